import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Language } from '~/domain/language/language';
import { buildMap } from './build-map';
import type { MapTokens } from './map-tokens';
import { offlineStyle } from './offline-style';
import { MAX_ZOOM, onCalmGround, veilGround } from './pin-layers';

/** The Alps, until the pins are there. */
const START: [number, number, number, number] = [5.5, 44.2, 15.5, 48.2];

/** Until the map is ready: without a graphics card the page waits for every frame, and the first ones have much to prepare. */
const DRAFT_PIXEL_RATIO = 0.25;

/** Parts of the screen's sharpness for a browser that draws without a graphics card. */
const SOFTWARE_SHARPNESS = 0.7;

/** Milliseconds after which a base map that still comes is shown as it is. */
const PATIENCE = 2500;

type GroundTurns = ReturnType<typeof veilGround>['turns'];

export type GroundOptions = {
	element: HTMLElement;
	styleUrl: string | null;
	language: Language;
	labels: { map: string; scrollHint: string; scrollHintMac: string; touchHint: string };
	/** The page scrolls behind the map, which asks for a key or a second finger. */
	isCooperative?: boolean;
	/** A style has loaded: time for layers of its own. */
	onStyle?: (map: MapLibreMap, tokens: MapTokens, fonts: string[]) => void;
	/** The base map is drawn, roughly. */
	onGround: () => void;
};

/** Builds the base map of the Alps for many pins, drawn roughly until `sharpen`; null where WebGL fails in spite of the check before. */
export function buildGroundMap(options: GroundOptions): MapLibreMap | null {
	const { element, styleUrl, language, labels, isCooperative = true, onStyle, onGround } = options;
	// Of a style from elsewhere nothing is known.
	let turns: GroundTurns = [];
	return buildMap({
		element,
		styleUrl,
		labels,
		isCooperative,
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
			onStyle?.(map, tokens, fonts);
			void showGround(map, turns).then((isThere) => {
				if (isThere) onGround();
			});
		},
		onOffline: (map) => void map.setMaxZoom(MAX_ZOOM.offline),
	});
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
export function settled(map: MapLibreMap, isLate: Promise<unknown>): Promise<unknown> {
	return Promise.race([map.once('idle'), isLate]);
}

/** The time that a visitor waits for a base map. */
export function patience(): Promise<unknown> {
	return new Promise((resolve) => setTimeout(resolve, PATIENCE));
}

/** Draws the map as sharp as the screen is, or as a browser without a graphics card can bear; resolves when it is drawn so. */
export async function sharpen(map: MapLibreMap, isLate = patience()): Promise<void> {
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
