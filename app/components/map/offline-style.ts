import type {
	LayerSpecification,
	SourceSpecification,
	StyleSpecification,
	SymbolLayerSpecification,
} from 'maplibre-gl';
import { OFFLINE_ATTRIBUTION } from './attribution.ts';
import { DEFAULT_MAP_TOKENS, type MapTokens } from './map-tokens.ts';
import { ALPS, type Bounds, RELIEF_REGIONS, reliefRegionsNear } from './relief-regions.ts';

/** Beyond this zoom the straight pieces of the borders would show. */
export const OFFLINE_MAX_ZOOM = 11;

/** The area of the data, as MapLibre's `maxBounds`. */
export const OFFLINE_BOUNDS: [number, number, number, number] = [-10, 36, 30, 59];

type OfflineStyleInput = {
	language: 'en' | 'de';
	/** Colours and font; omitted values come from the default brand. */
	tokens?: Partial<MapTokens>;
	/** The place the map is about: only the finer relief around it is loaded. Without it all are. */
	alternative?: { latitude: number; longitude: number } | null;
	/** Where `public/map` is served, for workers that need absolute addresses. */
	origin?: string;
};

/** A picture lying between two corners. */
function picture(url: string, [west, south, east, north]: Bounds): SourceSpecification {
	return {
		type: 'image',
		url,
		coordinates: [
			[west, north],
			[east, north],
			[east, south],
			[west, south],
		],
	};
}

/** Names of one kind; the layers above win where names collide. */
function names(
	kind: string,
	colour: string,
	tokens: MapTokens,
	layout: SymbolLayerSpecification['layout'],
): SymbolLayerSpecification {
	return {
		id: `names-${kind}`,
		type: 'symbol',
		source: 'labels',
		// Filters see whole zoom levels only: a name of zoom 9.6 appears at 9, where it fits.
		filter: ['all', ['==', ['get', 'kind'], kind], ['<=', ['get', 'zoom'], ['+', ['zoom'], 1]]],
		layout: { 'symbol-sort-key': ['get', 'zoom'], 'text-max-width': 8, 'text-padding': 4, ...layout },
		paint: {
			'text-color': colour,
			'text-halo-color': tokens.land,
			'text-halo-width': 1.6,
			'text-halo-blur': 0.4,
		},
	};
}

/**
 * The quiet, paper-like base map of the Alps that needs no service: own files only, no glyph server, zoom up to
 * {@link OFFLINE_MAX_ZOOM}. Its mountains are an illustration and the attribution says so.
 */
export function offlineStyle({
	language,
	tokens: given = {},
	alternative: near = null,
	origin = '',
}: OfflineStyleInput): StyleSpecification {
	const tokens = { ...DEFAULT_MAP_TOKENS, ...given };
	const file = (name: string) => `${origin}/map/${name}`;
	const regions = reliefRegionsNear(near);
	const regular = [tokens.font, 'sans-serif'];
	// The weight is read from the first name; no such family exists, so the browser takes the second in that weight.
	const medium = [`${tokens.font} Medium`, ...regular];
	const name: SymbolLayerSpecification['layout'] = {
		'text-field': language === 'de' ? ['coalesce', ['get', 'de'], ['get', 'name']] : ['get', 'name'],
	};
	const water: LayerSpecification[] = [
		{
			id: 'rivers',
			type: 'line',
			source: 'water',
			filter: ['==', ['get', 'kind'], 'river'],
			layout: { 'line-cap': 'round', 'line-join': 'round' },
			paint: {
				'line-color': tokens.river,
				'line-width': [
					'interpolate',
					['linear'],
					['zoom'],
					5,
					['case', ['==', ['get', 'rank'], 1], 0.7, 0],
					7,
					['case', ['==', ['get', 'rank'], 1], 1.1, 0.5],
					11,
					['case', ['==', ['get', 'rank'], 1], 3, 1.8],
				],
			},
		},
		{
			id: 'lakes',
			type: 'fill',
			source: 'water',
			filter: ['==', ['get', 'kind'], 'lake'],
			paint: { 'fill-color': tokens.lake },
		},
	];
	return {
		version: 8,
		name: 'Alps, offline',
		sources: {
			land: { type: 'geojson', data: file('land.json'), attribution: OFFLINE_ATTRIBUTION, tolerance: 0.2 },
			water: { type: 'geojson', data: file('water.json'), tolerance: 0.2 },
			labels: { type: 'geojson', data: file('labels.json') },
			relief: picture(file('relief.webp'), ALPS),
			...Object.fromEntries(
				regions.map((region) => [`relief-${region}`, picture(file(`relief-${region}.webp`), RELIEF_REGIONS[region])]),
			),
		},
		layers: [
			{ id: 'sea', type: 'background', paint: { 'background-color': tokens.sea } },
			{
				id: 'land',
				type: 'fill',
				source: 'land',
				filter: ['==', ['get', 'kind'], 'land'],
				// Its edge is the coast's line.
				paint: { 'fill-color': tokens.land, 'fill-antialias': false },
			},
			{
				id: 'coast',
				type: 'line',
				source: 'land',
				filter: ['==', ['get', 'kind'], 'land'],
				paint: { 'line-color': tokens.coast, 'line-width': 0.8 },
			},
			{
				id: 'relief',
				type: 'raster',
				source: 'relief',
				paint: {
					'raster-fade-duration': 0,
					'raster-opacity': ['interpolate', ['linear'], ['zoom'], 4.5, 0.7, 6.5, 1, 9, 1, 10.5, 0.55],
				},
			},
			...regions.map(
				(region): LayerSpecification => ({
					id: `relief-${region}`,
					type: 'raster',
					source: `relief-${region}`,
					minzoom: 8.3,
					paint: { 'raster-fade-duration': 0, 'raster-opacity': ['interpolate', ['linear'], ['zoom'], 8.3, 0, 9.2, 1] },
				}),
			),
			...water,
			{
				id: 'borders',
				type: 'line',
				source: 'land',
				filter: ['==', ['get', 'kind'], 'border'],
				layout: { 'line-join': 'round' },
				paint: {
					'line-color': tokens.border,
					'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.7, 10, 1.6],
					'line-dasharray': [3, 2.4],
				},
			},
			names('peak', tokens.ink, tokens, {
				'text-font': regular,
				'text-field': [
					'step',
					['zoom'],
					['concat', '▲ ', ['get', 'name']],
					9,
					['concat', '▲ ', ['get', 'name'], ' ', ['get', 'height']],
				],
				'text-size': ['interpolate', ['linear'], ['zoom'], 6, 10, 10, 11.5],
				'text-max-width': 14,
			}),
			names('village', tokens.ink, tokens, {
				...name,
				'text-font': regular,
				'text-size': ['interpolate', ['linear'], ['zoom'], 8, 11, 11, 13],
			}),
			names('city', tokens.ink2, tokens, {
				...name,
				'text-font': medium,
				'text-size': ['interpolate', ['linear'], ['zoom'], 5, 11, 9, 14.5],
			}),
			names('country', tokens.ink2, tokens, {
				...name,
				'text-font': regular,
				'text-transform': 'uppercase',
				'text-letter-spacing': 0.22,
				'text-size': ['interpolate', ['linear'], ['zoom'], 4, 10, 8, 14],
			}),
			names('resort', tokens.ink, tokens, {
				...name,
				'text-font': medium,
				'text-size': ['interpolate', ['linear'], ['zoom'], 6, 11.5, 11, 15],
				// Lets a resort's label make way for the property in it.
				'text-variable-anchor': ['center', 'bottom', 'top', 'right', 'left'],
				'text-radial-offset': 0.9,
			}),
		],
	};
}
