import type { BrandProfile } from './brand-profile';

/** A brand's logo on each ground it stands on, with pixels that say its shape (only their relation counts). */
export type BrandLogo = {
	onLight: string;
	onMain: LogoOnGround;
	onMenu: LogoOnGround;
	width: number;
	height: number;
};

/** `isPlated`: the logo is made for light grounds and gets one under it. */
export type LogoOnGround = { src: string; isPlated: boolean };

/** Null shows the product's own mark with the brand's name; also where a logo's shape is not known, since the page would jump. */
export function brandLogo(
	profile: Pick<BrandProfile, 'logoSrc' | 'logoOnMainSrc' | 'logoSize' | 'menuBar'>,
): BrandLogo | null {
	const { logoSrc, logoOnMainSrc, logoSize, menuBar } = profile;
	if (logoSrc === null || logoSize === null) return null;
	const onMain = { src: logoOnMainSrc ?? logoSrc, isPlated: logoOnMainSrc === null };
	const onGround = menuBar.areColorsInverted ? onMain : { src: logoSrc, isPlated: false };
	return {
		onLight: logoSrc,
		onMain,
		onMenu: menuBar.logoSrc === null ? onGround : { src: menuBar.logoSrc, isPlated: false },
		...logoSize,
	};
}
