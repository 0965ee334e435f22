import { expect, test } from 'vitest';
import { offlineZoom } from '~/components/map/offline-zoom';

test.each([
	['Zermatt, in the fine relief', 46.0207, 7.7491, 9.9],
	['Lech, in the fine relief', 47.2085, 10.1425, 9.9],
	['Andermatt, in the coarse relief', 46.6357, 8.5939, 8],
	['Milan, on the plain below the Alps', 45.4642, 9.19, 8],
	['Geneva', 46.2044, 6.1432, 8],
	['Paris, away from the Alps', 48.8566, 2.3522, 5.4],
	['London', 51.5074, -0.1278, 5.4],
	['Mallorca', 39.6953, 3.0176, 5.4],
])('the map of %s begins where there is something to see', (_, latitude, longitude, start) => {
	const zoom = offlineZoom({ latitude, longitude });
	expect(zoom.start).toBe(start);
	expect(zoom.max).toBeGreaterThan(zoom.start);
});
