import type { BrandProfile } from './brand-profile';
import { BRAND_TOKENS, brandTokens } from './brand-tokens';

/** Deriving tones takes a tenth of a millisecond; profiles are constants, so once per profile is enough. */
const written = new WeakMap<BrandProfile, string>();

/**
 * A profile's colours as one CSS rule: `:root{--main:#122020;…}`. Values are `#rrggbb` only and the order is fixed, so
 * the text is safe in a style element and its hash is stable.
 */
export function brandCss(profile: BrandProfile): string {
	const known = written.get(profile);
	if (known !== undefined) return known;
	const tokens = brandTokens(profile);
	const css = `:root{${BRAND_TOKENS.map((name) => `--${name}:${tokens[name]}`).join(';')}}`;
	written.set(profile, css);
	return css;
}
