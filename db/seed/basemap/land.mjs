/** Land and borders: Natural Earth 1:10 m as packed by world-atlas (public domain), cut to the window and made lighter. */
import { createRequire } from 'node:module';
import { feature, merge, mesh } from 'topojson-client';
import { clipRing, rounded, simplify } from './geometry.mjs';

const atlas = createRequire(import.meta.url)('world-atlas/countries-10m.json');

/** [west, south, east, north] of the whole base map. */
export const WINDOW = [-12, 34, 34, 61];
/** Where properties are: full detail here. */
const ALPS = [4.3, 43.3, 16.8, 48.9];

const within = ([x, y], [west, south, east, north]) => x >= west && x <= east && y >= south && y <= north;

/** Square degrees a bend must span to stay: fine in the Alps, coarser with every degree away, almost nothing off the map. */
function limit(point) {
	if (!within(point, WINDOW)) return 2;
	const [x, y] = point;
	const away = Math.hypot(Math.max(ALPS[0] - x, 0, x - ALPS[2]), Math.max(ALPS[1] - y, 0, y - ALPS[3]));
	return 0.000016 + 0.004 * Math.min(1, away / 1.5) + 0.003 * Math.min(6, away);
}

/** World-atlas with absolute, simplified arcs; borders stay shared, so neighbours never gape. */
function lighter() {
	const { scale, translate } = atlas.transform;
	const arcs = atlas.arcs.map((arc) => {
		let [x, y] = [0, 0];
		const points = arc.map(([dx, dy]) => {
			x += dx;
			y += dy;
			return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
		});
		return rounded(
			points.some((point) => within(point, WINDOW)) ? simplify(points, limit) : [points[0], points.at(-1)],
		);
	});
	return { type: 'Topology', arcs, objects: atlas.objects };
}

const ringArea = (ring) =>
	Math.abs(
		ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length][1] - ring[(i + 1) % ring.length][0] * y, 0),
	) / 2;

/** @returns GeoJSON with one feature `land` and one `border`; the coast is the outline of `land`, so it needs no mesh of its own. */
export function buildLand() {
	const topology = lighter();
	const inWindow = (country) =>
		JSON.stringify(feature(topology, country).geometry.coordinates)
			.match(/-?[\d.]+,-?[\d.]+/g)
			.some((pair) => within(pair.split(',').map(Number), WINDOW));
	const countries = topology.objects.countries.geometries.filter((country) => country.type && inWindow(country));
	const land = merge(topology, countries)
		.coordinates.map((polygon) =>
			polygon
				.map((ring) => clipRing(ring, WINDOW))
				.filter((ring) => ring.length > 3 && ringArea(ring) > (within(ring[0], ALPS) ? 0.0005 : 0.06)),
		)
		.filter((polygon) => polygon.length > 0);
	const border = mesh(
		topology,
		{ type: 'GeometryCollection', geometries: countries },
		(a, b) => a !== b,
	).coordinates.filter((line) => line.some((point) => within(point, WINDOW)));
	return {
		type: 'FeatureCollection',
		features: [
			{ type: 'Feature', properties: { kind: 'land' }, geometry: { type: 'MultiPolygon', coordinates: land } },
			{ type: 'Feature', properties: { kind: 'border' }, geometry: { type: 'MultiLineString', coordinates: border } },
		],
	};
}
