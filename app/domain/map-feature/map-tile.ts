/** South-western corner of a tenth of a degree in tenths, such as `110,473`: the name by which maps ask for what lies around a place. */
export type MapTile = string;

/** Degrees. */
export type MapBox = { west: number; south: number; east: number; north: number };

const PER_DEGREE = 10;
/** How far a map's first view reaches beyond the tile of its middle, in tenths. */
const AROUND = { longitude: 3, latitude: 2 };

/** The tile of a position. Of a rounded position it says nothing that the page does not say. */
export function tileAt({ latitude, longitude }: { latitude: number; longitude: number }): MapTile {
	return `${Math.floor(longitude * PER_DEGREE)},${Math.floor(latitude * PER_DEGREE)}`;
}

/** The box around a tile that its maps show; null for what is no tile. */
export function boxAroundTile(tile: MapTile): MapBox | null {
	const [, x, y] = /^(-?\d{1,4}),(-?\d{1,3})$/.exec(tile) ?? [];
	if (x === undefined || y === undefined) return null;
	const [west, south] = [Number(x), Number(y)];
	if (Math.abs(west) > 1800 || Math.abs(south) > 900) return null;
	return {
		west: (west - AROUND.longitude) / PER_DEGREE,
		south: (south - AROUND.latitude) / PER_DEGREE,
		east: (west + 1 + AROUND.longitude) / PER_DEGREE,
		north: (south + 1 + AROUND.latitude) / PER_DEGREE,
	};
}

/** True where two boxes have a point in common. */
export function doBoxesMeet(one: MapBox, other: MapBox): boolean {
	return one.west <= other.east && one.east >= other.west && one.south <= other.north && one.north >= other.south;
}
