/** Turns the terrain into shaded, see-through pictures that lie over any ground colour. */
import sharp from 'sharp';
import { frame, sample } from './geometry.mjs';

/** Shadow and light keep the ground's hue: lossy compression blots small differences of colour into pink and green. */
const shadowOf = (ground) => ground.map((channel, i) => channel - [144, 147, 150][i]);
const lightOf = (ground) => ground.map((channel) => Math.min(255, channel + 11));

/** Repeated 1-2-1 blur in both directions: larger scales need fewer details. */
function blurred(field, width, times) {
	let current = field;
	for (let n = 0; n < times; n++) {
		for (const step of [1, width]) {
			const next = Float32Array.from(current);
			for (let i = step; i < next.length - step; i++)
				next[i] = (current[i - step] + 2 * current[i] + current[i + step]) / 4;
			current = next;
		}
	}
	return current;
}

/**
 * Shades a window of the terrain, lit from the north-west; broad forms and fine ones are shaded apart and added, and valleys
 * get less contrast than summits, as on engraved maps.
 * @param options `pixelsPerDegree` of the picture, `blur` passes for the fine forms, `strength` of the shading,
 *   `feather` in pixels at the rim (0: none), `ground` as [r, g, b].
 * @returns raw RGBA pixels with their frame. Flat ground is exactly `ground`, so lossy compression leaves it alone.
 */
export function shade({ grid, height, uplift }, bounds, { pixelsPerDegree, blur, strength, feather, ground }) {
	const view = frame(bounds, pixelsPerDegree);
	const [shadow, lit] = [shadowOf(ground), lightOf(ground)];
	const ratio = grid.pixelsPerDegree / pixelsPerDegree;
	const fine = blurred(height, grid.width, blur);
	const broad = blurred(fine, grid.width, blur * 3 + 8);
	const [ox, oy] = [grid.x(bounds[0]), grid.y(bounds[3])];
	const pixels = Buffer.alloc(view.width * view.height * 4);
	// Slopes are measured over a whole terrain cell at least, or an enlarged picture shows the cells as a weave.
	const reach = Math.max(0.7, 1 / ratio);
	const read = (field, x, y) => sample(field, grid.width, grid.height, ox + x * ratio, oy + y * ratio);
	const light = (field, x, y, force) => {
		const dx = (read(field, x + reach, y) - read(field, x - reach, y)) * (force / reach);
		const dy = (read(field, x, y + reach) - read(field, x, y - reach)) * (force / reach);
		const steep = Math.sqrt(1 + dx * dx + dy * dy);
		return [(0.8 * dx + 0.6 * dy) / steep, 1 - 1 / steep];
	};
	for (let y = 0; y < view.height; y++) {
		for (let x = 0; x < view.width; x++) {
			const [tone, steep] = light(fine, x, y, strength);
			const [form] = light(broad, x, y, strength * 1.7);
			const alpine = Math.min(1, read(uplift, x, y) * 2.2);
			const contrast = 0.5 + 0.5 * Math.min(1, read(fine, x, y) / 1.8);
			// Slopes are a shade darker than the flat, or the lit ones could not shine.
			const value = (tone * 0.75 + form * 0.55) * contrast - steep * 0.12 - 0.07 * Math.min(1, read(fine, x, y) * 2);
			const target = value < 0 ? shadow : lit;
			const share = value < 0 ? Math.min(0.66, -value * 0.72) : Math.min(1, value * 1.4);
			const rim = feather ? Math.min(1, Math.min(x, y, view.width - 1 - x, view.height - 1 - y) / feather) : 1;
			const i = (y * view.width + x) * 4;
			for (let c = 0; c < 3; c++) pixels[i + c] = Math.round(ground[c] + (target[c] - ground[c]) * share);
			// Sixteen levels are enough for a rim that is hardly seen, and they compress well.
			pixels[i + 3] = Math.round(rim * rim * (3 - 2 * rim) * Math.min(1, alpine * 1.6) * 15) * 17;
		}
	}
	return { pixels, view };
}

/** Writes shaded pixels as WebP. @returns bytes written */
export async function writeRelief({ pixels, view }, file, quality) {
	const image = sharp(pixels, { raw: { width: view.width, height: view.height, channels: 4 } });
	return (await image.webp({ quality, alphaQuality: 100, effort: 6, smartSubsample: false }).toFile(file)).size;
}
