import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#db/client';
import { conversation, message, rateCard } from '#db/schema/conversation';
import type { GivenPrice } from '../offer/offer';
import { type CardTerms, givenPriceFor } from './given-price';

type Input = CardTerms & { cardId: string | null };

/** `void`: the card that a room names does not hold for it, and is not replaced by the rate behind it. */
export type CardPrice = GivenPrice | 'void' | null;

/**
 * For each room the price that a hotel has given this agency on the card it names, as long as that holds and is for this very room, rate,
 * stay and party. Null where no card is named, and for a card that says no more than what its rate costs. A card is for one
 * room: naming it again has no effect. No round trip when no card is named. Throws DomainError 'unavailable'.
 */
export async function givenPrices(
	{ db, now }: { db: Database; now: number },
	agencyNo: number,
	rooms: readonly Input[],
): Promise<CardPrice[]> {
	const ids = [...new Set(rooms.flatMap(({ cardId }) => cardId ?? []))];
	if (ids.length === 0) return rooms.map(() => null);
	const cards = await db
		.select({ card: rateCard })
		.from(rateCard)
		.innerJoin(message, eq(message.no, rateCard.messageNo))
		.innerJoin(conversation, eq(conversation.no, message.conversationNo))
		.where(and(inArray(rateCard.id, ids), eq(conversation.agencyNo, agencyNo)))
		.execute();
	const left = new Map(cards.map(({ card }) => [card.id, card]));
	return rooms.map(({ cardId, ...room }) => {
		if (cardId === null) return null;
		const card = left.get(cardId);
		if (card && !card.isNegotiated) return null;
		const given = card && card.withdrawnAt === null && card.validUntil > now ? givenPriceFor(card, room) : null;
		if (given) left.delete(cardId);
		return given ?? 'void';
	});
}

/** The price for a quote; the caller handles a card that is no longer valid. */
export function priceOf(card: CardPrice | undefined): GivenPrice | undefined {
	return card === 'void' || card === null ? undefined : card;
}
