import type { TFunction } from 'i18next';
import { formatNumber } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { serverTexts } from '~/locales/server';
import type { SuggestGroup } from './suggest-answer';

/** The texts that suggestions are put into words with; they stay on the server. */
export type SuggestTexts = TFunction<['suggest', 'results', 'common', 'search']>;

/** The words of a language for suggestions. */
export function suggestTexts(language: Language): SuggestTexts {
	return serverTexts(language).getFixedT(language, ['suggest', 'results', 'common', 'search']);
}

/** `1 204 found`. */
export function foundWords(count: number, t: SuggestTexts, language: Language): string {
	return t('found', { count, formatted: formatNumber(count, language) });
}

/** `7 suggestions` for all columns. */
export function statusWords(groups: readonly SuggestGroup[], t: SuggestTexts): string {
	const choices = groups.flatMap(({ items }) => items).filter(({ look }) => look !== 'chip' && look !== 'say');
	return t('status', { count: choices.length });
}
