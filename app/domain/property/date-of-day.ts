import { fromEpochDay, type PlainDate } from '../date/plain-date';

const MOST_KEPT = 4000;
const kept = new Map<number, PlainDate>();

/**
 * The date of a day since 1970-01-01, each worked out once: the pages of properties ask for the same few hundred days over and
 * over, and that would be a tenth of their time.
 */
export function dateOfDay(epochDay: number): PlainDate {
	let date = kept.get(epochDay);
	if (date === undefined) {
		if (kept.size >= MOST_KEPT) kept.clear();
		date = fromEpochDay(epochDay);
		kept.set(epochDay, date);
	}
	return date;
}
