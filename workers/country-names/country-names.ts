import type { Language } from '~/domain/language/language';
import { COUNTRY_CODES } from './country-codes';

const made = new Map<Language, Record<string, string>>();

/** Name by ISO 3166-1 alpha-2 code, in the order of that language's alphabet. The runtime brings the names (checked by a test). */
export function countryNames(language: Language): Record<string, string> {
	const known = made.get(language);
	if (known) return known;
	const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
	const entries = COUNTRY_CODES.map((code): [string, string] => [code, display.of(code) ?? code]);
	const collator = new Intl.Collator(language);
	const names = Object.fromEntries(entries.sort(([, a], [, b]) => collator.compare(a, b)));
	made.set(language, names);
	return names;
}
