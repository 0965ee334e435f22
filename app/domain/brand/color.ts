/** Red, green, blue, each 0 to 255 (fractions allowed while mixing). */
export type Rgb = readonly [number, number, number];

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;
const RGB = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/i;

/** Reads `#rgb`, `#rrggbb` and `rgb(r, g, b)`; anything else is null, so no other text can reach a style sheet. */
export function parseColor(text: unknown): Rgb | null {
	if (typeof text !== 'string' || text.length > 40) return null;
	const hex = HEX.exec(text.trim())?.[1];
	if (hex) {
		const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
		const value = parseInt(full, 16);
		return [value >> 16, (value >> 8) & 255, value & 255];
	}
	const match = RGB.exec(text.trim());
	if (!match) return null;
	const parts = [Number(match[1]), Number(match[2]), Number(match[3])] as const;
	return parts.every((part) => part <= 255) ? parts : null;
}

/** A colour the programmer knows to be right. Throws RangeError otherwise. */
export function color(text: string): Rgb {
	const parsed = parseColor(text);
	if (!parsed) throw new RangeError(`Not a colour: ${text}`);
	return parsed;
}

/** `#rrggbb` in lower case. */
export function toHex(rgb: Rgb): string {
	return `#${rgb
		.map((part) =>
			Math.max(0, Math.min(255, Math.round(part)))
				.toString(16)
				.padStart(2, '0'),
		)
		.join('')}`;
}

/** `share` 0 gives `from`, 1 gives `to`. Toward black the hue stays. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
	return [
		from[0] + (to[0] - from[0]) * share,
		from[1] + (to[1] - from[1]) * share,
		from[2] + (to[2] - from[2]) * share,
	];
}

export const WHITE: Rgb = [255, 255, 255];
export const BLACK: Rgb = [0, 0, 0];
