import { and, eq, sql } from 'drizzle-orm';
import { versionStatement } from '#db/derived/derive-statements';
import { stayReview } from '#db/schema/review';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { auditedWrite } from '../administration/audited-write.server';
import { leadActor } from '../lead/agent-lead-context';
import { replySchema } from './review-schema';

type Decision = {
	id: string;
	/** As it was read. */
	version: number;
	/** `released`: unchanged on the property's page, with the reply if there is one; `internal`: not on it, or no longer. */
	state: 'released' | 'internal';
	reply: string;
};

/**
 * The team releases an answer as it was read, or keeps it internal (REVIEW-3). Throws DomainError 'forbidden', 'invalid' (`reply-length`), 'conflict'
 * (`changed-meanwhile`: also without the guest's consent, and for a hotel's rooms), 'unavailable'.
 */
export async function decideReview({
	ctx,
	decision: { id, version, state, reply },
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now'>;
	decision: Decision;
}): Promise<void> {
	const actor = leadActor(requireActor(ctx, 'enquiries'));
	const read = replySchema.safeParse({ reply });
	if (!read.success) throw new DomainError('invalid', 'The reply is too long', { reason: 'reply-length' });
	const { db, now } = ctx;
	const isRead = and(eq(stayReview.id, id), eq(stayReview.version, version));
	const mayBe =
		state === 'released' ? sql`${stayReview.mayPublish} and ${stayReview.propertyNo} is not null` : sql`true`;
	await auditedWrite({
		...{ ctx, actor, action: `review.${state}` },
		subject: sql`select ${stayReview.id} from ${stayReview} where ${and(isRead, mayBe)}`,
		detail: { version },
		statements: [
			db
				.update(stayReview)
				.set({
					...{ state, decidedBy: actor.id, decidedAt: now, version: sql`${stayReview.version} + 1` },
					// Kept for the next release.
					...(state === 'released' ? { reply: read.data.reply } : {}),
				})
				.where(isRead),
			// The pages of properties are cached until the next one.
			versionStatement(now, 'review'),
		],
	});
}
