import { and, eq, sql } from 'drizzle-orm';
import { versionStatement } from '#db/derived/derive-statements';
import { stayReview } from '#db/schema/review';
import type { RequestContext } from '~/context';
import { auditedWrite } from '../administration/audited-write.server';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import { GUEST_ACTOR, openLeadTrip } from '../trip/open-trip.server';

type Ctx = Pick<RequestContext, 'db' | 'brand' | 'now' | 'today' | 'visitor' | 'settings'>;

/**
 * The lead guest takes the consent back (REVIEW-5): the answer leaves the property's page and loses name and country. Throws DomainError
 * 'not-found', 'forbidden' (the group's link), 'conflict' (`link-ended`; `changed-meanwhile`: it is not released), 'too-many-requests',
 * 'unavailable'.
 */
export async function withdrawReview({ ctx, token }: { ctx: Ctx; token: string }): Promise<void> {
	const { leadNo } = await openLeadTrip(ctx, token);
	const { db, now, visitor, settings } = ctx;
	const isReleased = and(eq(stayReview.leadNo, leadNo), eq(stayReview.state, 'released'));
	try {
		await auditedWrite({
			...{ ctx, actor: GUEST_ACTOR, action: 'review.withdrawn' },
			subject: sql`select ${stayReview.id} from ${stayReview} where ${isReleased}`,
			statements: [
				...rateStatements(db, visitor, settings.WRITES_PER_TEN_MINUTES, now),
				db
					.update(stayReview)
					.set({
						...{ mayPublish: false, firstName: null, country: null, state: 'internal' as const, updatedAt: now },
						version: sql`${stayReview.version} + 1`,
					})
					.where(isReleased),
				versionStatement(now, 'review'),
			],
		});
	} catch (error) {
		throw refuseTooMany(error, now);
	}
}
