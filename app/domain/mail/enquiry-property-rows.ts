import type { Language } from '../language/language';
import { countryName } from '../place/country';
import { serviceLevelLabel } from '../stay/service-level';
import type { EnquiryMailData } from './enquiry-mail-data';
import { ENQUIRY_WORDS } from './enquiry-words';
import { webAddress } from './web-address';

/** A property of an enquiry about several: what it is called, where it lies, what was shown of it, and its page. */
export type PropertyRow = { name: string; place: string; shown: string; url: string | null };

/** The properties of an enquiry about several, in one language; empty for the other kinds. */
export function enquiryPropertyRows({ houses: properties = [] }: EnquiryMailData, language: Language): PropertyRow[] {
	const words = ENQUIRY_WORDS[language];
	return properties.map(({ name, city, country, url, serviceLevel, price }) => ({
		name,
		place: `${city}, ${countryName(country, language)}`,
		shown: [price ?? words.onRequest, serviceLevel && serviceLevelLabel(serviceLevel, language)]
			.filter(Boolean)
			.join(' · '),
		url: webAddress(url),
	}));
}

/** As rows of `rowsBlock`: the name leads to the property. */
export function propertyBlockRows(rows: readonly PropertyRow[]): (readonly [string, string, string | null])[] {
	return rows.map(({ name, place, shown, url }) => [place, `${name}\n${shown}`, url]);
}

/** As lines of the text part. */
export function propertyLines(rows: readonly PropertyRow[]): string {
	return rows
		.map(({ name, place, shown, url }) =>
			[`${name}, ${place}`, `  ${shown}`, url && `  ${url}`].filter(Boolean).join('\n'),
		)
		.join('\n');
}
