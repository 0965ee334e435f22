import type { REGION_KINDS, SUGGESTION_KINDS } from '#db/schema/enums';
import type { Money } from '../money/money';
import type { StoredPicture } from '../picture/stored-picture';
import type { CountryCode } from '../place/country';
import type { Position } from '../place/distance-km';
import type { PropertyType } from '../property/property-type';
import type { ServiceLevel } from '../stay/service-level';
import type { Period } from '../stay/stay-rate';
import type { NearChange } from './changes/near-changes';
import type { SearchFilter } from './search-filter';

/** Properties on one page of a list. */
export const SEARCH_PAGE_SIZE = 24;

/** Bars of the price histogram over the default price range; the last one holds everything above too. */
export const PRICE_BUCKETS = 28;

/** A period that can be had, at the cheapest level that can be had. */
export type CardOffer = Period & {
	nights: number;
	serviceLevel: ServiceLevel;
	status: 'available' | 'on_request';
	/** In the property's currency; null: price on request. */
	price: Money | null;
};

/** A property as lists show it. Null beds and bedrooms are unknown. */
export type PropertyCard = {
	id: string;
	name: string;
	slug: string;
	propertyType: PropertyType;
	country: CountryCode;
	/** Name in the visitor's language. */
	place: { slug: string; name: string };
	sectorName: string | null;
	bedrooms: number | null;
	bedsAdults: number | null;
	bedsChildren: number | null;
	/** Levels of any future stay. */
	serviceLevels: ServiceLevel[];
	/** At most 5, the first is the cover. */
	pictures: StoredPicture[];
	/** Rounded to about 1 km. */
	location: { latitude: number; longitude: number } | null;
	/** The asked period, or one a day beside it when that was allowed; null without dates. */
	offer: CardOffer | null;
	/** Cheapest bookable week in the property's currency. */
	priceFrom: Money | null;
	/** That week; the page of the property opens on it (PRICE-7). */
	priceFromWeek: Period | null;
	/** For the trade only; null where none is agreed. */
	commissionPercent: number | null;
};

/** A property that is not free in the asked period, with its nearest free one. */
export type OtherPeriod = {
	card: PropertyCard;
	offer: CardOffer;
	/** Days from the asked check-in; negative is earlier. */
	shiftDays: number;
};

/** How many results a choice would leave; a group's counts ignore the group's own choice, except for facilities, which add up. */
export type FacetOption = {
	/** Value of the query parameter. */
	value: string;
	/** In the visitor's language. */
	label: string;
	count: number;
	isChosen: boolean;
};

export type SearchFacets = {
	country: FacetOption[];
	propertyType: FacetOption[];
	serviceLevel: FacetOption[];
	/** Most properties first, the chosen ones always among them, at most 60. Values are names. */
	sector: FacetOption[];
	/** In the vocabulary's order, which begins with Pool, Sauna, Whirlpool. Values are keys. */
	facility: FacetOption[];
	/** Values are numbers, "at least". */
	bedrooms: FacetOption[];
	/** Properties that allow pets. */
	pets: number;
	price: {
		/** Properties per bar of equal width, `PRICE_BUCKETS` of them. */
		buckets: number[];
		/** Whole EUR. */
		min: number;
		max: number;
		/** Properties whose price is on request; a price range leaves them out. */
		withoutPrice: number;
	};
};

export type OtherPeriods = {
	count: number;
	items: OtherPeriod[];
};

/** What the destination of a filter turned out to be; null when nothing was asked for or nothing is known by that name. */
export type ResolvedDestination = {
	kind: 'country' | 'place' | 'region' | 'sector' | 'property' | 'unknown';
	/** In the visitor's language; as typed when unknown. */
	label: string;
	country: CountryCode | null;
};

export type SearchResult = {
	/** What was searched: the requested filter, or the one that its sentence was read as. */
	filter: SearchFilter;
	/** The sentence that the filter was read from; null when it was none. */
	sentence: string | null;
	/** Words of the sentence that nothing is known by, and nothing is searched for. */
	unknownWords: readonly string[];
	/** All properties found, exactly. */
	count: number;
	page: number;
	/** At least 1. */
	pageCount: number;
	pageSize: number;
	cards: PropertyCard[];
	facets: SearchFacets;
	/** Null without dates. */
	otherPeriods: OtherPeriods | null;
	destination: ResolvedDestination | null;
	/** The destination as typed, where its typing errors were put right. */
	correctedFrom: string | null;
	/** The period that was looked for; null unless both dates are given. */
	period: Period | null;
	/** The smallest changes of the search that find more; none when it found plenty. */
	changes: PricedChange[];
	/** Where no property has room for the party: neighbours that have it together. */
	pairs: PropertyPair[];
};

/** Two properties next to each other that have room for a party together. */
export type PropertyPair = {
	cards: readonly [PropertyCard, PropertyCard];
	/** Beds of both. */
	bedsAdults: number;
	bedsChildren: number;
	/** Null when one of them does not say. */
	bedrooms: number | null;
	/** Both for the period; null without dates, with a price on request, and in two currencies. */
	total: Money | null;
};

/** A change of a search and what the search finds then, exactly. */
export type PricedChange = NearChange & {
	count: number;
	/** Of the cheapest property found, in its currency: for the period, else per week; null: price on request. */
	priceFrom: Money | null;
};

/** One page of a list without facets: listings, and properties free in other periods. */
export type CardPage<Item> = {
	count: number;
	page: number;
	pageCount: number;
	pageSize: number;
	items: Item[];
};

/** What goes into a form's lists, with names in both languages. */
export type SearchVocabulary = {
	propertyTypeArray: VocabularyWord<PropertyType>[];
	serviceLevelArray: VocabularyWord<ServiceLevel>[];
	countryArray: VocabularyWord<CountryCode>[];
	/** Places with properties, by name. Values are slugs. */
	cityArray: VocabularyCity[];
	/** Those with properties. */
	regionArray: VocabularyRegion[];
	/** Values are names; one name may stand in several places. */
	sectorArray: VocabularySector[];
	/** Values are keys. */
	facilitiesArray: (VocabularyWord<string> & { bit: number; isDefault: boolean })[];
	/** Whole EUR. */
	priceRange: { min: number; max: number };
	citiesByCountry: Record<CountryCode, VocabularyCity[]>;
	/** Nights of the shortest stay there is; a period below twice that is one stay or none. */
	shortestStay: number;
};

export type VocabularyWord<Value extends string> = { value: Value; en: string; de: string };

export type VocabularyCity = VocabularyWord<string> & {
	/** What else it is called, in any language. */
	others: readonly string[];
	placeNo: number;
	country: CountryCode;
	/** Slug of the place it is part of: `courchevel`. */
	parent: string | null;
	/** Properties in it and in its parts. */
	properties: number;
	/** Null when the catalogue does not say. */
	position: Position | null;
};

/** A ski area, valley or region with the places that it holds; its value is its key. */
export type VocabularyRegion = VocabularyWord<string> & {
	kind: (typeof REGION_KINDS)[number];
	others: readonly string[];
	/** Numbers of its places and of their parts. */
	placeNos: readonly number[];
	/** Those that are no parts of others in it: what guests know as its resorts. */
	resortNos: readonly number[];
	countries: readonly CountryCode[];
	properties: number;
};

export type VocabularySector = { value: string; sectorNo: number; placeNo: number; city: string; country: CountryCode };

/** Entry of the header's search box. */
export type Suggestion = {
	kind: (typeof SUGGESTION_KINDS)[number] | 'search';
	/** In the visitor's language; of a search its filters. */
	label: string;
	/** Where it lies, in the visitor's language; null for a country. */
	context: string | null;
	/** Where it leads, in the visitor's language. */
	path: string;
	/** Properties behind a country or place; null for a property or hotel. */
	properties: number | null;
	/** Bedrooms and cover of a property. */
	bedrooms: number | null;
	picture: StoredPicture | null;
};

export type Suggestions = {
	countries: Suggestion[];
	places: Suggestion[];
	properties: Suggestion[];
	/** Empty for those who may not open hotels. */
	hotels: Suggestion[];
	/** True when these are for a likely spelling of what was typed. */
	isGuess: boolean;
};
