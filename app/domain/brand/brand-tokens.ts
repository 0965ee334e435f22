import type { BrandProfile } from './brand-profile';
import { BLACK, color, mix, type Rgb, toHex, WHITE } from './color';
import { readable } from './readable';

/** The closed list of CSS variables a brand sets, without the leading `--`. */
export const BRAND_TOKENS = [
	'main',
	'main-hover',
	'ink',
	'ink2',
	'heading',
	'inverted-font',
	'dim',
	'accent',
	'accent-hover',
	'accent-pressed',
	'on-accent',
	'accent-ink',
	'accent-on-dark',
	'heat',
	'light1',
	'light2',
	'paper',
	'sheet',
	'row-hover',
	'price',
	'line',
	'line-2',
	'field',
	'ok',
	'err',
	'err-bg',
	'menu-ground',
	'menu-font',
	'menu-accent',
] as const;

export type BrandTokenName = (typeof BRAND_TOKENS)[number];

export type BrandTokens = Record<BrandTokenName, string>;

/** Contrast of text by WCAG 2.2 AA; rounded up so that hex rounding cannot fall below it. */
const TEXT = 4.52;
const CONTROL = 3.02;
/** Running text is darker than a bright main colour: pages set in it all over would shout. */
const INK = 10;

/** Colours that mean something and stay the same for every brand. */
const MEANINGS = { ok: '#2f6b4a', err: '#9b2c1f', 'err-bg': '#f8ebe6' } as const;

const known = new WeakMap<BrandProfile, BrandTokens>();

/**
 * The colours of a profile (BRAND-5) as the closed list of CSS variables, all `#rrggbb`. What carries text is repaired to
 * WCAG AA by the nearest tone of the same hue; the accent itself stays, so small accented text takes `accent-ink`.
 * Tones set by hand in the profile win. Throws RangeError when a colour of the profile is none. Worked out once per
 * profile, since every page asks.
 */
export function brandTokens(profile: BrandProfile): BrandTokens {
	let tokens = known.get(profile);
	if (!tokens) {
		tokens = deriveTokens(profile);
		known.set(profile, tokens);
	}
	return tokens;
}

function deriveTokens(profile: BrandProfile): BrandTokens {
	const { colors } = profile;
	const main = color(colors.main);
	const accent = color(colors.accent);
	const light1 = color(colors.light1);
	const light2 = color(colors.light2);
	const paper = mix(light1, WHITE, 0.5);
	const sheet = mix(light1, WHITE, 0.85);
	const grounds = [light2, light1, paper, sheet];
	const ink = readable(main, grounds, INK);
	const inverted = readable(color(colors.invertedFont), [main], TEXT);
	const accentOnDark = readable(
		colors.accentOnMain ? color(colors.accentOnMain) : mix(accent, WHITE, 0.35),
		[main],
		TEXT,
	);
	const onAccent = legible(accent, [main, WHITE, BLACK]);
	const isInverted = profile.menuBar.areColorsInverted;

	const derived: Record<Exclude<BrandTokenName, keyof typeof MEANINGS>, Rgb> = {
		main,
		'main-hover': readable(mix(main, WHITE, 0.05), [inverted], TEXT),
		ink,
		ink2: readable(mix(ink, WHITE, 0.3), grounds, TEXT),
		heading: readable(color(colors.heading), grounds, TEXT),
		'inverted-font': inverted,
		dim: readable(mix(inverted, main, 0.25), [main], TEXT),
		accent,
		'accent-hover': readable(color(colors.hover), [onAccent], TEXT),
		'accent-pressed': mix(accent, BLACK, 0.08),
		'on-accent': onAccent,
		'accent-ink': readable(accent, grounds, TEXT),
		'accent-on-dark': accentOnDark,
		heat: readable(accent, [ink], TEXT),
		light1,
		light2,
		paper,
		sheet,
		'row-hover': mix(light1, paper, 0.5),
		price: readable(color(colors.priceRange), grounds, TEXT),
		line: mix(light2, BLACK, 0.04),
		'line-2': mix(light2, BLACK, 0.13),
		field: readable(mix(light2, BLACK, 0.35), grounds, CONTROL),
		'menu-ground': isInverted ? main : paper,
		'menu-font': isInverted ? inverted : ink,
		'menu-accent': isInverted ? accentOnDark : accent,
	};
	const tokens = { ...MEANINGS } as BrandTokens;
	for (const [name, rgb] of Object.entries(derived)) tokens[name as BrandTokenName] = toHex(rgb);
	for (const [name, tone] of Object.entries(profile.tones)) tokens[name as BrandTokenName] = toHex(color(tone));
	return tokens;
}

/** The first colour that reaches AA on the ground; black or white always does. */
function legible(ground: Rgb, choices: readonly Rgb[]): Rgb {
	for (const choice of choices)
		if (readable(choice, [ground], TEXT).every((part, i) => Math.round(part) === choice[i])) return choice;
	return readable(WHITE, [ground], TEXT);
}
