import type { GeoJSONSourceSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { circlePolygon } from './circle-polygon.ts';
import type { MapTokens } from './map-tokens.ts';

/** A place worth a dashed line from the property; `name` is shown as given ("Petersboden lift, 180 m"). */
export type MapDistance = { name: string; latitude: number; longitude: number };

export type Property = {
	/** Degrees, already rounded (see `round-position.ts`). */
	latitude: number;
	longitude: number;
	radiusMetres: number;
	name: string;
	distances?: readonly MapDistance[];
};

/** Names of the pictures the overlay expects from {@link dotImage}. */
export const DOT_IMAGES = { house: 'house-dot', distance: 'distance-dot' } as const;

/** The circle, the property and the points of interest around it, as one GeoJSON source. */
export function propertySource({
	latitude,
	longitude,
	radiusMetres,
	name,
	distances = [],
}: Property): GeoJSONSourceSpecification {
	const centre = [longitude, latitude];
	return {
		type: 'geojson',
		data: {
			type: 'FeatureCollection',
			features: [
				{
					type: 'Feature',
					properties: { kind: 'circle' },
					geometry: { type: 'Polygon', coordinates: [circlePolygon({ latitude, longitude }, radiusMetres)] },
				},
				{ type: 'Feature', properties: { kind: 'house', name }, geometry: { type: 'Point', coordinates: centre } },
				...distances.flatMap((place) => {
					const there = [place.longitude, place.latitude];
					return [
						{
							type: 'Feature' as const,
							properties: { kind: 'way' },
							geometry: { type: 'LineString' as const, coordinates: [centre, there] },
						},
						{
							type: 'Feature' as const,
							properties: { kind: 'distance', name: place.name },
							geometry: { type: 'Point' as const, coordinates: there },
						},
					];
				}),
			],
		},
	};
}

/** The layers over {@link propertySource}; `font` must be one the style can draw (see {@link fontOf}). */
export function propertyLayers(source: string, tokens: MapTokens, font: string[]): LayerSpecification[] {
	const only = (kind: string): ['==', ['get', string], string] => ['==', ['get', 'kind'], kind];
	const named = (kind: 'house' | 'distance', size: number): LayerSpecification => ({
		id: `${source}-${kind}`,
		type: 'symbol',
		source,
		filter: only(kind),
		// From farther away the ways are shorter than their names.
		minzoom: kind === 'distance' ? 8.5 : 0,
		layout: {
			'icon-image': DOT_IMAGES[kind],
			// The property is always shown, and other labels avoid it.
			'icon-allow-overlap': true,
			'text-allow-overlap': kind === 'house',
			'text-optional': true,
			'text-field': ['get', 'name'],
			'text-font': font,
			'text-size': size,
			'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
			'text-radial-offset': 0.8,
			'text-max-width': 12,
			'text-justify': 'auto',
		},
		paint: { 'text-color': tokens.ink, 'text-halo-color': tokens.land, 'text-halo-width': 2 },
	});
	return [
		{
			id: `${source}-circle`,
			type: 'fill',
			source,
			filter: only('circle'),
			paint: { 'fill-color': tokens.accent, 'fill-opacity': 0.26 },
		},
		{
			id: `${source}-rim`,
			type: 'line',
			source,
			filter: only('circle'),
			paint: { 'line-color': tokens.accentInk, 'line-width': 1.5 },
		},
		{
			id: `${source}-way`,
			type: 'line',
			source,
			minzoom: 8.5,
			filter: only('way'),
			paint: { 'line-color': tokens.ink, 'line-width': 1, 'line-dasharray': [4, 3] },
		},
		named('distance', 12.5),
		named('house', 15),
	];
}

/**
 * The fonts a style already uses for names, so that the property's name needs no font the style's glyph server lacks.
 * @returns the `text-font` of the first layer with a plain list, or the fallback
 */
export function fontOf(style: Pick<StyleSpecification, 'layers'> | undefined, fallback: string[]): string[] {
	for (const layer of style?.layers ?? []) {
		const font = layer.type === 'symbol' ? layer.layout?.['text-font'] : undefined;
		if (!Array.isArray(font) || font[0] === 'literal') continue;
		const families = font.filter((part) => typeof part === 'string');
		if (families.length === font.length) return families;
	}
	return fallback;
}

/**
 * A filled dot with a light rim as pixels.
 * @param size pixels across, at twice the size on the map
 * @param colour [red, green, blue], 0 to 255
 */
export function dotImage(
	size: number,
	colour: readonly [number, number, number],
): { width: number; height: number; data: Uint8ClampedArray } {
	const data = new Uint8ClampedArray(size * size * 4);
	const middle = (size - 1) / 2;
	const outer = size / 2 - 0.5;
	const inner = outer * 0.74;
	for (let y = 0; y < size; y++) {
		for (let x = 0; x < size; x++) {
			const distance = Math.hypot(x - middle, y - middle);
			const filled = Math.min(1, Math.max(0, inner - distance + 0.5));
			const pixel = colour.map((channel) => channel * filled + 255 * (1 - filled));
			data.set([...pixel, 255 * Math.min(1, Math.max(0, outer - distance + 0.5))], (y * size + x) * 4);
		}
	}
	return { width: size, height: size, data };
}
