import type { Rgb } from './color';

/** Contrast ratio of two colours by WCAG 2.2: 1 (none) to 21 (black on white). Text needs 4.5, lines of controls 3. */
export function contrast(a: Rgb, b: Rgb): number {
	const [one, other] = [luminance(a), luminance(b)];
	return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Relative luminance, 0 to 1. */
export function luminance([red, green, blue]: Rgb): number {
	return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
	const share = part / 255;
	return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
