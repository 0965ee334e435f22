import type { CSSProperties } from 'react';
import type { BrandProfile } from '~/domain/brand/brand-profile';
import { type BrandTokenName, type BrandTokens, brandTokens } from '~/domain/brand/brand-tokens';

/** Tokens whose class has another name than the token (`theme.css`). */
const CLASS_NAMES: Partial<Record<BrandTokenName, string>> = {
	'inverted-font': 'on-main',
	'row-hover': 'row',
	'line-2': 'line2',
	'menu-ground': 'menu',
	'menu-font': 'on-menu',
};

/** For a part of the page that is only looked at: nothing in it takes the focus or a tap. React 18 passes the attribute as text. */
export const STILL: object = { inert: '' };

/** Colours of another brand for a part of the page: the classes of `theme.css` below it take them. */
export function previewStyle(profile: BrandProfile): CSSProperties {
	const style: Record<string, string> = {};
	for (const [name, tone] of Object.entries(brandTokens(profile) satisfies BrandTokens)) {
		style[`--${name}`] = tone;
		style[`--color-${CLASS_NAMES[name as BrandTokenName] ?? name}`] = tone;
	}
	return style as CSSProperties;
}
