import type { RequestContext } from '~/context';
import { requireAgency } from '../access/require-actor';
import type { LogoSize } from '../brand/brand-profile';
import { brandTokens } from '../brand/brand-tokens';
import { type Letter, type LetterPicture, letterHeadLogo } from '../brand/letterhead';
import { LOGO_MAX_BYTES, LOGO_TYPES, readLogoFile } from './logo-file';

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
		colors: {
			main: tokens.main,
			onMain: tokens['inverted-font'],
			ink: tokens.ink,
			ink2: tokens.ink2,
			heading: tokens.heading,
			line: tokens.line,
			price: tokens.price,
			accentInk: tokens['accent-ink'],
		},
		sender: agency.name,
		logo: logo && src ? { src, width: logo.width, height: logo.height } : null,
		contactLines: brand.offerPdf.contactFooterLines,
		footerBackground: footer === null || footer === '' ? null : { src: footer, ...sizeOfDrawing(footer) },
		picture,
		note: agency.name,
	});
}

/** Width and height that an SVG says of itself; a strip four times as wide as high where it says none. */
function sizeOfDrawing(address: LetterPicture): LogoSize {
	const text = address.startsWith('data:image/svg') ? atob(address.slice(address.indexOf(',') + 1)) : '';
	const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(text) ?? [];
	return width && height ? { width: Number(width), height: Number(height) } : { width: 4, height: 1 };
}

/** A logo of ours or out of our own store; null for what paper cannot show (WebP) or what is not there, and then the name stands. */
async function readLogo(
	{ services, settings }: Pick<RequestContext, 'services' | 'settings'>,
	address: string,
): Promise<LetterPicture | null> {
	if (address.startsWith('/')) {
		const drawn = await services.readAsset(address);
		return drawn && dataAddress(drawn, 'image/svg+xml');
	}
	if (!address.startsWith(`${settings.PICTURE_BASE_URL}/logos/`)) return null;
	const answer = await fetch(address).catch(() => null);
	if (!answer?.ok || Number(answer.headers.get('content-length') ?? 0) > LOGO_MAX_BYTES) return null;
	const bytes = new Uint8Array(await answer.arrayBuffer());
	const file = readLogoFile(bytes);
	return typeof file === 'string' || file.extension === 'webp' ? null : dataAddress(bytes, LOGO_TYPES[file.extension]);
}

function dataAddress(bytes: Uint8Array, type: string): LetterPicture {
	let text = '';
	for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
	return `data:${type};base64,${btoa(text)}`;
}
