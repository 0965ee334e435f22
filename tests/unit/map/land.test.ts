import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OFFLINE_BOUNDS } from '~/components/map/offline-style';

type Land = { features: { properties: { kind: string }; geometry: { coordinates: [number, number][][][] } }[] };

test('no straight line of a cut continent runs through the offline map', () => {
	const file = join(import.meta.dirname, '..', '..', '..', 'public', 'map', 'land.json');
	const { features }: Land = JSON.parse(readFileSync(file, 'utf8'));
	const [west, south, east, north] = OFFLINE_BOUNDS;
	const rings = features
		.filter(({ properties }) => properties.kind === 'land')
		.flatMap((f) => f.geometry.coordinates.flat());
	expect(rings.length).toBeGreaterThan(10);
	const chords = rings.flatMap((ring) =>
		ring.slice(1).flatMap(([x, y], i) => {
			const [lastX, lastY] = ring[i] ?? [x, y];
			const isOutside =
				Math.max(x, lastX) < west ||
				Math.min(x, lastX) > east ||
				Math.max(y, lastY) < south ||
				Math.min(y, lastY) > north;
			return isOutside || Math.hypot(x - lastX, y - lastY) < 6 ? [] : [[lastX, lastY, x, y]];
		}),
	);
	expect(chords).toEqual([]);
});
