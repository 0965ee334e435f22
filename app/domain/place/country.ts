import { COUNTRY_CODES } from '#db/schema/enums';
import type { Language } from '../language/language';

/** A country of the portfolio, ISO 3166-1. */
export type CountryCode = (typeof COUNTRY_CODES)[number];

type Words = Record<Language, string>;

const NAMES: Record<CountryCode, Words> = {
	AT: { en: 'Austria', de: 'Österreich' },
	CH: { en: 'Switzerland', de: 'Schweiz' },
	FR: { en: 'France', de: 'Frankreich' },
	IT: { en: 'Italy', de: 'Italien' },
};

/** What guests call a country besides, in other languages too. */
const OTHER_NAMES: Record<CountryCode, readonly string[]> = {
	AT: ['Autriche', 'Austrian Alps', 'Österreichische Alpen'],
	CH: ['Suisse', 'Svizzera', 'Swiss', 'Swiss Alps', 'Schweizer Alpen'],
	FR: ['Francia', 'French Alps', 'Französische Alpen'],
	IT: ['Italia', 'Italie', 'Italian Alps', 'Italienische Alpen'],
};

/** Canonical path words; the capital Ö is written Oe. */
const PATH_WORDS: Record<CountryCode, Words> = {
	AT: { en: 'austria', de: 'oesterreich' },
	CH: { en: 'switzerland', de: 'schweiz' },
	FR: { en: 'france', de: 'frankreich' },
	IT: { en: 'italy', de: 'italien' },
};

export type CountryWord = {
	country: CountryCode;
	/** Language the word is written in. */
	language: Language;
	/** False for an accepted spelling which is not the canonical one (`osterreich`, `Austria`, `%C3%B6sterreich`). */
	isCanonical: boolean;
};

const BY_WORD: ReadonlyMap<string, { country: CountryCode; language: Language }> = new Map([
	...COUNTRY_CODES.flatMap((country) =>
		(['en', 'de'] as const).map((language) => [PATH_WORDS[country][language], { country, language }] as const),
	),
	['österreich', { country: 'AT', language: 'de' }],
	['osterreich', { country: 'AT', language: 'de' }],
]);

const LONGEST_RAW_WORD = 60;

/** Name of a country in a language: `Österreich`. */
export function countryName(country: CountryCode, language: Language): string {
	return NAMES[country][language];
}

/** All names that a country is looked for by, in any language. */
export function countryNames(country: CountryCode): string[] {
	return [NAMES[country].en, NAMES[country].de, ...OTHER_NAMES[country]];
}

/** Canonical path word of a country in a language: `oesterreich`. */
export function countryPathWord(country: CountryCode, language: Language): string {
	return PATH_WORDS[country][language];
}

/** True for one of the four ISO codes in upper case. */
export function isCountryCode(value: unknown): value is CountryCode {
	return typeof value === 'string' && (COUNTRY_CODES as readonly string[]).includes(value);
}

/**
 * The country a path segment means, in either language and any spelling: upper case, `Oe`, `Ö` composed or
 * decomposed, percent-encoded or not, the plain `osterreich`. Null for any other word or a malformed encoding.
 */
export function countryFromPathWord(segment: string): CountryWord | null {
	if (segment.length > LONGEST_RAW_WORD) return null;
	const exact = BY_WORD.get(segment);
	if (exact) return { ...exact, isCanonical: PATH_WORDS[exact.country][exact.language] === segment };
	let word: string;
	try {
		word = decodeURIComponent(segment).normalize('NFC').toLowerCase();
	} catch {
		return null;
	}
	const found = BY_WORD.get(word);
	return found ? { ...found, isCanonical: false } : null;
}
