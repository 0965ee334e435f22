import { expect, test } from 'vitest';
import { mapTileOf } from '~/domain/map-feature/list-map-sets.server';
import { boxAroundTile, doBoxesMeet, tileAt } from '~/domain/map-feature/map-tile';

test.each([
	[{ latitude: 47.3542, longitude: 11.0051 }, '110,473'],
	[{ latitude: 45.92, longitude: 6.87 }, '68,459'],
	[{ latitude: 40.01, longitude: -0.05 }, '-1,400'],
])('%o lies in the tile %s', (position, tile) => {
	expect(tileAt(position)).toBe(tile);
	const { latitude, longitude } = position;
	const box = boxAroundTile(tile);
	expect(box && doBoxesMeet(box, { west: longitude, east: longitude, south: latitude, north: latitude })).toBe(true);
});

test.each(['', 'x', '1', '110;473', '11.0,47.3', '1900,473', '110,901', '110,473,1'])('"%s" is no tile', (tile) => {
	expect(boxAroundTile(tile)).toBeNull();
});

const set = (west: number, south: number, east: number, north: number) => ({
	no: 1,
	source: 'Survey',
	licence: 'CC0',
	licenceUrl: 'https://example.org',
	readOn: '2026-11-01',
	west,
	south,
	east,
	north,
});

test.each([
	['a set around it', [set(11, 47.3, 11.1, 47.4)], '110,473'],
	['a set at the edge of its view', [set(11.35, 47.3, 11.9, 47.4)], '110,473'],
	['a set far away', [set(6, 45, 7, 46)], null],
	['no set', [], null],
])('%s', (_, sets, tile) => {
	expect(mapTileOf(sets, { latitude: 47.35, longitude: 11.01 })).toBe(tile);
});

test('a property without a position has no tile', () => {
	expect(mapTileOf([set(-180, -90, 180, 90)], null)).toBeNull();
});
