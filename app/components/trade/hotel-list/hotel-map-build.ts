import { Map as MapLibreMap, type MapMouseEvent, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { Language } from '~/domain/language/language';
import { fontOf } from '../../map/house-overlay';
import { isStyleLost } from '../../map/is-style-lost';
import { brandMapTokens } from '../../map/map-tokens';
import { offlineStyle } from '../../map/offline-style';
import {
	CLUSTERS,
	HOTELS,
	hotelLayers,
	hotelsSource,
	LIT,
	litSource,
	MAX_ZOOM,
	onCalmGround,
	PILLS,
	pillImage,
	TOUCHABLE,
} from './hotel-map-layers';

// A same-origin file: the policy of the pages allows no blob: workers, which MapLibre would fall back to.
setWorkerUrl(workerUrl);

/** The Alps, until the hotels are there. */
const START: [number, number, number, number] = [5.5, 44.2, 15.5, 48.2];

export const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

type BuildOptions = {
	element: HTMLElement;
	styleUrl: string | null;
	language: Language;
	labels: { map: string; scrollHint: string; scrollHintMac: string; touchHint: string };
	/** Layers stand, without hotels; data can be set from now on. */
	onStyle: () => void;
	/** A hotel was clicked, by its place in the list; null: the ground. */
	onChoose: (at: number | null) => void;
};

/** Builds the map of hotels into an element; null where WebGL fails in spite of the check before. */
export function buildHotelMap(options: BuildOptions): MapLibreMap | null {
	const { element, styleUrl, language, labels, onStyle, onChoose } = options;
	const root = getComputedStyle(document.documentElement);
	const tokens = brandMapTokens((variable) => root.getPropertyValue(variable));
	const offline = () =>
		onCalmGround(offlineStyle({ language, tokens, near: null, origin: window.location.origin }), tokens);
	const progress = { hasStyle: false, hasLoaded: false, isOffline: styleUrl === null };
	const map = tryToBuild({
		container: element,
		style: styleUrl ?? offline(),
		bounds: START,
		maxZoom: styleUrl === null ? MAX_ZOOM.offline : MAX_ZOOM.remote,
		renderWorldCopies: false,
		cooperativeGestures: true,
		dragRotate: false,
		pitchWithRotate: false,
		touchPitch: false,
		rollEnabled: false,
		fadeDuration: isMotionReduced() ? 0 : 150,
		attributionControl: { compact: false },
		locale: {
			'Map.Title': labels.map,
			'CooperativeGesturesHandler.WindowsHelpText': labels.scrollHint,
			'CooperativeGesturesHandler.MacHelpText': labels.scrollHintMac,
			'CooperativeGesturesHandler.MobileHelpText': labels.touchHint,
		},
	});
	if (!map) return null;
	map.touchZoomRotate.disableRotation();
	map.keyboard.disableRotation();
	map.on('style.load', () => {
		progress.hasStyle = true;
		for (const [name, fill, rim] of [
			[PILLS.light, '#fff', tokens.ink],
			[PILLS.dark, tokens.ink, '#fff'],
		] as const) {
			const pill = pillImage(fill, rim);
			if (pill) map.addImage(name, pill.image, pill.options);
		}
		map.addSource(HOTELS, hotelsSource());
		map.addSource(LIT, litSource());
		const font = progress.isOffline
			? [`${tokens.font} SemiBold`, tokens.font, 'sans-serif']
			: fontOf(map.getStyle(), ['Noto Sans Regular']);
		for (const layer of hotelLayers(tokens, font)) map.addLayer(layer);
		onStyle();
	});
	map.once('idle', () => {
		progress.hasLoaded = true;
	});
	map.on('error', (event) => {
		// Errors of sources carry both; the type of the event knows neither.
		const { sourceId, tile } = event as { sourceId?: string; tile?: unknown };
		if (progress.isOffline || !isStyleLost({ ...progress, sourceId, isTile: tile !== undefined })) return;
		progress.isOffline = true;
		progress.hasStyle = false;
		map.setMaxZoom(MAX_ZOOM.offline);
		map.setStyle(offline(), { diff: false });
	});
	map.on('click', (event) => touched(map, event, onChoose));
	map.on('mousemove', (event) => {
		map.getCanvas().style.cursor = featureAt(map, event) ? 'pointer' : '';
	});
	return map;
}

/** How far beside a pin a finger may land, in pixels. */
const REACH = 6;

function featureAt(map: MapLibreMap, { point }: MapMouseEvent) {
	if (!map.getLayer(CLUSTERS)) return undefined;
	const [feature] = map.queryRenderedFeatures(
		[
			[point.x - REACH, point.y - REACH],
			[point.x + REACH, point.y + REACH],
		],
		{ layers: TOUCHABLE },
	);
	return feature;
}

/** A cluster opens as far as its hotels part; a hotel is chosen. */
async function touched(map: MapLibreMap, event: MapMouseEvent, onChoose: (at: number | null) => void): Promise<void> {
	const feature = featureAt(map, event);
	if (feature?.layer.id !== CLUSTERS) {
		onChoose(feature ? Number(feature.properties.at) : null);
		return;
	}
	const source = map.getSource(HOTELS) as { getClusterExpansionZoom(id: number): Promise<number> } | undefined;
	const { geometry } = feature;
	if (!source || geometry.type !== 'Point') return;
	const [longitude = 0, latitude = 0] = geometry.coordinates;
	const zoom = await source.getClusterExpansionZoom(Number(feature.properties.cluster_id)).catch(() => null);
	if (zoom === null) return;
	const to = { center: [longitude, latitude] as [number, number], zoom: Math.min(zoom + 0.2, map.getMaxZoom()) };
	map.easeTo({ ...to, duration: isMotionReduced() ? 0 : 450 });
}

/** `new Map()` throws at once where no WebGL 2 context can be had. */
function tryToBuild(options: ConstructorParameters<typeof MapLibreMap>[0]): MapLibreMap | null {
	try {
		return new MapLibreMap(options);
	} catch {
		return null;
	}
}
