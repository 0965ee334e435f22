import { COUNTRY_CODES, PROPERTY_TYPES, SERVICE_LEVELS } from '#db/schema/enums';
import { daysOfMonth, type Month } from '../../date/month';
import { addDays, daysBetween, type PlainDate } from '../../date/plain-date';
import type { CountryCode } from '../../place/country';
import { pathSegment } from '../../place/path-segment';
import type { PropertyType } from '../../property/property-type';
import type { ServiceLevel } from '../../stay/service-level';
import type { Period } from '../../stay/stay-rate';
import type { DestinationScope } from '../resolve-destination';
import { type Area, DEFAULT_PRICE_RANGE, type SearchFilter, type SearchSort } from '../search-filter';
import type { SearchVocabulary } from '../search-result';
import { spellings, vocabularyIndex } from '../vocabulary-index';

/** A filter in the terms of the database: numbers and masks instead of names. Null means any. */
export type SearchCondition = {
	scope: DestinationScope;
	countries: readonly CountryCode[] | null;
	/** Bits by PROPERTY_TYPES. */
	typeMask: number | null;
	/** Bits by SERVICE_LEVELS. */
	levelMask: number | null;
	sectorNos: readonly number[] | null;
	/** All of these bits, as a number of up to 52 bits. */
	facilityMask: number;
	bedrooms: number | null;
	adults: number;
	/** Adults and children together. */
	guests: number;
	needsPets: boolean;
	area: Area | null;
	/** Minor units of EUR, both ends included. */
	price: { min: number | null; max: number | null } | null;
	/** The asked period first, then a day earlier and a day later when it may move; every week of a month. Empty without dates. */
	periods: readonly Period[];
	/** The periods are those of a month, of which any will do, one a day from the first. */
	isMonth: boolean;
	nights: number;
	/** True when a period may be made of several stays. */
	mayChain: boolean;
	/** No other period begins before this day. */
	earliest: PlainDate;
	sort: SearchSort;
	page: number;
};

/** Nights of a stay in a month. */
const WEEK = 7;

const EVERYWHERE: DestinationScope = { countries: COUNTRY_CODES, placeNos: null, sectorNos: null, propertyNos: null };

/**
 * Puts a filter into the terms of the database; `scope` null looks everywhere. Null when something is asked for that no
 * property can have: an unknown facility, unknown sectors or an unknown destination.
 */
export function searchCondition(
	filter: SearchFilter,
	scope: DestinationScope | null,
	vocabulary: SearchVocabulary,
	today: PlainDate,
): SearchCondition | null {
	const facilityMask = toFacilityMask(filter.facilityArray, vocabulary);
	const sectorNos = toSectorNos(filter.sectorArray, vocabulary);
	if (facilityMask === null || sectorNos?.length === 0 || scope?.countries.length === 0) return null;
	const period = requestedPeriod(filter);
	const weeks = period || !filter.month ? [] : weeksOfMonth(filter.month, today);
	const nights = period ? daysBetween(period.checkIn, period.checkOut) : weeks.length > 0 ? WEEK : 0;
	return {
		scope: scope ?? EVERYWHERE,
		countries: filter.countryArray.length > 0 ? filter.countryArray : null,
		typeMask: toMask<PropertyType>(filter.propertyTypeArray, PROPERTY_TYPES),
		levelMask: toMask<ServiceLevel>(filter.serviceLevelArray, SERVICE_LEVELS),
		sectorNos,
		facilityMask,
		bedrooms: filter.bedrooms,
		adults: filter.adults ?? 0,
		guests: (filter.adults ?? 0) + (filter.children ?? 0),
		needsPets: filter.petsAllowed,
		area: filter.area,
		price: toPrice(filter.priceRange),
		periods: period ? periodsOf(period, filter.flexiblePeriod, today) : weeks,
		isMonth: weeks.length > 0,
		nights,
		mayChain: nights > 0 && nights >= 2 * vocabulary.shortestStay,
		earliest: today,
		sort: filter.sort,
		page: filter.page,
	};
}

/** The period of a filter; null unless both dates are there and in order. */
export function requestedPeriod({ checkIn, checkOut }: Pick<SearchFilter, 'checkIn' | 'checkOut'>): Period | null {
	return checkIn && checkOut && checkIn < checkOut ? { checkIn, checkOut } : null;
}

/** The weeks that begin in a month, one a day, none before today. */
function weeksOfMonth(month: Month, today: PlainDate): Period[] {
	return daysOfMonth(month)
		.filter((day) => day >= today)
		.map((checkIn) => ({ checkIn, checkOut: addDays(checkIn, WEEK) }));
}

function periodsOf(period: Period, mayMove: boolean, today: PlainDate): Period[] {
	if (!mayMove) return [period];
	const shifted = (days: number) => ({
		checkIn: addDays(period.checkIn, days),
		checkOut: addDays(period.checkOut, days),
	});
	return period.checkIn > today ? [period, shifted(-1), shifted(1)] : [period, shifted(1)];
}

function toMask<Word extends string>(chosen: readonly Word[], all: readonly Word[]): number | null {
	if (chosen.length === 0) return null;
	return all.reduce((mask, word, bit) => (chosen.includes(word) ? mask + 2 ** bit : mask), 0);
}

function toFacilityMask(chosen: readonly string[], { facilitiesArray }: SearchVocabulary): number | null {
	const bits = new Set<number>();
	for (const wanted of chosen) {
		const word = pathSegment(wanted);
		const facility = facilitiesArray.find(
			({ value, en, de }) => value === wanted || pathSegment(en) === word || pathSegment(de) === word,
		);
		if (!facility) return null;
		bits.add(facility.bit);
	}
	return [...bits].reduce((mask, bit) => mask + 2 ** bit, 0);
}

function toSectorNos(chosen: readonly string[], vocabulary: SearchVocabulary): number[] | null {
	if (chosen.length === 0) return null;
	const { sectorsByWord } = vocabularyIndex(vocabulary);
	const sectors = chosen.flatMap(spellings).flatMap((word) => sectorsByWord.get(word) ?? []);
	return [...new Set(sectors.map(({ sectorNo }) => sectorNo))];
}

function toPrice({ min, max }: SearchFilter['priceRange']): SearchCondition['price'] {
	const price = {
		min: min > DEFAULT_PRICE_RANGE.min ? min * 100 : null,
		max: max < DEFAULT_PRICE_RANGE.max ? max * 100 : null,
	};
	return price.min === null && price.max === null ? null : price;
}
