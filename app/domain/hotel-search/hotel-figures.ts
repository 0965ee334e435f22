import type { PlainDate } from '../date/plain-date';
import { type Money, money } from '../money/money';
import type { StayOption } from './stay-option';

/** Average of a night, in minor units, in the currency of the hotel and in that of the agency. */
export type NightlyPrice = { local: Money; billable: Money };

export type HotelAvailability = {
	status: 'available' | 'onRequest' | 'none';
	/** All rooms together. Null: Price on Application. */
	price: NightlyPrice | null;
	publicNightly: Money | null;
	commissionPercent: number | null;
	/** The rate of the price, with its terms and its rooms. */
	stay: StayOption | null;
	betterPrices?: { checkIn: PlainDate; checkOut: PlainDate; price: NightlyPrice | null }[];
};

const UNAVAILABLE: HotelAvailability = {
	status: 'none',
	price: null,
	publicNightly: null,
	commissionPercent: null,
	stay: null,
};

/** What a hotel has, by the option that counts; the sum was converted first and is then shared among the nights, as offers are. */
export function hotelAvailability(stay: StayOption | null, isOnRequest: boolean, nights: number): HotelAvailability {
	if (stay === null) return isOnRequest ? { ...UNAVAILABLE, status: 'onRequest' } : UNAVAILABLE;
	const { local, total, publicMinor, commissionPercent } = stay;
	return {
		status: 'available',
		price: { local: aNight(local, nights), billable: aNight(total, nights) },
		publicNightly: publicMinor === null ? null : aNight(money(publicMinor, local.currency), nights),
		...{ commissionPercent, stay },
	};
}

function aNight({ minor, currency }: Money, nights: number): Money {
	return money(Math.round(minor / nights), currency);
}
