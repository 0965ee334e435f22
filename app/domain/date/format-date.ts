import type { Language } from '../language/language';
import { SHORT_MONTHS, SHORT_WEEKDAYS } from './month-names';
import { type PlainDate, parsePlainDate, partsOf, weekday } from './plain-date';

export type DateFormat = {
	/** 'comma': `Sat, 20 Mar 2027`; 'plain', for tables: `Sat 20 Mar 2027`. Default: no weekday. */
	weekday?: 'comma' | 'plain';
	/** Default true. */
	hasYear?: boolean;
};

/**
 * A date as day, short month and year: `20 Mar 2027`, `20. März 2027`. Takes `YYYY-MM-DD`; anything that is no
 * date gives ''. The result depends on no time zone and no Intl data, so server and browser agree.
 */
export function formatDate(date: string | null | undefined, language: Language, format: DateFormat = {}): string {
	const parsed = parsePlainDate(date);
	if (!parsed) return '';
	const text = dayAndMonth(parsed, language) + (format.hasYear === false ? '' : ` ${partsOf(parsed).year}`);
	return format.weekday ? `${weekdayPrefix(parsed, language, format.weekday)} ${text}` : text;
}

/** `20 Mar` or `20. März`. */
export function dayAndMonth(date: PlainDate, language: Language): string {
	const { month } = partsOf(date);
	return `${dayOfMonth(date, language)} ${SHORT_MONTHS[language][month - 1] ?? ''}`;
}

/** `20` or `20.`: German counts days with an ordinal point. */
export function dayOfMonth(date: PlainDate, language: Language): string {
	return `${partsOf(date).day}${language === 'de' ? '.' : ''}`;
}

function weekdayPrefix(date: PlainDate, language: Language, style: 'comma' | 'plain'): string {
	const name = SHORT_WEEKDAYS[language][weekday(date)] ?? '';
	if (style === 'plain') return name;
	return language === 'de' ? `${name}.,` : `${name},`;
}
