import { daysBetween } from '../date/plain-date';
import { type Money, money } from '../money/money';
import { sellablePlans } from './evaluate-plan';
import { exchange } from './exchange';
import type { ExchangeRates, NoOfferReason } from './offer';
import type { Party } from './party';
import { priceStay } from './price-stay';
import type { RatedRoom } from './rate';
import { isOccupancyValid } from './sleeping';
import { type WhyNot, whyNot } from './why-not';

/** Whether and from how much a room may be had in a period (OFFER-12). */
export type RoomAvailability = {
	/** `onRequest`: under plans alone whose prices are told on request. */
	status: 'available' | 'onRequest' | 'none';
	/** Why there is none. */
	reason: NoOfferReason | null;
	/** Rooms that can be had at once. */
	maxAvailableQuantity: number;
	/**
	 * The least that a night costs on average for the included guests, taxes included, under any plan: in the hotel's currency and in
	 * that of the agency. Null: Price on Application.
	 */
	priceInfo: { local: Money; billable: Money } | null;
	/** What everybody finds for a night of the same stay, in the hotel's currency. */
	publicPrice: Money | null;
	/** See OFFER-18. */
	isSpecialOffer: boolean;
	/** Whom the price is for; null: the guests that a night's price is for, since nobody was asked for or nobody fits. */
	party: Party | null;
	/** What stands in the way, where the status is `none` (OFFER-30). */
	whyNot: WhyNot | null;
};

type Billing = { billableCurrency: Parameters<typeof exchange>[1]; rates: ExchangeRates };

/**
 * Availability of a room in its period: for any party, or for the first of several that fits into it, so that its price is what the first
 * rate says (OFFER-12). A room that is too small for all of them has the price of the guests that it is for.
 */
export function availabilityOf(
	room: RatedRoom,
	{ billableCurrency, rates }: Billing,
	parties: readonly Party[] | null = null,
): RoomAvailability {
	const party = parties?.find((each) => isOccupancyValid(room.beds, each, room.agePolicy)) ?? null;
	const { plans, reason } = sellablePlans(room);
	const nights = daysBetween(room.checkIn, room.checkOut);
	const nightly = ({ minor, currency }: Money) => money(Math.round(minor / nights), currency);
	const priced = plans.flatMap((plan) => {
		const stay = plan.isOnRequest ? null : stayPrice(room, plan, party);
		const billable = stay && exchange(money(stay.totalMinor, room.currency), billableCurrency, rates);
		return stay && billable ? [{ ...stay, billable }] : [];
	});
	const local = (minor: number) => nightly(money(minor, room.currency));
	const [cheapest] = priced.toSorted((a, b) => a.totalMinor - b.totalMinor);
	const publicMinor = cheapest?.publicMinor ?? null;
	return {
		status: cheapest ? 'available' : plans.length > 0 ? 'onRequest' : 'none',
		reason,
		maxAvailableQuantity: plans.length > 0 ? room.stock : 0,
		priceInfo: cheapest ? { local: local(cheapest.totalMinor), billable: nightly(cheapest.billable) } : null,
		publicPrice: publicMinor === null ? null : local(publicMinor),
		isSpecialOffer: cheapest !== undefined && publicMinor !== null && publicMinor > cheapest.totalMinor,
		party,
		whyNot: plans.length > 0 ? null : whyNot(room, party),
	};
}

/** The stay as a party pays it; without one as the included guests do: nothing on top, nothing off. */
function stayPrice(room: RatedRoom, plan: RatedRoom['plans'][number], party: Party | null) {
	return priceStay({
		period: room,
		party: party ?? { adults: room.includedPax, childrenAges: [] },
		agePolicy: room.agePolicy,
		includedPax: room.includedPax,
		supplements: party ? plan : { ...plan, singleUseMinor: 0 },
		seasons: plan.seasons,
	});
}
