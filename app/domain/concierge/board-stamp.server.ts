import { and, count, eq, gte, inArray, lte, max } from 'drizzle-orm';
import { conciergeJob, conciergeLink } from '#db/schema/concierge';
import { lead } from '#db/schema/lead';
import type { RequestContext } from '~/context';
import { leadScope } from '../lead/lead-scope';
import { leadScopeCondition } from '../lead/lead-scope-condition.server';
import { boardWindow } from './list-jobs.server';
import { teamActor } from './team-job.server';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'today'>;

/**
 * Changes with every move of a job that the actor's board shows, and when a supplier first opens its link (CONCIERGE-10). An open board compares it with
 * what it has read. Throws DomainError 'forbidden', 'unavailable'.
 */
export async function readBoardStamp(ctx: Ctx): Promise<string> {
	teamActor(ctx);
	const [row] = await boardStampStatement(ctx);
	return [row?.jobs, row?.changedAt ?? 0, row?.openedAt ?? 0].join('.');
}

/** The query behind it; along the index of the days. */
export function boardStampStatement(ctx: Ctx) {
	const { from, until } = boardWindow(ctx.today);
	return (
		ctx.db
			.select({ jobs: count(), changedAt: max(conciergeJob.updatedAt), openedAt: max(conciergeLink.openedAt) })
			.from(conciergeJob)
			// The jobs of some days are few, the leads of an operator many: a cross join keeps the order.
			.crossJoin(lead)
			.leftJoin(
				conciergeLink,
				and(eq(conciergeLink.jobNo, conciergeJob.no), inArray(conciergeLink.state, ['open', 'answered'])),
			)
			.where(
				and(
					eq(lead.no, conciergeJob.leadNo),
					gte(conciergeJob.day, from),
					lte(conciergeJob.day, until),
					leadScopeCondition(ctx.db, leadScope(ctx)),
				),
			)
	);
}
