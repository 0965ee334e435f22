import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listingView } from '~/components/search/listing-view';
import { pointsView } from '~/components/search/map/points-view';
import { plainDate } from '~/domain/date/plain-date';
import { listProperties } from '~/domain/search/list-properties.server';
import { parseSearchFilter } from '~/domain/search/parse-search-filter';
import { findCard, findPoints } from '~/domain/search/points/find-points.server';
import { EMPTY_SEARCH_FILTER, type SearchFilter } from '~/domain/search/search-filter';
import { searchProperties } from '~/domain/search/search-properties.server';
import { startSearch, type TestSearch, type TestStay, TODAY } from './small-catalogue';

const WEEK = { checkIn: plainDate('2027-02-06'), checkOut: plainDate('2027-02-13') };

const stays = (price: number | null): TestStay[] => [
	['2027-02-06', '2027-02-13', { catered: [price === null ? 'on_request' : 'available', price] }],
];

/** The pins of a search's map (SEARCH-20). */
describe('points', () => {
	let search: TestSearch;
	beforeAll(async () => {
		search = await startSearch([
			{ name: 'Chalet Vega', place: 'verbier', currency: 'CHF', adults: 12, stays: stays(31_000) },
			{ name: 'Chalet Sirius', place: 'verbier', currency: 'CHF', adults: 8, stays: stays(19_400) },
			{ name: 'Chalet Altair', place: 'verbier', currency: 'CHF', adults: 8, stays: stays(null) },
			{ name: 'Chalet Aurikel', place: 'lech', adults: 12, stays: stays(38_500), facilities: ['pool'] },
			{ name: 'Chalet Nowhere', place: 'lech', adults: 12, stays: stays(20_000) },
		]);
		const at: [string, number, number][] = [
			['Chalet Vega', 46.09612, 7.22841],
			['Chalet Sirius', 46.10388, 7.23402],
			['Chalet Altair', 46.10041, 7.23177],
			['Chalet Aurikel', 47.21319, 10.13488],
		];
		for (const [name, latitude, longitude] of at)
			await search.db.$client.execute({
				sql: 'update property set latitude = ?, longitude = ? where name = ?',
				args: [latitude, longitude, name],
			});
		await search.db.$client.execute(
			"update property set latitude = null, longitude = null where name = 'Chalet Nowhere'",
		);
	});
	afterAll(() => search.stop());

	const points = async (of: Partial<SearchFilter>) =>
		pointsView(await findPoints({ ctx: search.ctx, filter: { ...EMPTY_SEARCH_FILTER, ...of } }));

	it('stand at rounded places, several houses in one', async () => {
		const found = await points(WEEK);
		expect(found).toMatchObject({
			latitudes: [46.1, 47.21],
			longitudes: [7.23, 10.13],
			names: ['', 'Chalet Aurikel'],
			prices: [19_400, 38_500],
			currencies: ['CHF', 'EUR'],
		});
		expect(found.codes.map((codes) => codes.length)).toEqual([3, 1]);
	});

	it('have the prices of the cards, and name one currency once', async () => {
		expect(await points({ ...WEEK, destination: 'Lech' })).toMatchObject({ prices: [38_500], currencies: ['EUR'] });
		expect(await points({ ...WEEK, destination: 'Verbier' })).toMatchObject({ prices: [19_400], currencies: ['CHF'] });
		expect(await points({ ...WEEK, destination: 'Chalet Altair' })).toMatchObject({ prices: [null], currencies: [] });
		for (const filter of [WEEK, {}, { ...WEEK, flexiblePeriod: true }]) {
			const asked = { ...EMPTY_SEARCH_FILTER, ...filter };
			const { cards } = await searchProperties({ ctx: search.ctx, filter: asked });
			expect(cards.length).toBeGreaterThan(3);
			for (const card of cards) {
				expect(await findCard({ ctx: search.ctx, filter: asked, id: card.id })).toEqual(card);
				const spots = await findPoints({ ctx: search.ctx, filter: { ...asked, destination: card.name } });
				const price = card.offer ? card.offer.price : card.priceFrom;
				expect(spots.flatMap(({ prices }) => prices)).toEqual(card.location && price ? [price] : []);
			}
		}
	});

	it('are those of the whole search, sentences and all', async () => {
		expect((await points({ facilityArray: ['pool'] })).codes).toHaveLength(1);
		expect((await points({ destination: 'chalet with pool in Lech' })).codes).toHaveLength(1);
		expect((await points({ destination: 'Atlantis' })).codes).toEqual([]);
		expect((await points({ adults: 12 })).codes.flat()).toHaveLength(2);
		expect(await findCard({ ctx: search.ctx, filter: EMPTY_SEARCH_FILTER, id: 'prop_nobody' })).toBeNull();
	});

	it('do not change with the area that the list is limited to', async () => {
		const names = async (area: SearchFilter['area']) =>
			(await searchProperties({ ctx: search.ctx, filter: { ...EMPTY_SEARCH_FILTER, ...WEEK, area } })).cards.map(
				({ name }) => name,
			);
		const verbier = { south: 46.1, west: 7.23, north: 46.2, east: 7.3 };
		expect(await names(verbier)).toEqual(['Chalet Vega', 'Chalet Sirius', 'Chalet Altair']);
		// Vega stands at 46.09612: by its exact position it would be outside.
		expect(await names({ ...verbier, south: 46.11 })).toEqual([]);
		expect(await names({ south: 47, west: 10, north: 47.5, east: 10.5 })).toEqual(['Chalet Aurikel']);
		expect((await points({ ...WEEK, area: verbier })).codes.flat()).toHaveLength(4);
	});

	it('of a listing are its houses, whatever page of it one comes from', async () => {
		const ctx = { ...search.ctx, language: 'en' as const };
		const targets = [
			{ type: 'chalet', country: 'CH', city: 'verbier' },
			{ type: 'chalet', country: 'CH', city: null },
			{ type: 'chalet', country: 'AT', city: 'vorarlberg' },
		] as const;
		for (const target of targets) {
			const listing = await listProperties({ ctx, ...target, page: 1 });
			const { views } = listingView(listing, [], target, 'en');
			const { filter } = parseSearchFilter(new URL(views.map, 'https://firnlicht.test').searchParams, TODAY);
			expect(filter.view).toBe('map');
			const onMap = (await findPoints({ ctx, filter })).flatMap(({ ids }) => ids);
			const placed = listing.items.filter(({ location }) => location !== null).map(({ id }) => id);
			expect(placed.length).toBeGreaterThan(0);
			expect(onMap.sort()).toEqual(placed.sort());
			expect((await searchProperties({ ctx, filter })).count).toBe(listing.count);
		}
	});
});
