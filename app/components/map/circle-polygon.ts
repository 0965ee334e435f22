/** Mean radius of the earth in metres. */
const EARTH_METRES = 6_371_008.8;

/** [longitude, latitude] in degrees, as GeoJSON has it. */
export type Position = [number, number];

/**
 * A circle on the ground as a closed ring: round on the map at every latitude, where a circle in degrees would be an egg.
 * @param centre degrees
 * @param radiusMetres more than 0
 * @param corners how many points make it round; the first one is repeated at the end
 */
export function circlePolygon(
	centre: { latitude: number; longitude: number },
	radiusMetres: number,
	corners = 72,
): Position[] {
	const latitude = (centre.latitude * Math.PI) / 180;
	const longitude = (centre.longitude * Math.PI) / 180;
	const angle = radiusMetres / EARTH_METRES;
	const ring = Array.from({ length: corners }, (_, index): Position => {
		const bearing = (2 * Math.PI * index) / corners;
		const to = Math.asin(
			Math.sin(latitude) * Math.cos(angle) + Math.cos(latitude) * Math.sin(angle) * Math.cos(bearing),
		);
		const across = Math.atan2(
			Math.sin(bearing) * Math.sin(angle) * Math.cos(latitude),
			Math.cos(angle) - Math.sin(latitude) * Math.sin(to),
		);
		return [((longitude + across) * 180) / Math.PI, (to * 180) / Math.PI];
	});
	return [...ring, ...ring.slice(0, 1)];
}
