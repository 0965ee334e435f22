import { expect, test } from 'vitest';
import { circlePolygon } from '~/components/map/circle-polygon';

/** Metres between two positions, by the haversine formula: another way than the one under test. */
function metres([lonA, latA]: readonly [number, number], [lonB, latB]: readonly [number, number]): number {
	const rad = Math.PI / 180;
	const h =
		Math.sin(((latB - latA) * rad) / 2) ** 2 +
		Math.cos(latA * rad) * Math.cos(latB * rad) * Math.sin(((lonB - lonA) * rad) / 2) ** 2;
	return 2 * 6_371_008.8 * Math.asin(Math.sqrt(h));
}

test.each([
	['Lech', 47.21, 10.14, 1000, 72],
	['Courchevel', 45.41, 6.64, 1000, 36],
	['the equator', 0, 0, 500, 8],
	['far north', 69.6, 18.9, 2500, 72],
	['a small circle', 46.02, 7.75, 50, 12],
])('every corner around %s lies on the circle', (_, latitude, longitude, radius, corners) => {
	const ring = circlePolygon({ latitude, longitude }, radius, corners);
	expect(ring).toHaveLength(corners + 1);
	expect(ring.at(-1)).toEqual(ring[0]);
	for (const corner of ring) expect(metres([longitude, latitude], corner)).toBeCloseTo(radius, 3);
});

test('it begins in the north and is wider in degrees than high', () => {
	const ring = circlePolygon({ latitude: 46, longitude: 8 }, 1000, 4);
	expect(ring[0]?.[0]).toBeCloseTo(8, 9);
	expect(ring[0]?.[1]).toBeGreaterThan(46);
	expect((ring[1]?.[0] ?? 0) - 8).toBeGreaterThan((ring[0]?.[1] ?? 0) - 46);
});
