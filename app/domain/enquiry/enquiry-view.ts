import type { Language } from '../language/language';
import type { Currency } from '../money/money';
import { countryName } from '../place/country';
import { propertyPath } from '../place/property-path';
import { periodAvailability } from '../stay/period-availability';
import { type ServiceLevel, serviceLevelLabel } from '../stay/service-level';
import type { EnquiryProperty } from './enquiry-property';
import type { Alternative, Evaluation, StayRequest } from './validate-stay-request';

/** What the enquiry shows of its property, in one language. */
export type PropertyView = {
	name: string;
	place: string;
	country: string;
	bedrooms: number | null;
	levels: readonly { level: ServiceLevel; label: string; services: string }[];
	picture: (Omit<NonNullable<EnquiryProperty['picture']>, 'alt'> & { alt: string }) | null;
	path: string;
	enquiryPath: string;
	otherPropertiesPath: string;
	alternates: { en: string; de: string };
};

export function propertyView(property: EnquiryProperty, language: Language): PropertyView {
	const { picture } = property;
	const target = { type: property.type, country: property.country, city: property.placeSlug, name: property.slug };
	const enquiryPath = (of: Language) => propertyPath({ ...target, action: 'enquire-now' }, of);
	return {
		name: property.name,
		place: property.place[language],
		country: countryName(property.country, language),
		bedrooms: property.bedrooms,
		levels: property.levels.map(({ level, services }) => ({
			level,
			label: serviceLevelLabel(level, language),
			services: services.map((service) => service[language]).join(', '),
		})),
		picture: picture ? { ...picture, alt: picture.alt[language] } : null,
		path: propertyPath(target, language),
		enquiryPath: enquiryPath(language),
		otherPropertiesPath: propertyPath(
			{ type: property.type, country: property.country, city: property.placeSlug },
			language,
		),
		alternates: { en: enquiryPath('en'), de: enquiryPath('de') },
	};
}

/** The request as the summary says it, with what it costs now. */
export type StayRequestView = {
	checkIn: string | null;
	checkOut: string | null;
	serviceLevel: ServiceLevel | null;
	adults: number | null;
	children: number;
	/** Null while period or level are open. */
	price: { status: 'available' | 'on_request' | 'sold' | 'unknown'; minor: number | null; currency: Currency } | null;
};

export function stayRequestView(
	property: EnquiryProperty,
	stayRequest: StayRequest,
	evaluation: Evaluation,
): StayRequestView {
	const { period, serviceLevel } = stayRequest;
	const status = evaluation.isSold
		? 'sold'
		: period && serviceLevel
			? periodAvailability(property.rates, period, serviceLevel)
			: null;
	return {
		checkIn: period?.checkIn ?? null,
		checkOut: period?.checkOut ?? null,
		serviceLevel,
		adults: stayRequest.adults,
		children: stayRequest.children,
		price: status && {
			status,
			minor: status === 'sold' ? null : (evaluation.price?.priceMinor ?? null),
			currency: property.currency,
		},
	};
}

/** A free period to tap; `value` is what its button sends. */
export type AlternativeView = {
	value: string;
	checkIn: string;
	checkOut: string;
	minor: number | null;
	currency: Currency;
};

export function alternativeView(property: EnquiryProperty, alternative: Alternative): AlternativeView {
	const { checkIn, checkOut, priceMinor } = alternative;
	return { value: `${checkIn}_${checkOut}`, checkIn, checkOut, minor: priceMinor, currency: property.currency };
}

/** The period that such a button sent, or null. */
export function readAlternative(value: unknown): { checkIn: string; checkOut: string } | null {
	const match = typeof value === 'string' ? /^(\d{4}-\d{2}-\d{2})_(\d{4}-\d{2}-\d{2})$/.exec(value) : null;
	return match?.[1] && match[2] ? { checkIn: match[1], checkOut: match[2] } : null;
}
