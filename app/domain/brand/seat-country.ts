import type { Language } from '../language/language';
import { regionName } from '../place/region-name';

/** Countries where brands sit, by the name in their postal address. */
const CODES: Readonly<Record<string, string>> = {
	Austria: 'AT',
	Belgium: 'BE',
	Denmark: 'DK',
	France: 'FR',
	Germany: 'DE',
	Italy: 'IT',
	Liechtenstein: 'LI',
	Luxembourg: 'LU',
	Monaco: 'MC',
	Norway: 'NO',
	Spain: 'ES',
	Switzerland: 'CH',
	'United States': 'US',
};

/** ISO 3166-1 alpha-2 code of the country of a brand's postal address; '' for one that is not known. */
export function seatCode(name: string): string {
	return CODES[name] ?? '';
}

/** The country of a brand's postal address in a language; one that is not known stays as it is written. */
export function seatCountry(name: string, language: Language): string {
	const code = seatCode(name);
	return code ? regionName(code, language) : name;
}
