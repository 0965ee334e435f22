import type { Language } from '../language/language';
import { countryName } from '../place/country';
import { serviceLevelLabel } from '../stay/service-level';
import type { EnquiryMailData } from './enquiry-mail-data';
import { ENQUIRY_WORDS } from './enquiry-words';
import { webAddress } from './web-address';

/** A house of an enquiry about several: its name with its place, what was shown of it, and its page. */
export type HouseRow = { label: string; value: string; url: string | null };

/** The houses of an enquiry about several, in one language; empty for the other kinds. */
export function enquiryHouseRows({ houses = [] }: EnquiryMailData, language: Language): HouseRow[] {
	const words = ENQUIRY_WORDS[language];
	return houses.map(({ name, city, country, url, serviceLevel, price }) => ({
		label: `${name}, ${city}, ${countryName(country, language)}`,
		value: [price ?? words.onRequest, serviceLevel && serviceLevelLabel(serviceLevel, language)]
			.filter(Boolean)
			.join(' · '),
		url: webAddress(url),
	}));
}

/** The same as lines of the text part. */
export function houseLines(rows: readonly HouseRow[]): string {
	return rows
		.map(({ label, value, url }) => [label, `  ${value}`, url && `  ${url}`].filter(Boolean).join('\n'))
		.join('\n');
}
