import type { Language } from '~/domain/language/language';
import { regionName } from '~/domain/place/region-name';
import { COUNTRY_CODES } from './country-codes';

const NAMES: Readonly<Record<Language, Record<string, string>>> = { en: namesIn('en'), de: namesIn('de') };

/** Name by ISO 3166-1 alpha-2 code, in the order of that language's alphabet. The runtime brings the names (checked by a test). */
export function countryNames(language: Language): Record<string, string> {
	return NAMES[language];
}

function namesIn(language: Language): Record<string, string> {
	const entries = COUNTRY_CODES.map((code): [string, string] => [code, regionName(code, language)]);
	const collator = new Intl.Collator(language);
	return Object.fromEntries(entries.sort(([, a], [, b]) => collator.compare(a, b)));
}
