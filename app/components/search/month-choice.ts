import { addMonths, formatMonth, type Month, monthOf } from '~/domain/date/month';
import type { PlainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { resultTexts } from './result-texts';

/** The months that a search may name in the place of dates, in words. */
export type MonthChoice = {
	label: string;
	none: string;
	clear: string;
	options: { value: string; label: string }[];
};

/** This month and those of a year and a half; `chosen` too where it lies further away. */
const OFFERED = 18;

/** The choice of a month in a language. */
export function monthChoice(today: PlainDate, language: Language, chosen: Month | null = null): MonthChoice {
	const t = resultTexts(language);
	const months = Array.from({ length: OFFERED }, (_, at) => addMonths(monthOf(today), at));
	if (chosen && !months.includes(chosen)) months.push(chosen);
	return {
		label: t('month.label'),
		none: t('month.none'),
		clear: t('month.clear'),
		options: months.map((value) => ({ value, label: formatMonth(value, language) })),
	};
}
