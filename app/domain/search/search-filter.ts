import type { Month } from '../date/month';
import type { PlainDate } from '../date/plain-date';
import type { CountryCode } from '../place/country';
import type { PropertyType } from '../property/property-type';
import type { ServiceLevel } from '../stay/service-level';

/** Orders of the result list; the first is the default. */
export const SEARCH_SORTS = ['best_match', 'price_low', 'price_high', 'bedrooms'] as const;

export type SearchSort = (typeof SEARCH_SORTS)[number];

/** How results are shown: as a list, as a list beside their map, as the map alone. The first is the default. */
export const SEARCH_VIEWS = ['list', 'both', 'map'] as const;

export type SearchShown = (typeof SEARCH_VIEWS)[number];

/** Whole EUR, both ends included; an upper end at the default means no limit. */
export type PriceRange = { min: number; max: number };

/** Default price range in EUR. */
export const DEFAULT_PRICE_RANGE: PriceRange = { min: 0, max: 165_000 };

/** A part of a map in degrees of two decimals, as coarse as the positions that it is compared with (PRIVACY-17). */
export type Area = { south: number; west: number; north: number; east: number };

/** What a visitor looks for; query names are these names. Null, false and empty lists mean any. */
export type SearchFilter = {
	/** What was typed or chosen: country, city or property. */
	destination: string | null;
	/** Searches for the destination as it is written, without putting its typing errors right. */
	exactDestination: boolean;
	checkIn: PlainDate | null;
	checkOut: PlainDate | null;
	/** Any week that begins in this month; only without dates. */
	month: Month | null;
	/** The period may move by one day, keeping its length. */
	flexiblePeriod: boolean;
	priceRange: PriceRange;
	/** At least this many. */
	bedrooms: number | null;
	/** Over 13. */
	adults: number | null;
	/** 2 to 13. */
	children: number | null;
	/** Under 2: they take no bed, and narrow no search. */
	babies: number | null;
	countryArray: readonly CountryCode[];
	sectorArray: readonly string[];
	/** All of them; the other lists are any of them. */
	facilityArray: readonly string[];
	propertyTypeArray: readonly PropertyType[];
	serviceLevelArray: readonly ServiceLevel[];
	petsAllowed: boolean;
	/** Within a part of the map. */
	area: Area | null;
	sort: SearchSort;
	/** The list, the list beside its map, or the map. */
	view: SearchShown;
	/** From 1. */
	page: number;
};

/** The filter that finds everything. */
export const EMPTY_SEARCH_FILTER: SearchFilter = {
	destination: null,
	exactDestination: false,
	checkIn: null,
	checkOut: null,
	month: null,
	flexiblePeriod: false,
	priceRange: DEFAULT_PRICE_RANGE,
	bedrooms: null,
	adults: null,
	children: null,
	babies: null,
	countryArray: [],
	sectorArray: [],
	facilityArray: [],
	propertyTypeArray: [],
	serviceLevelArray: [],
	petsAllowed: false,
	area: null,
	sort: 'best_match',
	view: 'list',
	page: 1,
};

/** What a query string may at most ask for. */
export const SEARCH_LIMITS = {
	textLength: 80,
	listLength: 30,
	bedrooms: 30,
	guests: 50,
	babies: 9,
	page: 1000,
	/** Dates further away than this are dropped. */
	daysAhead: 1_830,
} as const;
