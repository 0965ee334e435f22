import type { Language } from '../language/language';

const NAMES: Readonly<Record<Language, Intl.DisplayNames>> = {
	en: new Intl.DisplayNames(['en'], { type: 'region' }),
	de: new Intl.DisplayNames(['de'], { type: 'region' }),
};

const KNOWN = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** Whether a text is the ISO 3166-1 code of a country that there is, in upper case. */
export function isCountry(code: string): boolean {
	return /^[A-Z]{2}$/.test(code) && KNOWN.of(code) !== undefined;
}

/** Name of any country by its ISO 3166-1 code in a language; hotels stand in more countries than properties do. */
export function regionName(code: string, language: Language): string {
	return NAMES[language].of(code) ?? code;
}
