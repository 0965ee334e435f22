/** The picture that stands for the map before it loads, without script and without WebGL: no names, the page puts them on. */
import sharp from 'sharp';
import { frame } from './geometry.mjs';
import { shade } from './relief.mjs';

/** [west, south, east, north]: from Lyon to beyond Salzburg, 3:2 on the page. `still-frame.ts` repeats these numbers. */
export const STILL_BOUNDS = [4.9, 44.2415, 13.9, 48.35];

/** Draws land, water and borders as SVG around the relief. @returns bytes written */
export async function writeStill({ terrain, land, water, colours, file, width, quality }) {
	const pixelsPerDegree = width / (STILL_BOUNDS[2] - STILL_BOUNDS[0]);
	const view = frame(STILL_BOUNDS, pixelsPerDegree);
	const step = (points) => points.map(([lon, lat]) => `${view.x(lon).toFixed(1)} ${view.y(lat).toFixed(1)}`).join('L');
	const polygons = (list) => list.map((polygon) => polygon.map((ring) => `M${step(ring)}Z`).join('')).join('');
	const lines = (list) => list.map((line) => `M${step(line)}`).join('');
	const svg = (body) =>
		Buffer.from(
			`<svg xmlns="http://www.w3.org/2000/svg" width="${view.width}" height="${view.height}" fill="none" stroke-linejoin="round" stroke-linecap="round">${body}</svg>`,
		);
	const [landShape, border] = land.features.map(({ geometry }) => geometry.coordinates);
	const [lakes, rivers, streams] = water.features.map(({ geometry }) => geometry.coordinates);
	const { pixels, view: shaded } = shade(terrain, STILL_BOUNDS, {
		pixelsPerDegree,
		blur: 2,
		strength: 1.0,
		feather: 0,
		ground: colours.ground,
	});
	const below = svg(
		`<rect width="100%" height="100%" fill="${colours.sea}"/><path d="${polygons(landShape)}" fill="${colours.land}" stroke="${colours.coast}" stroke-width="1"/>`,
	);
	const above = svg(
		`<path d="${lines(streams)}" stroke="${colours.river}" stroke-width="0.8" opacity=".6"/><path d="${lines(rivers)}" stroke="${colours.river}" stroke-width="1.4"/><path d="${polygons(lakes)}" fill="${colours.lake}"/><path d="${lines(border)}" stroke="${colours.border}" stroke-width="1.3" stroke-dasharray="5 4"/>`,
	);
	const relief = { input: pixels, raw: { width: shaded.width, height: shaded.height, channels: 4 } };
	return (
		await sharp(below)
			.composite([relief, { input: above }])
			.removeAlpha()
			.webp({ quality, effort: 6 })
			.toFile(file)
	).size;
}
