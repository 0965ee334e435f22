import type { BrandColors } from './brand-profile';
import { BLACK, color, mix, parseColor, type Rgb, toHex, WHITE } from './color';
import { contrast } from './contrast';
import { readable } from './readable';

const TEXT = 4.5;
/** An accent paler than this would not be seen as a line or a button on paper. */
const LEAST_ACCENT = 2;

/**
 * All colours of a brand out of one, and an accent if there is one (else that of `base` stays): the light tones are drawn from
 * main and accent, so that page and bar look made for each other. `main` and `accentOnMain` as `#rgb`, `#rrggbb` or
 * `rgb(r, g, b)`; throws RangeError when `main` is no colour, leaves out an accent that is none.
 */
export function deriveColors(
	{ main: givenMain, accentOnMain: givenAccent }: { main: string; accentOnMain?: string | null },
	base: BrandColors,
): BrandColors {
	const main = color(givenMain);
	const onMain = parseColor(givenAccent);
	const accent = onMain ? readable(onMain, [WHITE], LEAST_ACCENT) : color(base.accent);
	const { light1, light2 } = lightTones(main, accent);
	return {
		main: toHex(main),
		heading: toHex(main),
		accent: toHex(accent),
		accentOnMain: onMain && toHex(onMain),
		hover: toHex(mix(accent, WHITE, 0.14)),
		light1: toHex(light1),
		light2: toHex(light2),
		invertedFont: toHex(fontOn(main)),
		priceRange: base.priceRange,
	};
}

/** Quiet grounds with a breath of the brand in them; always light enough for dark text. */
export function lightTones(main: Rgb, accent: Rgb): { light1: Rgb; light2: Rgb } {
	const tint = mix(main, accent, 0.7);
	return {
		light1: readable(mix(tint, WHITE, 0.88), [BLACK], 17),
		light2: readable(mix(tint, WHITE, 0.78), [BLACK], 15),
	};
}

/** White where it can be read, else the main colour's darkest tone. */
function fontOn(main: Rgb): Rgb {
	return contrast(WHITE, main) >= TEXT ? WHITE : readable(mix(main, BLACK, 0.75), [main], TEXT);
}
