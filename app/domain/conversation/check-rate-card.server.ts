import { and, eq } from 'drizzle-orm';
import { message, rateCard } from '#db/schema/conversation';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import type { PaymentProfile } from '../brand/brand-profile';
import { choosePaymentProfile } from '../brand/choose-payment-profile';
import { plainDate } from '../date/plain-date';
import type { Money } from '../money/money';
import { offerAccessOf } from '../offer/offer-access';
import { isPriced, type PricedOffer } from '../offer/priced-offer';
import { type Quote, type QuoteRequest, quoteOffers } from '../offer/quote-offers.server';
import { requireParticipant } from './conversation-scope';
import { type ConversationRecord, findConversation } from './find-conversation.server';

export type CardContext = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'language' | 'today' | 'origin'>;

type Check = {
	ctx: CardContext;
	conversationId: string;
	messageId: string;
	/** What is to be had beside it, whose stock it shares. */
	beside?: readonly QuoteRequest[];
};

export type CheckedCard =
	/** The offer as it holds now, in the agency's currency and by the way of paying that is the agency's. */
	| {
			outcome: 'holds';
			conversation: ConversationRecord;
			card: typeof rateCard.$inferSelect;
			offer: PricedOffer;
			paymentProfile: PaymentProfile;
	  }
	/** What holds now in the hotel's currency; null when the room is not to be had, for that reason. */
	| { outcome: 'differs'; holds: Money | null; reason: Quote['reason'] }
	| { outcome: 'expired' };

/**
 * Works a rate that a hotel has posted out anew, as it is worked out for any rate: whether the card still holds, the room is free, and the
 * price is what it says. A price of the hotel's own is not compared: it is the hotel's word until it expires, on the terms of its rate.
 * For the agency's people. Throws DomainError 'forbidden', 'not-found', 'unavailable'.
 */
export async function checkRateCard({ ctx, conversationId, messageId, beside = [] }: Check): Promise<CheckedCard> {
	const { party, scope } = requireParticipant(ctx);
	if (party !== 'travelAgency') throw new DomainError('forbidden', 'Only agencies take rates');
	const { db, now, today } = ctx;
	const conversation = await findConversation(db, scope, conversationId);
	const [row] = await db
		.select({ card: rateCard })
		.from(rateCard)
		.innerJoin(message, eq(message.no, rateCard.messageNo))
		.where(and(eq(message.id, messageId), eq(message.conversationNo, conversation.no)))
		.execute();
	if (!row) throw new DomainError('not-found', `No rate ${messageId}`);
	const { card } = row;
	if (card.validUntil <= now || card.checkIn < today) return { outcome: 'expired' };
	const paymentProfile = choosePaymentProfile(ctx, card.paymentProfile);
	const { totalMinor, commissionPercent } = card;
	const quotes = await quoteOffers({
		ctx: { db, today, now, access: { ...offerAccessOf(ctx, true), isCommissionVisible: true } },
		requests: [
			...beside,
			{
				roomId: card.roomId,
				// Without a rate there are no terms, so the card cannot be taken.
				planId: card.planId ?? '',
				checkIn: plainDate(card.checkIn),
				checkOut: plainDate(card.checkOut),
				adults: card.adults,
				children: card.children,
				childrenAges: card.childrenAges,
				paymentProfile,
				// Given for one way of paying, and for no other.
				given:
					card.isNegotiated && card.paymentProfile === paymentProfile ? { totalMinor, commissionPercent } : undefined,
			},
		],
	});
	const { offer = null, reason = null } = quotes.at(-1) ?? {};
	const holds = offer?.localPrice?.total ?? null;
	if (!offer || !isPriced(offer) || holds?.minor !== totalMinor || holds.currency !== card.currency)
		return { outcome: 'differs', holds, reason };
	return { outcome: 'holds', conversation, card, offer, paymentProfile };
}
