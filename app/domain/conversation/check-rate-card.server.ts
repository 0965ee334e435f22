import { and, asc, eq } from 'drizzle-orm';
import { message, rateCard } from '#db/schema/conversation';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import type { PaymentProfile } from '../brand/brand-profile';
import { choosePaymentProfile } from '../brand/choose-payment-profile';
import { plainDate } from '../date/plain-date';
import type { Money } from '../money/money';
import { offerAccessOf } from '../offer/offer-access';
import { isPriced, type PricedOffer } from '../offer/priced-offer';
import { type Quote, quoteOffers } from '../offer/quote-offers.server';
import { isOfTeam } from '../team/team-brand';
import { requireParticipant } from './conversation-scope';
import { type ConversationRecord, findConversation } from './find-conversation.server';

export type CardContext = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'language' | 'today' | 'origin'>;

type Check = {
	ctx: CardContext;
	conversationId: string;
	messageId: string;
};

/** A room of a card, and the offer as it holds now, in the agency's currency. */
export type CheckedRoom = { card: typeof rateCard.$inferSelect; offer: PricedOffer };

export type CheckedCard =
	/** By the way of paying that is the agency's. */
	| {
			outcome: 'holds';
			conversation: ConversationRecord;
			rooms: CheckedRoom[];
			paymentProfile: PaymentProfile;
	  }
	/** What all rooms cost now in the hotel's currency; null when one of them is not to be had, for that reason. */
	| { outcome: 'differs'; holds: Money | null; reason: Quote['reason'] }
	| { outcome: 'expired' }
	| { outcome: 'withdrawn' };

/**
 * Works a card that a hotel has posted out anew, as any rate is worked out: whether it still holds, its rooms are free together, and their
 * prices are what it says. A price of the hotel's own is not compared: it is the hotel's word until it expires, on the terms of its rate.
 * For the agency's people. Throws DomainError 'forbidden', 'not-found', 'unavailable'.
 */
export async function checkRateCard({ ctx, conversationId, messageId }: Check): Promise<CheckedCard> {
	const { party, scope } = requireParticipant(ctx);
	if (party !== 'travelAgency') throw new DomainError('forbidden', 'Only agencies take rates');
	const { db, now, today } = ctx;
	const conversation = await findConversation(db, scope, conversationId);
	const cards = (
		await db
			.select({ card: rateCard })
			.from(rateCard)
			.innerJoin(message, eq(message.no, rateCard.messageNo))
			.where(and(eq(message.id, messageId), eq(message.conversationNo, conversation.no)))
			.orderBy(asc(rateCard.position))
			.execute()
	).map(({ card }) => card);
	const [first] = cards;
	if (!first) throw new DomainError('not-found', `No rate ${messageId}`);
	if (first.withdrawnAt !== null) return { outcome: 'withdrawn' };
	if (first.validUntil <= now || first.checkIn < today) return { outcome: 'expired' };
	const paymentProfile = choosePaymentProfile(ctx, first.paymentProfile);
	const quotes = await quoteOffers({
		ctx: { db, today, now, access: { ...offerAccessOf(ctx, true), isCommissionVisible: !isOfTeam(ctx) } },
		requests: cards.map((card) => ({
			roomId: card.roomId,
			// Without a rate there are no terms, so the card cannot be taken.
			planId: card.planId ?? '',
			checkIn: plainDate(card.checkIn),
			checkOut: plainDate(card.checkOut),
			...{ adults: card.adults, children: card.children, childrenAges: card.childrenAges, paymentProfile },
			// Given for one way of paying, and for no other.
			given:
				card.isNegotiated && card.paymentProfile === paymentProfile
					? { totalMinor: card.totalMinor, commissionPercent: card.commissionPercent }
					: undefined,
		})),
	});
	const rooms = cards.flatMap((card, at) => {
		const offer = quotes[at]?.offer;
		return offer && isPriced(offer) ? [{ card, offer }] : [];
	});
	if (rooms.length < cards.length) {
		const reason = quotes.find(({ offer }) => !offer)?.reason ?? null;
		return { outcome: 'differs', holds: null, reason };
	}
	const isAsPosted = rooms.every(
		({ card, offer }) =>
			offer.localPrice.total.minor === card.totalMinor && offer.localPrice.total.currency === card.currency,
	);
	if (isAsPosted) return { outcome: 'holds', conversation, rooms, paymentProfile };
	const minor = rooms.reduce((sum, { offer }) => sum + offer.localPrice.total.minor, 0);
	return { outcome: 'differs', holds: { minor, currency: first.currency }, reason: null };
}
