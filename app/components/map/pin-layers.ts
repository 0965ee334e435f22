import type {
	ExpressionSpecification,
	FilterSpecification,
	GeoJSONSourceSpecification,
	LayerSpecification,
	PropertyValueSpecification,
	StyleSpecification,
} from 'maplibre-gl';
import type { MapTokens } from './map-tokens';

export const PINS = 'pins';
/** The chosen pin and the one under the pointer, drawn above all others even while their clusters are closed. */
export const LIT = 'lit-pins';
/** Circles: a cluster, a pin without a price, one without availability. */
const MARKS = `${PINS}-marks`;
/** Clusters that say how many pins they hold and the lowest price of them. */
const LEAST = `${PINS}-least`;
/** Layers that answer to a click. */
export const TOUCHABLE = [MARKS, `${PINS}-price`, LEAST];
/** Paint by which layers are veiled when they are added, in the order in which it becomes 1: each line costs one shader. */
export const VEILED = [
	[MARKS, 'circle-opacity', 'circle-stroke-opacity'],
	[`${PINS}-count`, 'text-opacity'],
	[`${PINS}-price`, 'icon-opacity'],
	[`${PINS}-price`, 'text-opacity'],
	[LEAST, 'icon-opacity', 'text-opacity'],
	[`${LIT}-dot`, 'circle-opacity', 'circle-stroke-opacity'],
	[`${LIT}-price`, 'icon-opacity', 'text-opacity'],
] as const;
export const PILLS = { light: 'pill-light', dark: 'pill-dark' } as const;

const AT_ONCE = { duration: 0, delay: 0 };
const VEIL = {
	circle: {
		...{ 'circle-opacity': 0, 'circle-opacity-transition': AT_ONCE },
		...{ 'circle-stroke-opacity': 0, 'circle-stroke-opacity-transition': AT_ONCE },
	},
	icon: { 'icon-opacity': 0, 'icon-opacity-transition': AT_ONCE },
	text: { 'text-opacity': 0, 'text-opacity-transition': AT_ONCE },
};

/** Up to this zoom pins that lie close together are counted. */
const CLUSTER_MAX_ZOOM = 12;
/** Closer than that the base map has nothing more to say. */
export const MAX_ZOOM = { offline: 13, remote: 16 } as const;

/** `1.2k` */
const SUM_IN_THOUSANDS: ExpressionSpecification = [
	'concat',
	['to-string', ['/', ['round', ['/', ['get', 'sum'], 100]], 10]],
	'k',
];

/** Above every price: of a cluster in which nothing has one. */
const NO_PRICE = 1e9;

const leastPrice: ExpressionSpecification = ['coalesce', ['get', 'least'], NO_PRICE];

/** `8 900`, grouped as prices are. */
const LEAST_IN_GROUPS: ExpressionSpecification = [
	'case',
	['<', leastPrice, 1000],
	['to-string', leastPrice],
	[
		'concat',
		['to-string', ['floor', ['/', leastPrice, 1000]]],
		'\u00a0',
		// The last three digits with their zeros.
		['slice', ['to-string', ['+', 1000, ['%', leastPrice, 1000]]], 1],
	],
];

/** The symbol of a pin: its price, a dot without a price, a ring without availability. */
export type PinKind = 'price' | 'dot' | 'ring';

export type PinFeature = {
	type: 'Feature';
	geometry: { type: 'Point'; coordinates: [number, number] };
	/** `at` is its place in the list, by which a click finds it again; `count` how many things stand there. */
	properties: {
		at: number;
		kind: PinKind;
		label: string;
		count: number;
		/** In whole units; a cluster shows the least of them. */
		price?: number;
	};
};

export function collectionOf(features: PinFeature[]): { type: 'FeatureCollection'; features: PinFeature[] } {
	return { type: 'FeatureCollection', features };
}

export function pinSource(): GeoJSONSourceSpecification {
	return {
		type: 'geojson',
		data: collectionOf([]),
		cluster: true,
		// A cluster with its price is about as wide, so that neighbours seldom cover each other.
		clusterRadius: 64,
		clusterMaxZoom: CLUSTER_MAX_ZOOM,
		clusterProperties: {
			free: ['+', ['case', ['==', ['get', 'kind'], 'ring'], 0, 1]],
			sum: ['+', ['get', 'count']],
			least: ['min', ['coalesce', ['get', 'price'], NO_PRICE]],
		},
	};
}

export function litSource(): GeoJSONSourceSpecification {
	return { type: 'geojson', data: collectionOf([]) };
}

/**
 * The layers over {@link pinSource} and {@link litSource}; `font` must be one the style can draw, `from` is the word before a lowest price. There are few of them, because each
 * further type costs the browser another shader.
 */
export function pinLayers(tokens: MapTokens, font: string[], from: string): LayerSpecification[] {
	const isCluster: ExpressionSpecification = ['has', 'point_count'];
	const isPriced: ExpressionSpecification = ['all', isCluster, ['<', leastPrice, NO_PRICE]];
	const isPrice: ExpressionSpecification = ['==', ['get', 'kind'], 'price'];
	const isRing: ExpressionSpecification = ['==', ['get', 'kind'], 'ring'];
	const isFree: ExpressionSpecification = ['case', isCluster, ['>', ['get', 'free'], 0], ['!', isRing]];
	return [
		{
			id: MARKS,
			type: 'circle',
			source: PINS,
			filter: ['all', ['!', isPrice], ['!', isPriced]],
			layout: { 'circle-sort-key': ['case', isCluster, 2, isFree, 1, 0] },
			paint: {
				'circle-radius': ['case', isCluster, ['step', ['get', 'sum'], 15, 10, 18, 100, 22, 1000, 27], isFree, 6.5, 5],
				'circle-color': ['case', isFree, tokens.ink, tokens.land],
				'circle-stroke-color': ['case', isFree, '#fff', tokens.accentInk],
				'circle-stroke-width': 2,
				...VEIL.circle,
			},
		},
		{
			id: `${PINS}-count`,
			type: 'symbol',
			source: PINS,
			filter: ['all', isCluster, ['!', isPriced]],
			layout: {
				'text-field': ['case', ['<', ['get', 'sum'], 1000], ['to-string', ['get', 'sum']], SUM_IN_THOUSANDS],
				'text-font': font,
				'text-size': 13,
				'text-allow-overlap': true,
				'text-ignore-placement': true,
			},
			paint: { 'text-color': ['case', isFree, '#fff', tokens.ink], ...VEIL.text },
		},
		price(`${PINS}-price`, PINS, PILLS.light, tokens.ink, ['all', ['!', isCluster], isPrice], font),
		cluster(isPriced, font, from),
		{
			id: `${LIT}-dot`,
			type: 'circle',
			source: LIT,
			filter: ['!', isPrice],
			paint: {
				'circle-radius': 9,
				'circle-color': ['case', isRing, tokens.land, tokens.ink],
				'circle-stroke-color': ['case', isRing, tokens.accentInk, '#fff'],
				'circle-stroke-width': 3,
				...VEIL.circle,
			},
		},
		price(`${LIT}-price`, LIT, PILLS.dark, '#fff', isPrice, font),
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
		paint: { 'text-color': colour, ...VEIL.icon, ...VEIL.text },
	};
}

function cluster(filter: FilterSpecification, font: string[], from: string): LayerSpecification {
	return {
		id: LEAST,
		type: 'symbol',
		source: PINS,
		filter,
		layout: {
			'icon-image': PILLS.dark,
			'icon-text-fit': 'both',
			'icon-text-fit-padding': [3, 4, 3, 4],
			'text-field': ['concat', ['to-string', ['get', 'sum']], '  ', from, '\u00a0', LEAST_IN_GROUPS],
			'text-font': font,
			'text-size': 13,
			'icon-allow-overlap': true,
			'text-allow-overlap': true,
			'text-ignore-placement': true,
		},
		paint: { 'text-color': '#fff', ...VEIL.icon, ...VEIL.text },
	};
}

/** Paint that hides a layer of the base map, whose data are read all the same. */
const OPACITY = { raster: 'raster-opacity', line: 'line-opacity', symbol: 'text-opacity' } as const;

type Paint = {
	layer: string;
	property: (typeof OPACITY)[keyof typeof OPACITY];
	value: PropertyValueSpecification<number>;
};

/** The offline style with nothing but its areas, and the paint that shows the rest, in turns that cost one shader each. */
export function veilGround(style: StyleSpecification): { style: StyleSpecification; turns: Paint[][] } {
	const turns = new Map<string, Paint[]>();
	const layers = style.layers.map((layer): LayerSpecification => {
		if (layer.type !== 'raster' && layer.type !== 'line' && layer.type !== 'symbol') return layer;
		const property = OPACITY[layer.type];
		const paint: Record<string, unknown> = { ...layer.paint };
		const way = 'line-dasharray' in paint ? 'dashes' : layer.type;
		const value = (paint[property] ?? 1) as Paint['value'];
		turns.set(way, [...(turns.get(way) ?? []), { layer: layer.id, property, value }]);
		return { ...layer, paint: { ...paint, [property]: 0, [`${property}-transition`]: AT_ONCE } } as LayerSpecification;
	});
	return { style: { ...style, layers }, turns: [...turns.values()] };
}

/** The coverage of the offline base map, in degrees: west, south, east, north. */
const COVERED = [-12, 34, 34, 61] as const;

/** The offline style with a neutral ground beyond its coverage, where land and sea cannot be told apart. */
export function onCalmGround(style: StyleSpecification, tokens: Pick<MapTokens, 'land' | 'sea'>): StyleSpecification {
	const [west, south, east, north] = COVERED;
	const ring = (west: number, south: number, east: number, north: number) => [
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
			beyond: {
				type: 'geojson',
				data: {
					type: 'Feature',
					properties: {},
					geometry: {
						type: 'Polygon',
						coordinates: [ring(-180, -85.06, 180, 85.06), ring(west, south, east, north).reverse()],
					},
				},
			},
		},
		layers: style.layers.flatMap((layer): LayerSpecification[] =>
			layer.type === 'background'
				? [
						layer,
						{
							id: 'beyond',
							type: 'fill',
							source: 'beyond',
							paint: { 'fill-color': tokens.land, 'fill-antialias': false },
						},
					]
				: [layer],
		),
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
