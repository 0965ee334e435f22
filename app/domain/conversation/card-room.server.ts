import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#db/client';
import { conversation, message, rateCard } from '#db/schema/conversation';
import type { CardRoom } from '../lead/hotel/answered-rooms';

/** A card's rooms, or why it cannot be put into a lead. */
export type CardRooms = CardRoom[] | 'expired' | 'withdrawn' | 'profile' | null;

/**
 * The rooms of a card that a hotel has posted to an agency, by its message, for a lead in that hotel. `expired`: it does not hold any more;
 * `withdrawn`: the hotel has taken it back; `profile`: it is given for another way of paying than the lead's. Null: there is no such
 * card, or it names no rate. Throws DomainError 'unavailable'.
 */
export async function cardRooms(
	{ db, now }: { db: Database; now: number },
	of: { agencyNo: number; hotelNo: number; paymentProfile: string },
	messageId: string,
): Promise<CardRooms> {
	const rows = await db
		.select({ card: rateCard })
		.from(rateCard)
		.innerJoin(message, eq(message.no, rateCard.messageNo))
		.innerJoin(conversation, eq(conversation.no, message.conversationNo))
		.where(and(eq(message.id, messageId), eq(conversation.agencyNo, of.agencyNo), eq(conversation.hotelNo, of.hotelNo)))
		.orderBy(asc(rateCard.position))
		.execute();
	const rooms: CardRoom[] = [];
	for (const { card } of rows) {
		if (!card.planId) return null;
		if (card.withdrawnAt !== null) return 'withdrawn';
		if (card.validUntil <= now) return 'expired';
		if (card.isNegotiated && card.paymentProfile !== of.paymentProfile) return 'profile';
		const { roomId, planId, adults, childrenAges, checkIn, checkOut } = card;
		rooms.push({ roomId, planId, adults, childrenAges, checkIn, checkOut, cardId: card.id });
	}
	return rooms.length > 0 ? rooms : null;
}
