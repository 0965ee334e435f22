import type { GeoJSONSource, Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { buildGroundMap, type GroundOptions, patience, settled, sharpen } from './ground-map';
import { isMotionReduced } from './is-motion-reduced';
import {
	collectionOf,
	LIT,
	litSource,
	PILLS,
	PINS,
	pillImage,
	pinLayers,
	pinSource,
	TOUCHABLE,
	VEILED,
} from './pin-layers';

type BuildOptions = Pick<GroundOptions, 'element' | 'styleUrl' | 'language' | 'labels'> & {
	/** The word before the lowest price of a cluster. */
	from: string;
	/** The layers exist, without pins; data can be set from now on. */
	onStyle: () => void;
	/** A pin was clicked, by its place in the list; null: the ground. */
	onChoose: (at: number | null) => void;
};

/** Builds a map of pins into an element; null where WebGL fails in spite of the check before. */
export function buildPinMap({ onStyle, onChoose, from, ...options }: BuildOptions): MapLibreMap | null {
	const map = buildGroundMap({
		...options,
		onStyle(map, tokens, fonts) {
			for (const [name, fill, rim] of [
				[PILLS.light, '#fff', tokens.ink],
				[PILLS.dark, tokens.ink, '#fff'],
			] as const) {
				const pill = pillImage(fill, rim);
				if (pill) map.addImage(name, pill.image, pill.options);
			}
			map.addSource(PINS, pinSource());
			map.addSource(LIT, litSource());
			for (const layer of pinLayers(tokens, fonts, from)) map.addLayer(layer);
		},
		onGround: onStyle,
	});
	if (!map) return null;
	map.on('click', (event) => touched(map, event, onChoose));
	map.on('mousemove', (event) => {
		map.getCanvas().style.cursor = featureAt(map, event) ? 'pointer' : '';
	});
	return map;
}

/**
 * Unveils pins that were set, one way of drawing after another since each costs the browser a shader, and lets the map be as
 * sharp as the screen; resolves when it is drawn so.
 */
export async function showPins(map: MapLibreMap, signal: AbortSignal): Promise<void> {
	const isLate = patience();
	map.triggerRepaint();
	await settled(map, isLate);
	for (const [layer, ...properties] of VEILED) {
		if (signal.aborted) return;
		for (const property of properties) map.setPaintProperty(layer, property, 1);
		await map.once('render');
	}
	if (signal.aborted) return;
	map.getSource<GeoJSONSource>(LIT)?.setData(collectionOf([]));
	await settled(map, isLate);
	if (!signal.aborted) await sharpen(map, isLate);
}

/** How far beside a pin a finger may land, in pixels. */
const REACH = 6;

function featureAt(map: MapLibreMap, { point }: MapMouseEvent) {
	if (!TOUCHABLE.every((id) => map.getLayer(id))) return undefined;
	const [feature] = map.queryRenderedFeatures(
		[
			[point.x - REACH, point.y - REACH],
			[point.x + REACH, point.y + REACH],
		],
		{ layers: TOUCHABLE },
	);
	return feature;
}

/** A cluster opens as far as its pins part; a pin is chosen. */
async function touched(map: MapLibreMap, event: MapMouseEvent, onChoose: (at: number | null) => void): Promise<void> {
	const feature = featureAt(map, event);
	if (feature?.properties.cluster_id === undefined) {
		onChoose(feature ? Number(feature.properties.at) : null);
		return;
	}
	const source = map.getSource(PINS) as { getClusterExpansionZoom(id: number): Promise<number> } | undefined;
	const { geometry } = feature;
	if (!source || geometry.type !== 'Point') return;
	const [longitude = 0, latitude = 0] = geometry.coordinates;
	const zoom = await source.getClusterExpansionZoom(Number(feature.properties.cluster_id)).catch(() => null);
	if (zoom === null) return;
	const to = { center: [longitude, latitude] as [number, number], zoom: Math.min(zoom + 0.2, map.getMaxZoom()) };
	map.easeTo({ ...to, duration: isMotionReduced() ? 0 : 450 });
}
