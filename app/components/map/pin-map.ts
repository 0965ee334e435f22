import type { GeoJSONSource, Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import type { Language } from '~/domain/language/language';
import { buildMap } from './build-map';
import { isMotionReduced } from './is-motion-reduced';
import { offlineStyle } from './offline-style';
import {
	collectionOf,
	LIT,
	litSource,
	MAX_ZOOM,
	onCalmGround,
	PILLS,
	PINS,
	pillImage,
	pinLayers,
	pinSource,
	TOUCHABLE,
	VEILED,
	veilGround,
} from './pin-layers';

/** The Alps, until the pins are there. */
const START: [number, number, number, number] = [5.5, 44.2, 15.5, 48.2];

/** Until the map is ready: without a graphics card the page waits for every frame, and the first ones have much to prepare. */
const DRAFT_PIXEL_RATIO = 0.25;

/** Parts of the screen's sharpness for a browser that draws without a graphics card. */
const SOFTWARE_SHARPNESS = 0.7;

/** Milliseconds after which pins are shown on a base map that still comes. */
const PATIENCE = 2500;

type GroundTurns = ReturnType<typeof veilGround>['turns'];

type BuildOptions = {
	element: HTMLElement;
	styleUrl: string | null;
	language: Language;
	labels: { map: string; scrollHint: string; scrollHintMac: string; touchHint: string };
	/** The layers exist, without pins; data can be set from now on. */
	onStyle: () => void;
	/** A pin was clicked, by its place in the list; null: the ground. */
	onChoose: (at: number | null) => void;
};

/** Builds a map of pins into an element; null where WebGL fails in spite of the check before. */
export function buildPinMap(options: BuildOptions): MapLibreMap | null {
	const { element, styleUrl, language, labels, onStyle, onChoose } = options;
	// Of a style from elsewhere nothing is known.
	let turns: GroundTurns = [];
	const map = buildMap({
		element,
		styleUrl,
		labels,
		offlineStyle(tokens) {
			const style = offlineStyle({ language, tokens, alternative: null, origin: window.location.origin });
			const veiled = veilGround(onCalmGround(style, tokens));
			turns = veiled.turns;
			return veiled.style;
		},
		view: {
			bounds: START,
			maxZoom: styleUrl === null ? MAX_ZOOM.offline : MAX_ZOOM.remote,
			renderWorldCopies: false,
			pixelRatio: DRAFT_PIXEL_RATIO,
		},
		fadeMilliseconds: 150,
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
			for (const layer of pinLayers(tokens, fonts)) map.addLayer(layer);
			void showGround(map, turns).then((isThere) => {
				if (isThere) onStyle();
			});
		},
		onOffline: (map) => void map.setMaxZoom(MAX_ZOOM.offline),
	});
	if (!map) return null;
	map.on('click', (event) => touched(map, event, onChoose));
	map.on('mousemove', (event) => {
		map.getCanvas().style.cursor = featureAt(map, event) ? 'pointer' : '';
	});
	return map;
}

/** Shows what `veilGround` has veiled, one step per frame; returns whether the map still exists. */
async function showGround(map: MapLibreMap, turns: GroundTurns): Promise<boolean> {
	let isThere = true;
	map.once('remove', () => {
		isThere = false;
	});
	if (turns.length > 0) await settled(map, patience());
	for (const turn of turns) {
		if (!isThere) break;
		for (const { layer, property, value } of turn) map.setPaintProperty(layer, property, value);
		await map.once('render');
	}
	return isThere;
}

/** When all is drawn, or patience is over. */
function settled(map: MapLibreMap, isLate: Promise<unknown>): Promise<unknown> {
	return Promise.race([map.once('idle'), isLate]);
}

function patience(): Promise<unknown> {
	return new Promise((resolve) => setTimeout(resolve, PATIENCE));
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
	if (signal.aborted) return;
	// By MapLibre's words null means the ratio of the screen; its type does not know.
	const sharp = null as unknown as number;
	map.setPixelRatio(isDrawnBySoftware(map) ? window.devicePixelRatio * SOFTWARE_SHARPNESS : sharp);
	await settled(map, isLate);
}

const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render/i;

function isDrawnBySoftware(map: MapLibreMap): boolean {
	const gl = map.getCanvas().getContext('webgl2');
	const names = gl?.getExtension('WEBGL_debug_renderer_info');
	return !!names && SOFTWARE.test(String(gl?.getParameter(names.UNMASKED_RENDERER_WEBGL)));
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
