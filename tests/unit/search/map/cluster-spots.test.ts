import { describe, expect, it } from 'vitest';
import { clusterSpots, NEAREST, partingZoom, type WorldSpot, worldPoint } from '~/components/search/map/cluster-spots';

const SMALL = () => ({ width: 70, height: 30, lift: 22 });
/** As wide as a cluster once it is one. */
const boxOf = (at: readonly number[]) => (at.length > 1 ? { width: 136, height: 40, lift: 0 } : SMALL());
const spot = (x: number, y: number, houses = 1): WorldSpot => ({ x, y, houses });
const numbers = (spots: readonly WorldSpot[], zoom = 0, box = boxOf) =>
	clusterSpots(spots, zoom, box).map(({ at }) => at);

describe('worldPoint', () => {
	it('is Web Mercator at zoom 0', () => {
		expect(worldPoint(0, 0)).toEqual({ x: 256, y: 256 });
		expect(worldPoint(-180, 85.05112878).x).toBe(0);
		expect(worldPoint(-180, 85.05112878).y).toBeCloseTo(0, 4);
	});
});

describe('clusterSpots', () => {
	const cases: [name: string, spots: WorldSpot[], at: number[][]][] = [
		['nothing', [], []],
		['one', [spot(0, 0)], [[0]]],
		['two at one place', [spot(5, 5), spot(5, 5)], [[0, 1]]],
		['two closer than 48 px', [spot(0, 0), spot(0, 47)], [[0, 1]]],
		['two 48 px apart, one above the other', [spot(0, 0), spot(0, 48)], [[0], [1]]],
		['two 48 px apart that would cover each other', [spot(0, 0), spot(48, 0)], [[0, 1]]],
		['two prices side by side', [spot(0, 0), spot(73, 0)], [[0], [1]]],
		['a third that the pin of two others covers', [spot(0, 0), spot(40, 0), spot(110, 0)], [[0, 1, 2]]],
		['the best first, whatever their order on the map', [spot(900, 0), spot(0, 0), spot(880, 0)], [[0, 2], [1]]],
	];
	it.each(cases)('makes pins of %s', (_, spots, at) => {
		expect(numbers(spots)).toEqual(at);
	});

	it('stands in the middle of the houses', () => {
		expect(clusterSpots([spot(0, 0, 3), spot(40, 0)], 0, boxOf)).toEqual([{ x: 10, y: 0, at: [0, 1] }]);
	});

	it('parts as the map comes nearer', () => {
		const spots = [spot(0, 0), spot(10, 0)];
		expect(numbers(spots, 2)).toEqual([[0, 1]]);
		expect(numbers(spots, 3)).toEqual([[0], [1]]);
	});

	it('leaves no two pins closer than 48 px or over each other, and no house out, of many', () => {
		const random = sequence(7);
		const spots = Array.from({ length: 5_000 }, () => spot(random() * 2, random() * 2, 1 + Math.floor(random() * 3)));
		for (const zoom of [4, 7.3, 9]) {
			const pins = clusterSpots(spots, zoom, boxOf).map((pin) => ({ ...pin, box: boxOf(pin.at) }));
			expect(pins.flatMap(({ at }) => at).sort((a, b) => a - b)).toEqual(spots.map((_, at) => at));
			for (const [index, a] of pins.entries()) {
				for (const b of pins.slice(index + 1)) {
					expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(NEAREST);
					const across = Math.abs(a.x - b.x) >= (a.box.width + b.box.width) / 2;
					const down = Math.abs(a.y - a.box.lift - b.y + b.box.lift) >= (a.box.height + b.box.height) / 2;
					expect(across || down).toBe(true);
				}
			}
		}
	});
});

describe('partingZoom', () => {
	const between = { from: 0, most: 13 };
	it('is the first at which there is more than one pin', () => {
		const spots = [spot(0, 0), spot(10, 0), spot(500, 0)];
		const zoom = partingZoom(spots, [0, 1], between, boxOf);
		expect(zoom).toBe(3);
		expect(clusterSpots(spots, 3, boxOf, [0, 1])).toHaveLength(2);
	});

	it('is none for houses at one place, and none beyond what the map has', () => {
		expect(partingZoom([spot(1, 1), spot(1, 1)], [0, 1], between, boxOf)).toBeNull();
		expect(partingZoom([spot(0, 0), spot(10, 0)], [0, 1], { from: 0, most: 2 }, boxOf)).toBeNull();
		expect(partingZoom([spot(0, 0), spot(10, 0)], [0, 1], { from: 13, most: 13 }, boxOf)).toBeNull();
	});

	it('takes the last step to the nearest that the map comes', () => {
		expect(partingZoom([spot(0, 0), spot(10, 0)], [0, 1], { from: 2.6, most: 2.9 }, boxOf)).toBe(2.9);
	});
});

/** The same numbers between 0 and 1 at each run. */
function sequence(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 16_807) % 2_147_483_647;
		return state / 2_147_483_647;
	};
}
