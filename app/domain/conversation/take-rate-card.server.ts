import { and, eq, isNull, sql } from 'drizzle-orm';
import { audit } from '#db/schema/audit';
import { rateCard } from '#db/schema/conversation';
import type { BuiltStatement } from '#db/write-batch';
import type { PaymentProfile } from '../brand/brand-profile';
import type { Offer } from '../offer/offer';
import { appendStatements } from './append-statements.server';
import { type CardContext, type CheckedCard, checkRateCard } from './check-rate-card.server';
import { requireParticipant } from './conversation-scope';
import { newMessageId } from './send-message.server';

export type Take = {
	ctx: CardContext;
	conversationId: string;
	messageId: string;
};

export type TakenCard =
	/** The offers as they go into the selection of that hotel, period and way of paying. */
	| {
			outcome: 'taken';
			hotelId: string;
			rooms: {
				cardId: string;
				roomName: string;
				offer: Offer;
				/** The price is the hotel's own word. */
				isGiven: boolean;
			}[];
			paymentProfile: PaymentProfile;
	  }
	| Exclude<CheckedCard, { outcome: 'holds' }>;

/**
 * A rate that the hotel has posted, for the agent's selection: it is checked like any rate (`checkRateCard`), and refused with what holds
 * now when it does not hold. A selection is the agent's own affair: the hotel is told when the room becomes one of a lead
 * (`cardsOfLead`). For the agency's people. Throws DomainError 'forbidden', 'not-found', 'unavailable'.
 */
export async function takeRateCard({ ctx, conversationId, messageId }: Take): Promise<TakenCard> {
	const checked = await checkRateCard({ ctx, conversationId, messageId });
	if (checked.outcome !== 'holds') return checked;
	const { conversation, rooms, paymentProfile } = checked;
	return {
		outcome: 'taken',
		hotelId: conversation.hotel.id,
		rooms: rooms.map(({ card, offer }) => ({
			cardId: card.id,
			roomName: card.roomName,
			offer: ctx.brand.isCommissionDisplayed ? offer : { ...offer, commissionPercent: null, commissionMinor: null },
			isGiven: card.isNegotiated,
		})),
		paymentProfile,
	};
}

type TakenOf = {
	conversation: { no: number; id: string };
	/** Rooms of one card. */
	cards: readonly Pick<typeof rateCard.$inferSelect, 'no' | 'id' | 'takenAt' | 'isNegotiated'>[];
};

/**
 * Statements that mark rooms of a card as taken and tell of it once, for one transaction; nothing for those that were taken before. The
 * batch fails on `audit.subject_id` when another user has taken one since, or the hotel has withdrawn it.
 */
export function takenStatements(ctx: CardContext, { conversation, cards }: TakenOf): BuiltStatement[] {
	const [first] = cards.filter(({ takenAt }) => takenAt === null);
	if (!first) return [];
	const { actor, party } = requireParticipant(ctx);
	const { db, now, brand } = ctx;
	return [
		...cards
			.filter(({ takenAt }) => takenAt === null)
			.flatMap((card) => {
				const isFree = and(eq(rateCard.no, card.no), isNull(rateCard.takenAt), isNull(rateCard.withdrawnAt));
				return [
					db.insert(audit).values({
						brandKey: brand.key,
						actor: actor.id,
						action: 'conversation.rate-taken',
						// Null, and so refused, when a colleague was faster.
						subjectId: sql`(select ${rateCard.id} from ${rateCard} where ${isFree})`,
						detail: {
							role: actor.role,
							conversation: conversation.id,
							isNegotiated: card.isNegotiated,
							...(actor.isActing && actor.agency ? { forAgency: actor.agency.id } : {}),
						},
						createdAt: now,
					}),
					db.update(rateCard).set({ takenAt: now, takenBy: actor.id }).where(isFree),
				];
			}),
		...appendStatements(db, {
			conversationNo: conversation.no,
			author: { no: actor.no, party },
			// A key that no browser can have made.
			message: { id: newMessageId(), kind: 'event', event: 'rateTaken', body: '', clientKey: `taken:${first.id}` },
			now,
		}),
	];
}
