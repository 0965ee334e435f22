import { expect, test } from 'vitest';
import { clearPlaces } from '~/components/map/still-map';
import { stillPosition } from '~/components/map/still-position';

test.each([
	['upper left corner', 48.35, 4.9, 0, 0],
	['lower right corner', 44.2415, 13.9, 1, 1],
	['middle of the width', 48.35, 9.4, 0.5, 0],
	['Zermatt', 46.0207, 7.7491, 0.31657, 0.57612],
	['Kitzbühel', 47.4464, 12.3925, 0.8325, 0.22651],
])('%s', (_, latitude, longitude, x, y) => {
	const at = stillPosition(latitude, longitude);
	expect(at?.x).toBeCloseTo(x, 4);
	expect(at?.y).toBeCloseTo(y, 3);
});

test.each([
	['west', 46, 4.8],
	['east', 46, 14],
	['north', 48.4, 9],
	['south', 44.2, 9],
])('nothing beyond the %s rim', (_, latitude, longitude) => {
	expect(stillPosition(latitude, longitude)).toBeNull();
});

test.each([
	['Zermatt', 46.0207, 7.7491],
	['Lech', 47.2083, 10.1419],
	['Courchevel', 45.4153, 6.6347],
])('a property in %s takes the place of the resort and leaves room for others', (resort, latitude, longitude) => {
	const at = stillPosition(latitude, longitude);
	expect(at).not.toBeNull();
	const names = at ? clearPlaces(at).map((place) => place.name) : [];
	expect(names).not.toContain(resort);
	expect(names.length).toBeGreaterThan(5);
});
