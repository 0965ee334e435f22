import { DomainError } from '~/platform/errors';
import { requireActor, requireAgency } from '../access/require-actor';
import type { Actor } from '../user/actor';
import { isHotelStaff } from '../user/is-hotel-staff';

/**
 * Which leads an actor reaches; every query of leads begins with one. `all`: an admin, or a schedule; `agency`: the leads of one
 * agency; `operator`: those of his own properties (LEAD-21); `hotel`: those of the rooms of one hotel; `brand`: visitors' leads of a
 * brand, which no agency has.
 */
export type LeadScope =
	| { reach: 'all' }
	| { reach: 'agency'; agencyNo: number }
	| { reach: 'operator'; operatorNo: number }
	| { reach: 'hotel'; hotelId: string }
	| { reach: 'brand'; brandKey: string };

/**
 * The leads that the actor reaches: an admin all, or those of the agency he acts for; an operator those of his properties; people of
 * a verified agency hers. Throws DomainError 'forbidden' for everybody else.
 */
export function leadScope(ctx: { actor: Actor | null }): LeadScope {
	const actor = requireActor(ctx, 'signedIn');
	if (actor.role === 'admin')
		return actor.isActing && actor.agency ? { reach: 'agency', agencyNo: actor.agency.no } : { reach: 'all' };
	if (actor.role === 'operator') {
		if (actor.operatorNo === null) throw new DomainError('forbidden', 'An operator without houses');
		return { reach: 'operator', operatorNo: actor.operatorNo };
	}
	return { reach: 'agency', agencyNo: requireAgency(ctx).agency.no };
}

/**
 * The leads that the actor answers: as `leadScope` for operators and admins, those of their hotel for its staff. Lists and pages of leads
 * are for the others: what an agency notes is not the hotel's. Throws DomainError 'forbidden' for everybody else.
 */
export function answeringScope(ctx: { actor: Actor | null }): LeadScope {
	const actor = requireActor(ctx, 'inbox');
	if (actor.role !== 'operator' && isHotelStaff(actor)) return { reach: 'hotel', hotelId: actor.hotelId };
	requireActor(ctx, 'operators');
	return leadScope(ctx);
}
