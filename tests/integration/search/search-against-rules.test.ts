import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROPERTY_TYPES, SERVICE_LEVELS } from '#db/schema/enums';
import { daysOfMonth, parseMonth } from '~/domain/date/month';
import { addDays, daysBetween, plainDate } from '~/domain/date/plain-date';
import { countryFromPathWord } from '~/domain/place/country';
import { defaultWeek } from '~/domain/property/default-week';
import { fitsParty } from '~/domain/property/occupancy';
import { FEW_PROPERTIES } from '~/domain/search/changes/best-changes';
import { parseSearchFilter } from '~/domain/search/parse-search-filter';
import { DEFAULT_PRICE_RANGE, EMPTY_SEARCH_FILTER, type SearchFilter } from '~/domain/search/search-filter';
import { searchProperties } from '~/domain/search/search-properties.server';
import { writeSearchFilter } from '~/domain/search/write-search-filter';
import { pricePeriodPerLevel } from '~/domain/stay/price-period';
import type { PeriodPrice, StayRate } from '~/domain/stay/stay-rate';
import {
	type FacilityKey,
	startSearch,
	type TestProperty,
	type TestSearch,
	type TestStay,
	TODAY,
} from './small-catalogue';

const FIRST_DAY = plainDate('2027-01-02');
const PLACES = ['lech', 'zuers', 'verbier', 'courchevel-1850', 'cortina-d-ampezzo'] as const;
const COUNTRY_OF = {
	lech: 'AT',
	zuers: 'AT',
	verbier: 'CH',
	'courchevel-1850': 'FR',
	'cortina-d-ampezzo': 'IT',
} as const;
const FACILITIES = ['pool', 'sauna', 'whirlpool', 'accessible'] as const satisfies readonly FacilityKey[];

/** The same numbers in every run (mulberry32). */
function numbers(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
	};
}

/** Properties with stays of 3, 4, 7 and 14 nights that adjoin, overlap and leave gaps, at any mixture of levels. */
function randomProperties(count: number): TestProperty[] {
	const next = numbers(7);
	const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[next(items.length)] ?? items[0];
	const some = <Item>(items: readonly Item[]) => items.filter(() => next(2) === 0);
	return Array.from({ length: count }, (_, index): TestProperty => {
		const stays = new Map<string, TestStay>();
		for (let day = next(3); day < 42; day += pick([0, 3, 4, 7, 7])) {
			const checkIn = addDays(FIRST_DAY, day);
			const checkOut = addDays(checkIn, pick([3, 4, 7, 7, 14]));
			const rates: TestStay[2] = {};
			for (const level of SERVICE_LEVELS) {
				if (next(2) === 0)
					rates[level] = [
						pick(['available', 'available', 'on_request', 'sold']),
						pick([null, 3_000, 4_000 + next(30_000)]),
					];
			}
			if (Object.keys(rates).length > 0) stays.set(checkIn + checkOut, [checkIn, checkOut, rates]);
			if (next(9) === 0) day += 1;
			if (stays.size > 14) break;
		}
		return {
			name: `House ${index + 1}`,
			place: pick(PLACES),
			type: pick(PROPERTY_TYPES),
			bedrooms: pick([null, 2, 3, 4, 5]),
			adults: pick([null, 4, 6, 8]),
			children: pick([0, 2, 4]),
			pets: pick(['yes', 'no', 'on_request']),
			facilities: some(FACILITIES),
			rank: next(20),
			stays: [...stays.values()],
		};
	});
}

/** Some of them ask for any week of a month. */
function randomRequest(next: (below: number) => number): SearchFilter {
	const filter = randomFilter(next);
	const month = next(3) === 0 ? parseMonth(next(2) === 0 ? '2027-01' : '2027-02') : null;
	return month ? { ...filter, checkIn: null, checkOut: null, month } : filter;
}

function randomFilter(next: (below: number) => number): SearchFilter {
	const one = <Item>(items: readonly Item[]) => items.filter(() => next(3) === 0);
	const maybe = <Value>(value: Value) => (next(3) === 0 ? value : null);
	const checkIn = addDays(FIRST_DAY, next(40));
	return {
		...EMPTY_SEARCH_FILTER,
		checkIn,
		checkOut: addDays(checkIn, [7, 7, 7, 3, 4, 14, 10][next(7)] ?? 7),
		flexiblePeriod: next(2) === 0,
		priceRange: { min: next(3) === 0 ? 5_000 : 0, max: next(3) === 0 ? 20_000 : DEFAULT_PRICE_RANGE.max },
		bedrooms: maybe(1 + next(5)),
		adults: maybe(1 + next(8)),
		children: maybe(1 + next(4)),
		countryArray: next(3) === 0 ? one(['AT', 'CH', 'FR', 'IT'] as const) : [],
		facilityArray: next(3) === 0 ? one(FACILITIES) : [],
		propertyTypeArray: next(3) === 0 ? one(PROPERTY_TYPES) : [],
		serviceLevelArray: next(2) === 0 ? one(SERVICE_LEVELS) : [],
		petsAllowed: next(4) === 0,
		sort: 'price_low',
	};
}

function ratesOf({ stays = [] }: TestProperty): StayRate[] {
	return stays.flatMap(([checkIn, checkOut, rates]) =>
		SERVICE_LEVELS.flatMap((serviceLevel) => {
			const rate = rates[serviceLevel];
			if (!rate) return [];
			const [status, price] = rate;
			return {
				checkIn: plainDate(checkIn),
				checkOut: plainDate(checkOut),
				serviceLevel,
				status,
				priceMinor: price === null ? null : price * 100,
			};
		}),
	);
}

/** What the rules of a single house say about a filter: its offers that obey, the asked days before the days beside. */
function offersOf(property: TestProperty, filter: SearchFilter): PeriodPrice[] {
	const { checkIn, checkOut, month, priceRange, serviceLevelArray } = filter;
	if (month)
		return daysOfMonth(month).flatMap((day) =>
			offersOf(property, { ...filter, checkIn: day, checkOut: addDays(day, 7), month: null, flexiblePeriod: false }),
		);
	if (!checkIn || !checkOut) return [];
	const isRanged = priceRange.min > 0 || priceRange.max < DEFAULT_PRICE_RANGE.max;
	const offers = (filter.flexiblePeriod ? [0, -1, 1] : [0]).map((days) =>
		pricePeriodPerLevel(ratesOf(property), {
			checkIn: addDays(checkIn, days),
			checkOut: addDays(checkOut, days),
		}).filter(
			({ status, serviceLevel, priceMinor }) =>
				status !== 'sold' &&
				(serviceLevelArray.length === 0 || serviceLevelArray.includes(serviceLevel)) &&
				(!isRanged ||
					(priceMinor !== null && priceMinor >= priceRange.min * 100 && priceMinor <= priceRange.max * 100)),
		),
	);
	const [requested = [], ...beside] = offers;
	return requested.length > 0 ? requested : beside.flat();
}

function obeysChoices(property: TestProperty, filter: SearchFilter): boolean {
	const { facilities = [], bedrooms = null, type = 'chalet', adults = null, children = null } = property;
	const isOneOf = <Item>(list: readonly Item[], item: Item) => list.length === 0 || list.includes(item);
	return (
		isOneOf(filter.countryArray, COUNTRY_OF[property.place as keyof typeof COUNTRY_OF]) &&
		isOneOf(filter.propertyTypeArray, type) &&
		filter.facilityArray.every((facility) => facilities.some((has) => has === facility)) &&
		(filter.bedrooms === null || bedrooms === null || bedrooms >= filter.bedrooms) &&
		(!filter.petsAllowed || property.pets !== 'no') &&
		fitsParty({ adults, children }, { adults: filter.adults ?? 0, children: filter.children ?? 0 })
	);
}

const cheapest = (offers: readonly PeriodPrice[]) => {
	const available = offers.filter(({ status }) => status === 'available');
	const prices = (available.length > 0 ? available : offers).map(
		({ priceMinor }) => priceMinor ?? Number.MAX_SAFE_INTEGER,
	);
	return Math.min(...prices);
};

describe('searchProperties against the rules of one property', () => {
	const properties = randomProperties(160);
	let search: TestSearch;
	beforeAll(async () => {
		search = await startSearch(properties);
	});
	afterAll(() => search.stop());

	const run = (filter: SearchFilter) => searchProperties({ ctx: search.ctx, filter });
	const propertyOf = ({ id }: { id: string }) => {
		const property = properties[Number(id.slice(5)) - 1];
		if (!property) throw new RangeError(id);
		return property;
	};

	it('finds the same properties at the same prices for every query', async () => {
		const next = numbers(11);
		let found = 0;
		for (let round = 0; round < 160; round++) {
			const filter = randomRequest(next);
			const first = await run(filter);
			const cards = [...first.cards];
			for (let page = 2; page <= first.pageCount; page++) cards.push(...(await run({ ...filter, page })).cards);
			const expected = properties.filter(
				(property) => obeysChoices(property, filter) && offersOf(property, filter).length > 0,
			);
			expect(new Set(cards.map(propertyOf)), JSON.stringify(filter)).toEqual(new Set(expected));
			expect([first.count, cards.length]).toEqual([expected.length, expected.length]);
			found += cards.length;
			for (const card of cards) {
				const offers = offersOf(propertyOf(card), filter);
				expect(card.offer?.price?.minor ?? Number.MAX_SAFE_INTEGER, `${card.id} ${JSON.stringify(filter)}`).toBe(
					cheapest(offers),
				);
				expect(offers).toContainEqual(
					expect.objectContaining({
						checkIn: card.offer?.checkIn,
						checkOut: card.offer?.checkOut,
						serviceLevel: card.offer?.serviceLevel,
						status: card.offer?.status,
					}),
				);
			}
			const prices = cards.map(({ offer }) => offer?.price?.minor ?? Number.MAX_SAFE_INTEGER);
			expect(prices).toEqual(prices.toSorted((a, b) => a - b));
		}
		expect(found).toBeGreaterThan(300);
	});

	it('names the week of the price "from" that the page of the property opens on', async () => {
		const cards = [];
		for (let page = 1; page <= 7; page++) cards.push(...(await run({ ...EMPTY_SEARCH_FILTER, page })).cards);
		expect(cards.length).toBe(properties.length);
		let priced = 0;
		for (const card of cards) {
			const { name, stays } = propertyOf(card);
			const week = defaultWeek(ratesOf(propertyOf(card)), null, TODAY);
			const minor = week?.priceMinor ?? null;
			expect(card.priceFrom?.minor ?? null, `${name} ${JSON.stringify(stays)}`).toBe(minor);
			expect(card.priceFromWeek?.checkIn ?? null, name).toBe(minor === null ? null : week?.checkIn);
			if (minor !== null) priced += 1;
		}
		expect(priced).toBeGreaterThan(80);
	});

	it('counts for every option what choosing it alone would find', async () => {
		const next = numbers(13);
		for (let round = 0; round < 20; round++) {
			const filter = randomRequest(next);
			const { facets } = await run(filter);
			const count = async (choice: Partial<SearchFilter>) => (await run({ ...filter, ...choice })).count;
			for (const { value, count: told } of facets.country) {
				const country = countryFromPathWord(
					value === 'AT' ? 'austria' : value === 'CH' ? 'schweiz' : value === 'FR' ? 'france' : 'italy',
				);
				if (country) expect(told).toBe(await count({ countryArray: [country.country] }));
			}
			for (const [index, type] of PROPERTY_TYPES.entries()) {
				expect(facets.propertyType[index]?.count).toBe(await count({ propertyTypeArray: [type] }));
			}
			for (const [index, level] of SERVICE_LEVELS.entries()) {
				expect(facets.serviceLevel[index]?.count, JSON.stringify(filter)).toBe(
					await count({ serviceLevelArray: [level] }),
				);
			}
			for (const facility of FACILITIES) {
				const option = facets.facility.find(({ value }) => value === facility);
				expect(option?.count).toBe(await count({ facilityArray: [...new Set([...filter.facilityArray, facility])] }));
			}
			expect(facets.bedrooms[2]?.count).toBe(await count({ bedrooms: 3 }));
			expect(facets.pets).toBe(await count({ petsAllowed: true }));
		}
	});

	it('offers changes that find exactly what they promise, and more than was found', async () => {
		const next = numbers(19);
		const kinds = new Map<string, number>();
		for (let round = 0; round < 150; round++) {
			const random = randomRequest(next);
			const filter: SearchFilter = {
				...random,
				...(next(5) === 0
					? { checkIn: null, checkOut: null, month: null, bedrooms: 5, facilityArray: FACILITIES }
					: {}),
				destination: [null, null, 'Lech', 'Courchevel 1850', 'Zürs', 'Austria', 'nowhere'][next(7)] ?? null,
				priceRange: next(2) === 0 ? { min: 0, max: 4_000 + next(9_000) } : random.priceRange,
				page: 1 + next(2),
			};
			const { count: found, changes } = await run(filter);
			if (found >= FEW_PROPERTIES) expect(changes).toEqual([]);
			expect(changes.map(({ size }) => size)).toEqual(changes.map(({ size }) => size).toSorted((a, b) => a - b));
			for (const { kind, filter: changed, count, priceFrom } of changes) {
				kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
				const { filter: followed } = parseSearchFilter(new URLSearchParams(writeSearchFilter(changed)), TODAY);
				const told = `${kind} ${JSON.stringify(filter)}`;
				const { count: shown, cards } = await run({ ...followed, sort: 'price_low' });
				expect(shown, told).toBe(count);
				expect(count, told).toBeGreaterThan(found);
				expect(cards[0]?.offer ? cards[0].offer.price : cards[0]?.priceFrom, told).toEqual(priceFrom);
				if (kind !== 'price') continue;
				const lower = { ...changed.priceRange, max: Math.max(filter.priceRange.max, changed.priceRange.max - 1_000) };
				expect((await run({ ...followed, priceRange: lower })).count, told).toBe(found);
			}
		}
		for (const kind of [
			'shift',
			'week',
			'month',
			'price',
			'bedrooms',
			'facility',
			'level',
			'place',
			'around',
			'types',
			'anywhere',
		])
			expect(kinds.get(kind) ?? 0, `${kind} ${JSON.stringify([...kinds])}`).toBeGreaterThan(2);
	});

	it('offers other available periods near the requested one for properties that it did not find', async () => {
		const next = numbers(17);
		for (let round = 0; round < 40; round++) {
			const filter = randomFilter(next);
			const { otherPeriods } = await run(filter);
			expect(otherPeriods?.items.length).toBe(Math.min(4, otherPeriods?.count ?? 0));
			for (const { card, offer, shiftDays } of otherPeriods?.items ?? []) {
				const property = propertyOf(card);
				expect(obeysChoices(property, filter)).toBe(true);
				expect(offersOf(property, filter)).toEqual([]);
				const there = { ...filter, checkIn: offer.checkIn, checkOut: offer.checkOut, flexiblePeriod: false };
				expect(offersOf(property, there).length).toBeGreaterThan(0);
				expect(shiftDays).toBe(filter.checkIn && daysBetween(filter.checkIn, offer.checkIn));
			}
		}
	});
});
