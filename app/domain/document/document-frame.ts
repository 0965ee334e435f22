import type { BrandProfile } from '../brand/brand-profile';
import { brandTokens } from '../brand/brand-tokens';
import { letterColors, letterHeadLogo } from '../brand/letterhead';
import { localizedAddress } from '../brand/localized-address';
import type { Language } from '../language/language';
import type { DocumentFrame } from './document';

type Given = Pick<DocumentFrame, 'title' | 'senderLines' | 'mark' | 'watermark'> & {
	language: Language;
	/** Whose document it is. */
	sender: string;
};

/** Head, foot and colours of a brand's document, with an agency's own design where the brand has it over it (BRAND-16). */
export function documentFrame(brand: BrandProfile, { sender, language, ...given }: Given): DocumentFrame {
	const tokens = brandTokens(brand);
	const { contactFooterLines, footerBackgroundSrc } = brand.offerPdf;
	return {
		...given,
		language,
		author: sender,
		sender,
		note: sender,
		colors: { ...letterColors(tokens), tint: tokens.light1 },
		logo: letterHeadLogo(brand),
		contactLines: contactFooterLines.map((line) => localizedAddress(line, language)),
		footerBackground: footerBackgroundSrc,
	};
}
