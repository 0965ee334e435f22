/** [west, south, east, north] in degrees. */
export type Bounds = readonly [number, number, number, number];

/** The relief of all the Alps, good up to zoom 9. */
export const ALPS: Bounds = [4.6, 43.4, 16.2, 48.6];

/** Finer reliefs where properties are, for zoom 9 to 11. */
export const RELIEF_REGIONS = {
	savoy: [6.25, 45.18, 7.25, 45.68],
	'mont-blanc': [6.35, 45.68, 7.15, 46.1],
	vaud: [6.8, 46.12, 7.58, 46.62],
	valais: [6.95, 45.84, 8.02, 46.25],
	engadine: [9.5, 46.28, 10.18, 47],
	arlberg: [9.8, 46.97, 10.62, 47.44],
	tyrol: [12.03, 47.24, 12.76, 47.67],
	dolomites: [11.76, 46.32, 12.5, 46.77],
} as const satisfies Record<string, Bounds>;

export type ReliefRegion = keyof typeof RELIEF_REGIONS;

/** How far from a property a region's picture is still worth its bytes, in degrees. */
const REACH = 0.12;

/**
 * The finer reliefs to load: those around a place, or all of them without one (image sources load at once, seen or not).
 */
export function reliefRegionsNear(place: { latitude: number; longitude: number } | null): ReliefRegion[] {
	const regions = Object.keys(RELIEF_REGIONS) as ReliefRegion[];
	if (!place) return regions;
	return regions.filter((region) => {
		const [west, south, east, north] = RELIEF_REGIONS[region];
		return (
			place.longitude > west - REACH &&
			place.longitude < east + REACH &&
			place.latitude > south - REACH &&
			place.latitude < north + REACH
		);
	});
}
