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
