import { BLACK, color, mix, type Rgb, toHex, WHITE } from './color';
import { contrast } from './contrast';

const STEP = 0.02;

/**
 * The tone nearest to `wanted` that reaches `ratio` on every ground: as it is, else darker in the same hue, else
 * lighter. Black or white, whichever is better, when nothing in between does.
 */
export function readable(wanted: Rgb, grounds: readonly Rgb[], ratio: number): Rgb {
	const least = (tone: Rgb) => Math.min(...grounds.map((ground) => contrast(tone, ground)));
	const end = least(BLACK) >= least(WHITE) ? BLACK : WHITE;
	for (let share = 0; share < 1; share += STEP) {
		const tone = color(toHex(mix(wanted, end, share)));
		if (least(tone) >= ratio) return tone;
	}
	return end;
}
