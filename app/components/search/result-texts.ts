import type { TFunction } from 'i18next';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { Language } from '~/domain/language/language';
import type { Period } from '~/domain/stay/stay-rate';
import { serverTexts } from '~/locales/server';

/** The texts that loaders put results into words with; they stay on the server. */
export type ResultTexts = TFunction<['results', 'common', 'search']>;

/** The words of a language for results, listings and cards. */
export function resultTexts(language: Language): ResultTexts {
	return serverTexts(language).getFixedT(language, ['results', 'common', 'search']);
}

/** `20 – 27 Mar`: a period without its year, unless it runs over New Year. */
export function shortPeriod({ checkIn, checkOut }: Period, language: Language): string {
	const text = formatDateRange(checkIn, checkOut, language);
	return checkIn.slice(0, 4) === checkOut.slice(0, 4) ? text.slice(0, -5) : text;
}
