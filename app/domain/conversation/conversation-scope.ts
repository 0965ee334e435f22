import type { CONVERSATION_PARTIES } from '#db/schema/enums';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor, requireAgency } from '../access/require-actor';
import type { BrandProfile } from '../brand/brand-profile';
import type { Actor } from '../user/actor';
import { isHotelStaff } from '../user/is-hotel-staff';

/** What a verb of conversations needs of its request. */
export type ConversationContext = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now'>;

export type Party = (typeof CONVERSATION_PARTIES)[number];

/**
 * Which conversations an actor reaches (AGENCY-25); every query of conversations begins with one. `all`: an admin; `agency`:
 * those of one agency (its agents, or an admin who acts for it); `member`: those of his agency that a lifestyle agent is a member of; `hotel`: those
 * of his hotel.
 */
export type ConversationScope =
	| { reach: 'all' }
	| { reach: 'agency'; agencyNo: number }
	| { reach: 'member'; agencyNo: number; userNo: number }
	| { reach: 'hotel'; hotelId: string };

/** A participant: the side they speak for, and what they reach. */
export type Participant = { actor: Actor; party: Party; scope: ConversationScope };

/** Whether people of a brand write to hotels at all: the consumer's do not (AGENCY-25). */
export function isChatOffered(brand: Pick<BrandProfile, 'isB2C'>): boolean {
	return !brand.isB2C;
}

/**
 * The actor as one who takes part in conversations. Throws DomainError 'forbidden' for visitors, for users of the consumer brand, and for everyone
 * who is neither of a verified agency nor of a hotel nor an admin.
 */
export function requireParticipant(ctx: Pick<ConversationContext, 'actor' | 'brand'>): Participant {
	const actor = requireActor(ctx, 'signedIn');
	// Hotel staff have the brand of the host, and answer agents there, not guests.
	if (!isChatOffered(ctx.brand) && !isHotelStaff(actor))
		throw new DomainError('forbidden', 'No conversations in this brand');
	if (actor.id === '') throw new DomainError('forbidden', 'A user without an id');
	if (actor.role === 'admin') {
		if (actor.isActing && actor.agency)
			return { actor, party: 'travelAgency', scope: { reach: 'agency', agencyNo: actor.agency.no } };
		return { actor, party: 'admin', scope: { reach: 'all' } };
	}
	if (isHotelStaff(actor)) return { actor, party: 'hotel', scope: { reach: 'hotel', hotelId: actor.hotelId } };
	const { agency } = requireAgency(ctx);
	// A lifestyle agent works apart from the agency's team.
	const scope: ConversationScope =
		actor.role === 'amex_lifestyleAgent'
			? { reach: 'member', agencyNo: agency.no, userNo: actor.no }
			: { reach: 'agency', agencyNo: agency.no };
	return { actor, party: 'travelAgency', scope };
}
