import type { RequestContext } from '~/context';
import { LOGO_MAX_BYTES, LOGO_TYPES, readLogoFile } from '../agency/logo-file';
import type { LogoSize } from '../brand/brand-profile';
import type { LetterPicture } from '../brand/letterhead';
import { pictureUrl } from '../picture/picture-url';
import { type AnyDocument, type DocumentFiles, type DocumentPicture, pictureKey, picturesOf } from './document';

type Context = Pick<RequestContext, 'services' | 'settings'>;

/** A picture that takes longer is printed as its colour. */
const PATIENCE = 4000;
/** The largest JPEG rendition, and what all of a document may weigh together. */
const PICTURE_MAX_BYTES = 1_500_000;
const ALL_MAX_BYTES = 12_000_000;

/** `isWhole`: nothing was missing, so that what is printed may be cached. */
export type ReadFiles = { files: DocumentFiles; isWhole: boolean };

/** Logo, foot and pictures of a document. What cannot be read is left out: the document is printed without it. */
export async function readDocumentFiles(ctx: Context, document: AnyDocument): Promise<ReadFiles> {
	const { logo, footerBackground } = document.frame;
	const wanted = picturesOf(document);
	const [logoFile, footer, read] = await Promise.all([
		logo ? readDrawing(ctx, logo.src) : NO_DRAWING,
		footerBackground ? readDrawing(ctx, footerBackground) : NO_DRAWING,
		Promise.all(wanted.map((picture) => readPicture(ctx, picture))),
	]);
	const pictures: DocumentFiles['pictures'] = {};
	let bytes = 0;
	wanted.forEach((picture, at) => {
		const found = read[at];
		if (!found || bytes + found.length > ALL_MAX_BYTES) return;
		bytes += found.length;
		pictures[pictureKey(picture)] = found;
	});
	return {
		files: {
			logo: logoFile.picture,
			footerBackground: footer.picture ? { src: footer.picture, ...sizeOfDrawing(footer.picture) } : null,
			pictures,
		},
		isWhole: Object.keys(pictures).length === wanted.length && !logoFile.isLost && !footer.isLost,
	};
}

/** The JPEG of a picture; null where the store has none or does not answer. */
async function readPicture({ settings }: Context, { hash, width }: DocumentPicture): Promise<Uint8Array | null> {
	try {
		const url = pictureUrl(settings.PICTURE_BASE_URL, hash, width, 'jpg');
		const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
		if (!answer.ok) return null;
		const bytes = new Uint8Array(await answer.arrayBuffer());
		const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
		return isJpeg && bytes.length <= PICTURE_MAX_BYTES ? bytes : null;
	} catch {
		return null;
	}
}

/** Width and height that an SVG says of itself; a strip four times as wide as high where it says none. */
function sizeOfDrawing(address: LetterPicture): LogoSize {
	const text = address.startsWith('data:image/svg') ? atob(address.slice(address.indexOf(',') + 1)) : '';
	const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(text) ?? [];
	return width && height ? { width: Number(width), height: Number(height) } : { width: 4, height: 1 };
}

/** Null for what paper cannot show (WebP) or what is not there, and then the name stands. `isLost`: the store did not answer, so that it may be there the next time. */
type Drawing = { picture: LetterPicture | null; isLost: boolean };

const NO_DRAWING: Drawing = { picture: null, isLost: false };

/** A logo of ours or out of our own store. */
async function readDrawing({ services, settings }: Context, address: string): Promise<Drawing> {
	if (address.startsWith('/')) {
		const drawn = await services.readAsset(address);
		return { picture: drawn && dataAddress(drawn, 'image/svg+xml'), isLost: false };
	}
	if (!address.startsWith(`${settings.PICTURE_BASE_URL}/logos/`)) return NO_DRAWING;
	const bytes = await readBytes(address).catch(() => null);
	if (!bytes) return { picture: null, isLost: true };
	const file = readLogoFile(bytes);
	const isShown = typeof file !== 'string' && file.extension !== 'webp';
	return { picture: isShown ? dataAddress(bytes, LOGO_TYPES[file.extension]) : null, isLost: false };
}

async function readBytes(address: string): Promise<Uint8Array | null> {
	const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
	if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > LOGO_MAX_BYTES) return null;
	return new Uint8Array(await answer.arrayBuffer());
}

function dataAddress(bytes: Uint8Array, type: string): LetterPicture {
	let text = '';
	for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
	return `data:${type};base64,${btoa(text)}`;
}
