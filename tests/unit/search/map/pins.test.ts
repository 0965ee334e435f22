import { describe, expect, it } from 'vitest';
import { lowestPrice, nearestPlaces, pinBox, pinOf } from '~/components/search/map/pins';
import type { Points } from '~/components/search/map/points';
import { houseCount, placeOf } from '~/components/search/map/points';

const POINTS: Points = {
	latitudes: [46, 47, 46.5, 46.5],
	longitudes: [7, 8, 7.5, 9],
	codes: [['a'], ['b', 'c', 'd'], ['e'], ['f']],
	names: ['Chalet A', '', 'Chalet E', 'Chalet F'],
	prices: [31_000, 19_400, null, 28_200],
	currencies: ['EUR'],
};
const MIXED: Points = { ...POINTS, currencies: ['CHF', 'EUR', '', 'CHF'] };

describe('lowestPrice', () => {
	const cases: [name: string, points: Points, at: number[], label: string | null, price: string | null][] = [
		['one', POINTS, [0], '31 000', '31 000 EUR'],
		['the lowest of several', POINTS, [0, 1, 2, 3], '19 400', '19 400 EUR'],
		['none on request', POINTS, [2], null, null],
		['the currency of the best, named where there are two', MIXED, [0, 1, 3], '28 200 CHF', '28 200 CHF'],
		['the first that has a price', MIXED, [2, 1], '19 400 EUR', '19 400 EUR'],
	];
	it.each(cases)('is %s', (_, points, at, label, price) => {
		const found = lowestPrice(points, at);
		expect(found?.label.replace(/\s/g, ' ') ?? null).toBe(label);
		expect(found?.price.replace(/\s/g, ' ') ?? null).toBe(price);
	});
});

describe('pinOf', () => {
	it('names a single house, and counts several', () => {
		expect(pinOf(POINTS, { at: [0] })).toMatchObject({ name: 'Chalet A', codes: ['a'], latitude: 46, longitude: 7 });
		expect(pinOf(POINTS, { at: [1] })).toMatchObject({ name: '', codes: ['b', 'c', 'd'], latitude: 47, longitude: 8 });
		expect(pinOf(POINTS, { at: [2] })).toMatchObject({ name: 'Chalet E', label: '', price: '' });
	});

	it('stands in the middle of its houses', () => {
		expect(pinOf(POINTS, { at: [0, 1] })).toMatchObject({
			latitude: 46.75,
			longitude: 7.75,
			codes: ['a', 'b', 'c', 'd'],
		});
	});

	it('has a key of its own at every size of its cluster', () => {
		expect(pinOf(POINTS, { at: [0] }).key).not.toBe(pinOf(POINTS, { at: [0, 2] }).key);
	});
});

describe('pinBox', () => {
	const words = { from: 'from', onRequest: 'On request' };
	it('gives room for what is written', () => {
		const price = pinBox(POINTS, [0], words);
		expect(price).toMatchObject({ height: 30, lift: 22 });
		expect(pinBox(POINTS, [2], words).width).toBeGreaterThan(price.width);
		expect(pinBox(POINTS, [0, 1], words)).toMatchObject({ height: 40, lift: 0 });
		expect(pinBox(POINTS, [0, 1], words).width).toBeGreaterThan(pinBox(MIXED, [0], words).width);
		expect(pinBox(POINTS, [1], words).height).toBe(40);
	});
});

describe('nearestPlaces', () => {
	it('takes whole places, nearest first, until there are houses enough', () => {
		const from = { latitude: 46.5, longitude: 8 };
		expect(nearestPlaces(POINTS, from, 1)).toEqual([2]);
		expect(nearestPlaces(POINTS, from, 2)).toEqual([2, 1]);
		expect(nearestPlaces(POINTS, from, 5)).toEqual([2, 1, 3]);
		expect(nearestPlaces(POINTS, from, 50)).toHaveLength(4);
	});

	it('knows that a degree of longitude is the shorter one', () => {
		const points = { ...POINTS, latitudes: [46, 46.8], longitudes: [8, 7], codes: [['a'], ['b']] };
		expect(nearestPlaces(points, { latitude: 46, longitude: 7 }, 1)).toEqual([0]);
	});
});

describe('points', () => {
	it('finds the place of a house, and counts all', () => {
		expect([placeOf(POINTS, 'c'), placeOf(POINTS, 'z'), placeOf(POINTS, null)]).toEqual([1, -1, -1]);
		expect(houseCount(POINTS)).toBe(6);
	});
});
