import { type PlainDate, partsOf } from '../date/plain-date';
import type { Language } from '../language/language';

/** A season in the Alps; a winter is named by the year it begins in. */
export type Season = { name: 'winter' | 'summer'; year: number };

const FIRST_SUMMER_MONTH = 5;
const LAST_SUMMER_MONTH = 10;

const NAMES: Record<Language, Record<Season['name'], string>> = {
	en: { winter: 'Winter', summer: 'Summer' },
	de: { winter: 'Winter', summer: 'Sommer' },
};

/** The season a date lies in: winter from November to April, summer from May to October (PRICE-9). */
export function seasonOf(date: PlainDate): Season {
	const { year, month } = partsOf(date);
	if (month >= FIRST_SUMMER_MONTH && month <= LAST_SUMMER_MONTH) return { name: 'summer', year };
	return { name: 'winter', year: month > LAST_SUMMER_MONTH ? year : year - 1 };
}

/** `Winter 2026/27`, `Sommer 2027`; short, below 480 px: `W 26/27`, `S 27`. */
export function seasonLabel({ name, year }: Season, language: Language, length: 'long' | 'short' = 'long'): string {
	const end = twoDigits(year + 1);
	if (length === 'long') return `${NAMES[language][name]} ${name === 'winter' ? `${year}/${end}` : year}`;
	return name === 'winter' ? `W ${twoDigits(year)}/${end}` : `S ${twoDigits(year)}`;
}

/** Key for grouping and sorting in time: `2026-w` comes after `2026-s` and before `2027-s`. */
export function seasonKey({ name, year }: Season): string {
	return `${year}-${name === 'summer' ? 's' : 'w'}`;
}

function twoDigits(year: number): string {
	return String(year % 100).padStart(2, '0');
}
