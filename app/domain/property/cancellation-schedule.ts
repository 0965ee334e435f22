import { addDays, maxPlainDate, type PlainDate } from '../date/plain-date';
import type { SalesTerms } from './sales-terms';

/** Cancelled from `from` to `until` (both included), this is kept. */
export type CancellationTier = {
	from: PlainDate;
	until: PlainDate;
	/** The tier in days before check-in: at least this many … */
	leastDays: number;
	/** … and at most this many; null for no limit. */
	mostDays: number | null;
	/** Shares of the total, 0 to 1; together 1. */
	retainedRatio: number;
	refundRatio: number;
	retainedMinor: number;
};

type Booking = {
	totalMinor: number;
	bookingDate: PlainDate;
	checkIn: PlainDate;
	terms: Pick<SalesTerms, 'cancellationTerms'>;
};

/**
 * What a cancellation costs, as date ranges from booking to check-in without gaps. The edge belongs to the
 * cheaper tier: with the default terms 84 days or more before check-in 35 percent are kept, 83 or fewer everything.
 * Tiers over before the booking are left out; empty when check-in is before the booking (PRICE-15).
 */
export function cancellationSchedule({ totalMinor, bookingDate, checkIn, terms }: Booking): CancellationTier[] {
	const tiers: CancellationTier[] = [];
	let mostDays: number | null = null;
	const steps = terms.cancellationTerms.toSorted((a, b) => b.daysBeforeCheckIn - a.daysBeforeCheckIn);
	if (steps.at(-1)?.daysBeforeCheckIn !== 0) steps.push({ daysBeforeCheckIn: 0, refundRatio: 0 });
	for (const { daysBeforeCheckIn: leastDays, refundRatio } of steps) {
		const from = mostDays === null ? bookingDate : maxPlainDate(bookingDate, addDays(checkIn, -mostDays));
		const until = addDays(checkIn, -leastDays);
		const retainedRatio = Number((1 - refundRatio).toFixed(6));
		const retainedMinor = totalMinor - Math.round(Number((totalMinor * refundRatio).toFixed(4)));
		if (from <= until) tiers.push({ from, until, leastDays, mostDays, retainedRatio, refundRatio, retainedMinor });
		mostDays = leastDays - 1;
	}
	return tiers;
}
