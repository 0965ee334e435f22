import type { Language } from '../language/language';
import { LONG_MONTHS } from './month-names';
import { addDays, type PlainDate, parsePlainDate } from './plain-date';

declare const monthBrand: unique symbol;

/** A month of the calendar as `YYYY-MM`, known to exist. Compare with `<` and `===`. */
export type Month = string & { readonly [monthBrand]: true };

/** Reads user input: exactly `YYYY-MM` and a month of the calendar, else null. Never throws. */
export function parseMonth(text: unknown): Month | null {
	return typeof text === 'string' && parsePlainDate(`${text}-01`) ? (text as Month) : null;
}

export function monthOf(date: PlainDate): Month {
	return date.slice(0, 7) as Month;
}

/** The month `count` months later (negative: earlier). */
export function addMonths(month: Month, count: number): Month {
	const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
	return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}` as Month;
}

/** Its days, first to last. */
export function daysOfMonth(month: Month): PlainDate[] {
	const days: PlainDate[] = [];
	for (let day = `${month}-01` as PlainDate; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
	return days;
}

/** `February 2027`, `Februar 2027`. */
export function formatMonth(month: Month, language: Language): string {
	return `${LONG_MONTHS[language][Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;
}
