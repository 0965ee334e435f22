import { expect, test } from 'vitest';
import { roundPosition } from '~/components/map/round-position';

test.each([
	[47.20834, 10.14192, 47.21, 10.14],
	[46.35476, 7.13333, 46.35, 7.13],
	[45.415, 6.6347, 45.42, 6.63],
	[46, 8, 46, 8],
	[-0.004, -0.006, 0, -0.01],
])('%f, %f', (latitude, longitude, roundedLatitude, roundedLongitude) => {
	const rounded = roundPosition({ latitude, longitude });
	expect(rounded.latitude).toBeCloseTo(roundedLatitude, 10);
	expect(rounded.longitude).toBeCloseTo(roundedLongitude, 10);
});

test('no house in the Alps leaves the circle of one kilometre', () => {
	// The worst case: half a step in both directions, at the southern rim where a degree of longitude is widest.
	const latitudeMetres = 0.005 * 111_320;
	const longitudeMetres = 0.005 * 111_320 * Math.cos((43.5 * Math.PI) / 180);
	expect(Math.hypot(latitudeMetres, longitudeMetres)).toBeLessThan(1000);
});
