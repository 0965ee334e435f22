import type { BrandProfile } from './brand-profile';
import { color, parseColor, toHex } from './color';
import { deriveColors } from './derive-colors';
import { logoSizeOf } from './logo-key';

/** An agency's own design as it is stored; any part may be missing. */
export type CorporateDesign = {
	logoUrl?: string | null;
	colors?: { main?: string | null; accentOnMain?: string | null } | null;
	theme?: string | null;
};

/**
 * The profile with an agency's own design over it (BRAND-6). Only a design with a readable main colour counts; then its
 * main colour, accent on main and logo win, the other colours are derived from them, and the theme 'colorful' inverts the
 * menu bar, every other one makes it light. Hand-set tones give way to derived ones. An accent that is no colour is left out.
 */
export function withCorporateDesign(profile: BrandProfile, design: CorporateDesign | null | undefined): BrandProfile {
	const main = parseColor(design?.colors?.main);
	if (!design || !main) return profile;
	const logo = design.logoUrl
		? { logoSrc: design.logoUrl, logoOnMainSrc: null, logoSize: logoSizeOf(design.logoUrl) }
		: { logoSrc: profile.logoSrc, logoOnMainSrc: profile.logoOnMainSrc, logoSize: profile.logoSize };
	// The profile's own main colour means the profile as it was drawn, hand-set tones and all.
	const isInverted = design.theme ? design.theme === 'colorful' : profile.menuBar.areColorsInverted;
	const isOwn =
		isInverted === profile.menuBar.areColorsInverted &&
		toHex(main) === toHex(color(profile.colors.main)) &&
		!parseColor(design.colors?.accentOnMain);
	return {
		...profile,
		tones: isOwn ? profile.tones : {},
		...logo,
		colors: isOwn
			? profile.colors
			: deriveColors({ main: toHex(main), accentOnMain: design.colors?.accentOnMain ?? null }, profile.colors),
		menuBar: {
			...profile.menuBar,
			logoSrc: design.logoUrl ? null : profile.menuBar.logoSrc,
			areColorsInverted: isInverted,
		},
		// An agency's own logo goes before the one that the brand names for documents, and the brand's ornament at their foot goes with it.
		offerPdf: design.logoUrl
			? { ...profile.offerPdf, logoHeaderSrc: null, footerBackgroundSrc: null }
			: profile.offerPdf,
	};
}
