import { asc, isNull } from 'drizzle-orm';
import { travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { requireActor } from '../access/require-actor';
import { mayActForTeams } from '../team/team-brand';

/** All agencies by name (AGENCY-16), for admins; brands' own teams for those who may act for them. Throws DomainError 'forbidden', 'unavailable'. */
export async function listAgencies(ctx: Pick<RequestContext, 'db' | 'actor'>): Promise<{ id: string; name: string }[]> {
	const actor = requireActor(ctx, 'admin');
	return ctx.db
		.select({ id: travelAgency.id, name: travelAgency.name })
		.from(travelAgency)
		.where(mayActForTeams(actor) ? undefined : isNull(travelAgency.teamBrandKey))
		.orderBy(asc(travelAgency.name), asc(travelAgency.no));
}
