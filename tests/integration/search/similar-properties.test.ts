import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import type { RequestedStay } from '~/domain/property/requested-stay';
import { loadVocabulary } from '~/domain/search/load-vocabulary.server';
import { similarProperties } from '~/domain/search/similar-properties.server';
import { placesAround, similarStatement } from '~/domain/search/statement/similar-statement';
import { publishCatalogue } from '../../../db/derived/publish';
import { startSearch, type TestProperty, type TestSearch, TODAY } from './small-catalogue';

const WEEK = ['2027-03-20', '2027-03-27'] as const;
const EARLIER = ['2027-03-06', '2027-03-13'] as const;
const NO_STAY: RequestedStay = {
	checkIn: null,
	checkOut: null,
	serviceLevel: null,
	adults: null,
	children: null,
	babies: 0,
};
const IN_MARCH = { ...NO_STAY, checkIn: plainDate(WEEK[0]), checkOut: plainDate(WEEK[1]) };

const property = (name: string, own: Partial<TestProperty> & { price?: number | null; isSold?: boolean } = {}) => {
	const { price = 10_000, isSold = false, ...rest } = own;
	const stays: TestProperty['stays'] =
		price === null
			? []
			: [
					[...EARLIER, { catered: ['available', price] }],
					[...WEEK, { catered: [isSold ? 'sold' : 'available', price + 500] }],
				];
	return { place: 'courchevel-1850', stays, ...rest, name } satisfies TestProperty;
};

/** In Lech two are alike, and Zürs shares its region and its whole; in Courchevel there are many. */
const PROPERTIES = [
	property('Own'),
	property('Twin', { isSold: true }),
	property('Larger', { bedrooms: 5, adults: 10 }),
	property('Apartment', { type: 'apartment' }),
	property('Dearer', { price: 15_000 }),
	property('Unknown', { bedrooms: null, adults: null, price: null }),
	property('Le Praz', { place: 'courchevel-1300' }),
	property('Too large', { bedrooms: 7, adults: 14 }),
	property('Too dear', { price: 21_000 }),
	property('Too cheap', { price: 4_000 }),
	property('Elsewhere', { place: 'val-d-isere' }),
	property('Demo'),
	property('Lech', { place: 'lech' }),
	property('Zürs', { place: 'zuers' }),
	property('Kitzbühel', { place: 'kitzbuehel' }),
];

let search: TestSearch;

beforeAll(async () => {
	search = await startSearch(PROPERTIES);
	await search.db.$client.execute("update property set is_demo = 1 where name = 'Demo'");
	await publishCatalogue(search.db, { now: Date.parse(`${TODAY}T12:00:00Z`) });
});
afterAll(() => search.stop());

const similar = (name: string, stay: RequestedStay = NO_STAY) => {
	const at = PROPERTIES.findIndex((each) => each.name === name);
	const country = PROPERTIES[at]?.place === 'lech' ? 'AT' : 'FR';
	const place = { slug: PROPERTIES[at]?.place ?? '' };
	return similarProperties({ ctx: search.ctx, property: { id: `prop_${at + 1}`, country, place }, stay });
};
const names = async (...asked: Parameters<typeof similar>) => (await similar(...asked)).map((card) => card.name);

describe('similar properties', () => {
	test('the most similar first: bedrooms, price and type; never itself, one for demonstrations, or one of another class', async () => {
		expect(await names('Own')).toEqual(['Twin', 'Le Praz', 'Larger', 'Dearer']);
		expect(await names('Too large')).toEqual(['Larger', 'Unknown']);
	});

	test('all prices are those of the cheapest week, which the page opens on', async () => {
		const [twin] = await similar('Own');
		expect(twin).toMatchObject({
			offer: null,
			priceFrom: { minor: 1_000_000, currency: 'EUR' },
			priceFromWeek: { checkIn: EARLIER[0], checkOut: EARLIER[1] },
		});
	});

	test('with dates those that are free come first with the price of the dates, the others with their own week', async () => {
		const cards = await similar('Own', IN_MARCH);
		expect(cards.map(({ name }) => name)).toEqual(['Le Praz', 'Larger', 'Dearer', 'Apartment']);
		expect(cards[0]?.offer).toMatchObject({ checkIn: WEEK[0], serviceLevel: 'catered', price: { minor: 1_050_000 } });
		const late = { ...IN_MARCH, checkIn: plainDate('2027-08-07'), checkOut: plainDate('2027-08-14') };
		expect((await similar('Own', late)).map(({ name, offer }) => [name, offer])).toEqual([
			['Twin', null],
			['Le Praz', null],
			['Larger', null],
			['Dearer', null],
		]);
	});

	test.each([
		['dates that are over', { checkIn: plainDate('2026-03-07'), checkOut: plainDate('2026-03-14') }],
		['dates in the wrong order', { checkIn: IN_MARCH.checkOut, checkOut: IN_MARCH.checkIn }],
		['half a period', { checkIn: IN_MARCH.checkIn }],
	])('%s are no dates', async (_, dates) => {
		expect(await similar('Own', { ...NO_STAY, ...dates })).toEqual(await similar('Own'));
	});

	test('a party has beds in each of them', async () => {
		expect(await names('Own', { ...NO_STAY, adults: 9 })).toEqual(['Larger', 'Unknown']);
		expect(await names('Own', { ...NO_STAY, adults: 8, children: 2 })).toEqual(['Larger', 'Unknown']);
	});

	test('where its place has few, those of the place it is part of and of its regions', async () => {
		expect(await names('Lech')).toEqual(['Zürs']);
		expect(await names('Elsewhere')).toEqual([]);
		expect(await names('Demo')).toEqual([]);
	});
});

test('the places of its regions are looked at only where its own has few', async () => {
	const { cityArray } = await loadVocabulary({ ctx: search.ctx });
	const noOf = (slug: string) => cityArray.find(({ value }) => value === slug)?.placeNo ?? 0;
	const around = [noOf('courchevel-1300')];
	const idsIn = async (here: number[]) => {
		const statement = similarStatement('prop_1', { country: 'FR', here, around }, { adults: 0, guests: 0 });
		return (await search.db.$client.execute(statement)).rows.map(({ id }) => id);
	};
	const lePraz = `prop_${PROPERTIES.findIndex(({ name }) => name === 'Le Praz') + 1}`;
	expect(await idsIn([noOf('courchevel-1850')])).not.toContain(lePraz);
	expect(await idsIn([noOf('val-d-isere')])).toEqual([expect.any(String), lePraz]);
});

test('each place is one stretch of the index of facets', async () => {
	const vocabulary = await loadVocabulary({ ctx: search.ctx });
	const around = placesAround({ country: 'AT', place: { slug: 'lech' } }, vocabulary);
	const { sql, args } = similarStatement('prop_1', around, { adults: 2, guests: 4 });
	const { rows } = await search.db.$client.execute({ sql: `explain query plan ${sql}`, args });
	const plan = rows.map(({ detail }) => String(detail));
	expect(plan.filter((step) => /^SCAN (f|p|property\w*)\b/.test(step))).toEqual([]);
	expect(
		plan.filter((step) => step.includes('COVERING INDEX property_facet_scope (country_code=? AND place_no=?)')),
	).toHaveLength(2);
	expect(plan).toContain('SEARCH p USING INTEGER PRIMARY KEY (rowid=?)');
});
