import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GUIDE_TEXT_SQL } from '~/domain/guide/load-guide.server';
import { MAP_FEATURES_SQL } from '~/domain/map-feature/find-map-features.server';
import { listPlaces, PLACES_SQL } from '~/domain/place/list-places.server';
import { PROPERTY_PICTURES_SQL } from '~/domain/property/find-property-pictures.server';
import { bestProperties } from '~/domain/search/best-properties.server';
import { startSearch, type TestSearch } from './small-catalogue';

let search: TestSearch;

beforeAll(async () => {
	search = await startSearch([
		{ name: 'Chalet Zweiter', place: 'lech', rank: 20 },
		{ name: 'Chalet Erster', place: 'lech', rank: 10 },
		{ name: 'Apartment Zürs', place: 'zuers', type: 'apartment', rank: 5 },
		{ name: 'Chalet Verbier', place: 'verbier', rank: 1 },
	]);
});
afterAll(() => search.stop());

describe('query plans', () => {
	/** Properties, facets and their pictures are sought, never read from end to end; places are few. */
	const FULL_SCAN = /^SCAN (f|p|pp|i|guide|property\w*|picture)\b/;

	test.each([
		['all places', PLACES_SQL, { language: 'de' }],
		[
			'pictures of houses',
			PROPERTY_PICTURES_SQL,
			{ language: 'de', wanted: '[{"property":"a"},{"property":"b","file":"c.jpg"}]' },
		],
		['the text of a guide', `${GUIDE_TEXT_SQL} union all ${GUIDE_TEXT_SQL}`, { language: 'de', key: 'lech' }],
		[
			'lifts and pistes around a place',
			MAP_FEATURES_SQL,
			{ language: 'de', sets: '[1]', west: 10, south: 47, east: 10.5, north: 47.5 },
		],
	])('%s', async (_what, sql, args) => {
		const { rows } = await search.db.$client.execute({ sql: `explain query plan ${sql}`, args });
		const plan = rows.map(({ detail }) => String(detail));
		expect(plan.length).toBeGreaterThan(2);
		expect(plan.filter((step) => FULL_SCAN.test(step))).toEqual([]);
	});
});

test('places have the properties of their parts, and lead to a type that they have', async () => {
	const places = await listPlaces({ ctx: { ...search.ctx, language: 'de' } });
	expect(places.map(({ slug, properties, type, parent }) => [slug, properties, type, parent])).toEqual(
		expect.arrayContaining([
			['lech', 2, 'chalet', 'vorarlberg'],
			['zuers', 1, 'apartment', 'vorarlberg'],
			['vorarlberg', 3, 'chalet', null],
			['verbier', 1, 'chalet', null],
		]),
	);
});

test.each([
	['AT', 'lech', 2, ['Chalet Erster', 'Chalet Zweiter']],
	['AT', 'vorarlberg', 3, ['Apartment Zürs', 'Chalet Erster']],
	['AT', null, 3, ['Apartment Zürs', 'Chalet Erster']],
	[null, null, 4, ['Chalet Verbier', 'Apartment Zürs']],
	['IT', null, 0, []],
	['AT', 'nowhere', 0, []],
] as const)('the best two properties of %s %s', async (country, city, count, names) => {
	const found = await bestProperties({ ctx: search.ctx, country, city, limit: 2 });
	expect(found.count).toBe(count);
	expect(found.cards.map(({ name }) => name)).toEqual(names);
});
