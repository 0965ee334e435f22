import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useState } from 'react';
import { buildMap } from './build-map.ts';
import { FEATURES, featureLayers, featureSource, type MapFeatures, TICK, tickImage } from './feature-layers.ts';
import { FeatureLegend } from './feature-legend.tsx';
import { fetchMapFeatures } from './fetch-map-features.ts';
import type { PropertyMapProps } from './map-props.ts';
import { OFFLINE_BOUNDS, offlineStyle } from './offline-style.ts';
import { offlineZoom } from './offline-zoom.ts';
import { DOT_IMAGES, dotImage, propertyLayers, propertySource } from './property-overlay.ts';
import { MapCanvas, useBuiltMap } from './use-built-map.tsx';

/** A real style has streets to show. Streets yes, doors no: the position is rounded, a closer look would only mislead. */
const REMOTE_ZOOM = { start: 12.5, max: 15 };
/** Lifts and pistes are drawn nearer than the offline base map, which has nothing more to say there. */
const FEATURE_ZOOM = { start: 11.5, max: 13.5 };
const SOURCE = 'house';

type LiveMapProps = PropertyMapProps & {
	/** The first picture is complete. */
	onReady: () => void;
	/** The browser cannot draw it; the still picture stays. */
	onFail: () => void;
};

/**
 * The interactive map around a property. Loaded by dynamic import only (`lazy-property-map.tsx`), so that its 450 kB never
 * burden a page. It fills its parent.
 */
export default function PropertyMap({ onReady, onFail, ...props }: LiveMapProps) {
	const { latitude, longitude, styleUrl, language, name, tile } = props;
	const [legend, setLegend] = useState<MapFeatures['legend']>([]);
	// A new name has to be drawn, so it rebuilds the map too.
	const built = useBuiltMap([latitude, longitude, styleUrl, language, name, tile].join('|'), {
		build: (element) => buildPropertyMap(element, props, onReady, setLegend),
		onFail,
	});
	return (
		<>
			<MapCanvas {...built} labels={props.labels} />
			{legend.length > 0 ? <FeatureLegend legend={legend} /> : null}
		</>
	);
}

/** The map of one property: its circle and the points of interest around it. */
function buildPropertyMap(
	element: HTMLElement,
	props: PropertyMapProps,
	onReady: () => void,
	onFeatures: (legend: MapFeatures['legend']) => void,
): MapLibreMap | null {
	const { latitude, longitude, styleUrl, language, labels, tile } = props;
	const offline = tile ? FEATURE_ZOOM : offlineZoom(props);
	const features = tile ? fetchMapFeatures(tile, language) : null;
	const zoom = styleUrl === null ? offline : REMOTE_ZOOM;
	return buildMap({
		element,
		styleUrl,
		labels,
		offlineStyle: (tokens) =>
			offlineStyle({ language, tokens, alternative: { latitude, longitude }, origin: window.location.origin }),
		view: {
			center: [longitude, latitude],
			zoom: zoom.start,
			minZoom: 5,
			maxZoom: zoom.max,
		},
		fadeMilliseconds: 200,
		onStyle(map, tokens, fonts) {
			// Pixels need numbers, and brands keep their ink this dark: the dot is the same for all.
			map.addImage(DOT_IMAGES.house, dotImage(28, [18, 32, 32]), { pixelRatio: 2 });
			map.addImage(DOT_IMAGES.distance, dotImage(18, [18, 32, 32]), { pixelRatio: 2 });
			map.addSource(SOURCE, propertySource(props));
			for (const layer of propertyLayers(SOURCE, tokens, fonts)) map.addLayer(layer);
			void features?.then((found) => {
				// The map may be gone, or have another style meanwhile, which comes here too.
				if (!found || !map.getStyle()?.sources[SOURCE] || map.getSource(FEATURES)) return;
				map.addImage(TICK, tickImage(), { pixelRatio: 2 });
				map.addSource(FEATURES, featureSource(found));
				for (const layer of featureLayers(tokens, fonts)) map.addLayer(layer, `${SOURCE}-circle`);
				onFeatures(found.legend);
			});
		},
		onOffline(map, from) {
			if (from === 'lost') map.setMaxZoom(offline.max);
			map.setMaxBounds(OFFLINE_BOUNDS);
			if (from === 'lost') map.jumpTo({ zoom: offline.start });
		},
		onFirstPicture: onReady,
	});
}
