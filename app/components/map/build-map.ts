import { Map as MapLibreMap, type MapOptions, type StyleSpecification, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { isMotionReduced } from './is-motion-reduced.ts';
import { isStyleLost } from './is-style-lost.ts';
import type { MapLabels } from './map-props.ts';
import { brandMapTokens, type MapTokens } from './map-tokens.ts';
import { fontOf } from './property-overlay.ts';

// A same-origin file: the policy of the pages allows no blob: workers, which MapLibre would fall back to.
setWorkerUrl(workerUrl);

type BuildOptions = {
	element: HTMLElement;
	/** `MAP_STYLE_URL`; null takes the offline base map, as does one that does not come. */
	styleUrl: string | null;
	offlineStyle: (tokens: MapTokens) => StyleSpecification;
	/** Where it begins, and how near it comes. */
	view: Partial<MapOptions>;
	fadeMilliseconds: number;
	/** The page scrolls behind the map, which asks for a key or a second finger; true if not said. */
	isCooperative?: boolean;
	labels: Pick<MapLabels, 'map' | 'scrollHint' | 'scrollHintMac' | 'touchHint'>;
	/** Called when a style has loaded, the first or the next one: time for layers, with the fonts that it has. */
	onStyle: (map: MapLibreMap, tokens: MapTokens, fonts: string[]) => void;
	/** The base map is the offline one, from the beginning or from now on. */
	onOffline: (map: MapLibreMap, from: 'beginning' | 'lost') => void;
	onFirstPicture?: () => void;
};

/** Builds a flat map in the brand's colours into an element; null where WebGL fails in spite of the check before. */
export function buildMap(options: BuildOptions): MapLibreMap | null {
	const { element, styleUrl, labels, onStyle, onOffline } = options;
	const root = getComputedStyle(document.documentElement);
	const tokens = brandMapTokens((variable) => root.getPropertyValue(variable));
	const progress = { hasStyle: false, hasLoaded: false, isOffline: styleUrl === null };
	const map = tryToBuild({
		...options.view,
		container: element,
		style: styleUrl ?? options.offlineStyle(tokens),
		cooperativeGestures: options.isCooperative ?? true,
		dragRotate: false,
		pitchWithRotate: false,
		touchPitch: false,
		rollEnabled: false,
		fadeDuration: isMotionReduced() ? 0 : options.fadeMilliseconds,
		attributionControl: { compact: false },
		locale: {
			'Map.Title': labels.map,
			'CooperativeGesturesHandler.WindowsHelpText': labels.scrollHint,
			'CooperativeGesturesHandler.MacHelpText': labels.scrollHintMac,
			'CooperativeGesturesHandler.MobileHelpText': labels.touchHint,
		},
	});
	if (!map) return null;
	if (progress.isOffline) onOffline(map, 'beginning');
	map.touchZoomRotate.disableRotation();
	map.keyboard.disableRotation();
	map.on('style.load', () => {
		progress.hasStyle = true;
		const fonts = progress.isOffline
			? [`${tokens.font} SemiBold`, tokens.font, 'sans-serif']
			: fontOf(map.getStyle(), ['Noto Sans Regular']);
		onStyle(map, tokens, fonts);
	});
	map.once('idle', () => {
		progress.hasLoaded = true;
		options.onFirstPicture?.();
	});
	map.on('error', (event) => {
		// Errors of sources carry both; the type of the event knows neither.
		const { sourceId, tile } = event as { sourceId?: string; tile?: unknown };
		if (progress.isOffline || !isStyleLost({ ...progress, sourceId, isTile: tile !== undefined })) return;
		progress.isOffline = true;
		progress.hasStyle = false;
		onOffline(map, 'lost');
		map.setStyle(options.offlineStyle(tokens), { diff: false });
	});
	return map;
}

/** `new Map()` throws at once where WebGL 2 is not available. */
function tryToBuild(options: MapOptions): MapLibreMap | null {
	try {
		return new MapLibreMap(options);
	} catch {
		return null;
	}
}
