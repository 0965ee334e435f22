import type { PETS_RULES, SERVICE_AVAILABILITIES } from '#db/schema/enums';
import type { Month } from '../date/month';
import type { Language } from '../language/language';
import type { Currency } from '../money/money';
import type { CountryCode } from '../place/country';
import type { Rating } from '../review/review-rules';
import type { TouristTax } from '../tourist-tax/tourist-tax';
import type { PropertyRoom, RoomPicture } from './property-room';
import type { PropertyType } from './property-type';
import type { SalesTerms } from './sales-terms';
import type { StayTuple } from './stay-tuples';

/** A service and how it is to be had at each of the property's levels, in the order of `House.levels`; null: not at all. */
export type PropertyService = { name: string; at: readonly ((typeof SERVICE_AVAILABILITIES)[number] | null)[] };

/** The terms everybody may see: without the commission. */
export type PublicTerms = Omit<SalesTerms, 'commissionPercent'>;

/** What everybody may know of a property, in one language: no exact position, no commission. */
export type Property = {
	id: string;
	name: string;
	slug: string;
	type: PropertyType;
	country: CountryCode;
	place: { slug: string; name: string };
	sector: string | null;
	bedrooms: number | null;
	bathrooms: number | null;
	beds: { adults: number | null; children: number | null };
	areaSqm: number | null;
	floors: number | null;
	pets: (typeof PETS_RULES)[number] | null;
	currency: Currency;
	/** To about a kilometre. */
	position: { latitude: number; longitude: number } | null;
	registrationNumber: string | null;
	/** It may not be sold without its registration number (REGISTRATION-2): it has no stays then. */
	isUnregistered: boolean;
	/** Attribution line of a real listing. */
	source: string | null;
	/** For demonstrations only: neither listed nor indexed. */
	isDemo: boolean;
	/** Null without any text; in the other language where this one is missing. */
	text: {
		language: Language;
		summary: string;
		generalHtml: string;
		informationHtml: string | null;
		locationHtml: string | null;
	} | null;
	facilities: readonly string[];
	/** Indexes of the service levels that any stay is offered at. */
	levels: readonly number[];
	services: readonly PropertyService[];
	equipment: readonly string[];
	distances: readonly { to: string; metres: number }[];
	/** `picture` is an index into `pictures`. */
	highlights: readonly { title: string; text: string | null; picture: number | null }[];
	pictures: readonly RoomPicture[];
	/** In the order of the catalogue; empty where it lists none. */
	rooms: readonly PropertyRoom[];
	floorplans: readonly { hash: string; label: string; areaSqm: number | null; width: number; height: number }[];
	terms: PublicTerms;
	/** True without an operator, whose own terms there would be. */
	hasStandardTerms: boolean;
	/** The operator's own words. */
	termsText: string | null;
	/** Its own, else those of its place; empty where the catalogue has none. */
	taxes: readonly TouristTax[];
	stays: readonly StayTuple[];
	/** What guests said whose answers are released (REVIEW-4); `average` null of too few. */
	reviews: { count: number; average: number | null; newest: readonly PropertyReview[] };
};

/** A released answer of a guest, in the language in which it was written. */
export type PropertyReview = {
	month: Month;
	firstName: string;
	/** In the page's language. */
	country: string | null;
	rating: Rating;
	text: string | null;
	language: Language;
	reply: string | null;
};
