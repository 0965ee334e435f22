import { brandLogo } from './brand-logo';
import type { BrandProfile, LogoSize } from './brand-profile';
import type { brandTokens } from './brand-tokens';
import { logoSizeOf } from './logo-key';

/** Measures of a brand's documents in points (BRAND-16): A4, top and sides, body text; the foot carries contact lines, note and page. */
export const LETTER = { width: 595.28, height: 841.89, top: 28, side: 40, body: 10, footer: 72 } as const;

const LOGO_HEIGHT = 80;
const LOGO_SHARE = 0.4;

/** Size of a logo on paper in points: 80 high, but at most 40 percent of the width between the sides. */
export function letterLogo({ width, height }: LogoSize): LogoSize {
	const aspect = width / height;
	const most = (LETTER.width - 2 * LETTER.side) * LOGO_SHARE;
	const wide = Math.min(most, LOGO_HEIGHT * aspect);
	return { width: wide, height: wide / aspect };
}

/** Place of a picture that covers the whole foot, as CSS `right center / cover` does. */
export function coverFoot({ width, height }: LogoSize): LogoSize & { top: number } {
	const scale = Math.max(LETTER.width / width, LETTER.footer / height);
	return { width: width * scale, height: height * scale, top: (LETTER.footer - height * scale) / 2 };
}

/** The logo in the head of a document: the one that the brand names for its documents (BRAND-16), else its own. */
export function letterHeadLogo(brand: Parameters<typeof brandLogo>[0] & Pick<BrandProfile, 'offerPdf'>) {
	const named = brand.offerPdf.logoHeaderSrc;
	const size = named && (logoSizeOf(named) ?? brand.logoSize);
	if (named && size) return { src: named, ...size };
	const logo = brandLogo(brand);
	return logo && { src: logo.onLight, width: logo.width, height: logo.height };
}

/** Tones of what is printed, `#rrggbb`. */
export type LetterColors = Record<
	'main' | 'onMain' | 'ink' | 'ink2' | 'heading' | 'line' | 'price' | 'accentInk',
	string
>;

/** A brand's tones on paper. */
export function letterColors(tokens: ReturnType<typeof brandTokens>): LetterColors {
	return {
		main: tokens.main,
		onMain: tokens['inverted-font'],
		ink: tokens.ink,
		ink2: tokens.ink2,
		heading: tokens.heading,
		line: tokens.line,
		price: tokens.price,
		accentInk: tokens['accent-ink'],
	};
}

/** A picture for paper: PNG or JPEG (also SVG for a logo) as a data address. */
export type LetterPicture = string;
