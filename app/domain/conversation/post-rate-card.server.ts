import { eq, sql } from 'drizzle-orm';
import { type CardTerms, rateCard } from '#db/schema/conversation';
import { travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { choosePaymentProfile } from '../brand/choose-payment-profile';
import { knownBrands } from '../brand/known-brands';
import type { PlainDate } from '../date/plain-date';
import { type FieldErrors, fieldErrorsFrom } from '../form/field-error';
import { hotelToday } from '../offer/hotel-today';
import { offerCancellation, offerPayments } from '../offer/offer-schedules';
import { isPriced, type PricedOffer } from '../offer/priced-offer';
import { type Quote, quoteOffers } from '../offer/quote-offers.server';
import { requireParticipant } from './conversation-scope';
import { findConversation } from './find-conversation.server';
import { rateCardSchema } from './rate-card-schema';
import { rateChoices } from './rate-choices.server';
import { appendMessage, newMessageId, type SentMessage } from './send-message.server';
import { cardToWithdraw, withdrawStatements } from './withdraw-rate-card.server';

type Post = {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'language' | 'today'>;
	conversationId: string;
	input: unknown;
	clientKey: string;
};

/** Why a room cannot stand on a card. */
export type CardFault = 'tooMany' | 'soldOut' | 'notSold' | 'notForThem';

export type PostedRate =
	| { outcome: 'stored'; sent: SentMessage }
	/** By field; those of a room as `rooms.0.adults`. `faults` are what its rate says of it. */
	| { outcome: 'invalid'; errors: FieldErrors; faults: Record<string, CardFault> };

/** The longest that a card holds. */
const LONGEST_MS = 60 * 86_400_000;

/**
 * Posts rates of the hotel for the rooms of one stay: what its rates cost this agency, worked out by the offers engine, or prices that the
 * hotel gives to this client on the terms of those rates, with who said it and until when. Either way the rooms have to be free
 * together, and the agency has to be one that may have the rates. A card that it replaces is withdrawn with it. For the hotel's
 * people. Throws DomainError 'forbidden', 'not-found', 'too-many-requests', 'unavailable'.
 */
export async function postRateCard({ ctx, conversationId, input, clientKey }: Post): Promise<PostedRate> {
	const { scope } = requireParticipant(ctx);
	const { db, now, today, language } = ctx;
	const choices = await rateChoices({ ctx, conversationId });
	const conversation = await findConversation(db, scope, conversationId);
	const read = rateCardSchema.safeParse(input);
	if (!read.success) return refused(errorsOf(read.error.issues));
	const card = read.data;
	if (card.checkIn < today) return refused({ checkIn: { key: 'past' } });
	if (card.validUntil <= now || card.validUntil > now + LONGEST_MS) return refused({ validUntil: { key: 'invalid' } });
	const named = card.rooms.map((room, at) => ({
		...{ ...room, at },
		room: choices.rooms.find(({ id }) => id === room.roomId),
		plan: choices.plans.find(({ id }) => id === room.planId),
	}));
	for (const { at, room, plan } of named)
		if (!room || !plan) return refused({ [`rooms.${at}.${room ? 'planId' : 'roomId'}`]: { key: 'invalid' } });

	const agencyBrand = knownBrands().of(conversation.brandKey);
	const paymentProfile = choosePaymentProfile({ brand: agencyBrand, origin: conversation.origin }, card.paymentProfile);
	const { checkIn, checkOut } = card;
	const quotes = await quoteOffers({
		ctx: { db, today, now, access: { ...(await accessOfAgency(ctx, conversation.agencyNo)), language } },
		requests: card.rooms.map(({ ownTotalMinor, commissionPercent, ...room }) => ({
			...{ ...room, checkIn, checkOut, paymentProfile, children: room.childrenAges.length },
			given: ownTotalMinor === null ? undefined : { totalMinor: ownTotalMinor, commissionPercent },
		})),
	});
	const faults = Object.fromEntries(quotes.flatMap((quote, at) => faultOf(quote, at)));
	if (Object.keys(faults).length > 0) return { outcome: 'invalid', errors: {}, faults };

	const replaced =
		card.replaces === null
			? null
			: await cardToWithdraw(db, { conversationNo: conversation.no, messageId: card.replaces });
	const id = newMessageId();
	const there = hotelToday(ctx, conversation.hotel.timeZone);
	const isUnderWay = there > checkIn;
	const sent = await appendMessage(
		{ ctx, conversation, message: { id, kind: 'rateCard', body: card.text.trim() }, clientKey },
		(messageNo) => [
			...named.flatMap(({ at, room, plan, roomId, planId, adults, childrenAges, ownTotalMinor }) => {
				const offer = quotes[at]?.offer;
				if (!offer || !isPriced(offer)) return [];
				const { localPrice, price, exchange, commissionPercent } = offer;
				return db.insert(rateCard).values({
					...{ messageNo, position: at, id: cardIdOf(id, at), roomId, planId, checkIn, checkOut, paymentProfile },
					...{ adults, childrenAges, children: childrenAges.length, commissionPercent },
					...{ validUntil: card.validUntil, currency: choices.currency, isNegotiated: ownTotalMinor !== null },
					roomName: room?.name ?? '',
					rateName: plan?.name ?? '',
					totalMinor: localPrice.total.minor,
					terms: termsOf(offer, { today: isUnderWay ? checkIn : there, checkIn }),
					agencyPrice: exchange
						? { totalMinor: price.total.minor, currency: price.total.currency, asOf: exchange.asOf }
						: null,
				});
			}),
			...(replaced ? withdrawStatements(ctx, conversation, replaced) : []),
		],
	);
	return { outcome: 'stored', sent };
}

function refused(errors: FieldErrors): PostedRate {
	return { outcome: 'invalid', errors, faults: {} };
}

/** Errors of a room stand at its own field. */
function errorsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldErrors {
	return fieldErrorsFrom(
		issues.map(({ path, message }) => ({
			message,
			path: path[0] === 'rooms' && path.length > 1 ? [path.join('.')] : path,
		})),
	);
}

/** The field at which a room says why it cannot stand on a card. */
function faultOf({ offer, reason }: Quote, at: number): [string, CardFault][] {
	if (offer && isPriced(offer)) return [];
	if (reason === 'invalid-occupancy') return [[`rooms.${at}.adults`, 'tooMany']];
	if (reason === 'sold-out') return [[`rooms.${at}.roomId`, 'soldOut']];
	return [[`rooms.${at}.planId`, reason === 'gone' || reason === 'no-rate-for-profile' ? 'notForThem' : 'notSold']];
}

/** What selections and rooms of leads name: a card of one room is its message. */
function cardIdOf(messageId: string, at: number): string {
	return at === 0 ? messageId : `${messageId}.${at + 1}`;
}

/** Payments and fees in the hotel's currency, as they are on the day of posting. */
function termsOf(offer: PricedOffer, days: { today: PlainDate; checkIn: PlainDate }): CardTerms {
	const booking = { ...days, totalMinor: offer.localPrice.total.minor };
	return {
		payments: offerPayments(offer.paymentPolicy, booking).map(({ kind, dueDate, ratio, minor }) => ({
			...{ kind, dueDate, minor },
			percent: Number((ratio * 100).toFixed(4)),
		})),
		cancellation: offerCancellation(offer.cancellationPolicy, booking),
	};
}

/** What the agency of a conversation is told of prices: a hotel quotes it the rates that are hers. Throws DomainError 'not-found'. */
async function accessOfAgency({ db }: Post['ctx'], agencyNo: number) {
	const [agency] = await db
		.select({
			billableCurrency: travelAgency.billableCurrency,
			programNos: sql<string>`(select json_group_array(program_no) from (select program_no from program_membership
					where agency_no = ${travelAgency.no} and status = 'confirmed' order by program_no))`,
		})
		.from(travelAgency)
		.where(eq(travelAgency.no, agencyNo))
		.execute();
	if (!agency) throw new DomainError('not-found', 'No agency');
	return {
		programNos: JSON.parse(agency.programNos) as number[],
		billableCurrency: agency.billableCurrency ?? ('EUR' as const),
		includesDemos: true,
		isCommissionVisible: true,
	};
}
