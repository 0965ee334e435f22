import type {
	FilterSpecification,
	GeoJSONSourceSpecification,
	LayerSpecification,
	StyleSpecification,
} from 'maplibre-gl';
import type { MapTokens } from '../../map/map-tokens';
import type { PointFeature, PointKind } from './hotel-points';

export const HOTELS = 'hotels';
/** The chosen hotel and the one under the pointer, drawn above all others even while their clusters are closed. */
export const LIT = 'lit-hotels';
export const CLUSTERS = `${HOTELS}-clusters`;
/** Layers that answer to a click. */
export const TOUCHABLE = [CLUSTERS, `${HOTELS}-ring`, `${HOTELS}-dot`, `${HOTELS}-price`];
export const PILLS = { light: 'pill-light', dark: 'pill-dark' } as const;

/** Up to this zoom hotels that lie close together are counted. */
const CLUSTER_MAX_ZOOM = 12;
/** Closer than that the base map has nothing more to say. */
export const MAX_ZOOM = { offline: 13, remote: 16 } as const;

export function collectionOf(features: PointFeature[]): { type: 'FeatureCollection'; features: PointFeature[] } {
	return { type: 'FeatureCollection', features };
}

export function hotelsSource(): GeoJSONSourceSpecification {
	return {
		type: 'geojson',
		data: collectionOf([]),
		cluster: true,
		// A price is about as wide, so that neighbours never cover each other.
		clusterRadius: 52,
		clusterMaxZoom: CLUSTER_MAX_ZOOM,
		clusterProperties: { free: ['+', ['case', ['==', ['get', 'kind'], 'ring'], 0, 1]] },
	};
}

export function litSource(): GeoJSONSourceSpecification {
	return { type: 'geojson', data: collectionOf([]) };
}

/** The layers over {@link hotelsSource} and {@link litSource}; `font` must be one the style can draw. */
export function hotelLayers(tokens: MapTokens, font: string[]): LayerSpecification[] {
	const single = (kind: PointKind): FilterSpecification => [
		'all',
		['!', ['has', 'point_count']],
		['==', ['get', 'kind'], kind],
	];
	const hasFree: ['>', ['get', string], number] = ['>', ['get', 'free'], 0];
	return [
		{
			id: `${HOTELS}-ring`,
			type: 'circle',
			source: HOTELS,
			filter: single('ring'),
			paint: {
				'circle-radius': 5,
				'circle-color': tokens.land,
				'circle-stroke-color': tokens.accentInk,
				'circle-stroke-width': 2,
			},
		},
		{
			id: `${HOTELS}-dot`,
			type: 'circle',
			source: HOTELS,
			filter: single('dot'),
			paint: {
				'circle-radius': 6.5,
				'circle-color': tokens.ink,
				'circle-stroke-color': '#fff',
				'circle-stroke-width': 2,
			},
		},
		{
			id: CLUSTERS,
			type: 'circle',
			source: HOTELS,
			filter: ['has', 'point_count'],
			paint: {
				'circle-radius': ['step', ['get', 'point_count'], 15, 10, 18, 100, 22, 1000, 27],
				'circle-color': ['case', hasFree, tokens.ink, tokens.land],
				'circle-stroke-color': ['case', hasFree, tokens.land, tokens.accentInk],
				'circle-stroke-width': 2,
			},
		},
		{
			id: `${HOTELS}-count`,
			type: 'symbol',
			source: HOTELS,
			filter: ['has', 'point_count'],
			layout: {
				'text-field': ['get', 'point_count_abbreviated'],
				'text-font': font,
				'text-size': 13,
				'text-allow-overlap': true,
				'text-ignore-placement': true,
			},
			paint: { 'text-color': ['case', hasFree, '#fff', tokens.ink] },
		},
		price(`${HOTELS}-price`, HOTELS, PILLS.light, tokens.ink, single('price'), font),
		{
			id: `${LIT}-dot`,
			type: 'circle',
			source: LIT,
			filter: ['!=', ['get', 'kind'], 'price'],
			paint: {
				'circle-radius': 9,
				'circle-color': ['case', ['==', ['get', 'kind'], 'ring'], tokens.land, tokens.ink],
				'circle-stroke-color': ['case', ['==', ['get', 'kind'], 'ring'], tokens.accentInk, '#fff'],
				'circle-stroke-width': 3,
			},
		},
		price(`${LIT}-price`, LIT, PILLS.dark, '#fff', ['==', ['get', 'kind'], 'price'], font),
	];
}

function price(
	id: string,
	source: string,
	image: string,
	colour: string,
	filter: FilterSpecification,
	font: string[],
): LayerSpecification {
	const isLit = source === LIT;
	return {
		id,
		type: 'symbol',
		source,
		filter,
		layout: {
			'icon-image': image,
			'icon-text-fit': 'both',
			'icon-text-fit-padding': [1, 2, 1, 2],
			'text-field': ['get', 'label'],
			'text-font': font,
			'text-size': isLit ? 14.5 : 13,
			// The best of the list wins where two would touch; where nothing is counted any more all are drawn.
			'symbol-sort-key': ['get', 'at'],
			'icon-allow-overlap': isLit || ['step', ['zoom'], false, CLUSTER_MAX_ZOOM + 0.5, true],
			'text-allow-overlap': isLit || ['step', ['zoom'], false, CLUSTER_MAX_ZOOM + 0.5, true],
		},
		paint: { 'text-color': colour },
	};
}

/** What the offline base map covers, in degrees: west, south, east, north. */
const COVERED = [-12, 34, 34, 61] as const;

/** The offline style with calm ground all over the world: beyond what it covers nobody can tell land from sea. */
export function onCalmGround(style: StyleSpecification, tokens: Pick<MapTokens, 'land' | 'sea'>): StyleSpecification {
	const [west, south, east, north] = COVERED;
	const corners = [
		[west, south],
		[east, south],
		[east, north],
		[west, north],
		[west, south],
	];
	return {
		...style,
		sources: {
			...style.sources,
			covered: {
				type: 'geojson',
				data: { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [corners] } },
			},
		},
		layers: [
			{ id: 'ground', type: 'background', paint: { 'background-color': tokens.land } },
			{ id: 'covered-sea', type: 'fill', source: 'covered', paint: { 'fill-color': tokens.sea } },
			...style.layers.filter(({ type }) => type !== 'background'),
		],
	};
}

/** A round-ended label at twice its size, to be stretched around a price. */
export function pillImage(fill: string, rim: string): { image: ImageData; options: object } | null {
	const size = 48;
	const canvas = document.createElement('canvas');
	canvas.width = size;
	canvas.height = size;
	// Drawn without the graphics card, from which pixels come back slowly.
	const brush = canvas.getContext('2d', { willReadFrequently: true });
	if (!brush) return null;
	brush.beginPath();
	brush.arc(size / 2, size / 2, size / 2 - 2, 0, 2 * Math.PI);
	brush.fillStyle = fill;
	brush.fill();
	brush.lineWidth = 2.5;
	brush.strokeStyle = rim;
	brush.stroke();
	const middle: [number, number] = [size / 2 - 1, size / 2 + 1];
	return {
		image: brush.getImageData(0, 0, size, size),
		options: { pixelRatio: 2, stretchX: [middle], content: [16, 6, size - 16, size - 6] },
	};
}
