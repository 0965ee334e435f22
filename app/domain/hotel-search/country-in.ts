import type { Language } from '../language/language';

const names: Partial<Record<Language, Intl.DisplayNames>> = {};

/** Name of a country by its ISO code; hotels stand in more of them than properties. The code where there is no name. */
export function countryIn(code: string, language: Language): string {
	names[language] ??= new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
	return names[language].of(code) ?? code;
}
