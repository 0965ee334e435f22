import { fromEpochDay, type PlainDate } from '../date/plain-date';

const MOST_CACHED = 4000;
const cached = new Map<number, PlainDate>();

/**
 * The date of a day since 1970-01-01, each worked out once: the pages of properties ask for the same few hundred days over and
 * over, and that would be a tenth of their time.
 */
export function dateOfDay(epochDay: number): PlainDate {
	let date = cached.get(epochDay);
	if (date === undefined) {
		if (cached.size >= MOST_CACHED) cached.clear();
		date = fromEpochDay(epochDay);
		cached.set(epochDay, date);
	}
	return date;
}
