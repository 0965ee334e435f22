import { distanceKm } from '../place/distance-km';

type Position = { latitude: number; longitude: number };

/** How far something stands from a place in a straight line; null without a place. */
export function kilometresTo(place: Position | null): ((position: Position) => number) | null {
	return place && ((position) => distanceKm(place, position));
}
