import { addDays, daysBetween, maxPlainDate, minPlainDate, type PlainDate } from '~/domain/date/plain-date';
import type { Period } from '~/domain/stay/stay-rate';

/** A stretch of days that tracks are drawn to, the same for every row. */
export type TrackSpan = Period;

const MARGIN_DAYS = 7;
const MOST_DAYS = 120;

/** The days around the asked period that hold every offer, at most two months to either side. */
export function trackSpan(requested: Period, offers: readonly Period[]): TrackSpan {
	const first = minPlainDate(requested.checkIn, ...offers.map((offer) => offer.checkIn));
	const last = maxPlainDate(requested.checkOut, ...offers.map((offer) => offer.checkOut));
	return {
		checkIn: maxPlainDate(addDays(first, -MARGIN_DAYS), addDays(requested.checkIn, -MOST_DAYS / 2)),
		checkOut: minPlainDate(addDays(last, MARGIN_DAYS), addDays(requested.checkOut, MOST_DAYS / 2)),
	};
}

/** Where a date lies on a span, in percent from its beginning; dates beyond it lie at its ends. */
export function trackPosition(span: TrackSpan, date: PlainDate): number {
	const part = daysBetween(span.checkIn, date) / Math.max(1, daysBetween(span.checkIn, span.checkOut));
	return Math.round(Math.min(1, Math.max(0, part)) * 1000) / 10;
}
