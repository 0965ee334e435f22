import { daysBetween } from '../date/plain-date';
import { type Money, money } from '../money/money';
import { sellablePlans } from './evaluate-plan';
import { exchange } from './exchange';
import type { ExchangeRates, NoOfferReason } from './offer';
import { priceStay } from './price-stay';
import type { RatedRoom } from './rate';

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
};

type Billing = { billableCurrency: Parameters<typeof exchange>[1]; rates: ExchangeRates };

/** Availability of a room in its period, for any party. */
export function availabilityOf(room: RatedRoom, { billableCurrency, rates }: Billing): RoomAvailability {
	const { plans, reason } = sellablePlans(room);
	const nights = daysBetween(room.checkIn, room.checkOut);
	const nightly = ({ minor, currency }: Money) => money(Math.round(minor / nights), currency);
	const priced = plans.flatMap((plan) => {
		const stay = plan.isOnRequest ? null : basePrice(room, plan);
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
	};
}

/** The stay as the included guests pay it: nothing on top, nothing off. */
function basePrice(room: RatedRoom, plan: RatedRoom['plans'][number]) {
	return priceStay({
		period: room,
		party: { adults: room.includedPax, childrenAges: [] },
		agePolicy: room.agePolicy,
		includedPax: room.includedPax,
		supplements: { ...plan, singleUseMinor: 0 },
		seasons: plan.seasons,
	});
}
