import type { BrandProfile } from './brand-profile';
import { brandTokens } from './brand-tokens';
import { color } from './color';
import { contrast } from './contrast';

export type ContrastRow = {
	pair: 'text' | 'menu' | 'accentOnMain' | 'button' | 'accentText' | 'field';
	/** `#rrggbb` as the brand has it. */
	text: string;
	ground: string;
	/** Contrast ratio of the two, 1 to 21, and the least that is allowed. */
	ratio: number;
	least: number;
	/** The tone that stands in where the brand's own is too weak; null where it is not. */
	repaired: { text: string; ratio: number } | null;
};

/** The pairs that an agency is shown beside its choice; what falls short is repaired by a tone of the same hue. */
export function contrastReport(profile: BrandProfile): ContrastRow[] {
	const tokens = brandTokens(profile);
	const { accentOnMain } = profile.colors;
	return [
		row('text', tokens.ink, tokens.ink, tokens.sheet),
		row('menu', tokens['menu-font'], tokens['menu-font'], tokens['menu-ground']),
		row('accentOnMain', accentOnMain ?? tokens['accent-on-dark'], tokens['accent-on-dark'], tokens.main),
		row('button', tokens['inverted-font'], tokens['inverted-font'], tokens.main),
		row('accentText', tokens.accent, tokens['accent-ink'], tokens.sheet),
		row('field', tokens.field, tokens.field, tokens.sheet, 3),
	];
}

function row(pair: ContrastRow['pair'], own: string, used: string, ground: string, least = 4.5): ContrastRow {
	const ratio = contrast(color(own), color(ground));
	const repaired = ratio >= least ? null : { text: used, ratio: contrast(color(used), color(ground)) };
	return { pair, text: own, ground, ratio, least, repaired };
}
