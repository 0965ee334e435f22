import { daysBetween, type PlainDate } from '../date/plain-date';
import { commissionMinor } from '../lead/commission';
import { type Money, money } from '../money/money';
import { bedConfigurations } from './bed-configurations';
import { sellablePlans } from './evaluate-plan';
import { exchange } from './exchange';
import { hotelToday, type ProductDay } from './hotel-today';
import type { ExchangeRates, GivenPrice, NoOfferReason, Offer, OfferExchange, OfferPrice, RoomRequest } from './offer';
import type { OfferAccess } from './offer-access';
import { offerCancellation, offerPayments } from './offer-schedules';
import { priceStay } from './price-stay';
import type { RatedRoom, RoomPlan } from './rate';
import { isOccupancyValid } from './sleeping';

/** What an offer depends on beside the room and the request. */
export type OfferTerms = {
	access: Pick<OfferAccess, 'billableCurrency' | 'isCommissionVisible'>;
	rates: ExchangeRates;
	/** On which it would be booked; the hotel's day follows from it. */
	day: ProductDay;
	/** The hotel's own price; payments, cancellation and everything else stay those of the plan. */
	given?: GivenPrice | undefined;
};

/** The offers of a room in the order of its plans, or why there are none. */
export function makeOffers(
	room: RatedRoom,
	request: RoomRequest,
	terms: OfferTerms,
): { offers: Offer[]; reason: NoOfferReason | null } {
	if (!isOccupancyValid(room.beds, request, room.agePolicy)) return { offers: [], reason: 'invalid-occupancy' };
	const { plans, reason } = sellablePlans(room);
	return { offers: plans.map((plan) => makeOffer(room, plan, request, terms)), reason };
}

/** One rate for one room and one party, whose plan sells the room in the period. */
export function makeOffer(
	room: RatedRoom,
	plan: RoomPlan,
	{ roomId: _, ...request }: RoomRequest,
	{ access, rates, day, given }: OfferTerms,
): Offer {
	const { checkIn, checkOut } = request;
	const nights = daysBetween(checkIn, checkOut);
	const priced =
		plan.isOnRequest || given
			? null
			: priceStay({
					period: { checkIn, checkOut },
					party: request,
					agePolicy: room.agePolicy,
					includedPax: room.includedPax,
					supplements: plan,
					seasons: plan.seasons,
				});
	const localMinor = given?.totalMinor ?? priced?.totalMinor ?? null;
	const local = localMinor === null ? null : money(localMinor, room.currency);
	const commissionPercent = given?.commissionPercent ?? plan.commissionPercent;
	const total = local && exchange(local, access.billableCurrency, rates);
	const booking = { totalMinor: total?.minor ?? 0, today: bookedOn(room, day), checkIn };
	return {
		hotelId: room.hotelId,
		roomId: room.roomId,
		planId: plan.planId,
		rateName: plan.name,
		rateDescription: plan.description,
		amenitiesMarkdown: plan.amenitiesMarkdown,
		mealPlan: plan.mealPlan,
		ratePolicy: plan.policy,
		request,
		price: total && offerPrice(total, nights),
		localPrice: total && local && offerPrice(local, nights),
		publicPrice:
			priced === null || priced.publicMinor === null
				? null
				: offerPrice(money(priced.publicMinor, room.currency), nights),
		commissionPercent: access.isCommissionVisible ? commissionPercent : null,
		commissionMinor: access.isCommissionVisible && total ? commissionMinor(total.minor, commissionPercent) : null,
		isSpecialOffer: priced !== null && priced.publicMinor !== null && priced.publicMinor > priced.totalMinor,
		paymentPolicy: plan.paymentPolicy,
		cancellationPolicy: plan.cancellationPolicy,
		payments: total
			? offerPayments(plan.paymentPolicy, booking).map(({ kind, dueDate, ratio, minor }) => ({
					...{ kind, dueDate, minor },
					percent: Number((ratio * 100).toFixed(4)),
				}))
			: [],
		cancellation: offerCancellation(plan.cancellationPolicy, booking).map((tier) => ({
			...tier,
			feeMinor: total ? tier.feeMinor : null,
		})),
		requestableBedConfigurations: bedConfigurations(room.beds, request, room.agePolicy),
		parts: total && priced ? priced.parts : [],
		exchange: local && total ? exchangeOf(local, total, rates) : null,
		includedGuests: room.includedPax,
	};
}

/** The hotel's day, and that of arrival where this is over there while the product's day has it still before it. */
function bookedOn({ timeZone, checkIn }: RatedRoom, day: ProductDay): PlainDate {
	const there = hotelToday(day, timeZone);
	return there > checkIn && checkIn >= day.today ? checkIn : there;
}

function offerPrice(total: Money, nights: number): OfferPrice {
	return { total, averageNightlyMinor: Math.round(total.minor / nights) };
}

function exchangeOf({ currency: from }: Money, { currency: to }: Money, rates: ExchangeRates): OfferExchange | null {
	if (from === to) return null;
	const { eurPerUnitMillionths, asOf } = rates;
	const millionths = Math.round((1e6 * (eurPerUnitMillionths[from] ?? 0)) / (eurPerUnitMillionths[to] ?? 1));
	return { from, to, millionths, asOf };
}
