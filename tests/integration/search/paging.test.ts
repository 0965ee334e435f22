import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { otherPeriods } from '~/domain/search/other-periods.server';
import { EMPTY_SEARCH_FILTER, SEARCH_SORTS, type SearchSort } from '~/domain/search/search-filter';
import { searchProperties } from '~/domain/search/search-properties.server';
import { startSearch, type TestProperty, type TestSearch } from './small-catalogue';

const WEEK = { checkIn: plainDate('2027-03-20'), checkOut: plainDate('2027-03-27') };

/** Sixty properties that are equal in everything an order looks at; half of them free in the week, half a week later. */
const PROPERTIES = Array.from({ length: 60 }, (_, index): TestProperty => {
	const [checkIn, checkOut] = index % 2 === 0 ? ['2027-03-20', '2027-03-27'] : ['2027-03-27', '2027-04-03'];
	return { name: `House ${index}`, place: 'lech', stays: [[checkIn, checkOut, { catered: ['available', 10_000] }]] };
});

describe('paging', () => {
	let search: TestSearch;
	beforeAll(async () => {
		search = await startSearch(PROPERTIES);
	});
	afterAll(() => search.stop());

	const page = (sort: SearchSort, number: number) =>
		searchProperties({ ctx: search.ctx, filter: { ...EMPTY_SEARCH_FILTER, sort, page: number } });

	it.each(SEARCH_SORTS)('by %s shows every property once', async (sort) => {
		const pages = [await page(sort, 1), await page(sort, 2), await page(sort, 3)];
		expect(pages.map(({ cards }) => cards.length)).toEqual([24, 24, 12]);
		expect(pages[0]).toMatchObject({ count: 60, pageCount: 3, pageSize: 24 });
		expect(new Set(pages.flatMap(({ cards }) => cards.map(({ id }) => id))).size).toBe(60);
		expect(await page(sort, 2)).toEqual(pages[1]);
	});

	it('has no cards beyond the last page, and the same counts', async () => {
		const beyond = await page('best_match', 1000);
		expect(beyond).toMatchObject({ count: 60, page: 1000, pageCount: 3, cards: [] });
		expect(beyond.facets).toEqual((await page('best_match', 1)).facets);
	});

	it('of other periods shows every property once', async () => {
		const ask = (number: number) =>
			otherPeriods({ ctx: search.ctx, filter: { ...EMPTY_SEARCH_FILTER, ...WEEK, page: number } });
		const pages = [await ask(1), await ask(2), await ask(3)];
		expect(pages.map(({ count, items }) => [count, items.length])).toEqual([
			[30, 24],
			[30, 6],
			[30, 0],
		]);
		expect(new Set(pages.flatMap(({ items }) => items.map(({ card }) => card.id))).size).toBe(30);
		expect(pages[0]?.items[0]).toMatchObject({ shiftDays: 7, offer: { checkIn: '2027-03-27', nights: 7 } });
		const first = await searchProperties({ ctx: search.ctx, filter: { ...EMPTY_SEARCH_FILTER, ...WEEK } });
		expect(first.otherPeriods).toEqual({ count: 30, items: pages[0]?.items.slice(0, 4) });
		const undated = await otherPeriods({ ctx: search.ctx, filter: EMPTY_SEARCH_FILTER });
		expect(undated).toMatchObject({ count: 0, items: [], period: null });
	});
});
