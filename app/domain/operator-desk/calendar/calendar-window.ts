import type { PlainDate } from '../../date/plain-date';
import { addDays } from '../../date/plain-date';

/** Properties and days of one answer: about a screen of each, so that a calendar of 500 properties comes as one scrolls (OPERATOR-9). */
export const WINDOW_ROWS = 50;
export const WINDOW_DAYS = 60;
/** Days that can be scrolled to from the first one. */
export const CALENDAR_DAYS = 400;
/** Days before today with which the calendar begins. */
export const DAYS_BEFORE = 2;
/** More properties than these, and the number of free ones per night is left out. */
export const MOST_COUNTED = 1000;

/** The properties from `row` on, counted from 0 among all that are found, and the days from `day` on, counted from the calendar's first. */
export type WindowAt = { row: number; day: number };

/** The windows that cover rows and days, both ends included; those beyond the calendar are left out. */
export function windowsOver(
	{ rows, days }: { rows: readonly [number, number]; days: readonly [number, number] },
	all: number,
): WindowAt[] {
	const floor = (value: number, size: number) => Math.floor(Math.max(0, value) / size) * size;
	const found: WindowAt[] = [];
	for (let row = floor(rows[0], WINDOW_ROWS); row <= Math.min(rows[1], all - 1); row += WINDOW_ROWS)
		for (let day = floor(days[0], WINDOW_DAYS); day <= Math.min(days[1], CALENDAR_DAYS - 1); day += WINDOW_DAYS)
			found.push({ row, day });
	return found;
}

/** The days of a window; the last one ends with the calendar. */
export function daysOfWindow(from: PlainDate, day: number): { start: PlainDate; end: PlainDate } {
	return { start: addDays(from, day), end: addDays(from, Math.min(CALENDAR_DAYS, day + WINDOW_DAYS)) };
}

/** Where the rows of a window stand: in these places, after `skip` others of them. With it a window costs the same wherever it stands. */
export type WindowPlaces = { keys: string[]; skip: number };

/** The places in which the properties of a window from `row` on lie, of all places in their order; none for rows beyond them. */
export function placesOfWindow(places: readonly { key: string; count: number }[], row: number): WindowPlaces {
	const found: WindowPlaces = { keys: [], skip: 0 };
	let first = 0;
	for (const { key, count } of places) {
		if (first >= row + WINDOW_ROWS) break;
		if (first + count > row) {
			if (found.keys.length === 0) found.skip = row - first;
			found.keys.push(key);
		}
		first += count;
	}
	return found;
}

/** The same from an address; null where it is not told. */
export function readWindowPlaces(query: URLSearchParams): WindowPlaces | null {
	const keys = query.getAll('in').slice(0, WINDOW_ROWS);
	const skip = Number(query.get('skip') ?? '');
	return keys.length > 0 && Number.isInteger(skip) && skip >= 0 ? { keys, skip } : null;
}
