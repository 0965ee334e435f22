import { DomainError } from '~/platform/errors';
import { requireActor, requireAgency } from '../access/require-actor';
import type { Actor } from '../user/actor';

/**
 * Which leads an actor reaches; every query of leads begins with one. `all`: an admin, or a schedule; `agency`: the leads of one
 * agency; `operator`: those of his own properties (LEAD-21); `brand`: visitors' leads of a brand, which no agency has.
 */
export type LeadScope =
	| { reach: 'all' }
	| { reach: 'agency'; agencyNo: number }
	| { reach: 'operator'; operatorNo: number }
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
