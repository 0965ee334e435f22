import type { PlainDate } from '../date/plain-date';
import type { CountryCode } from '../place/country';
import type { PropertyType } from '../property/property-type';
import type { ServiceLevel } from '../stay/service-level';

/** Orders of the result list; the first is the default. */
export const SEARCH_SORTS = ['best_match', 'price_low', 'price_high', 'bedrooms'] as const;

export type SearchSort = (typeof SEARCH_SORTS)[number];

/** Whole EUR, both ends included; an upper end at the default means no limit. */
export type PriceRange = { min: number; max: number };

/** Default price range in EUR. */
export const DEFAULT_PRICE_RANGE: PriceRange = { min: 0, max: 165_000 };

/** What a visitor looks for; query names are these names. Null, false and empty lists mean any. */
export type SearchFilter = {
	/** What was typed or chosen: country, city or property. */
	destination: string | null;
	checkIn: PlainDate | null;
	checkOut: PlainDate | null;
	/** The period may move by one day, keeping its length. */
	flexiblePeriod: boolean;
	priceRange: PriceRange;
	/** At least this many. */
	bedrooms: number | null;
	/** Over 13. */
	adults: number | null;
	/** 2 to 12. */
	children: number | null;
	countryArray: readonly CountryCode[];
	sectorArray: readonly string[];
	/** All of them; the other lists are any of them. */
	facilityArray: readonly string[];
	propertyTypeArray: readonly PropertyType[];
	serviceLevelArray: readonly ServiceLevel[];
	petsAllowed: boolean;
	sort: SearchSort;
	/** From 1. */
	page: number;
};

/** The filter that finds everything. */
export const EMPTY_SEARCH_FILTER: SearchFilter = {
	destination: null,
	checkIn: null,
	checkOut: null,
	flexiblePeriod: false,
	priceRange: DEFAULT_PRICE_RANGE,
	bedrooms: null,
	adults: null,
	children: null,
	countryArray: [],
	sectorArray: [],
	facilityArray: [],
	propertyTypeArray: [],
	serviceLevelArray: [],
	petsAllowed: false,
	sort: 'best_match',
	page: 1,
};

/** What a query string may at most ask for. */
export const SEARCH_LIMITS = {
	textLength: 80,
	listLength: 30,
	bedrooms: 30,
	guests: 50,
	page: 1000,
	/** Dates further away than this are dropped. */
	daysAhead: 1_830,
} as const;
