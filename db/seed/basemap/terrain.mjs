/**
 * The decorative mountains. No elevation data is used: the ground rises inside a hand-drawn outline of the Alps, rivers cut
 * into it, and all of them drain into the drawn valleys. So the Rhône valley or the Engadine lie where they should, while no single slope is real: the
 * attribution calls it an illustration.
 */

import { PEAKS } from './drawn-labels.mjs';
import { LAKES } from './drawn-lakes.mjs';
import { RANGES } from './drawn-ranges.mjs';
import { VALLEYS } from './drawn-rivers.mjs';
import { sculpt } from './erosion.mjs';
import { frame, kmPerDegree, noise, random, sample, smooth, swing } from './geometry.mjs';

/** Steps per resolution (pixels per degree): big valleys form on the coarse grid and are only refined on the fine one. */
const STEPS = [
	[40, 30],
	[80, 24],
	[160, 16],
	[300, 10],
];

/** Signed degrees to a ring: positive inside. */
function depthInside(x, y, ring, scale) {
	let inside = false;
	let nearest = Infinity;
	for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
		const [ax, ay] = ring[i];
		const [bx, by] = ring[j];
		if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
		const [dx, dy] = [(bx - ax) * scale, by - ay];
		const [px, py] = [(x - ax) * scale, y - ay];
		const t = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy)));
		nearest = Math.min(nearest, (px - t * dx) ** 2 + (py - t * dy) ** 2);
	}
	return Math.sqrt(nearest) * (inside ? 1 : -1);
}

/** How fast the ground rises at each pixel: the outlines, with the famous massifs a little higher. */
function upliftField(grid) {
	const field = new Float32Array(grid.width * grid.height);
	const high = PEAKS.filter(([, , , metres]) => metres > 3400);
	for (let y = 0; y < grid.height; y++) {
		for (let x = 0; x < grid.width; x++) {
			const [lon, lat] = grid.position(x, y);
			const scale = Math.cos((lat * Math.PI) / 180);
			let value = 0;
			for (const { ring, rise, soft } of RANGES)
				value = Math.max(value, rise / (1 + Math.exp((-depthInside(lon, lat, ring, scale) / soft) * 2.6)));
			let massif = 0;
			for (const [, px, py, metres] of high)
				massif = Math.max(
					massif,
					((metres - 3200) / 1600) * Math.exp(-(((px - lon) * scale) ** 2 + (py - lat) ** 2) / 0.018),
				);
			field[y * grid.width + x] =
				value < 0.02 ? 0 : value * (0.8 + 0.55 * massif) * (0.45 + 1.1 * noise(lon * 6, lat * 8.5));
		}
	}
	return field;
}

/** Marks the flat ground: drawn valleys, lakes and everything outside the ranges. */
function flatMask(grid, uplift) {
	const mask = new Uint8Array(uplift.length);
	const stamp = (lon, lat, km) => {
		const radius = Math.max(0.6, (km / kmPerDegree(lat)) * grid.pixelsPerDegree);
		const [cx, cy] = [grid.x(lon), grid.y(lat)];
		for (let y = Math.max(0, Math.ceil(cy - radius)); y <= Math.min(grid.height - 1, cy + radius); y++) {
			for (let x = Math.max(0, Math.ceil(cx - radius)); x <= Math.min(grid.width - 1, cx + radius); x++) {
				if ((x - cx) ** 2 + (y - cy) ** 2 <= radius * radius) mask[y * grid.width + x] = 1;
			}
		}
	};
	const pieces = Math.ceil(grid.pixelsPerDegree / 8);
	// The flat ground changes its width, as rivers leave it.
	for (const { line, floor } of VALLEYS) {
		for (const point of smooth(line, pieces)) {
			const [lon, lat] = swing(point);
			stamp(lon, lat, floor * (0.4 + 1.1 * noise(lon * 15 + 50, lat * 21)));
		}
	}
	for (const spine of LAKES) for (const [lon, lat, km] of smooth(spine, pieces)) stamp(lon, lat, km + 0.2);
	for (let i = 0; i < mask.length; i++) if (uplift[i] === 0) mask[i] = 1;
	for (let x = 0; x < grid.width; x++) mask[x] = mask[mask.length - 1 - x] = 1;
	for (let y = 0; y < grid.height; y++) mask[y * grid.width] = mask[(y + 1) * grid.width - 1] = 1;
	return mask;
}

/** A field on a finer grid or a cut-out, with a little added so that new side valleys can start. */
function enlarge(field, from, to, added) {
	const out = new Float32Array(to.width * to.height);
	const ratio = from.pixelsPerDegree / to.pixelsPerDegree;
	const [left, top] = [from.x(to.bounds[0]), from.y(to.bounds[3])];
	for (let y = 0; y < to.height; y++) {
		for (let x = 0; x < to.width; x++) {
			out[y * to.width + x] = sample(field, from.width, from.height, left + x * ratio, top + y * ratio) + added();
		}
	}
	return out;
}

/** Sets a cone where a named peak stands, so that the erosion leaves a summit under its name. */
function raisePeaks(grid, height) {
	for (const [, lon, lat, metres] of PEAKS) {
		const radius = (1.5 / kmPerDegree(lat)) * grid.pixelsPerDegree;
		const [cx, cy] = [grid.x(lon), grid.y(lat)];
		for (let y = Math.max(0, Math.ceil(cy - radius)); y <= Math.min(grid.height - 1, cy + radius); y++) {
			for (let x = Math.max(0, Math.ceil(cx - radius)); x <= Math.min(grid.width - 1, cx + radius); x++) {
				const share = 1 - Math.hypot(x - cx, y - cy) / radius;
				if (share > 0) height[y * grid.width + x] += share * (0.25 + metres / 9000);
			}
		}
	}
}

/**
 * Builds the terrain of a window.
 * @returns the finest grid, heights in km and the rising speed (0 to about 1.3), which also says how alpine a place is.
 */
export function buildTerrain(bounds) {
	const next = random(20261120);
	let terrain;
	for (const [pixelsPerDegree, steps] of STEPS) {
		const grid = frame(bounds, pixelsPerDegree);
		const roughen = () => (next() * 14) / pixelsPerDegree;
		// The smooth rise is computed once; its finer versions only need to be enlarged.
		const uplift = terrain ? enlarge(terrain.uplift, terrain.grid, grid, () => 0) : upliftField(grid);
		const height = terrain ? enlarge(terrain.height, terrain.grid, grid, roughen) : uplift.map(roughen);
		const mask = flatMask(grid, uplift);
		for (let i = 0; i < mask.length; i++) if (mask[i]) height[i] = 0;
		terrain = { grid, height, uplift };
		if (pixelsPerDegree > 100) raisePeaks(grid, height);
		sculpt(terrain, mask, steps);
	}
	return terrain;
}

/** A part of a terrain on a finer grid, with the small valleys that this needs; its rim keeps the heights it had. */
export function refineTerrain(terrain, bounds, pixelsPerDegree) {
	const next = random(7);
	const grid = frame(bounds, pixelsPerDegree);
	const uplift = enlarge(terrain.uplift, terrain.grid, grid, () => 0);
	const height = enlarge(terrain.height, terrain.grid, grid, () => (next() * 30) / pixelsPerDegree);
	const flat = flatMask(grid, uplift);
	const { width } = grid;
	const isRim = (i) => i < width || i >= flat.length - width || i % width === 0 || i % width === width - 1;
	for (let i = 0; i < flat.length; i++) if (flat[i] && !isRim(i)) height[i] = 0;
	raisePeaks(grid, height);
	const refined = { grid, height, uplift };
	sculpt(refined, flat, 12);
	return refined;
}
