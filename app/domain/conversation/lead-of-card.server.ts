import { DomainError } from '~/platform/errors';
import type { AgentLeadContext } from '../lead/agent-lead-context';
import { saveHotelInterest } from '../lead/hotel/save-hotel-interest.server';
import { type CheckedCard, checkRateCard } from './check-rate-card.server';

type Question = { ctx: AgentLeadContext; conversationId: string; messageId: string };

export type LeadOfCard =
	/** The interest that the rooms became. */
	| { outcome: 'lead'; leadId: string }
	/** The brand asks for more of a client than the conversation knows. */
	| { outcome: 'needsClient' }
	| Exclude<CheckedCard, { outcome: 'holds' }>;

/**
 * Saves the rooms of a card as an interest of the conversation's client, for an option that is taken of it at once. Everything is worked out
 * anew. For the agency's people. Throws DomainError 'forbidden', 'not-found', 'too-many-requests', 'unavailable'.
 */
export async function leadOfCard({ ctx, conversationId, messageId }: Question): Promise<LeadOfCard> {
	const checked = await checkRateCard({ ctx, conversationId, messageId });
	if (checked.outcome !== 'holds') return checked;
	const { conversation, rooms, paymentProfile } = checked;
	const [first] = rooms;
	if (!first) throw new DomainError('not-found', 'A card without rooms');
	const { clientFirstName, clientLastName, tls, cc, amexTier, hotel } = conversation;
	const saved = await saveHotelInterest({
		ctx,
		hotelId: hotel.id,
		input: {
			...{ firstName: clientFirstName, lastName: clientLastName, tls: tls ?? '', cc: cc ?? '' },
			...(amexTier ? { cardMemberTier: amexTier } : {}),
			...{ checkIn: first.card.checkIn, checkOut: first.card.checkOut, paymentProfile },
			rooms: rooms.map(({ card, offer }) => ({
				...{ roomId: card.roomId, planId: card.planId, adults: card.adults, childrenAges: card.childrenAges },
				bedConfiguration: offer.requestableBedConfigurations[0] ?? null,
				cardId: card.id,
			})),
		},
		expected: { roomTotalsMinor: rooms.map(({ offer }) => offer.price.total.minor) },
		clientKey: null,
		onOtherBody: 'create',
	});
	if (saved.outcome === 'stored') return { outcome: 'lead', leadId: saved.id };
	if (saved.outcome === 'invalid') return { outcome: 'needsClient' };
	return { outcome: 'differs', holds: null, reason: null };
}
