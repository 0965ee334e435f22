import { DomainError } from '~/platform/errors';
import type { Actor, ActorAgency } from '../user/actor';
import { type AccessGroup, evaluateAccess, type RoleGroup } from './access-groups';

/** The actor of a verb, if he is of the group. Throws DomainError 'forbidden' for every other actor, and for a visitor who is not signed in. */
export function requireActor(
	ctx: { actor: Actor | null },
	group: Exclude<AccessGroup, 'everybody' | 'brandLogin' | 'brandPartners'>,
): Actor {
	const { actor } = ctx;
	if (actor === null || evaluateAccess(group, actor, { isLoginRequired: true }) !== 'allowed')
		throw new DomainError('forbidden', `${actor?.role ?? 'a visitor'} is not of ${group}`);
	return actor;
}

/** The actor with the verified agency he belongs to or acts for. Throws DomainError 'forbidden' without one. */
export function requireAgency(
	ctx: { actor: Actor | null },
	group: RoleGroup = 'partners',
): Actor & { agency: ActorAgency } {
	const actor = requireActor(ctx, group);
	if (actor.agency?.verification !== 'verified') throw new DomainError('forbidden', 'No verified agency');
	return { ...actor, agency: actor.agency };
}
