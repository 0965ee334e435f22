/**
 * The initial bounds of the map: the available pins, or all of them where none is available.
 * @returns west, south, east, north in degrees; null without pins
 */
export function pinBounds({
	free,
	longitudes,
	latitudes,
}: {
	/** So many of the first are available. */
	free: number;
	longitudes: readonly number[];
	latitudes: readonly number[];
}): [number, number, number, number] | null {
	const shown = free > 0 ? free : longitudes.length;
	if (shown === 0) return null;
	const bounds: [number, number, number, number] = [180, 90, -180, -90];
	for (let at = 0; at < shown; at++) {
		const [longitude = 0, latitude = 0] = [longitudes[at], latitudes[at]];
		bounds[0] = Math.min(bounds[0], longitude);
		bounds[1] = Math.min(bounds[1], latitude);
		bounds[2] = Math.max(bounds[2], longitude);
		bounds[3] = Math.max(bounds[3], latitude);
	}
	return bounds;
}
