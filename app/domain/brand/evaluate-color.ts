import { parseColor, type Rgb, toHex, WHITE } from './color';
import { contrast } from './contrast';
import { lightTones } from './derive-colors';
import { readable } from './readable';

const TEXT = 4.5;

/**
 * What is wrong with a chosen colour, and the nearest one that is good (`#rrggbb`): the choice itself when nothing is wrong, another
 * tone of the same hue when it is `illegible`, what stood there before when it is `noColor`.
 */
export type ColorVerdict = { isLegible: boolean; error: null | 'noColor' | 'illegible'; nearest: string };

/**
 * A main colour carries white text and is itself the headings' colour on every light ground. `accent`: the one it goes with, since the
 * grounds are drawn from both; `before`: what to offer instead of something that is no colour.
 */
export function evaluateMainColor(choice: string, { accent, before }: { accent: Rgb; before: string }): ColorVerdict {
	const main = parseColor(choice);
	if (!main) return { isLegible: false, error: 'noColor', nearest: before };
	// A darker main colour has darker grounds: what reaches them once may miss them by a hair.
	let tone = main;
	for (let round = 0; round < 8; round++) {
		const { light1, light2 } = lightTones(tone, accent);
		const grounds = [WHITE, light1, light2];
		if (grounds.every((ground) => contrast(tone, ground) >= TEXT)) break;
		tone = readable(tone, grounds, TEXT);
	}
	return verdict(main, tone);
}

/** An accent must be readable on the main colour, where it is text; on light grounds a darker tone stands in for it. */
export function evaluateAccentColor(choice: string, { main, before }: { main: Rgb; before: string }): ColorVerdict {
	const accent = parseColor(choice);
	if (!accent) return { isLegible: false, error: 'noColor', nearest: before };
	return verdict(accent, readable(accent, [main], TEXT));
}

function verdict(choice: Rgb, nearest: Rgb): ColorVerdict {
	const isLegible = toHex(choice) === toHex(nearest);
	return { isLegible, error: isLegible ? null : 'illegible', nearest: toHex(nearest) };
}
