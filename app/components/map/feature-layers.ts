import type { GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapTokens } from './map-tokens.ts';

/** What a line stands for: a lift, or a piste by its difficulty. */
export type FeatureMark = keyof typeof LINES;

/** The answer of `/map-features/{tile}`. */
export type MapFeatures = {
	features: {
		type: 'Feature';
		/** `mark` is also `village` and `station`; `name` is empty where there is none. */
		properties: { mark: string; name: string };
		geometry: unknown;
	}[];
	legend: { mark: FeatureMark; label: string }[];
	/** HTML of our own making. */
	attribution: string;
};

/** How lines are drawn: each in a pattern of its own too, so that the colour never carries the meaning alone. */
export const LINES = {
	lift: { colour: '#3c4644', width: 1, dashes: null },
	beginner: { colour: '#2a7048', width: 2, dashes: [4, 1.5] },
	easy: { colour: '#24609f', width: 2, dashes: null },
	intermediate: { colour: '#b02a1c', width: 2, dashes: [2.5, 1.5] },
	difficult: { colour: '#171c1c', width: 2.5, dashes: [5, 1.2, 1, 1.2] },
	route: { colour: '#171c1c', width: 2, dashes: [0.8, 1.6] },
} as const;

export const FEATURES = 'features';
/** The picture of a lift's cross tick, from {@link tickImage}. */
export const TICK = 'lift-tick';

/** Nearer than that lines have room for their names. */
const NAMES_FROM = 11.5;
const LINES_FROM = 9;

export function featureSource({ features, attribution }: MapFeatures): GeoJSONSourceSpecification {
	return {
		type: 'geojson',
		// The catalogue's check has read the geometries.
		data: { type: 'FeatureCollection', features } as Exclude<GeoJSONSourceSpecification['data'], string>,
		attribution,
	};
}

/** Thin lines with cross ticks for lifts, pistes by difficulty, and names; `font` must be one the style can draw. */
export function featureLayers(tokens: MapTokens, font: string[]): LayerSpecification[] {
	const only = (...marks: string[]): ['in', ['get', string], ['literal', string[]]] => [
		'in',
		['get', 'mark'],
		['literal', marks],
	];
	const marks = Object.keys(LINES) as FeatureMark[];
	const lines = marks.map((mark): LayerSpecification => {
		const { colour, width, dashes } = LINES[mark];
		return {
			id: `${FEATURES}-${mark}`,
			type: 'line',
			source: FEATURES,
			filter: only(mark),
			minzoom: LINES_FROM,
			layout: { 'line-join': 'round', 'line-cap': dashes ? 'butt' : 'round' },
			paint: {
				'line-color': colour,
				'line-width': ['interpolate', ['linear'], ['zoom'], LINES_FROM, width * 0.6, 13, width],
				...(dashes ? { 'line-dasharray': [...dashes] } : {}),
			},
		};
	});
	return [
		...lines.toReversed(),
		{
			id: `${FEATURES}-ticks`,
			type: 'symbol',
			source: FEATURES,
			filter: only('lift'),
			minzoom: LINES_FROM,
			layout: {
				'symbol-placement': 'line',
				'symbol-spacing': 12,
				'icon-image': TICK,
				'icon-rotation-alignment': 'map',
				'icon-allow-overlap': true,
				'icon-ignore-placement': true,
			},
		},
		{
			id: `${FEATURES}-line-names`,
			type: 'symbol',
			source: FEATURES,
			filter: ['all', only(...marks), ['!=', ['get', 'name'], '']],
			minzoom: NAMES_FROM,
			layout: {
				'symbol-placement': 'line-center',
				'text-field': ['get', 'name'],
				'text-font': font,
				'text-size': 12,
				'text-max-angle': 40,
				'text-offset': [0, 0.9],
			},
			paint: { 'text-color': tokens.ink2, 'text-halo-color': tokens.land, 'text-halo-width': 1.6 },
		},
		{
			id: `${FEATURES}-place-names`,
			type: 'symbol',
			source: FEATURES,
			filter: only('village', 'station'),
			minzoom: LINES_FROM,
			layout: {
				'text-field': ['get', 'name'],
				'text-font': font,
				'text-size': ['case', ['==', ['get', 'mark'], 'village'], 14, 12],
				'text-max-width': 9,
			},
			paint: { 'text-color': tokens.ink, 'text-halo-color': tokens.land, 'text-halo-width': 1.8 },
		},
	];
}

/** A cross tick as pixels, at twice its size on the map: it stands across the line that it lies on. */
export function tickImage(): { width: number; height: number; data: Uint8ClampedArray } {
	const [width, height, bar] = [6, 18, 2];
	const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(LINES.lift.colour.slice(at, at + 2), 16));
	const data = new Uint8ClampedArray(width * height * 4);
	for (let y = 0; y < height; y++) {
		for (let x = (width - bar) / 2; x < (width + bar) / 2; x++) {
			data.set([red ?? 0, green ?? 0, blue ?? 0, 255], (y * width + x) * 4);
		}
	}
	return { width, height, data };
}
