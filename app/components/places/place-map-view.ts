import { stillPosition } from '../map/still-position';
import type { PlaceTexts } from './place-words';

/** A place and the airports one reaches it from, as shares of the still picture of the Alps from its upper left corner. */
export type PlaceMapView = { label: string; place: MapPoint; airports: (MapPoint & { name: string })[] };

/** `isLeft`: the name is to the left of the point, where there is more room. */
type MapPoint = { x: number; y: number; isLeft: boolean };

/** By their names in both languages, as guides call them. */
const AIRPORTS: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
	Annecy: [45.93, 6.1],
	Bern: [46.91, 7.5],
	Chambéry: [45.64, 5.88],
	Friedrichshafen: [47.67, 9.51],
	Genf: [46.24, 6.11],
	Geneva: [46.24, 6.11],
	Grenoble: [45.36, 5.33],
	Innsbruck: [47.26, 11.34],
	Lyon: [45.73, 5.08],
	'Mailand-Bergamo': [45.67, 9.7],
	'Milan-Bergamo': [45.67, 9.7],
	'Mailand-Malpensa': [45.63, 8.73],
	'Milan-Malpensa': [45.63, 8.73],
	München: [48.35, 11.79],
	Munich: [48.35, 11.79],
	Saanen: [46.49, 7.25],
	Salzburg: [47.79, 13.0],
	Samedan: [46.53, 9.88],
	Sitten: [46.22, 7.33],
	Sion: [46.22, 7.33],
	'St. Gallen-Altenrhein': [47.49, 9.56],
	Treviso: [45.65, 12.19],
	Turin: [45.2, 7.65],
	Venedig: [45.5, 12.35],
	Venice: [45.5, 12.35],
	Verona: [45.4, 10.89],
	Zürich: [47.46, 8.55],
	Zurich: [47.46, 8.55],
};

/** Shares of the picture that a name needs: a name closer to another one is omitted. */
const CLEAR = { x: 0.26, y: 0.085 };
const EDGE = 0.04;

/** Null for a place beyond the picture. Airports are named in their order as long as they have room. */
export function placeMapView(
	{ name, latitude, longitude }: { name: string; latitude: number; longitude: number },
	airports: readonly string[],
	t: PlaceTexts,
): PlaceMapView | null {
	const at = stillPosition(latitude, longitude);
	if (!at) return null;
	const place = { ...at, isLeft: at.x > 0.6 };
	const shown: PlaceMapView['airports'] = [];
	for (const airport of airports) {
		const position = AIRPORTS[airport];
		const point = position && stillPosition(...position);
		if (!point || point.y < EDGE || point.y > 1 - EDGE) continue;
		const isFree = [place, ...shown].every(
			(other) => Math.abs(other.x - point.x) > CLEAR.x || Math.abs(other.y - point.y) > CLEAR.y,
		);
		if (isFree) shown.push({ name: airport, ...point, isLeft: point.x > 0.75 });
	}
	return { label: t('map', { name }), place, airports: shown };
}
