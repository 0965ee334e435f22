/** Colours and the typeface of the map. MapLibre knows no CSS variables, so they come as plain values. */
export type MapTokens = {
	sea: string;
	land: string;
	coast: string;
	lake: string;
	river: string;
	border: string;
	/** Names of resorts and the property. */
	ink: string;
	/** Names of villages, cities and peaks. */
	ink2: string;
	/** The circle around the property. */
	accent: string;
	accentInk: string;
	/** A font family that the page has loaded; the browser draws glyphs from it, without a glyph server. */
	font: string;
};

/** The default brand. `land` is the ground the relief was mixed with (`db/seed/basemap/build.mjs`): change both or neither. */
export const DEFAULT_MAP_TOKENS: MapTokens = {
	sea: '#c9d8de',
	land: '#f4efe6',
	coast: '#a9bcc4',
	lake: '#b5ccd6',
	river: '#9dbac6',
	border: '#b09c86',
	ink: '#122020',
	ink2: '#56605d',
	accent: '#ab8157',
	accentInk: '#7d5730',
	font: 'Figtree Variable',
};

/** Colours both CSS and MapLibre read the same way; anything newer (oklch, color-mix) would break the whole style. */
const PLAIN_COLOUR = /^(#[0-9a-f]{3,8}|rgba?\([\d\s,.%/]+\))$/i;

/** CSS variables of the brand that the map shows. */
const FROM_BRAND = { ink: '--ink', ink2: '--ink2', accent: '--accent', accentInk: '--accent-ink' } as const;

/**
 * The map in the brand's colours.
 * @param read gives the value of a CSS variable, empty when it is not set
 */
export function brandMapTokens(read: (variable: string) => string): MapTokens {
	const tokens = { ...DEFAULT_MAP_TOKENS };
	for (const key of ['ink', 'ink2', 'accent', 'accentInk'] as const) {
		const value = read(FROM_BRAND[key]).trim();
		if (PLAIN_COLOUR.test(value)) tokens[key] = value;
	}
	return tokens;
}
