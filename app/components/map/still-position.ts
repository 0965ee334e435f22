/** Degrees that `public/map/still-alps.webp` shows; `db/seed/basemap/still.mjs` draws it with the same numbers. */
const STILL = { west: 4.9, south: 44.2415, east: 13.9, north: 48.35 };

/** Latitude as a height on a Web Mercator map, in radians. */
const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));

/**
 * Where a place lies on the still picture of the Alps.
 * @returns shares of the picture's width and height from its upper left corner, or null for places it does not show
 */
export function stillPosition(latitude: number, longitude: number): { x: number; y: number } | null {
	const { west, south, east, north } = STILL;
	const x = (longitude - west) / (east - west);
	const y = (mercator(north) - mercator(latitude)) / (mercator(north) - mercator(south));
	return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : null;
}
