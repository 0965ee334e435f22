import { expect, test } from 'vitest';
import { distanceKm } from '~/domain/place/distance-km';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const QUARTER = (Math.PI / 2) * 6371;

test.each([
	['nowhere', at(47.2, 10.1), at(47.2, 10.1), 0],
	['a degree to the north', at(46, 10), at(47, 10), QUARTER / 90],
	['a degree to the east, where it is half as long', at(60, 10), at(60, 11), QUARTER / 180],
	['from the equator to the pole', at(0, 0), at(90, 50), QUARTER],
])('%s', (_, from, to, km) => {
	expect(Math.abs(distanceKm(from, to) - km)).toBeLessThan(0.01);
	expect(distanceKm(to, from)).toBe(distanceKm(from, to));
});
