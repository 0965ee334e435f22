import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '#db/client';
import { conversation, message, rateCard } from '#db/schema/conversation';
import type { GivenPrice } from '../offer/offer';
import { type CardTerms, givenPriceFor } from './given-price';

type Input = CardTerms & { cardId: string | null };

/**
 * For each room the price that a hotel has given this agency on the card it names, as long as that holds and is for this very room, rate,
 * stay and party; null where there is no such card. A card is for one room: naming it again has no effect. No round trip
 * when no card is named. Throws DomainError 'unavailable'.
 */
export async function givenPrices(
	{ db, now }: { db: Database; now: number },
	agencyNo: number,
	rooms: readonly Input[],
): Promise<(GivenPrice | null)[]> {
	const ids = [...new Set(rooms.flatMap(({ cardId }) => cardId ?? []))];
	if (ids.length === 0) return rooms.map(() => null);
	const cards = await db
		.select({ id: message.id, card: rateCard })
		.from(rateCard)
		.innerJoin(message, eq(message.no, rateCard.messageNo))
		.innerJoin(conversation, eq(conversation.no, message.conversationNo))
		.where(
			and(
				inArray(message.id, ids),
				eq(conversation.agencyNo, agencyNo),
				eq(rateCard.isNegotiated, true),
				gt(rateCard.validUntil, now),
			),
		)
		.execute();
	const left = new Map(cards.map(({ id, card }) => [id, card]));
	return rooms.map(({ cardId, ...room }) => {
		const card = cardId === null ? undefined : left.get(cardId);
		const given = card ? givenPriceFor(card, room) : null;
		if (given && cardId !== null) left.delete(cardId);
		return given;
	});
}
