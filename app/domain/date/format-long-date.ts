import type { Language } from '../language/language';
import { dayOfMonth } from './format-date';
import { clockTime } from './format-timestamp';
import { LONG_MONTHS, LONG_WEEKDAYS } from './month-names';
import { type PlainDate, partsOf, weekday } from './plain-date';
import { todayInZone } from './today-in-zone';

type LongFormat = { hasYear?: boolean; hasWeekday?: boolean };

/** A date for a sentence: `Sunday, 22 November 2026`, `Sonntag, 22. November 2026`. */
export function formatLongDate(
	date: PlainDate,
	language: Language,
	{ hasYear = true, hasWeekday = true }: LongFormat = {},
): string {
	const { month, year } = partsOf(date);
	return [
		hasWeekday ? `${LONG_WEEKDAYS[language][weekday(date)]},` : '',
		dayOfMonth(date, language),
		LONG_MONTHS[language][month - 1],
		hasYear ? year : '',
	]
		.filter((part) => part !== '')
		.join(' ');
}

/** The day of an instant on a calendar of the Alps. Milliseconds. */
export function alpineDay(instant: number): PlainDate {
	return todayInZone(new Date(instant), 'Europe/Zurich');
}

/** An instant for a sentence, on a clock of the Alps: `Friday, 27 November 2026, 18:00`, in German with `Uhr`. Milliseconds. */
export function formatLongTimestamp(instant: number, language: Language, format: LongFormat = {}): string {
	const time = `${clockTime(instant)}${language === 'de' ? ' Uhr' : ''}`;
	return `${formatLongDate(alpineDay(instant), language, format)}, ${time}`;
}
