import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHORTLIST_QUERY } from '~/domain/shortlist/shortlist-query.server';
import { LISTED_PROPERTIES_SQL } from '~/domain/sitemap/list-listings.server';
import { PROPERTY_PARTS_SQL, SITEMAP_PROPERTIES_SQL } from '~/domain/sitemap/list-sitemap-properties.server';
import { startSearch, type TestSearch } from './small-catalogue';

let search: TestSearch;

beforeAll(async () => {
	search = await startSearch([
		{ name: 'Chalet Erster', place: 'lech' },
		{ name: 'Apartment Zürs', place: 'zuers', type: 'apartment' },
	]);
});
afterAll(() => search.stop());

async function planOf(sql: string, args: Record<string, number> | (string | number)[] = []): Promise<string[]> {
	const { rows } = await search.db.$client.execute({ sql: `explain query plan ${sql}`, args });
	return rows.map(({ detail }) => String(detail));
}

test.each<[string, string, Record<string, number> | (string | number)[]]>([
	['the houses of a sitemap', SITEMAP_PROPERTIES_SQL, { after: 0, until: 1000 }],
	['a shortlist in English', SHORTLIST_QUERY.en, ['["a","b"]', '2026-11-20', '2028-11-20']],
	['a shortlist in German', SHORTLIST_QUERY.de, ['["a","b"]', '2026-11-20', '2028-11-20']],
])('%s: every table is sought, none read from end to end', async (_what, sql, args) => {
	const plan = await planOf(sql, args);
	expect(plan.length).toBeGreaterThan(5);
	// JSON of the query, and results of subqueries that are limited or of one property
	expect(plan.filter((step) => /^SCAN (?!asked VIRTUAL|\(subquery)/.test(step))).toEqual([]);
});

test('the parts of the sitemap take one walk over the facets, and each property by its number', async () => {
	expect(await planOf(PROPERTY_PARTS_SQL)).toEqual([
		'SCAN f',
		'SEARCH p USING INTEGER PRIMARY KEY (rowid=?)',
		'USE TEMP B-TREE FOR GROUP BY',
	]);
});

test('listings are counted from an index alone', async () => {
	expect(await planOf(LISTED_PROPERTIES_SQL)).toEqual([
		'SCAN property_facet USING COVERING INDEX property_facet_scope',
		'USE TEMP B-TREE FOR GROUP BY',
	]);
});
