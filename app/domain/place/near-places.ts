import type { Place } from './list-places.server';

/** Square of the distance as the eye takes it from a map of the Alps: a degree of longitude is about 0.69 of one of latitude there. */
function distance(a: NonNullable<Place['location']>, b: NonNullable<Place['location']>): number {
	return (a.latitude - b.latitude) ** 2 + ((a.longitude - b.longitude) * 0.69) ** 2;
}

/** The nearest `count` of the places, itself, its parts and its whole left out; none when its position is not known. */
export function nearPlaces(place: Place, places: readonly Place[], count: number): Place[] {
	const { location } = place;
	if (!location) return [];
	const isOther = (other: Place) =>
		other.country !== place.country ||
		(other.slug !== place.slug && other.parent !== place.slug && other.slug !== place.parent);
	return places
		.flatMap((other) => (other.location && isOther(other) ? [{ other, far: distance(location, other.location) }] : []))
		.sort((a, b) => a.far - b.far)
		.slice(0, count)
		.map(({ other }) => other);
}
