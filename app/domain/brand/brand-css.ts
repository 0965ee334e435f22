import type { BrandProfile } from './brand-profile';
import { BRAND_TOKENS, brandTokens } from './brand-tokens';

/**
 * A profile's colours as one CSS rule: `:root{--main:#122020;…}`. Values are `#rrggbb` only and the order is fixed, so
 * the text is safe in a style element and its hash is stable.
 */
export function brandCss(profile: BrandProfile): string {
	const tokens = brandTokens(profile);
	return `:root{${BRAND_TOKENS.map((name) => `--${name}:${tokens[name]}`).join(';')}}`;
}
