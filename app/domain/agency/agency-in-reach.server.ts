import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { unsafeLoadActorAgency } from '../session/load-actor.server';
import type { Actor, ActorAgency } from '../user/actor';

/**
 * The actor of a verb about an agency that he names: of his own he is as he is, an admin of any acts for it (AGENCY-15). Throws
 * DomainError 'forbidden' when no user is signed in, 'not-found' for every agency that is not in his reach, 'unavailable'.
 */
export async function agencyInReach(
	ctx: Pick<RequestContext, 'db' | 'actor' | 'settings'>,
	id: string,
): Promise<Actor & { agency: ActorAgency }> {
	const actor = requireActor(ctx, 'signedIn');
	if (actor.agency?.id === id) return { ...actor, agency: actor.agency };
	const agency =
		actor.role === 'admin'
			? await unsafeLoadActorAgency(ctx.db, { id, pictureBaseUrl: ctx.settings.PICTURE_BASE_URL })
			: null;
	// A team has nothing that an agency edits.
	if (!agency || agency.teamBrandKey !== null) throw new DomainError('not-found', `No agency ${id} in reach`);
	return { ...actor, agency, isActing: true };
}
