import type { RequestContext } from '~/context';
import { requireAgency } from '../access/require-actor';
import { brandTokens } from '../brand/brand-tokens';
import { type Letter, letterColors, letterHeadLogo } from '../brand/letterhead';
import { dataAddress, readLogo, sizeOfDrawing } from '../document/document-files.server';

/** Words of the letter that shows an agency its paper. */
export type LetterWords = Pick<Letter, 'title' | 'text' | 'rows' | 'total'>;

const PICTURE = '/scenes/hotel-800.jpg';

/**
 * The letter of the actor's agency in its brand as it is published, as a PDF. Throws DomainError 'forbidden' without a verified agency,
 * 'unavailable' when it cannot be printed.
 */
export async function printAgencyLetter(
	ctx: Pick<RequestContext, 'actor' | 'brand' | 'language' | 'services' | 'settings'>,
	words: LetterWords,
): Promise<ArrayBuffer> {
	const { agency } = requireAgency(ctx);
	const { brand, language, services } = ctx;
	const tokens = brandTokens(brand);
	const logo = letterHeadLogo(brand);
	const { footerBackgroundSrc } = brand.offerPdf;
	const [src, footer, picture] = await Promise.all([
		logo ? readLogo(ctx, logo.src) : null,
		footerBackgroundSrc ? readLogo(ctx, footerBackgroundSrc) : null,
		services.readAsset(PICTURE).then((bytes) => bytes && dataAddress(bytes, 'image/jpeg')),
	]);
	return services.printLetter({
		...words,
		language,
		colors: letterColors(tokens),
		sender: agency.name,
		logo: logo && src ? { src, width: logo.width, height: logo.height } : null,
		contactLines: brand.offerPdf.contactFooterLines,
		footerBackground: footer === null || footer === '' ? null : { src: footer, ...sizeOfDrawing(footer) },
		picture,
		note: agency.name,
	});
}
