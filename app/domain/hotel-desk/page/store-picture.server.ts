import type { RequestContext } from '~/context';
import { LOGO_TYPES, readPictureFile } from '../../agency/logo-file';
import { attachmentName } from '../../conversation/attachment-file';
import { pictureUrl, servedWidths } from '../../picture/picture-url';
import type { DeskPicture } from './page-content';
import { PICTURE_LIMITS } from './picture-limits';

/** `type`: neither JPEG, PNG nor WebP, whatever its name says; `weight`: more bytes, `small`: fewer pixels, `large`: more than we take; `broken`: it cannot be opened. */
export type PictureFault = 'type' | 'weight' | 'small' | 'large' | 'broken';

type Stored = Pick<DeskPicture, 'hash' | 'file' | 'width' | 'height' | 'colour' | 'sourceType'>;

const CONTENT_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/**
 * Stores an uploaded picture and its renditions under the hash of its content, as an import does, or says what is wrong with it; then nothing is stored. Throws
 * DomainError 'unavailable'.
 */
export async function storePicture(
	{ services }: Pick<RequestContext, 'services'>,
	{ name, bytes, isPlan }: { name: string; bytes: Uint8Array; isPlan: boolean },
): Promise<{ facts: Stored } | { fault: PictureFault }> {
	if (bytes.length > PICTURE_LIMITS.bytes) return { fault: 'weight' };
	const file = readPictureFile(bytes);
	if (!file) return { fault: 'type' };
	if (file.width * file.height > PICTURE_LIMITS.pixels) return { fault: 'large' };
	// Either side, since a camera may say only beside the pixels how it was held.
	if (Math.max(file.width, file.height) < PICTURE_LIMITS.width) return { fault: 'small' };
	const made = await services.renderPicture(bytes, servedWidths(Math.max(file.width, file.height)), isPlan);
	if (!made) return { fault: 'broken' };
	const hash = await hashOf(bytes);
	const { extension } = file;
	await services.keepPicture(`${hash}/source.${extension}`, bytes, LOGO_TYPES[extension]);
	for (const { width, type, bytes: rendition } of made.renditions)
		await services.keepPicture(pictureUrl('', hash, width, type).slice(1), rendition, CONTENT_TYPES[type]);
	return {
		facts: {
			hash,
			file: attachmentName(name, extension),
			...{ width: made.width, height: made.height, colour: made.colour, sourceType: extension },
		},
	};
}

/** 20 hexadecimal digits of SHA-256, as an import names its pictures. */
async function hashOf(bytes: Uint8Array): Promise<string> {
	const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
	return [...new Uint8Array(digest).subarray(0, 10)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
