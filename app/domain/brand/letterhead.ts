import type { LogoSize } from './brand-profile';

/** Measures of a brand's papers in points (P§1): A4, sides, body text; the foot carries note and page. */
export const LETTER = { width: 595.28, height: 841.89, side: 40, body: 10, footer: 52 } as const;

const LOGO_HEIGHT = 80;
const LOGO_SHARE = 0.4;

/** Size of a logo on paper in points: 80 high, but at most 40 percent of the width between the sides. */
export function letterLogo({ width, height }: LogoSize): LogoSize {
	const aspect = width / height;
	const most = (LETTER.width - 2 * LETTER.side) * LOGO_SHARE;
	const wide = Math.min(most, LOGO_HEIGHT * aspect);
	return { width: wide, height: wide / aspect };
}

/** A picture for paper: PNG or JPEG (also SVG for a logo) as a data address. */
export type LetterPicture = string;

/** What stands on a letter; colours `#rrggbb`, amounts as they are printed. */
export type Letter = {
	language: 'en' | 'de';
	colors: {
		main: string;
		onMain: string;
		ink: string;
		ink2: string;
		heading: string;
		line: string;
		price: string;
		accentInk: string;
	};
	sender: string;
	logo: ({ src: LetterPicture } & LogoSize) | null;
	contactLines: readonly string[];
	title: string;
	picture: LetterPicture | null;
	text: string;
	rows: readonly (readonly [label: string, amount: string])[];
	total: readonly [label: string, amount: string];
	/** In the foot, beside the page's number. */
	note: string;
};
