import { and, eq } from 'drizzle-orm';
import type { Database } from '#db/client';
import { conversation, message, rateCard } from '#db/schema/conversation';
import type { CardRoom } from '../lead/hotel/rooms-draft';

/**
 * The room of a card that a hotel has posted to an agency, for a lead in that hotel. `expired`: it does not hold any more;
 * `profile`: it is given for another way of paying than the lead's. Null: there is no such card, or it names no rate. Throws DomainError
 * 'unavailable'.
 */
export async function cardRoom(
	{ db, now }: { db: Database; now: number },
	of: { agencyNo: number; hotelNo: number; paymentProfile: string },
	cardId: string,
): Promise<CardRoom | 'expired' | 'profile' | null> {
	const [row] = await db
		.select({ card: rateCard })
		.from(rateCard)
		.innerJoin(message, eq(message.no, rateCard.messageNo))
		.innerJoin(conversation, eq(conversation.no, message.conversationNo))
		.where(and(eq(message.id, cardId), eq(conversation.agencyNo, of.agencyNo), eq(conversation.hotelNo, of.hotelNo)))
		.execute();
	if (!row?.card.planId) return null;
	const { roomId, planId, adults, childrenAges, checkIn, checkOut, validUntil, isNegotiated, paymentProfile } =
		row.card;
	if (validUntil <= now) return 'expired';
	if (isNegotiated && paymentProfile !== of.paymentProfile) return 'profile';
	return { roomId, planId, adults, childrenAges, checkIn, checkOut, cardId };
}
