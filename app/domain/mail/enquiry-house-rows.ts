import type { Language } from '../language/language';
import { countryName } from '../place/country';
import { serviceLevelLabel } from '../stay/service-level';
import type { EnquiryMailData } from './enquiry-mail-data';
import { ENQUIRY_WORDS } from './enquiry-words';
import { webAddress } from './web-address';

/** A house of an enquiry about several: what it is called, where it lies, what was shown of it, and its page. */
export type HouseRow = { name: string; place: string; shown: string; url: string | null };

/** The houses of an enquiry about several, in one language; empty for the other kinds. */
export function enquiryHouseRows({ houses = [] }: EnquiryMailData, language: Language): HouseRow[] {
	const words = ENQUIRY_WORDS[language];
	return houses.map(({ name, city, country, url, serviceLevel, price }) => ({
		name,
		place: `${city}, ${countryName(country, language)}`,
		shown: [price ?? words.onRequest, serviceLevel && serviceLevelLabel(serviceLevel, language)]
			.filter(Boolean)
			.join(' · '),
		url: webAddress(url),
	}));
}

/** As rows of `rowsBlock`: the name leads to the house. */
export function houseBlockRows(rows: readonly HouseRow[]): (readonly [string, string, string | null])[] {
	return rows.map(({ name, place, shown, url }) => [place, `${name}\n${shown}`, url]);
}

/** As lines of the text part. */
export function houseLines(rows: readonly HouseRow[]): string {
	return rows
		.map(({ name, place, shown, url }) =>
			[`${name}, ${place}`, `  ${shown}`, url && `  ${url}`].filter(Boolean).join('\n'),
		)
		.join('\n');
}
