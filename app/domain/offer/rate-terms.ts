import type { CancellationPolicy, PaymentPolicy } from '#db/schema/hotel-rate';
import { addDays, daysBetween, type PlainDate } from '../date/plain-date';

/** When a rate is paid: all of it at booking, a part, or nothing before the arrival. */
export const PAYMENT_TIMES = ['onArrival', 'inParts', 'atBooking'] as const;
export type PaymentTime = (typeof PAYMENT_TIMES)[number];

type Stay = { today: PlainDate; checkIn: PlainDate };

/** The last day on which a cancellation costs nothing (OFFER-20); null: there is none (any more). `today` is the hotel's. */
export function freeCancellationUntil(
	{ cancellationPeriods }: CancellationPolicy,
	{ today, checkIn }: Stay,
): PlainDate | null {
	if (cancellationPeriods.length === 0) return null;
	const from = Math.max(
		-1,
		...cancellationPeriods.flatMap(({ fromDaysPriorToArrival, feeInPercentOfBookingTotal }) =>
			feeInPercentOfBookingTotal > 0 ? [fromDaysPriorToArrival] : [],
		),
	);
	const until = addDays(checkIn, -from - 1);
	return until >= today ? until : null;
}

/** Percent of the price that is due at booking (OFFER-19): the deposit, and what would be past. */
export function percentAtBooking({ depositPercentage, tranches }: PaymentPolicy, { today, checkIn }: Stay): number {
	const days = daysBetween(today, checkIn);
	return Math.max(
		depositPercentage,
		...tranches.map(({ daysPriorToArrival, cumulativePercentage }) =>
			daysPriorToArrival >= days ? cumulativePercentage : 0,
		),
	);
}

/** When a rate is paid. */
export function paymentTime(policy: PaymentPolicy, stay: Stay): PaymentTime {
	if (percentAtBooking(policy, stay) >= 100) return 'atBooking';
	const before = Math.max(
		policy.depositPercentage,
		...policy.tranches.map(({ daysPriorToArrival, cumulativePercentage }) =>
			daysPriorToArrival > 0 ? cumulativePercentage : 0,
		),
	);
	return before > 0 ? 'inParts' : 'onArrival';
}
