import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isMotionReduced } from './is-motion-reduced.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

type Build = (element: HTMLElement) => MapLibreMap | null;

type Handlers = {
	build: Build;
	/** The browser cannot draw it. */
	onFail: () => void;
	onRemove?: () => void;
};

/**
 * A map in the element of `container`, built anew when `key` changes, with the zoom limit that it has reached. The handlers are read when
 * they are needed.
 */
export function useBuiltMap(key: string, handlers: Handlers) {
	const container = useRef<HTMLDivElement>(null);
	const [map, setMap] = useState<MapLibreMap | null>(null);
	const [limit, setLimit] = useState<'in' | 'out' | null>(null);
	const latest = useRef(handlers);
	latest.current = handlers;

	// biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for everything that the map is built from
	useEffect(() => {
		if (!container.current) return;
		const built = latest.current.build(container.current);
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
			latest.current.onRemove?.();
			built.remove();
		};
	}, [key]);
	return { container, map, limit };
}

type MapCanvasProps = {
	container: RefObject<HTMLDivElement>;
	map: MapLibreMap | null;
	limit: 'in' | 'out' | null;
	labels: { zoomIn: string; zoomOut: string };
};

/** The element of a built map and its zoom buttons. */
export function MapCanvas({ container, map, limit, labels }: MapCanvasProps) {
	const duration = () => (isMotionReduced() ? 0 : 200);
	return (
		<>
			<div ref={container} className="property-map size-full" />
			{map ? (
				<ZoomButtons
					labels={labels}
					limit={limit}
					onZoomIn={() => map.zoomIn({ duration: duration() })}
					onZoomOut={() => map.zoomOut({ duration: duration() })}
				/>
			) : null}
		</>
	);
}
