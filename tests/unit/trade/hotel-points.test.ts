import { describe, expect, it } from 'vitest';
import {
	type HotelPoint,
	pointFeature,
	pointsBounds,
	pointsOf,
	pointsQuery,
	type ToldHotel,
} from '~/components/trade/hotel-list/hotel-points';

const NOTHING_ASKED = {
	destination: '',
	checkInDate: '',
	checkOutDate: '',
	maxKeys: '',
	hotelCategories: [],
	roomCategories: [],
	programIds: [],
	facilities: [],
	roomFacilities: [],
};

const TOLD: ToldHotel = {
	_id: 'hotel_one',
	name: 'Hotel One',
	category: '5star',
	keys: 40,
	location: { city: 'Lech', coordinates: { longitude: 10.14, latitude: 47.21 } },
	images: [],
	availability: {
		status: 'available',
		priceInfo: { billableCurrency: { currency: 'CHF', minimumNightlyPrice: 1240.29 } },
		commissionLevelForPartner: 12,
	},
};

function point(longitude: number, latitude: number, isFree: boolean): HotelPoint {
	const [read] = pointsOf([TOLD]);
	if (!read) throw new Error('A hotel was lost');
	return { ...read, longitude, latitude, isFree };
}

describe('pointsQuery', () => {
	it('asks for nothing where the form does', () => {
		expect(pointsQuery(NOTHING_ASKED)).toBe('');
	});

	it('tells lists and numbers as JSON', () => {
		const asked = new URLSearchParams(
			pointsQuery({ ...NOTHING_ASKED, destination: 'Lech, Austria', maxKeys: '80', facilities: ['spa', 'pool'] }),
		);
		expect(Object.fromEntries(asked)).toEqual({
			destination: 'Lech, Austria',
			maxKeys: '80',
			facilities: '["spa","pool"]',
		});
	});
});

describe('pointFeature', () => {
	const none = { status: 'none', priceInfo: null, commissionLevelForPartner: null } as const;
	const cases: [name: string, availability: ToldHotel['availability'], kind: string, label: string][] = [
		['a price in whole units', TOLD.availability, 'price', '1\u00a0240'],
		['a dot where the price is on application', { ...none, status: 'onRequest' }, 'dot', ''],
		['a dot where no period was asked for', null, 'dot', ''],
		['a ring where there is nothing', none, 'ring', ''],
	];
	it.each(cases)('draws %s', (_, availability, kind, label) => {
		const [read] = pointsOf([{ ...TOLD, availability }]);
		expect(read && pointFeature(read, 3)).toMatchObject({
			geometry: { coordinates: [10.14, 47.21] },
			properties: { at: 3, kind, label },
		});
	});
});

describe('pointsBounds', () => {
	const cases: [name: string, points: HotelPoint[], bounds: number[] | null][] = [
		['nothing without hotels', [], null],
		['one hotel', [point(7, 46, true)], [7, 46, 7, 46]],
		['the free ones of all', [point(7, 46, true), point(9, 45, true), point(-20, 10, false)], [7, 45, 9, 46]],
		['all where none is free', [point(7, 46, false), point(9, 45, false)], [7, 45, 9, 46]],
	];
	it.each(cases)('takes in %s', (_, points, bounds) => {
		expect(pointsBounds(points)).toEqual(bounds);
	});
});
