import type english from '../../../locales/en/mail';
import { formatDate } from '../../date/format-date';
import { formatMonth } from '../../date/month';
import { daysBetween, parsePlainDate } from '../../date/plain-date';
import type { Language } from '../../language/language';
import { countryName } from '../../place/country';
import { isInfant } from '../../property/infants';
import { serviceLevelLabel } from '../../stay/service-level';
import { type MailTexts, mailTexts } from '../mail-texts';
import type { Row } from '../render/mail-description';
import type { EnquiryMailData } from './enquiry-mail-data';

type FactKey = keyof (typeof english)['fact'];

/** One labelled fact of an enquiry. */
export type Fact = { key: FactKey; label: string; value: string };

/** What was asked, in one language, unanswered questions left out. Dates as `Sat, 19 Dec 2026`. */
export function enquiryFacts(data: EnquiryMailData, language: Language): Fact[] {
	const t = mailTexts(data.brand, language);
	const { details, propertyDetails: property } = data;
	const checkIn = parsePlainDate(data.checkIn);
	const checkOut = parsePlainDate(data.checkOut);
	const nights = checkIn && checkOut ? daysBetween(checkIn, checkOut) : details.month ? 7 : 0;
	return answered(t, [
		['house', property && `${property.name}, ${property.city}, ${countryName(property.country, language)}`],
		['destination', details.destination],
		['checkIn', formatDate(checkIn, language, { weekday: 'comma' })],
		['checkOut', formatDate(checkOut, language, { weekday: 'comma' })],
		['period', anyWeek(data, language)],
		['length', nights > 0 ? t('nights', { count: nights }) : null],
		['guests', guests(data, t)],
		['forBabies', babyNeeds(data, t)],
		['serviceLevel', data.serviceLevel && serviceLevelLabel(data.serviceLevel, language)],
		['priceShown', data.price],
		['propertyType', details.propertyType],
		['bedrooms', details.bedrooms?.toString()],
		['activities', details.activities?.join(', ')],
		['preferences', details.preferences?.join(', ')],
		['services', details.services?.join(', ')],
		['bookingFor', details.bookingForWhom || (details.asAssistance ? t('enquiry.somebodyElse') : null)],
		['originCity', details.originCity],
		['interest', details.interest ? t('enquiry.wantsToBook') : null],
	]);
}

/** `Any week in February 2027`, null where dates were given (FORM-23). */
export function anyWeek({ brand, details: { month } }: EnquiryMailData, language: Language): string | null {
	return month ? mailTexts(brand, language)('enquiry.anyWeek', { month: formatMonth(month, language) }) : null;
}

/** Who asks: name, email, phone, city. */
export function contactFacts(data: EnquiryMailData, language: Language): Fact[] {
	return answered(mailTexts(data.brand, language), [
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

function answered(t: MailTexts, facts: [FactKey, string | null | undefined][]): Fact[] {
	return facts.flatMap(([key, value]) =>
		value?.trim() ? [{ key, label: t(`fact.${key}`), value: value.trim() }] : [],
	);
}

/** `1 cot, 1 high chair`, null without either (FORM-24). */
export function babyNeeds({ cots = 0, highChairs = 0 }: { cots?: number; highChairs?: number }, t: MailTexts) {
	const parts = [
		...(cots > 0 ? [t('enquiry.cots', { count: cots })] : []),
		...(highChairs > 0 ? [t('enquiry.highChairs', { count: highChairs })] : []),
	];
	return parts.length > 0 ? parts.join(', ') : null;
}

function guests(data: EnquiryMailData, t: MailTexts): string | null {
	const parts: string[] = [];
	if (data.adults !== null) parts.push(t('enquiry.adults', { count: data.adults }));
	if (data.children !== null && data.children > 0) {
		const known = data.childrenAges.map((age) => (isInfant(age) ? t('enquiry.underTwo') : age)).join(', ');
		const ages = known ? ` (${t('enquiry.ages', { ages: known })})` : '';
		parts.push(t('enquiry.children', { count: data.children }) + ages);
	}
	return parts.length > 0 ? parts.join(', ') : null;
}
