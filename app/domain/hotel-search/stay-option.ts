import type { PlainDate } from '../date/plain-date';
import { daysBetween } from '../date/plain-date';
import { commissionMinor } from '../lead/commission';
import { type Currency, type Money, money } from '../money/money';
import { exchange } from '../offer/exchange';
import type { ExchangeRates } from '../offer/offer';
import { freeCancellationUntil, type PaymentTime, paymentTime, percentAtBooking } from '../offer/rate-terms';
import type { PlanTerms } from './hotel-terms.server';
import type { HotelOption } from './price-parties';

/** A way to have all rooms of a search under one rate, as lists show, sort and filter it. */
export type StayOption = {
	planId: string;
	/** Negotiated: of this programme's members. */
	programNo: number | null;
	mealPlan: PlanTerms['mealPlan'];
	/** Of the stay, all rooms, in the hotel's currency and in that of the agency. */
	local: Money;
	total: Money;
	/** What everybody finds for the same stay, in the hotel's currency. */
	publicMinor: number | null;
	commissionPercent: number;
	/** Of the total, in its currency. */
	commissionMinor: number;
	/** The last day on which a cancellation is free; null: none. */
	freeUntil: PlainDate | null;
	/** That day before the arrival; infinite without one. */
	freeDays: number;
	paymentTime: PaymentTime;
	percentAtBooking: number;
	/** The room type of each party. */
	rooms: readonly { id: string; name: string }[];
	isMerged: boolean;
	/** Free rooms of the scarcest type; null: more than are told. */
	left: number | null;
};

type Setting = {
	currency: Currency;
	billableCurrency: Currency;
	rates: ExchangeRates;
	checkIn: PlainDate;
	/** The hotel's day. */
	today: PlainDate;
};

/** An option in the currency of the agency; null where that cannot be told. */
export function stayOption(
	{ plan, cost, publicCost, rooms, left, isMerged }: HotelOption,
	{ currency, billableCurrency, rates, checkIn, today }: Setting,
): StayOption | null {
	const local = money(cost, currency);
	const total = exchange(local, billableCurrency, rates);
	if (total === null) return null;
	const freeUntil = freeCancellationUntil(plan.cancellationPolicy, { today, checkIn });
	return {
		...{ planId: plan.id, programNo: plan.programNo, mealPlan: plan.mealPlan, local, total, publicMinor: publicCost },
		commissionPercent: plan.commissionPercent,
		commissionMinor: commissionMinor(total.minor, plan.commissionPercent),
		freeUntil,
		freeDays: freeUntil === null ? Number.POSITIVE_INFINITY : daysBetween(freeUntil, checkIn),
		paymentTime: paymentTime(plan.paymentPolicy, { today, checkIn }),
		percentAtBooking: percentAtBooking(plan.paymentPolicy, { today, checkIn }),
		rooms: rooms.map(({ id, name }) => ({ id, name })),
		isMerged,
		left: left === Number.POSITIVE_INFINITY ? null : left,
	};
}
