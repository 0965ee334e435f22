/** A place on the flat world of a map, in pixels at zoom 0, with the number of houses that stand there. */
export type WorldSpot = { x: number; y: number; houses: number };

/** Places that one pin stands for: their numbers, and its own place in pixels at the zoom they were clustered for. */
export type Cluster = { x: number; y: number; at: number[] };

/** How wide and high a pin is drawn, and how far its middle lies above its place. */
export type PinBox = { width: number; height: number; lift: number };

/** Pins that stand closer than this become one. */
export const NEAREST = 48;

/** Pixels of ground that stay between two pins. */
const GAP = 2;

/** Wider than any pin: its neighbours stand in the cells beside its own. */
const CELL = 192;

/** The world at zoom 0, in pixels. */
const WORLD = 512;

const STEP = 0.5;

/** Web Mercator, as the map draws it. */
export function worldPoint(longitude: number, latitude: number): { x: number; y: number } {
	const sine = Math.sin((latitude * Math.PI) / 180);
	return {
		x: (longitude / 360 + 0.5) * WORLD,
		y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD,
	};
}

/**
 * The pins of a map at a zoom: places closer than 48 px are one, and so are pins that would cover each other (SEARCH-20). Depends on no part of
 * the map, so that moving it changes no pin. The first places, which are the best, draw the others to them.
 */
export function clusterSpots(
	spots: readonly WorldSpot[],
	zoom: number,
	boxOf: (at: readonly number[]) => PinBox,
	among: readonly number[] = spots.map((_, at) => at),
): Cluster[] {
	const scale = 2 ** zoom;
	const pinOf = (at: number[]): Pin => {
		let [x, y, houses] = [0, 0, 0];
		for (const each of at) {
			const spot = spots[each];
			if (!spot) continue;
			x += spot.x * spot.houses;
			y += spot.y * spot.houses;
			houses += spot.houses;
		}
		return { x: (x / houses) * scale, y: (y / houses) * scale, at, box: boxOf(at) };
	};
	let pins = among.map((at) => pinOf([at]));
	for (const touch of [isNear, isNearOrCovered]) {
		for (let before = Number.POSITIVE_INFINITY; pins.length < before; ) {
			before = pins.length;
			pins = merged(pins, touch, pinOf);
		}
	}
	return pins.map(({ x, y, at }) => ({ x, y, at }));
}

/** The smallest zoom at which the places of a pin are more than one pin; null where they stay together as far as the map goes. */
export function partingZoom(
	spots: readonly WorldSpot[],
	at: readonly number[],
	{ from, most }: { from: number; most: number },
	boxOf: (at: readonly number[]) => PinBox,
): number | null {
	for (let zoom = Math.min(most, from + STEP); from < zoom; zoom = zoom < most ? Math.min(most, zoom + STEP) : from)
		if (clusterSpots(spots, zoom, boxOf, at).length > 1) return zoom;
	return null;
}

type Pin = Cluster & { box: PinBox };

const isNear = (a: Pin, b: Pin): boolean => Math.hypot(a.x - b.x, a.y - b.y) < NEAREST;

function isNearOrCovered(a: Pin, b: Pin): boolean {
	if (isNear(a, b)) return true;
	const apart = { x: Math.abs(a.x - b.x), y: Math.abs(a.y - a.box.lift - (b.y - b.box.lift)) };
	return apart.x < (a.box.width + b.box.width) / 2 + GAP && apart.y < (a.box.height + b.box.height) / 2 + GAP;
}

/** Each pin with those after it that touch it. */
function merged(pins: readonly Pin[], touch: (a: Pin, b: Pin) => boolean, pinOf: (at: number[]) => Pin): Pin[] {
	const cells = new Map<string, number[]>();
	const cellOf = (pin: Pin) => [Math.floor(pin.x / CELL), Math.floor(pin.y / CELL)] as const;
	pins.forEach((pin, index) => {
		const key = cellOf(pin).join();
		const cell = cells.get(key);
		if (cell) cell.push(index);
		else cells.set(key, [index]);
	});
	const taken = new Set<number>();
	const found: Pin[] = [];
	pins.forEach((pin, index) => {
		if (taken.has(index)) return;
		taken.add(index);
		const at = [...pin.at];
		const [column, row] = cellOf(pin);
		for (const across of [-1, 0, 1]) {
			for (const down of [-1, 0, 1]) {
				for (const other of cells.get(`${column + across},${row + down}`) ?? []) {
					const neighbour = pins[other];
					if (!neighbour || taken.has(other) || !touch(pin, neighbour)) continue;
					taken.add(other);
					at.push(...neighbour.at);
				}
			}
		}
		found.push(at.length === pin.at.length ? pin : pinOf(at.sort((a, b) => a - b)));
	});
	return found;
}
