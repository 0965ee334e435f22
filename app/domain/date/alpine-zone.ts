import type { Language } from '../language/language';
import { type PlainDate, partsOf, plainDate, weekday } from './plain-date';

const NAMES = {
	winter: { en: 'CET', de: 'MEZ' },
	summer: { en: 'CEST', de: 'MESZ' },
} as const satisfies Record<string, Record<Language, string>>;

/** What clocks of the Alps are called on a day: `CET`, `CEST`, in German `MEZ`, `MESZ`. Days of a change count as after it. */
export function alpineZoneName(day: PlainDate, language: Language): string {
	const { year } = partsOf(day);
	const isSummer = day >= lastSunday(year, '03') && day < lastSunday(year, '10');
	return NAMES[isSummer ? 'summer' : 'winter'][language];
}

/** How many minutes clocks of the Alps are ahead of UTC on a day. */
export function alpineOffset(day: PlainDate): number {
	return alpineZoneName(day, 'en') === 'CEST' ? 120 : 60;
}

/** Of a month with 31 days. */
function lastSunday(year: number, month: '03' | '10'): string {
	const last = plainDate(`${year}-${month}-31`);
	const back = weekday(last) % 7;
	return `${year}-${month}-${31 - back}`;
}
