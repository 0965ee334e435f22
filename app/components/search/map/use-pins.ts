import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useMemo, useState } from 'react';
import { type Cluster, clusterSpots, partingZoom, worldPoint } from './cluster-spots';
import { type Pin, pinBox, pinOf } from './pins';
import type { Points } from './points';

/** Milliseconds between two looks at what came into sight while the map is moved. */
const PAUSE_MS = 150;

/** Pixels around the map in which a pin still shows a part of itself. */
const EDGE = 40;

/** Pins of one row of a text read from left to right. */
const LINE = 40;

/**
 * The pins in sight, in reading order. A zoom makes them anew; a move only takes in what comes into sight.
 * `partAt` answers the zoom at which a pin becomes several, null where it does not.
 */
export function usePins(map: MapLibreMap | null, points: Points, words: { from: string; onRequest: string }) {
	const { from, onRequest } = words;
	const world = useMemo(() => {
		const spots = points.codes.map((codes, at) => ({
			...worldPoint(points.longitudes[at] ?? 0, points.latitudes[at] ?? 0),
			houses: codes.length,
		}));
		const boxOf = (at: readonly number[]) => pinBox(points, at, { from, onRequest });
		return { spots, boxOf };
	}, [points, from, onRequest]);
	const [pins, setPins] = useState<Pin[]>([]);
	useEffect(() => {
		if (!map) return;
		const clustered = { zoom: Number.NaN, clusters: [] as Cluster[], pins: new Map<Cluster, Pin>() };
		const look = () => {
			const zoom = map.getZoom();
			if (Math.abs(zoom - clustered.zoom) > 0.01 || Number.isNaN(clustered.zoom)) {
				clustered.zoom = zoom;
				clustered.clusters = clusterSpots(world.spots, zoom, world.boxOf);
				clustered.pins.clear();
			}
			const { lng, lat } = map.getCenter();
			const { x, y } = worldPoint(lng, lat);
			const scale = 2 ** clustered.zoom;
			const { clientWidth: width, clientHeight: height } = map.getContainer();
			const [left, top] = [x * scale - width / 2, y * scale - height / 2];
			const lineOf = ({ y }: Cluster) => Math.floor((y - top) / LINE);
			const inSight = clustered.clusters
				.filter(
					(cluster) =>
						Math.abs(cluster.x - left - width / 2) < width / 2 + EDGE &&
						Math.abs(cluster.y - top - height / 2) < height / 2 + EDGE,
				)
				.sort((a, b) => lineOf(a) - lineOf(b) || a.x - b.x);
			setPins(
				inSight.map((cluster) => {
					const pin = clustered.pins.get(cluster) ?? pinOf(points, cluster);
					clustered.pins.set(cluster, pin);
					return pin;
				}),
			);
		};
		let timer: ReturnType<typeof setTimeout> | undefined;
		const rest = () => {
			clearTimeout(timer);
			timer = undefined;
			look();
		};
		const move = () => {
			if (timer === undefined && !map.isZooming()) timer = setTimeout(rest, PAUSE_MS);
		};
		look();
		map.on('moveend', rest);
		map.on('resize', rest);
		map.on('move', move);
		return () => {
			clearTimeout(timer);
			map.off('moveend', rest);
			map.off('resize', rest);
			map.off('move', move);
		};
	}, [map, points, world]);
	return {
		pins,
		partAt: (pin: Pin): number | null =>
			map ? partingZoom(world.spots, pin.at, { from: map.getZoom(), most: map.getMaxZoom() }, world.boxOf) : null,
	};
}
