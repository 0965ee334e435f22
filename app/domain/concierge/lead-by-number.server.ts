import { and, eq } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import type { RequestContext } from '~/context';
import { leadScope } from '../lead/lead-scope';
import { leadScopeCondition } from '../lead/lead-scope-condition.server';
import { teamActor } from './team-job.server';

/** Public id of the lead with a booking number within the actor's reach; null for none. Throws DomainError 'forbidden', 'unavailable'. */
export async function leadByNumber(ctx: Pick<RequestContext, 'db' | 'actor'>, number: string): Promise<string | null> {
	teamActor(ctx);
	const [row] = await ctx.db
		.select({ id: lead.id })
		.from(lead)
		.where(and(eq(lead.bookingNumber, number.trim().toUpperCase()), leadScopeCondition(ctx.db, leadScope(ctx))));
	return row?.id ?? null;
}
