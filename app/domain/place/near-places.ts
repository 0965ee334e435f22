import { distanceKm } from './distance-km';
import type { Place } from './list-places.server';

/** The nearest `count` of the places, itself, its parts and its whole left out; none when its position is not known. */
export function nearPlaces(place: Place, places: readonly Place[], count: number): Place[] {
	const { location } = place;
	if (!location) return [];
	const isOther = (other: Place) =>
		other.country !== place.country ||
		(other.slug !== place.slug && other.parent !== place.slug && other.slug !== place.parent);
	return places
		.flatMap((other) =>
			other.location && isOther(other) ? [{ other, far: distanceKm(location, other.location) }] : [],
		)
		.sort((a, b) => a.far - b.far)
		.slice(0, count)
		.map(({ other }) => other);
}
