import { type Month, monthOf, parseMonth } from '../date/month';
import { addDays, type PlainDate, parsePlainDate } from '../date/plain-date';
import { parseNumber } from '../money/parse-number';
import { type CountryCode, countryFromPathWord, isCountryCode } from '../place/country';
import { isPropertyType, type PropertyType, propertyTypeFromPathWord } from '../property/property-type';
import { isServiceLevel, type ServiceLevel, serviceLevelOrder } from '../stay/service-level';
import {
	type Area,
	DEFAULT_PRICE_RANGE,
	EMPTY_SEARCH_FILTER,
	type PriceRange,
	SEARCH_LIMITS,
	SEARCH_SORTS,
	SEARCH_VIEWS,
	type SearchFilter,
	type SearchShown,
	type SearchSort,
} from './search-filter';

export type ParsedSearchFilter = {
	filter: SearchFilter;
	/** Keys that are no part of a filter (`utm_source`), at most 20. */
	ignored: string[];
	/** Keys of the filter whose value could not be used as it was written: dropped, cut or moved into range. */
	invalid: (keyof SearchFilter)[];
};

const MOST_IGNORED = 20;
const RANGE = /^(.*?)\s*[-–;]\s*(.*)$/;

/**
 * Reads a query string as a search filter (SEARCH-2). Never throws: what is invalid falls back to "any" and is listed. Empty
 * values, as an untouched form sends them, are not invalid. Lists come as repeated keys; they are sorted and without
 * doubles. Dates before `today` or beyond five years are dropped, a check-out that is not after check-in and a month that is over too.
 */
export function parseSearchFilter(query: URLSearchParams, today: PlainDate): ParsedSearchFilter {
	const invalid = new Set<keyof SearchFilter>();
	const reading: Reading = { query, invalid };
	const checkIn = readDate(reading, 'checkIn', today);
	const checkOut = readDate(reading, 'checkOut', today);
	const isOrdered = !checkIn || !checkOut || checkOut > checkIn;
	if (!isOrdered) invalid.add('checkOut');
	const filter: SearchFilter = {
		destination: readTexts(reading, 'destination', 1)[0] ?? null,
		exactDestination: readFlag(reading, 'exactDestination'),
		checkIn,
		checkOut: isOrdered ? checkOut : null,
		// Dates say more than a month.
		month: checkIn && checkOut && isOrdered ? null : readMonth(reading, today),
		flexiblePeriod: readFlag(reading, 'flexiblePeriod'),
		priceRange: readPriceRange(reading),
		bedrooms: readCount(reading, 'bedrooms', 1, SEARCH_LIMITS.bedrooms),
		adults: readCount(reading, 'adults', 1, SEARCH_LIMITS.guests),
		children: readCount(reading, 'children', 1, SEARCH_LIMITS.guests),
		babies: readCount(reading, 'babies', 1, SEARCH_LIMITS.babies),
		countryArray: readWords(reading, 'countryArray', toCountry),
		sectorArray: readTexts(reading, 'sectorArray', SEARCH_LIMITS.listLength).sort(),
		facilityArray: readTexts(reading, 'facilityArray', SEARCH_LIMITS.listLength).sort(),
		propertyTypeArray: readWords(reading, 'propertyTypeArray', toPropertyType),
		serviceLevelArray: readWords(reading, 'serviceLevelArray', toServiceLevel).sort(
			(a, b) => serviceLevelOrder(a) - serviceLevelOrder(b),
		),
		petsAllowed: readFlag(reading, 'petsAllowed'),
		area: readArea(reading),
		sort: readWords(reading, 'sort', toSort)[0] ?? EMPTY_SEARCH_FILTER.sort,
		view: readWords(reading, 'view', toView)[0] ?? EMPTY_SEARCH_FILTER.view,
		page: readCount(reading, 'page', 1, SEARCH_LIMITS.page) ?? 1,
	};
	return { filter, ignored: unknownKeys(query), invalid: [...invalid] };
}

type Reading = { query: URLSearchParams; invalid: Set<keyof SearchFilter> };

function readTexts({ query, invalid }: Reading, key: keyof SearchFilter, most: number): string[] {
	const texts = new Set<string>();
	for (const raw of query.getAll(key)) {
		const text = raw
			.normalize('NFC')
			.replace(/[\p{C}\s]+/gu, ' ')
			.trim();
		if (text === '') continue;
		const cut = [...text].slice(0, SEARCH_LIMITS.textLength).join('').trim();
		if (cut !== text || (texts.size === most && !texts.has(cut))) invalid.add(key);
		if (texts.size < most) texts.add(cut);
	}
	return [...texts];
}

function readWords<Word extends string>(
	reading: Reading,
	key: keyof SearchFilter,
	read: (text: string) => Word | null,
): Word[] {
	const words = new Set<Word>();
	for (const text of readTexts(reading, key, SEARCH_LIMITS.listLength)) {
		const word = read(text);
		if (word === null) reading.invalid.add(key);
		else words.add(word);
	}
	return [...words].sort();
}

function readFlag(reading: Reading, key: keyof SearchFilter): boolean {
	const word = readTexts(reading, key, 1)[0]?.toLowerCase();
	if (word === undefined || word === 'false' || word === '0') return false;
	if (word === 'true' || word === '1' || word === 'on') return true;
	reading.invalid.add(key);
	return false;
}

/** A whole number; 0 means any, what is out of range is moved into it. */
function readCount(reading: Reading, key: keyof SearchFilter, least: number, most: number): number | null {
	const text = readTexts(reading, key, 1)[0];
	if (text === undefined) return null;
	const count = /^\d{1,9}$/.test(text) ? Number(text) : null;
	if (count === 0 && key !== 'page') return null;
	if (count === null || count < least || count > most) reading.invalid.add(key);
	return count === null ? null : Math.min(most, Math.max(least, count));
}

function readDate(reading: Reading, key: 'checkIn' | 'checkOut', today: PlainDate): PlainDate | null {
	const text = readTexts(reading, key, 1)[0];
	if (text === undefined) return null;
	const date = parsePlainDate(text);
	if (date && date >= today && date <= addDays(today, SEARCH_LIMITS.daysAhead)) return date;
	reading.invalid.add(key);
	return null;
}

/** A month that is not over, within five years. */
function readMonth(reading: Reading, today: PlainDate): Month | null {
	const text = readTexts(reading, 'month', 1)[0];
	if (text === undefined) return null;
	const month = parseMonth(text);
	if (month && month >= monthOf(today) && month <= monthOf(addDays(today, SEARCH_LIMITS.daysAhead))) return month;
	reading.invalid.add('month');
	return null;
}

const DEGREES = /^-?\d{1,3}(\.\d{1,20})?$/;

/** `46.05,7.10,46.20,7.40`: south, west, north, east, rounded to two decimals; an area without height or width is none. */
function readArea(reading: Reading): Area | null {
	const text = readTexts(reading, 'area', 1)[0];
	if (text === undefined) return null;
	const parts = text.split(',');
	const [south = 0, west = 0, north = 0, east = 0] = parts.map((part) => Math.round(Number(part) * 100) / 100);
	const isArea =
		parts.length === 4 &&
		parts.every((part) => DEGREES.test(part)) &&
		-90 <= south &&
		south < north &&
		north <= 90 &&
		-180 <= west &&
		west < east &&
		east <= 180;
	if (isArea) return { south, west, north, east };
	reading.invalid.add('area');
	return null;
}

/** `5000-20000`, or the key twice as a form with two fields sends it; a missing end is the default one. */
function readPriceRange(reading: Reading): PriceRange {
	const { query, invalid } = reading;
	const values = query.getAll('priceRange').slice(0, 2);
	const match = values.length === 1 ? RANGE.exec(values[0] ?? '') : null;
	const [low = '', high = ''] = match ? [match[1], match[2]] : values;
	const read = (text: string, fallback: number): number => {
		if (text.trim() === '') return fallback;
		const price = parseNumber(text);
		const inRange = price === null ? fallback : Math.min(DEFAULT_PRICE_RANGE.max, Math.max(0, Math.round(price)));
		if (inRange !== price) invalid.add('priceRange');
		return inRange;
	};
	const range = { min: read(low, DEFAULT_PRICE_RANGE.min), max: read(high, DEFAULT_PRICE_RANGE.max) };
	if (range.min <= range.max) return range;
	invalid.add('priceRange');
	return DEFAULT_PRICE_RANGE;
}

function unknownKeys(query: URLSearchParams): string[] {
	const unknown = new Set<string>();
	for (const key of query.keys()) {
		if (unknown.size === MOST_IGNORED) break;
		if (!Object.hasOwn(EMPTY_SEARCH_FILTER, key)) unknown.add(key.slice(0, SEARCH_LIMITS.textLength));
	}
	return [...unknown];
}

function toCountry(text: string): CountryCode | null {
	const code = text.toUpperCase();
	return isCountryCode(code) ? code : (countryFromPathWord(text)?.country ?? null);
}

function toPropertyType(text: string): PropertyType | null {
	const word = text.toLowerCase();
	return isPropertyType(word) ? word : propertyTypeFromPathWord(word);
}

function toServiceLevel(text: string): ServiceLevel | null {
	return isServiceLevel(text) ? text : null;
}

function toView(text: string): SearchShown | null {
	return SEARCH_VIEWS.find((view) => view === text) ?? null;
}

function toSort(text: string): SearchSort | null {
	return SEARCH_SORTS.find((sort) => sort === text) ?? null;
}
