import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';
import { Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useRef, useState } from 'react';
import { DOT_IMAGES, dotImage, fontOf, houseLayers, houseSource } from './house-overlay.ts';
import { isStyleLost } from './is-style-lost.ts';
import type { PropertyMapProps } from './map-props.ts';
import { brandMapTokens } from './map-tokens.ts';
import { OFFLINE_BOUNDS, OFFLINE_MAX_ZOOM, offlineStyle } from './offline-style.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

// A same-origin file: the policy of the pages allows no blob: workers, which MapLibre would fall back to.
setWorkerUrl(workerUrl);

/** First zoom: wide enough for the valley, close enough for the circle. A real style has streets to show. */
const START_ZOOM = { offline: 9.9, remote: 12.5 };
/** Streets yes, doors no: the position is rounded, a closer look would only mislead. */
const REMOTE_MAX_ZOOM = 15;
const SOURCE = 'house';

const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

type LiveMapProps = PropertyMapProps & {
	/** The first picture is complete. */
	onReady: () => void;
	/** The browser cannot draw it; the still picture stays. */
	onFail: () => void;
};

/**
 * The interactive map around a house. Loaded by dynamic import only (`lazy-property-map.tsx`), so that its 450 kB never
 * burden a page. It fills its parent.
 */
export default function PropertyMap({ onReady, onFail, ...props }: LiveMapProps) {
	const container = useRef<HTMLDivElement>(null);
	const [map, setMap] = useState<MapLibreMap | null>(null);
	const [limit, setLimit] = useState<'in' | 'out' | null>(null);
	// The map is built once per place; words and callbacks are read when they are needed.
	const latest = useRef({ props, onReady, onFail });
	latest.current = { props, onReady, onFail };
	const { latitude, longitude, styleUrl, language, name } = props;

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new name has to be drawn, so it rebuilds the map too.
	useEffect(() => {
		if (!container.current) return;
		const { current: element } = container;
		const built = buildMap(element, { ...latest.current.props, latitude, longitude, styleUrl, language }, () =>
			latest.current.onReady(),
		);
		if (!built) {
			latest.current.onFail();
			return;
		}
		setMap(built);
		built.on('zoomend', () => {
			const zoom = built.getZoom();
			setLimit(zoom >= built.getMaxZoom() ? 'in' : zoom <= built.getMinZoom() ? 'out' : null);
		});
		return () => {
			setMap(null);
			built.remove();
		};
	}, [latitude, longitude, styleUrl, language, name]);

	return (
		<>
			<div ref={container} className="property-map size-full" />
			{map && (
				<ZoomButtons
					labels={props.labels}
					limit={limit}
					onZoomIn={() => map.zoomIn({ duration: isMotionReduced() ? 0 : 200 })}
					onZoomOut={() => map.zoomOut({ duration: isMotionReduced() ? 0 : 200 })}
				/>
			)}
		</>
	);
}

/** Builds a map into an element, or returns null where WebGL fails in spite of the check before. */
function buildMap(element: HTMLElement, props: PropertyMapProps, onReady: () => void): MapLibreMap | null {
	const { latitude, longitude, styleUrl, language, labels } = props;
	const root = getComputedStyle(document.documentElement);
	const tokens = brandMapTokens((variable) => root.getPropertyValue(variable));
	const offline = () =>
		offlineStyle({ language, tokens, near: { latitude, longitude }, origin: window.location.origin });
	const progress = { hasStyle: false, hasLoaded: false, isOffline: styleUrl === null };
	const map = tryToBuild({
		container: element,
		style: styleUrl ?? offline(),
		center: [longitude, latitude],
		zoom: styleUrl === null ? START_ZOOM.offline : START_ZOOM.remote,
		minZoom: 5,
		maxZoom: styleUrl === null ? OFFLINE_MAX_ZOOM : REMOTE_MAX_ZOOM,
		cooperativeGestures: true,
		dragRotate: false,
		pitchWithRotate: false,
		touchPitch: false,
		rollEnabled: false,
		fadeDuration: isMotionReduced() ? 0 : 200,
		attributionControl: { compact: false },
		locale: {
			'Map.Title': labels.map,
			'CooperativeGesturesHandler.WindowsHelpText': labels.scrollHint,
			'CooperativeGesturesHandler.MacHelpText': labels.scrollHintMac,
			'CooperativeGesturesHandler.MobileHelpText': labels.touchHint,
		},
	});
	if (!map) return null;
	if (progress.isOffline) map.setMaxBounds(OFFLINE_BOUNDS);
	map.touchZoomRotate.disableRotation();
	map.keyboard.disableRotation();

	map.on('style.load', () => {
		progress.hasStyle = true;
		// Pixels need numbers, and brands keep their ink this dark: the dot is the same for all.
		map.addImage(DOT_IMAGES.house, dotImage(28, [18, 32, 32]), { pixelRatio: 2 });
		map.addImage(DOT_IMAGES.distance, dotImage(18, [18, 32, 32]), { pixelRatio: 2 });
		map.addSource(SOURCE, houseSource(props));
		const font = progress.isOffline ? [`${tokens.font} SemiBold`, tokens.font, 'sans-serif'] : [];
		for (const layer of houseLayers(
			SOURCE,
			tokens,
			progress.isOffline ? font : fontOf(map.getStyle(), ['Noto Sans Regular']),
		)) {
			map.addLayer(layer);
		}
	});
	map.once('idle', () => {
		progress.hasLoaded = true;
		onReady();
	});
	map.on('error', (event) => {
		// Errors of sources carry both; the type of the event knows neither.
		const { sourceId, tile } = event as { sourceId?: string; tile?: unknown };
		if (progress.isOffline || !isStyleLost({ ...progress, sourceId, isTile: tile !== undefined })) return;
		progress.isOffline = true;
		progress.hasStyle = false;
		map.setMaxZoom(OFFLINE_MAX_ZOOM);
		map.setMaxBounds(OFFLINE_BOUNDS);
		map.jumpTo({ zoom: START_ZOOM.offline });
		map.setStyle(offline(), { diff: false });
	});
	return map;
}

/** `new Map()` throws at once where no WebGL 2 context can be had. */
function tryToBuild(options: ConstructorParameters<typeof MapLibreMap>[0]): MapLibreMap | null {
	try {
		return new MapLibreMap(options);
	} catch {
		return null;
	}
}
