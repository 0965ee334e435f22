import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { conversation, message, rateCard } from '#db/schema/conversation';
import type { BuiltStatement } from '#db/write-batch';
import type { CardContext } from './check-rate-card.server';
import { takenStatements } from './take-rate-card.server';

type Cards = {
	agencyNo: number;
	hotelNo: number;
	/** Their prices held when they were read; those of another agency or hotel are left out. */
	cardIds: readonly string[];
	/** The lead whose rooms they become. */
	leadNo: number | SQL<number>;
};

/**
 * Statements for the transaction in which rooms of a hotel's cards become rooms of a lead: each card is marked as taken and told in its
 * conversation, once, and a conversation about no lead yet is about this one from then on. One round trip, none without a card. The batch
 * fails on `audit.subject_id` when another user takes a card, or the hotel withdraws it, at the same moment. Throws DomainError 'forbidden', 'unavailable'.
 */
export async function cardsOfLead(
	ctx: CardContext,
	{ agencyNo, hotelNo, cardIds, leadNo }: Cards,
): Promise<{ statements: BuiltStatement[]; conversationIds: string[] }> {
	const { db } = ctx;
	if (cardIds.length === 0) return { statements: [], conversationIds: [] };
	const cards = await db
		.select({ card: rateCard, conversation: { no: conversation.no, id: conversation.id } })
		.from(rateCard)
		.innerJoin(message, eq(message.no, rateCard.messageNo))
		.innerJoin(conversation, eq(conversation.no, message.conversationNo))
		.where(
			and(
				inArray(rateCard.id, [...new Set(cardIds)]),
				eq(conversation.agencyNo, agencyNo),
				eq(conversation.hotelNo, hotelNo),
			),
		)
		.execute();
	const conversations = new Map(cards.map((each) => [each.conversation.no, each.conversation.id]));
	return {
		statements: [
			...[...Map.groupBy(cards, ({ card }) => card.messageNo).values()].flatMap((ofMessage) =>
				takenStatements(ctx, {
					conversation: ofMessage[0]?.conversation ?? { no: -1, id: '' },
					cards: ofMessage.map(({ card }) => card),
				}),
			),
			...[...conversations.keys()].map((no) =>
				db
					.update(conversation)
					.set({ leadNo })
					.where(and(eq(conversation.no, no), isNull(conversation.leadNo))),
			),
		],
		conversationIds: [...conversations.values()],
	};
}
