/** Degrees, WGS 84. */
export type Position = { latitude: number; longitude: number };

const EARTH_RADIUS_KM = 6371;

/** Kilometres between two positions in a straight line over the earth (haversine). */
export function distanceKm(a: Position, b: Position): number {
	const radians = (degrees: number) => (degrees * Math.PI) / 180;
	const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
	const chord =
		half(a.latitude, b.latitude) +
		Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
	return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}
