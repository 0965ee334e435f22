import { asc } from 'drizzle-orm';
import { travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { requireActor } from '../access/require-actor';

/** All agencies by name (AGENCY-16), for admins. Throws DomainError 'forbidden', 'unavailable'. */
export async function listAgencies(ctx: Pick<RequestContext, 'db' | 'actor'>): Promise<{ id: string; name: string }[]> {
	requireActor(ctx, 'admin');
	return ctx.db
		.select({ id: travelAgency.id, name: travelAgency.name })
		.from(travelAgency)
		.orderBy(asc(travelAgency.name), asc(travelAgency.no));
}
