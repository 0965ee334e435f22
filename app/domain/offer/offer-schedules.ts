import type { CancellationPolicy, PaymentPolicy } from '#db/schema/hotel-rate';
import type { PlainDate } from '../date/plain-date';
import { cancellationSchedule } from '../property/cancellation-schedule';
import { type Payment, paymentSchedule } from '../property/payment-schedule';
import type { CancellationTerm, PaymentTerm } from '../property/sales-terms';

type Booking = { totalMinor: number; today: PlainDate; checkIn: PlainDate };

/** What is due when: the deposit at booking, each tranche, the rest on arrival (OFFER-19); deadlines already past fall due at booking. */
export function offerPayments(policy: PaymentPolicy, { totalMinor, today, checkIn }: Booking): Payment[] {
	const paymentTerms: PaymentTerm[] = policy.tranches.map(({ cumulativePercentage, daysPriorToArrival }) => ({
		daysBeforeCheckIn: daysPriorToArrival,
		paymentRatio: cumulativePercentage / 100,
	}));
	const terms = { prepaymentRatio: policy.depositPercentage / 100, paymentTerms };
	return paymentSchedule({ totalMinor, bookingDate: today, checkIn, terms });
}

/** Cancelled from `from` to `until` (both included), this much of the total is kept. */
export type OfferCancellation = { from: PlainDate; until: PlainDate; feePercent: number; feeMinor: number };

/** What a cancellation costs from today to arrival, without gaps: free until the first period begins, all of it where there is none (OFFER-20). */
export function offerCancellation(
	{ cancellationPeriods }: CancellationPolicy,
	{ totalMinor, today, checkIn }: Booking,
): OfferCancellation[] {
	const periods = cancellationPeriods.toSorted((a, b) => b.fromDaysPriorToArrival - a.fromDaysPriorToArrival);
	// The property's own rules say until when a refund is given, these here from when a fee is kept: each ends a day before the next begins.
	const cancellationTerms: CancellationTerm[] = [
		{ refund: periods.length === 0 ? 0 : 1 },
		...periods.map(refundOf),
	].map(({ refund }, at) => ({
		daysBeforeCheckIn: (periods[at]?.fromDaysPriorToArrival ?? -1) + 1,
		refundRatio: refund,
	}));
	return cancellationSchedule({ totalMinor, bookingDate: today, checkIn, terms: { cancellationTerms } }).map(
		({ from, until, retainedRatio, retainedMinor }) => ({
			...{ from, until },
			feePercent: Number((retainedRatio * 100).toFixed(4)),
			feeMinor: retainedMinor,
		}),
	);
}

function refundOf({ feeInPercentOfBookingTotal }: CancellationPolicy['cancellationPeriods'][number]) {
	return { refund: Number((1 - feeInPercentOfBookingTotal / 100).toFixed(6)) };
}
