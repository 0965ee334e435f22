import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { EMPTY_SEARCH_FILTER, type SearchFilter } from '~/domain/search/search-filter';
import { searchProperties } from '~/domain/search/search-properties.server';
import type { FacetOption, SearchResult } from '~/domain/search/search-result';
import { startSearch, type TestProperty, type TestSearch } from './small-catalogue';

const PROPERTIES: readonly TestProperty[] = [
	{
		name: 'Chalet Aurikel',
		place: 'lech',
		sector: 'Oberlech',
		bedrooms: 6,
		adults: 12,
		children: 2,
		pets: 'yes',
		facilities: ['pool', 'sauna', 'accessible'],
		rank: 10,
		stays: [
			['2027-03-13', '2027-03-20', { catered: ['sold', 40_000], self_catered: ['available', 21_000] }],
			['2027-03-20', '2027-03-27', { catered: ['available', 38_500], self_catered: ['available', 20_000] }],
			['2027-03-27', '2027-04-03', { catered: ['available', 30_000], self_catered: ['sold', 18_000] }],
		],
	},
	{
		name: 'Chalet Vega',
		place: 'verbier',
		bedrooms: 5,
		adults: 10,
		children: 2,
		currency: 'CHF',
		facilities: ['sauna', 'open-fire'],
		rank: 20,
		stays: [
			['2027-03-20', '2027-03-27', { catered: ['sold', 41_800] }],
			['2027-03-21', '2027-03-28', { catered: ['available', 41_800] }],
			['2027-04-03', '2027-04-10', { catered: ['available', 25_000] }],
		],
	},
	{
		name: 'Apartment Bellavista 4',
		place: 'st-moritz',
		type: 'apartment',
		bedrooms: 3,
		adults: 6,
		children: null,
		currency: 'CHF',
		facilities: ['sauna'],
		rank: 30,
		stays: [['2027-03-20', '2027-03-27', { self_catered: ['on_request', null] }]],
	},
	{
		name: 'Villa Mondholz',
		place: 'zuers',
		type: 'villa',
		sector: 'Zug',
		bedrooms: null,
		adults: null,
		children: null,
		pets: 'on_request',
		rank: 40,
		facilities: ['pool', 'whirlpool'],
		stays: [
			['2027-03-20', '2027-03-23', { bed_and_breakfast: ['available', 4_000] }],
			['2027-03-23', '2027-03-27', { bed_and_breakfast: ['on_request', 5_000] }],
			['2027-03-27', '2027-04-03', { bed_and_breakfast: ['available', 9_500] }],
		],
	},
	{ name: 'Chalet Trois Mélèzes', place: 'courchevel-1850', sector: 'Jardin Alpin', rank: 50 },
	{
		name: 'Chalet Grand Duc',
		place: 'courchevel-1300',
		bedrooms: 9,
		adults: 4,
		children: 10,
		facilities: ['pool', 'sauna', 'whirlpool'],
		rank: 60,
		stays: [
			['2026-10-01', '2026-10-08', { catered: ['available', 1_000] }],
			['2027-03-06', '2027-03-13', { catered: ['available', 60_000] }],
			['2027-03-20', '2027-03-27', { catered: ['sold', 70_000] }],
			['2027-04-10', '2027-04-17', { catered: ['available', 50_000] }],
		],
	},
];

describe('searchProperties', () => {
	let search: TestSearch;
	beforeAll(async () => {
		search = await startSearch(PROPERTIES);
	});
	afterAll(() => search.stop());

	const find = (filter: Partial<SearchFilter>) =>
		searchProperties({ ctx: search.ctx, filter: { ...EMPTY_SEARCH_FILTER, ...filter } });
	const names = ({ cards }: SearchResult) => cards.map(({ name }) => name.replace(/^(Chalet|Apartment|Villa) /, ''));
	const found = async (filter: Partial<SearchFilter>) => names(await find(filter));
	const counts = (options: readonly FacetOption[]) =>
		Object.fromEntries(options.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]));
	const week = { checkIn: plainDate('2027-03-20'), checkOut: plainDate('2027-03-27') };

	it('finds every property without dates, best first, priced by its cheapest week', async () => {
		const result = await find({});
		expect(names(result)).toEqual(['Aurikel', 'Vega', 'Bellavista 4', 'Mondholz', 'Trois Mélèzes', 'Grand Duc']);
		expect(result).toMatchObject({ count: 6, page: 1, pageCount: 1, otherPeriods: null, period: null });
		expect(result.cards[0]).toMatchObject({
			id: 'prop_1',
			place: { slug: 'lech', name: 'Lech' },
			country: 'AT',
			sectorName: 'Oberlech',
			serviceLevels: ['self_catered', 'catered'],
			offer: null,
			priceFrom: { minor: 2_000_000, currency: 'EUR' },
		});
		expect(result.cards[0]?.pictures).toHaveLength(5);
		expect(result.cards[0]?.pictures[0]).toMatchObject({ alt: 'Outside 0', width: 1600, isMirrored: false });
		expect(result.cards[4]?.priceFrom).toBeNull();
		expect(result.cards[5]?.priceFrom).toEqual({ minor: 5_000_000, currency: 'EUR' });
	});

	describe('period', () => {
		it('takes exact stays and chains, on request too, never sold ones', async () => {
			const result = await find(week);
			expect(names(result)).toEqual(['Aurikel', 'Bellavista 4', 'Mondholz']);
			expect(result.cards.map(({ offer }) => offer)).toEqual([
				{
					...week,
					nights: 7,
					serviceLevel: 'self_catered',
					status: 'available',
					price: { minor: 2_000_000, currency: 'EUR' },
				},
				{ ...week, nights: 7, serviceLevel: 'self_catered', status: 'on_request', price: null },
				{
					...week,
					nights: 7,
					serviceLevel: 'bed_and_breakfast',
					status: 'on_request',
					price: { minor: 900_000, currency: 'EUR' },
				},
			]);
		});

		it('chains at one level only, and never over a sold part', async () => {
			const fortnight = { checkIn: plainDate('2027-03-20'), checkOut: plainDate('2027-04-03') };
			const result = await find(fortnight);
			expect(names(result)).toEqual(['Aurikel', 'Mondholz']);
			expect(result.cards[0]?.offer).toMatchObject({
				nights: 14,
				serviceLevel: 'catered',
				price: { minor: 6_850_000, currency: 'EUR' },
			});
			expect(result.cards[1]?.offer).toMatchObject({ status: 'on_request', price: { minor: 1_850_000 } });
		});

		it('moves by one day when it may, keeping the length', async () => {
			const result = await find({ ...week, flexiblePeriod: true });
			expect(names(result)).toEqual(['Aurikel', 'Vega', 'Bellavista 4', 'Mondholz']);
			expect(result.cards[1]?.offer).toMatchObject({
				checkIn: '2027-03-21',
				checkOut: '2027-03-28',
				price: { minor: 4_180_000, currency: 'CHF' },
			});
			expect(result.cards[0]?.offer).toMatchObject(week);
			const dayEarlier = { checkIn: plainDate('2027-03-22'), checkOut: plainDate('2027-03-29'), flexiblePeriod: true };
			expect((await find(dayEarlier)).cards.map(({ offer }) => offer?.checkIn)).toEqual(['2027-03-21']);
		});

		it('shows the cheapest of the chosen levels', async () => {
			const result = await find({ ...week, serviceLevelArray: ['catered'] });
			expect(names(result)).toEqual(['Aurikel']);
			expect(result.cards[0]?.offer).toMatchObject({ serviceLevel: 'catered', price: { minor: 3_850_000 } });
			expect(await found({ ...week, serviceLevelArray: ['catered', 'bed_and_breakfast'] })).toEqual([
				'Aurikel',
				'Mondholz',
			]);
		});

		it('is none with one date, and none with dates in disorder', async () => {
			expect((await find({ checkIn: week.checkIn })).count).toBe(6);
			expect((await find({ checkIn: week.checkOut, checkOut: week.checkIn })).period).toBeNull();
		});
	});

	describe('choices', () => {
		it.each<[string, Partial<SearchFilter>, string[]]>([
			[
				'countries are any of them',
				{ countryArray: ['CH', 'FR'] },
				['Vega', 'Bellavista 4', 'Trois Mélèzes', 'Grand Duc'],
			],
			['types are any of them', { propertyTypeArray: ['villa', 'apartment'] }, ['Bellavista 4', 'Mondholz']],
			[
				'levels are any of them',
				{ serviceLevelArray: ['self_catered', 'bed_and_breakfast'] },
				['Aurikel', 'Bellavista 4', 'Mondholz'],
			],
			['sectors are any of them', { sectorArray: ['Oberlech', 'Jardin Alpin'] }, ['Aurikel', 'Trois Mélèzes']],
			['facilities are all of them', { facilityArray: ['pool', 'sauna'] }, ['Aurikel', 'Grand Duc']],
			['the highest facility bit', { facilityArray: ['accessible', 'pool'] }, ['Aurikel']],
			['a facility by its German name', { facilityArray: ['Whirlpool de'] }, ['Mondholz', 'Grand Duc']],
			['an unknown facility is had by none', { facilityArray: ['pool', 'helipad'] }, []],
			['an unknown sector is had by none', { sectorArray: ['Nowhere'] }, []],
			['bedrooms at least; unknown never excludes', { bedrooms: 6 }, ['Aurikel', 'Mondholz', 'Grand Duc']],
			['adults need adult beds', { adults: 10 }, ['Aurikel', 'Vega', 'Mondholz']],
			['children use either beds', { adults: 4, children: 10 }, ['Aurikel', 'Mondholz', 'Grand Duc']],
			[
				'unknown children beds are none',
				{ adults: 5, children: 1 },
				['Aurikel', 'Vega', 'Bellavista 4', 'Mondholz', 'Trois Mélèzes'],
			],
			['children alone', { children: 13 }, ['Aurikel', 'Mondholz', 'Grand Duc']],
			['pets on request are allowed', { petsAllowed: true }, ['Aurikel', 'Mondholz']],
			['price from', { priceRange: { min: 9_600, max: 21_000 } }, ['Aurikel']],
			['price from in EUR', { priceRange: { min: 26_000, max: 27_000 } }, ['Vega']],
			['a lower price end alone', { priceRange: { min: 40_000, max: 165_000 } }, ['Grand Duc']],
		])('%s', async (_, filter, expected) => {
			expect(await found(filter)).toEqual(expected);
		});

		it('prices the asked period for the range, and leaves out what has no price', async () => {
			expect(await found({ ...week, priceRange: { min: 0, max: 20_000 } })).toEqual(['Aurikel', 'Mondholz']);
			expect(await found({ ...week, priceRange: { min: 30_000, max: 165_000 } })).toEqual(['Aurikel']);
			expect(await found({ ...week, priceRange: { min: 10_000, max: 165_000 } })).toEqual(['Aurikel']);
		});
	});

	describe('facets', () => {
		it('count every option among all results', async () => {
			const { facets } = await find({});
			expect(counts(facets.country)).toEqual({ AT: 2, CH: 2, FR: 2 });
			expect(counts(facets.propertyType)).toEqual({ chalet: 4, apartment: 1, villa: 1 });
			expect(counts(facets.serviceLevel)).toEqual({ self_catered: 2, bed_and_breakfast: 1, catered: 3 });
			expect(counts(facets.facility)).toEqual({ pool: 3, sauna: 4, whirlpool: 2, 'open-fire': 1, accessible: 1 });
			expect(counts(facets.sector)).toEqual({ Oberlech: 1, Zug: 1, 'Jardin Alpin': 1 });
			// A name says nothing without its place where there are several.
			expect(facets.sector.map(({ label }) => label).sort()).toEqual([
				'Jardin Alpin, Courchevel 1850',
				'Oberlech, Lech',
				'Zug, Zürs',
			]);
			const { facets: inLech } = await find({ destination: 'Lech' });
			expect(inLech.sector.map(({ label }) => label).sort()).toEqual(['Oberlech']);
			expect(counts(facets.bedrooms)).toMatchObject({ '1': 6, '4': 5, '5': 4, '6': 3, '9': 2, '10': 1 });
			expect(facets.pets).toBe(2);
			expect(facets.price.buckets.reduce((sum, properties) => sum + properties)).toBe(4);
			expect(facets.price.withoutPrice).toBe(2);
		});

		it('ignore their own choice, and no other', async () => {
			const { facets, count } = await find({ countryArray: ['AT'], propertyTypeArray: ['chalet'] });
			expect(count).toBe(1);
			expect(counts(facets.country)).toEqual({ AT: 1, CH: 1, FR: 2 });
			expect(counts(facets.propertyType)).toEqual({ chalet: 1, villa: 1 });
			expect(counts(facets.facility)).toEqual({ pool: 1, sauna: 1, accessible: 1 });
			expect(facets.country.find(({ value }) => value === 'AT')?.isChosen).toBe(true);
		});

		it('count facilities with those already chosen', async () => {
			const { facets } = await find({ facilityArray: ['pool'] });
			expect(counts(facets.facility)).toEqual({ pool: 3, sauna: 2, whirlpool: 2, accessible: 1 });
		});

		it('count the levels available in the period', async () => {
			const { facets } = await find({ ...week, serviceLevelArray: ['catered'] });
			expect(counts(facets.serviceLevel)).toEqual({ self_catered: 2, bed_and_breakfast: 1, catered: 1 });
			expect(counts(facets.country)).toEqual({ AT: 1 });
		});

		it('keep a chosen sector that has no properties left', async () => {
			const { facets } = await find({ sectorArray: ['Zug'], propertyTypeArray: ['chalet'] });
			expect(facets.sector.find(({ value }) => value === 'Zug')).toMatchObject({ count: 0, isChosen: true });
		});

		it('show the price histogram without the range itself', async () => {
			const { facets, count } = await find({ priceRange: { min: 0, max: 10_000 } });
			expect(count).toBe(1);
			expect(facets.price.buckets.reduce((sum, properties) => sum + properties)).toBe(4);
		});
	});

	describe('order', () => {
		it('by price puts properties without one last, both ways', async () => {
			expect(await found({ sort: 'price_low' })).toEqual([
				'Mondholz',
				'Aurikel',
				'Vega',
				'Grand Duc',
				'Bellavista 4',
				'Trois Mélèzes',
			]);
			expect(await found({ sort: 'price_high' })).toEqual([
				'Grand Duc',
				'Vega',
				'Aurikel',
				'Mondholz',
				'Bellavista 4',
				'Trois Mélèzes',
			]);
			expect(await found({ ...week, sort: 'price_low' })).toEqual(['Mondholz', 'Aurikel', 'Bellavista 4']);
		});

		it('by bedrooms puts the most first and unknown last', async () => {
			expect(await found({ sort: 'bedrooms' })).toEqual([
				'Grand Duc',
				'Aurikel',
				'Vega',
				'Trois Mélèzes',
				'Bellavista 4',
				'Mondholz',
			]);
		});
	});

	describe('other periods', () => {
		it('are the nearest free ones of properties that obey everything else', async () => {
			const { otherPeriods } = await find(week);
			expect(otherPeriods?.count).toBe(2);
			expect(otherPeriods?.items.map(({ card, offer, shiftDays }) => [card.name, offer.checkIn, shiftDays])).toEqual([
				['Chalet Vega', '2027-03-21', 1],
				['Chalet Grand Duc', '2027-03-06', -14],
			]);
			expect(otherPeriods?.items[0]?.offer).toMatchObject({ price: { minor: 4_180_000, currency: 'CHF' }, nights: 7 });
		});

		it('obey facilities, levels and the price range', async () => {
			expect((await find({ ...week, facilityArray: ['pool'] })).otherPeriods?.count).toBe(1);
			expect((await find({ ...week, serviceLevelArray: ['self_catered'] })).otherPeriods?.count).toBe(0);
			const cheap = await find({ ...week, priceRange: { min: 25_000, max: 55_000 } });
			expect(cheap.cards.map(({ offer }) => offer)).toMatchObject([
				{ serviceLevel: 'catered', price: { minor: 3_850_000 } },
			]);
			expect(cheap.otherPeriods?.items.map(({ card, offer }) => [card.name, offer.checkIn])).toEqual([
				['Chalet Vega', '2027-03-21'],
				['Chalet Grand Duc', '2027-04-10'],
			]);
		});

		it('are weeks when there is none of the same length, and never in the past', async () => {
			const days = { checkIn: plainDate('2026-11-25'), checkOut: plainDate('2026-11-29') };
			const { otherPeriods, count } = await find({ ...days, destination: 'Courchevel' });
			expect(count).toBe(0);
			expect(otherPeriods?.items.map(({ offer }) => [offer.checkIn, offer.nights])).toEqual([['2027-03-06', 7]]);
		});
	});

	it('takes any text, and finds nothing by nonsense', async () => {
		const hostile = [
			"'; drop table property; --",
			'"',
			'*',
			'NEAR(',
			'\u0000',
			'😀',
			'%',
			'_',
			'a'.repeat(10_000),
			'../..',
			'{{',
			'\\',
		];
		for (const text of hostile) {
			const result = await find({ destination: text, sectorArray: [text], facilityArray: [text], ...week });
			expect(result).toMatchObject({ count: 0, cards: [] });
		}
		for (const text of hostile) expect((await find({ destination: text })).destination?.kind).toBe('unknown');
		expect((await find({})).count).toBe(6);
	});
});
