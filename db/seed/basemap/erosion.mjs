/**
 * Rivers cutting into rising ground: the stream power law, solved implicitly from the mouths upwards, so that a few large
 * steps are enough (Braun & Willett 2013). All grids are flat arrays, row by row; heights and areas are in km.
 */
import { kmPerDegree, noise } from './geometry.mjs';

const OFFSETS = [
	[-1, -1],
	[0, -1],
	[1, -1],
	[-1, 0],
	[1, 0],
	[-1, 1],
	[0, 1],
	[1, 1],
];
const LENGTHS = OFFSETS.map(([x, y]) => Math.hypot(x, y));

/** 0.35 to 1, always the same for the same number. */
function handicap(n) {
	let h = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d);
	h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
	return 0.35 + 0.65 * (((h ^ (h >>> 15)) >>> 0) / 4294967296);
}

/** One step of rising and cutting; `height` changes in place (km). */
function erode(height, uplift, hardness, mask, grid, cellKm, work) {
	const { width } = grid;
	const { receiver, donors, area, order } = work;
	const size = height.length;
	donors.fill(0);
	for (let i = 0; i < size; i++) {
		receiver[i] = i;
		area[i] = cellKm * cellKm;
		if (mask[i]) continue;
		let steepest = 0;
		for (let k = 0; k < 8; k++) {
			const n = i + OFFSETS[k][1] * width + OFFSETS[k][0];
			// A fixed handicap per direction: without it streams follow the pixel grid in straight lines.
			const slope = ((height[i] - height[n]) / LENGTHS[k]) * handicap(i * 8 + k);
			if (slope > steepest) {
				steepest = slope;
				receiver[i] = n;
			}
		}
	}
	for (let i = 0; i < size; i++) if (receiver[i] !== i) donors[receiver[i]]++;
	let filled = 0;
	for (let i = 0; i < size; i++) if (donors[i] === 0) order[filled++] = i;
	for (let next = 0; next < filled; next++) {
		const i = order[next];
		const down = receiver[i];
		if (down === i) continue;
		area[down] += area[i];
		if (--donors[down] === 0) order[filled++] = down;
	}
	for (let next = filled - 1; next >= 0; next--) {
		const i = order[next];
		if (mask[i]) continue;
		const down = receiver[i];
		const raised = height[i] + uplift[i] * 0.09;
		const diagonal = Math.abs(down - i) !== 1 && Math.abs(down - i) !== width;
		const force = down === i ? 0 : (hardness[i] * area[i] ** 0.45) / (cellKm * (diagonal ? Math.SQRT2 : 1));
		height[i] = (raised + force * height[down]) / (1 + force);
	}
}

/** Lets the sharpest edges slide a little, as scree does. */
function settle(height, mask, width, share) {
	const before = Float32Array.from(height);
	for (let i = width; i < height.length - width; i++) {
		if (!mask[i])
			height[i] += share * ((before[i - 1] + before[i + 1] + before[i - width] + before[i + width]) / 4 - before[i]);
	}
}

/**
 * Lets the ground rise and the rivers cut for some steps; `height` changes in place.
 * @param terrain grid, height and uplift; pixels with `mask` 1 keep their height and take in all water
 */
export function sculpt({ grid, height, uplift }, mask, steps) {
	const size = height.length;
	const cellKm = kmPerDegree(46.3) / grid.pixelsPerDegree;
	const hardness = uplift.map((_, i) => {
		const [lon, lat] = grid.position(i % grid.width, Math.floor(i / grid.width));
		return 0.07 + 0.22 * noise(lon * 18 + 9, lat * 25) ** 1.5;
	});
	const work = {
		receiver: new Int32Array(size),
		donors: new Int32Array(size),
		area: new Float32Array(size),
		order: new Int32Array(size),
	};
	for (let step = 0; step < steps; step++) {
		erode(height, uplift, hardness, mask, grid, cellKm, work);
		settle(height, mask, grid.width, 0.3);
	}
}
