import { formatDate } from '../date/format-date';
import { daysBetween, parsePlainDate } from '../date/plain-date';
import type { Language } from '../language/language';
import { countryName } from '../place/country';
import { serviceLevelLabel } from '../stay/service-level';
import type { EnquiryMailData } from './enquiry-mail-data';
import { ENQUIRY_WORDS, type EnquiryWords } from './enquiry-words';
import type { Row } from './plain-text';

type FactKey = {
	[Key in keyof EnquiryWords]: EnquiryWords[Key] extends string ? Key : never;
}[keyof EnquiryWords];

/** One labelled fact of an enquiry. */
export type Fact = { key: FactKey; label: string; value: string };

/** What was asked, in one language, unanswered questions left out. Dates as `Sat, 19 Dec 2026`. */
export function enquiryFacts(data: EnquiryMailData, language: Language): Fact[] {
	const words = ENQUIRY_WORDS[language];
	const { details, propertyDetails: property } = data;
	const checkIn = parsePlainDate(data.checkIn);
	const checkOut = parsePlainDate(data.checkOut);
	const nights = checkIn && checkOut ? daysBetween(checkIn, checkOut) : 0;
	return answered(words, [
		['house', property && `${property.name}, ${property.city}, ${countryName(property.country, language)}`],
		['destination', details.destination],
		['checkIn', formatDate(checkIn, language, { weekday: 'comma' })],
		['checkOut', formatDate(checkOut, language, { weekday: 'comma' })],
		['length', nights > 0 ? words.nights(nights) : null],
		['guests', guests(data, words)],
		['serviceLevel', data.serviceLevel && serviceLevelLabel(data.serviceLevel, language)],
		['price', data.price],
		['propertyType', details.propertyType],
		['bedrooms', details.bedrooms?.toString()],
		['activities', details.activities?.join(', ')],
		['preferences', details.preferences?.join(', ')],
		['services', details.services?.join(', ')],
		['bookingFor', details.bookingForWhom || (details.asAssistance ? words.somebodyElse : null)],
		['originCity', details.originCity],
		['interest', details.interest ? words.wantsToBook : null],
	]);
}

/** Who asks: name, email, phone, city. */
export function contactFacts(data: EnquiryMailData, language: Language): Fact[] {
	return answered(ENQUIRY_WORDS[language], [
		['name', data.fullName],
		['email', data.email],
		['phone', data.phone],
		['city', data.city],
	]);
}

/** Facts as rows of the text part. */
export function factRows(facts: readonly Fact[]): Row[] {
	return facts.map(({ label, value }) => [label, value]);
}

function answered(words: EnquiryWords, facts: [FactKey, string | null | undefined][]): Fact[] {
	return facts.flatMap(([key, value]) => (value?.trim() ? [{ key, label: words[key], value: value.trim() }] : []));
}

function guests(data: EnquiryMailData, words: EnquiryWords): string | null {
	const parts: string[] = [];
	if (data.adults !== null) parts.push(words.adults(data.adults));
	if (data.children !== null && data.children > 0) {
		const ages = data.childrenAges.length > 0 ? ` (${words.ages(data.childrenAges.join(', '))})` : '';
		parts.push(words.children(data.children) + ages);
	}
	return parts.length > 0 ? parts.join(', ') : null;
}
