import { describe, expect, test } from 'vitest';
import { cardView } from '~/components/search/card-view';
import { listingView } from '~/components/search/listing-view';
import { otherPeriodsView } from '~/components/search/other-period-view';
import { pagingView } from '~/components/search/paging-view';
import { resultTexts, shortPeriod } from '~/components/search/result-texts';
import { searchView } from '~/components/search/search-view';
import { plainDate } from '~/domain/date/plain-date';
import { EMPTY_SEARCH_FILTER, type SearchFilter } from '~/domain/search/search-filter';
import type { CardOffer, PricedChange, PropertyCard, SearchResult } from '~/domain/search/search-result';

const en = { t: resultTexts('en'), language: 'en' } as const;
const de = { t: resultTexts('de'), language: 'de' } as const;
const period = (checkIn: string, checkOut: string) => ({ checkIn: plainDate(checkIn), checkOut: plainDate(checkOut) });

const offer: CardOffer = {
	...period('2027-03-20', '2027-03-27'),
	nights: 7,
	serviceLevel: 'catered',
	status: 'available',
	price: { minor: 3_850_000, currency: 'EUR' },
};

const card: PropertyCard = {
	id: 'prop_1',
	name: 'Chalet Aurikel',
	slug: 'chalet-aurikel',
	propertyType: 'chalet',
	country: 'AT',
	place: { slug: 'lech', name: 'Lech' },
	sectorName: 'Oberlech',
	bedrooms: 6,
	bedsAdults: 12,
	bedsChildren: 2,
	serviceLevels: ['self_catered', 'catered'],
	pictures: [],
	location: null,
	offer,
	priceFrom: { minor: 955_000, currency: 'EUR' },
	priceFromWeek: period('2027-06-13', '2027-06-20'),
	commissionPercent: 12.5,
};

const NO_PRICE = { priceFrom: null, priceFromWeek: null };

const change: PricedChange = {
	kind: 'week',
	size: 2,
	filter: EMPTY_SEARCH_FILTER,
	count: 4,
	priceFrom: { minor: 1_240_000, currency: 'CHF' },
};

describe('a card', () => {
	test('with an offer', () => {
		expect(cardView(card, { ...en, guests: { adults: 6, children: null, babies: 1 } })).toMatchObject({
			to: '/chalets/austria/lech/chalet-aurikel?checkIn=2027-03-20&checkOut=2027-03-27&serviceLevel=catered&adults=6&babies=1',
			place: 'Lech, Austria',
			facts: '6 bedrooms · 12 + 2 guests · Catered',
			period: '20 – 27 Mar',
			price: '38\u00a0500\u00a0EUR',
			week: '',
		});
	});
	test('without dates, in German', () => {
		expect(cardView({ ...card, offer: null }, de)).toMatchObject({
			to: '/chalets/oesterreich/lech/chalet-aurikel',
			place: 'Lech, Österreich',
			facts: '6 Schlafzimmer · 12 + 2 Gäste · 2 Verpflegungsarten',
			period: 'pro Woche ab',
			price: '9\u00a0550\u00a0EUR',
			week: '13. – 20. Juni 2027',
		});
	});
	test('of which little is known', () => {
		const bare = { ...card, bedrooms: null, bedsAdults: null, bedsChildren: null, serviceLevels: [], ...NO_PRICE };
		expect(cardView({ ...bare, offer: null }, en)).toMatchObject({
			facts: '',
			period: '',
			price: 'Price on request',
			week: '',
		});
	});
	test('on request', () => {
		const requested: CardOffer = { ...offer, status: 'on_request', price: null };
		expect(cardView({ ...card, offer: requested }, en)).toMatchObject({
			period: '20 – 27 Mar, on request',
			price: 'Price on request',
		});
	});
});

test('a period over New Year keeps its years', () => {
	expect(shortPeriod(period('2026-12-26', '2027-01-02'), 'en')).toBe('26 Dec 2026 – 2 Jan 2027');
	expect(shortPeriod(period('2027-03-20', '2027-03-27'), 'de')).toBe('20. – 27. März');
});

const empty: SearchResult = {
	filter: EMPTY_SEARCH_FILTER,
	sentence: null,
	unknownWords: [],
	count: 0,
	page: 1,
	pageCount: 1,
	pageSize: 24,
	cards: [],
	facets: {
		country: [],
		propertyType: [],
		serviceLevel: [],
		sector: [],
		facility: [],
		bedrooms: [],
		pets: 0,
		price: { buckets: [], min: 0, max: 165_000, withoutPrice: 0 },
	},
	otherPeriods: null,
	destination: null,
	correctedFrom: null,
	period: null,
	changes: [],
	pairs: [],
};

describe('a page of results', () => {
	const at = { language: 'en', today: plainDate('2026-11-20') } as const;
	const view = (result: Partial<SearchResult>, filter: Partial<SearchFilter> = {}) =>
		searchView({ ...empty, ...result }, { ...EMPTY_SEARCH_FILTER, ...filter }, at);

	test.each([
		[0, 'Results: 0'],
		[1, '1 result'],
		[47, '47 results'],
		[100_000, '100,000 results'],
	])('%i: %s', (count, title) => {
		expect(view({ count }).title).toBe(title);
	});
	test('shows the search in words', () => {
		const week = period('2027-03-20', '2027-03-27');
		expect(view({}).lead).toBe('Houses in the Alps');
		expect(view({ period: week }, week).lead).toBe('Houses in the Alps, free 20 – 27 Mar 2027');
		expect(view({ destination: { kind: 'country', label: 'Switzerland', country: 'CH' } }).lead).toBe(
			'Houses in Switzerland',
		);
		expect(view({ destination: { kind: 'unknown', label: 'Atlantis', country: null } }).lead).toBe(
			'Houses that match “Atlantis”',
		);
	});
	test('hints at whole weeks for weekdays only (PAGE-32)', () => {
		const weekdays = period('2027-03-19', '2027-03-26');
		const hint = 'Most properties rent by whole weeks (best prices Saturday to Saturday or Sunday to Sunday).';
		const search = { text: 'Search 20 – 27 Mar', to: '/search?checkIn=2027-03-20&checkOut=2027-03-27&adults=2' };
		const requested = { ...weekdays, adults: 2, page: 3 };
		expect(view({ period: weekdays, count: 9 }, requested).weekend).toEqual({ hint, search });
		const found = { ...change, filter: { ...EMPTY_SEARCH_FILTER, ...period('2027-03-20', '2027-03-27') } };
		expect(view({ period: weekdays, changes: [found] }, requested).weekend).toEqual({ hint, search });
		expect(view({ period: weekdays }, requested).weekend).toEqual({ hint, search: null });
		const week = period('2027-03-20', '2027-03-27');
		expect(view({ period: week }, week).weekend).toBeNull();
		expect(view({}).weekend).toBeNull();
	});
	test('leads to all properties of other periods when there are more', () => {
		const requested = period('2027-03-13', '2027-03-20');
		const items = [{ card, offer, shiftDays: 7 }];
		const others = (count: number) => view({ period: requested, otherPeriods: { count, items } }, requested).others;
		expect(others(1)?.all).toBeNull();
		expect(others(19)?.all).toEqual({
			text: 'All 19 houses',
			to: '/search/other-periods?checkIn=2027-03-13&checkOut=2027-03-20',
		});
	});
});

test('rows of other periods', () => {
	const requested = period('2027-03-13', '2027-03-20');
	const { items } = otherPeriodsView(
		[
			{ card, offer, shiftDays: 7 },
			{ card, offer, shiftDays: -1 },
			{ card, offer, shiftDays: 0 },
		],
		requested,
		en,
	);
	expect(items.map((item) => item.shift)).toEqual([
		'7 days later than your dates',
		'1 day earlier than your dates',
		'Same arrival, other length',
	]);
	expect(items[0]).toMatchObject({ dates: 'Sat, 20 Mar – Sat, 27 Mar 2027', nights: '7 nights' });
});

describe('paging', () => {
	const address = (page: number) => `/p${page}`;
	const pages = (page: number, count: number) =>
		pagingView({ page, count, pageSize: 24, pageCount: Math.max(1, Math.ceil(count / 24)) }, address, en.t, 'en');
	test('nothing to page', () => {
		expect(pages(1, 0)).toBeNull();
		expect(pages(1, 24)).toMatchObject({ range: '1 – 24 of 24 houses', pages: [], previous: null, next: null });
	});
	test('a page in the middle of 100,000', () => {
		const view = pages(500, 100_000);
		expect(view).toMatchObject({
			range: '11,977 – 12,000 of 100,000 houses',
			previous: '/p499',
			next: '/p501',
		});
		expect(view?.pages.map((page) => page?.label ?? '…')).toEqual(['1', '…', '499', '500', '501', '…', '4,167']);
	});
	test('a page beyond the last is the last', () => {
		expect(pages(99, 30)).toMatchObject({ range: '25 – 30 of 30 houses', previous: '/p1', next: null });
	});
});

describe('a listing', () => {
	const places = [
		{ slug: 'lech', name: 'Lech', properties: 7, hasParts: false },
		{ slug: 'vorarlberg', name: 'Vorarlberg', properties: 9, hasParts: true },
		{ slug: 'zuers', name: 'Zürs', properties: 2, hasParts: false },
	];
	const list = { count: 9, page: 1, pageCount: 1, pageSize: 24, items: [] };
	test('of a country names its places once each', () => {
		const view = listingView({ ...list, place: null }, places, { type: 'chalet', country: 'AT', city: null }, 'en');
		expect(view).toMatchObject({
			title: 'Chalets in Austria',
			intro: '9 houses in our collection, in 2 places: Lech, Zürs.',
			up: null,
			search: { to: '/search?countryArray=AT&propertyTypeArray=chalet' },
		});
		expect(view.places.map((place) => place.to)).toContain('/chalets/austria/vorarlberg');
	});
	test('of a place leads up to its country', () => {
		const target = { type: 'villa', country: 'CH', city: 'verbier' } as const;
		const view = listingView({ ...list, count: 1, place: { slug: 'verbier', name: 'Verbier' } }, places, target, 'de');
		expect(view).toMatchObject({
			title: 'Villen in Verbier',
			intro: 'Ein Haus in unserer Auswahl, in der Schweiz.',
			up: { text: 'Villen in der Schweiz', to: '/villas/schweiz' },
		});
	});
});
