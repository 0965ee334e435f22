import { describe, expect, it } from 'vitest';
import { pinBounds } from '~/components/map/pin-bounds';
import {
	type HotelPoints,
	NO_POINTS,
	pointAt,
	pointFeature,
	pointsQuery,
	samplePoints,
} from '~/components/trade/hotel-list/hotel-points';
import { NO_REFINEMENT } from '~/domain/hotel-search/hotel-refinement';
import { USUAL_PARTIES } from '~/domain/offer/requested-parties';

const NOTHING_ASKED = {
	destination: '',
	checkInDate: '',
	checkOutDate: '',
	paymentProfile: '' as const,
	rooms: '',
	area: '',
	maxKeys: '',
	hotelCategories: [],
	roomCategories: [],
	programIds: [],
	facilities: [],
	roomFacilities: [],
};

/** One with a price, one on request, one that has nothing. */
const POINTS: HotelPoints = {
	currency: 'CHF',
	free: 2,
	ids: ['hotel_one', 'hotel_two', 'hotel_three'],
	names: ['Hotel One', 'Hotel Two', 'Hotel Three'],
	longitudes: [10.14, 7, 9],
	latitudes: [47.21, 46, 45],
	nightlyPrices: [180, null],
	stayPrices: [1240, null],
};

const NO_SEARCH = {
	query: NOTHING_ASKED,
	refinement: NO_REFINEMENT,
	parties: USUAL_PARTIES,
	demos: { areShown: false, byDefault: false },
};

describe('samplePoints', () => {
	it('has the first hotel in both ways of lighting one', () => {
		const samples = samplePoints(POINTS);
		expect(samples.map(({ properties }) => properties.kind)).toEqual(['price', 'dot']);
		expect(samples.map(({ geometry }) => geometry.coordinates)).toEqual([
			[10.14, 47.21],
			[10.14, 47.21],
		]);
		expect(samplePoints(NO_POINTS)).toEqual([]);
	});
});

describe('pointsQuery', () => {
	it('sends only the rooms for an empty form', () => {
		expect(pointsQuery(NO_SEARCH)).toBe('rooms=2');
	});

	it('writes lists and numbers as JSON', () => {
		const requested = new URLSearchParams(
			pointsQuery({
				query: { ...NOTHING_ASKED, destination: 'Lech, Austria', maxKeys: '80', facilities: ['spa', 'pool'] },
				refinement: { ...NO_REFINEMENT, sort: 'price', priceTo: 9000, boards: ['breakfast', 'halfBoard'] },
				parties: [
					{ adults: 2, childrenAges: [6, 9] },
					{ adults: 1, childrenAges: [] },
				],
				demos: { areShown: true, byDefault: false },
			}),
		);
		expect(Object.fromEntries(requested)).toEqual({
			destination: 'Lech, Austria',
			maxKeys: '80',
			facilities: '["spa","pool"]',
			rooms: '2-6-9,1',
			sort: 'price',
			priceTo: '9000',
			boards: '["breakfast","halfBoard"]',
			includeDemos: 'true',
		});
	});
});

describe('pointFeature', () => {
	const noPeriod = { ...POINTS, free: 3, nightlyPrices: [], stayPrices: [] };
	const cases: [name: string, points: HotelPoints, at: number, kind: string, label: string][] = [
		['a price in whole units', POINTS, 0, 'price', '1\u00a0240'],
		['a dot where the price is on application', POINTS, 1, 'dot', ''],
		['a ring where there is nothing', POINTS, 2, 'ring', ''],
		['a dot where no period was asked for', noPeriod, 2, 'dot', ''],
	];
	it.each(cases)('draws %s', (_, points, at, kind, label) => {
		expect(pointFeature(points, at)).toEqual({
			type: 'Feature',
			geometry: { type: 'Point', coordinates: [points.longitudes[at], points.latitudes[at]] },
			properties: { at, count: 1, kind, label, ...(kind === 'price' ? { price: 1240 } : {}) },
		});
	});
});

describe('pointAt', () => {
	const cases: [at: number, point: object | null][] = [
		[0, { id: 'hotel_one', name: 'Hotel One', isFree: true, price: { minor: 124_000, currency: 'CHF' } }],
		[1, { id: 'hotel_two', name: 'Hotel Two', isFree: true, price: null }],
		[2, { id: 'hotel_three', name: 'Hotel Three', isFree: false, price: null }],
		[3, null],
		[-1, null],
	];
	it.each(cases)('reads number %i', (at, point) => {
		expect(pointAt(POINTS, at)).toEqual(point);
	});
});

describe('pinBounds', () => {
	const at = (free: number, ...places: [number, number][]) => ({
		free,
		longitudes: places.map(([longitude]) => longitude),
		latitudes: places.map(([, latitude]) => latitude),
	});
	const cases: [name: string, points: Parameters<typeof pinBounds>[0], bounds: number[] | null][] = [
		['nothing without hotels', NO_POINTS, null],
		['one hotel', at(1, [7, 46]), [7, 46, 7, 46]],
		['the free ones of all', at(2, [7, 46], [9, 45], [-20, 10]), [7, 45, 9, 46]],
		['all where none is free', at(0, [7, 46], [9, 45]), [7, 45, 9, 46]],
	];
	it.each(cases)('takes in %s', (_, points, bounds) => {
		expect(pinBounds(points)).toEqual(bounds);
	});
});
