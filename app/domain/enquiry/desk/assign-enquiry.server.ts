import { and, eq, or, sql } from 'drizzle-orm';
import { enquiry } from '#db/schema/enquiry';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { auditedWrite } from '../../administration/audited-write.server';
import { leadActor } from '../../lead/agent-lead-context';
import { isOperatorOf } from './enquiry-scope.server';
import { ANSWERS_ENQUIRIES } from './team-people.server';

/**
 * Gives an enquiry to a person of the team or of an operator of its properties, or to no one (ENQUIRY-5, ENQUIRY-12), as long as `seen` still has it. Throws DomainError 'forbidden', 'not-found' (`to` is none of them), 'conflict' (`changed-meanwhile`), 'unavailable'.
 */
export async function assignEnquiry({
	ctx,
	id,
	to,
	seen,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now'>;
	id: string;
	/** Public ids; null: no one. */
	to: string | null;
	seen: string | null;
}): Promise<void> {
	const actor = leadActor(requireActor(ctx, 'enquiries'));
	const { db } = ctx;
	const [person] =
		to === null
			? [null]
			: await db
					.select({ no: user.no })
					.from(user)
					.where(
						and(eq(user.id, to), or(ANSWERS_ENQUIRIES, isOperatorOf(sql`(select no from enquiry where id = ${id})`))),
					);
	if (person === undefined) throw new DomainError('not-found', `${to} answers no enquiries`);
	const seenNo = seen === null ? sql`null` : sql`(select no from user where id = ${seen})`;
	const isSeen = and(
		eq(enquiry.id, id),
		sql`${enquiry.userNo} is ${seenNo}`,
		sql`${enquiry.userNo} is not ${person?.no ?? null}`,
	);
	await auditedWrite({
		...{ ctx, actor, action: 'enquiry.assigned', detail: { to } },
		subject: sql`select ${enquiry.id} from ${enquiry} where ${isSeen}`,
		statements: [
			db
				.update(enquiry)
				.set({ userNo: person?.no ?? null })
				.where(eq(enquiry.id, id)),
		],
	});
}
