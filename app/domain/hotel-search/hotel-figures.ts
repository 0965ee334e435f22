import type { PlainDate } from '../date/plain-date';
import { type Currency, type Money, money } from '../money/money';
import { exchange } from '../offer/exchange';
import type { ExchangeRates } from '../offer/offer';

/** What the database says of a hotel that has something: `cost` and `publicCost` are sums of the stay in minor units. */
export type HotelTotals = { cost: number; isOnRequest: boolean; commissionPercent: number; publicCost: number | null };

/** Average of a night, in minor units, in the currency of the hotel and in that of the agency. */
export type NightlyPrice = { local: Money; billable: Money };

export type HotelAvailability = {
	status: 'available' | 'onRequest' | 'none';
	/** Null: Price on Application. */
	price: NightlyPrice | null;
	publicNightly: Money | null;
	commissionPercent: number | null;
	betterPrices?: { checkIn: PlainDate; checkOut: PlainDate; price: NightlyPrice | null }[];
};

type Setting = { nights: number; currency: Currency; billableCurrency: Currency; rates: ExchangeRates };

export const UNAVAILABLE: HotelAvailability = {
	status: 'none',
	price: null,
	publicNightly: null,
	commissionPercent: null,
};

/**
 * What a hotel has, from its totals (null: nothing). The sum is converted first and then shared among the nights, as offers are; what no rate
 * can be told for is to be asked for.
 */
export function hotelAvailability(totals: HotelTotals | null, setting: Setting): HotelAvailability {
	if (totals === null) return UNAVAILABLE;
	if (totals.isOnRequest) return { ...UNAVAILABLE, status: 'onRequest' };
	const { nights, currency, billableCurrency, rates } = setting;
	const local = money(totals.cost, currency);
	const billable = exchange(local, billableCurrency, rates);
	if (billable === null) return { ...UNAVAILABLE, status: 'onRequest' };
	return {
		status: 'available',
		price: { local: aNight(local, nights), billable: aNight(billable, nights) },
		publicNightly: totals.publicCost === null ? null : aNight(money(totals.publicCost, currency), nights),
		commissionPercent: totals.commissionPercent,
	};
}

function aNight({ minor, currency }: Money, nights: number): Money {
	return money(Math.round(minor / nights), currency);
}
