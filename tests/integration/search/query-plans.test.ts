import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { loadVocabulary } from '~/domain/search/load-vocabulary.server';
import { type Destination, resolveDestination } from '~/domain/search/resolve-destination';
import { EMPTY_SEARCH_FILTER, type SearchFilter } from '~/domain/search/search-filter';
import type { SearchVocabulary } from '~/domain/search/search-result';
import { changeStatement } from '~/domain/search/statement/change-statement';
import { searchCondition } from '~/domain/search/statement/search-condition';
import { searchStatement } from '~/domain/search/statement/search-statement';
import { startSearch, type TestSearch, TODAY } from './small-catalogue';

const WEEK = { checkIn: plainDate('2027-03-20'), checkOut: plainDate('2027-03-27') };
const EVERY_CHOICE: Partial<SearchFilter> = {
	priceRange: { min: 1_000, max: 50_000 },
	bedrooms: 2,
	adults: 2,
	children: 1,
	countryArray: ['AT'],
	sectorArray: ['Oberlech'],
	facilityArray: ['pool'],
	propertyTypeArray: ['chalet'],
	serviceLevelArray: ['catered'],
	petsAllowed: true,
};

/** How SQLite goes about each list query: no table of properties or stays is read from end to end. */
describe('query plans', () => {
	let search: TestSearch;
	let vocabulary: SearchVocabulary;
	beforeAll(async () => {
		search = await startSearch([
			{
				name: 'Chalet Aurikel',
				place: 'lech',
				sector: 'Oberlech',
				facilities: ['pool'],
				stays: [[WEEK.checkIn, WEEK.checkOut, { catered: ['available', 10_000] }]],
			},
		]);
		vocabulary = await loadVocabulary({ ctx: search.ctx });
	});
	afterAll(() => search.stop());

	async function planOf(filter: Partial<SearchFilter>, destination: Destination | null = null): Promise<string[]> {
		const whole = { ...EMPTY_SEARCH_FILTER, ...filter };
		const condition = searchCondition(whole, destination?.scope ?? null, vocabulary, TODAY);
		if (!condition) throw new RangeError('Nothing to ask for');
		const slice = { limit: 24, offset: 0 };
		const { sql, args } = searchStatement(condition, { page: slice, others: slice, hasFacets: true }, 'en');
		const { rows } = await search.db.$client.execute({ sql: `explain query plan ${sql}`, args });
		return rows.map(({ detail }) => String(detail));
	}

	const lech = () => resolveDestination('Lech', vocabulary, 'en');
	const austria = () => resolveDestination('Austria', vocabulary, 'en');
	/** Aliases: f for facets, r for rates, p for properties. */
	const FULL_SCAN = /^SCAN (f|r|p|pp|i|s|property\w*|stay\w*|suggestion)\b/;

	it.each<[string, () => Destination | null, Partial<SearchFilter>]>([
		['everything', () => null, {}],
		['a country', austria, {}],
		['a place', lech, {}],
		['a week in a place', lech, WEEK],
		['a week in a country, by price', austria, { ...WEEK, adults: 6, facilityArray: ['pool'], sort: 'price_low' }],
		['a week that may move', austria, { ...WEEK, flexiblePeriod: true, sort: 'price_high' }],
		['a fortnight of two stays', austria, { ...WEEK, checkOut: plainDate('2027-04-03'), sort: 'bedrooms' }],
		['a week with every choice', () => null, { ...WEEK, ...EVERY_CHOICE, flexiblePeriod: true }],
		['every choice without dates', () => null, EVERY_CHOICE],
	])('%s', async (_, destination, filter) => {
		const plan = await planOf(filter, destination());
		expect(plan.filter((step) => FULL_SCAN.test(step))).toEqual([]);
		expect(plan.join('\n')).toContain('SEARCH f USING COVERING INDEX property_facet_scope (country_code=?');
		expect(plan.join('\n')).toContain('SEARCH p USING INTEGER PRIMARY KEY');
		if (!filter.checkIn) return;
		expect(plan.join('\n')).toContain(
			'SEARCH r USING COVERING INDEX stay_rate_search (place_no=? AND check_in=? AND check_out=? AND property_no=?)',
		);
		expect(plan.join('\n')).toContain(
			'SEARCH r USING COVERING INDEX stay_rate_property (property_no=? AND check_in>?)',
		);
	});

	it.each<[string, Partial<SearchFilter>]>([
		['without dates', EVERY_CHOICE],
		['a week', { ...WEEK, ...EVERY_CHOICE }],
		[
			'a fortnight that may move',
			{ ...WEEK, ...EVERY_CHOICE, checkOut: plainDate('2027-04-03'), flexiblePeriod: true },
		],
	])('a change of a search, %s', async (_, filter) => {
		const condition = searchCondition({ ...EMPTY_SEARCH_FILTER, ...filter }, null, vocabulary, TODAY);
		if (!condition) throw new RangeError('Nothing to ask for');
		const { sql, args } = changeStatement(condition, { raisesPrice: true });
		const { rows } = await search.db.$client.execute({ sql: `explain query plan ${sql}`, args });
		expect(rows.filter(({ detail }) => FULL_SCAN.test(String(detail)))).toEqual([]);
	});

	it('a place is one stretch of the index, not its country', async () => {
		expect((await planOf(WEEK, lech())).join('\n')).toContain('property_facet_scope (country_code=? AND place_no=?)');
	});

	it('the shortest stay is the first entry of its index', async () => {
		const { rows } = await search.db.$client.execute(
			'explain query plan select min(julianday(check_out) - julianday(check_in)) from stay indexed by stay_nights where is_gap = 0',
		);
		expect(rows.map(({ detail }) => detail)).toEqual(['SEARCH stay USING INDEX stay_nights']);
	});
});
