import { and, eq, isNull, sql } from 'drizzle-orm';
import { audit } from '#db/schema/audit';
import { rateCard } from '#db/schema/conversation';
import type { PaymentProfile } from '../brand/brand-profile';
import type { Money } from '../money/money';
import type { Offer } from '../offer/offer';
import type { Quote } from '../offer/quote-offers.server';
import { appendStatements } from './append-statements.server';
import { type CardContext, checkRateCard } from './check-rate-card.server';
import { requireParticipant } from './conversation-scope';
import { newMessageId } from './send-message.server';

export type Take = {
	ctx: CardContext;
	conversationId: string;
	messageId: string;
};

export type TakenCard =
	/** The offer as it goes into the selection of that hotel, period and way of paying. */
	| {
			outcome: 'taken';
			hotelId: string;
			roomName: string;
			offer: Offer;
			paymentProfile: PaymentProfile;
			/** The price is the hotel's own word. */
			isGiven: boolean;
	  }
	/** What holds now in the hotel's currency; null when the room is not to be had, for that reason. */
	| { outcome: 'differs'; holds: Money | null; reason: Quote['reason'] }
	| { outcome: 'expired' };

/**
 * A rate that the hotel has posted, for the agent's selection: it is checked like any rate (`checkRateCard`), and refused with what holds
 * now when it does not hold. A selection is the agent's own affair: the hotel is told when the room becomes one of a lead
 * (`cardsOfLead`). For the agency's people. Throws DomainError 'forbidden', 'not-found', 'unavailable'.
 */
export async function takeRateCard({ ctx, conversationId, messageId }: Take): Promise<TakenCard> {
	const checked = await checkRateCard({ ctx, conversationId, messageId });
	if (checked.outcome !== 'holds') return checked;
	const { conversation, card, offer, paymentProfile } = checked;
	return {
		outcome: 'taken',
		hotelId: conversation.hotel.id,
		roomName: card.roomName,
		offer: ctx.brand.isCommissionDisplayed ? offer : { ...offer, commissionPercent: null, commissionMinor: null },
		paymentProfile,
		isGiven: card.isNegotiated,
	};
}

type TakenOf = {
	conversation: { no: number; id: string };
	card: Pick<typeof rateCard.$inferSelect, 'messageNo' | 'takenAt' | 'isNegotiated'>;
};

/**
 * Statements that mark a card as taken and tell of it, for one transaction; nothing for one that was taken before. The batch fails on
 * `audit.subject_id` when another user has taken it since.
 */
export function takenStatements(ctx: CardContext, { conversation, card }: TakenOf, messageId: string) {
	if (card.takenAt !== null) return [];
	const { actor, party } = requireParticipant(ctx);
	const { db, now, brand } = ctx;
	const isFree = and(eq(rateCard.messageNo, card.messageNo), isNull(rateCard.takenAt));
	return [
		db.insert(audit).values({
			brandKey: brand.key,
			actor: actor.id,
			action: 'conversation.rate-taken',
			// Null, and so refused, when a colleague was faster.
			subjectId: sql`(select ${messageId} from ${rateCard} where ${isFree})`,
			detail: {
				role: actor.role,
				conversation: conversation.id,
				isNegotiated: card.isNegotiated,
				...(actor.isActing && actor.agency ? { forAgency: actor.agency.id } : {}),
			},
			createdAt: now,
		}),
		db.update(rateCard).set({ takenAt: now, takenBy: actor.id }).where(isFree),
		...appendStatements(db, {
			conversationNo: conversation.no,
			author: { no: actor.no, party },
			// A key that no browser can have made.
			message: { id: newMessageId(), kind: 'event', event: 'rateTaken', body: '', clientKey: `taken:${messageId}` },
			now,
		}),
	];
}
