import { asc, isNull } from 'drizzle-orm';
import { travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { evaluateAccess } from '../access/access-groups';
import { requireActor } from '../access/require-actor';

/** All agencies by name (AGENCY-16), for admins; brands' own teams for those who may act for them. Throws DomainError 'forbidden', 'unavailable'. */
export async function listAgencies(ctx: Pick<RequestContext, 'db' | 'actor'>): Promise<{ id: string; name: string }[]> {
	const actor = requireActor(ctx, 'admin');
	const isOfTeam = evaluateAccess('enquiries', actor, { isLoginRequired: true }) === 'allowed';
	return ctx.db
		.select({ id: travelAgency.id, name: travelAgency.name })
		.from(travelAgency)
		.where(isOfTeam ? undefined : isNull(travelAgency.teamBrandKey))
		.orderBy(asc(travelAgency.name), asc(travelAgency.no));
}
