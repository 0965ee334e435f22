/** Names on the map as GeoJSON points; `zoom` is the zoom from which a name may show, lower wins where names collide. */
import { CITIES, COUNTRIES, PEAKS, RESORTS, VILLAGES } from './drawn-labels.mjs';

const point = (longitude, latitude, properties) => ({
	type: 'Feature',
	properties,
	geometry: { type: 'Point', coordinates: [longitude, latitude] },
});

/** German names are only stored where they differ. */
const named = (en, de) => (en === de ? { name: en } : { name: en, de });

/** 4808 as "4 808 m" with no-break spaces, as the pages write it. */
const height = (metres) => `${Math.floor(metres / 1000)}\u00a0${String(metres % 1000).padStart(3, '0')}\u00a0m`;

/** @returns GeoJSON with `kind` country, city, resort, village or peak */
export function buildLabels() {
	return {
		type: 'FeatureCollection',
		features: [
			...COUNTRIES.map(([en, de, lon, lat, zoom = 4]) => point(lon, lat, { kind: 'country', ...named(en, de), zoom })),
			...CITIES.map(([en, de, lon, lat, zoom]) => point(lon, lat, { kind: 'city', ...named(en, de), zoom })),
			...RESORTS.map(([name, lon, lat, zoom]) => point(lon, lat, { kind: 'resort', name, zoom })),
			...VILLAGES.map(([name, lon, lat, zoom]) => point(lon, lat, { kind: 'village', name, zoom })),
			...PEAKS.map(([name, lon, lat, metres, zoom]) =>
				point(lon, lat, { kind: 'peak', name, height: height(metres), zoom }),
			),
		],
	};
}
