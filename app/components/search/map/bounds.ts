import { pinBounds } from '../../map/pin-bounds';
import type { Points } from './points';

/** West, south, east and north of some places; null without any. */
export function boundsOf(points: Points, at: readonly number[]): [number, number, number, number] | null {
	return pinBounds({
		free: at.length,
		longitudes: at.map((each) => points.longitudes[each] ?? 0),
		latitudes: at.map((each) => points.latitudes[each] ?? 0),
	});
}

/** The middle of a part of the map. */
export function centreOf({ south, west, north, east }: { south: number; west: number; north: number; east: number }) {
	return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}
