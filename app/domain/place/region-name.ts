import type { Language } from '../language/language';

const NAMES: Readonly<Record<Language, Intl.DisplayNames>> = {
	en: new Intl.DisplayNames(['en'], { type: 'region' }),
	de: new Intl.DisplayNames(['de'], { type: 'region' }),
};

/** Name of any country by its ISO 3166-1 code in a language; hotels stand in more countries than properties do. */
export function regionName(code: string, language: Language): string {
	return NAMES[language].of(code) ?? code;
}
