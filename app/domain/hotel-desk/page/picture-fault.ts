import { type LogoFile, readPictureFile } from '../../agency/logo-file';
import { PICTURE_LIMITS } from './picture-limits';

/** `type`: neither JPEG, PNG nor WebP, whatever its name says; `weight`: more bytes, `small`: fewer pixels, `large`: more than we take; `broken`: it cannot be opened. */
export type PictureFault = 'type' | 'weight' | 'small' | 'large' | 'broken';

/**
 * What a picture of so many bytes is by its first ones, or what is wrong with it: told before it is sent, and before it is opened. `unknown`: they do not reach as far as the
 * size of a JPEG.
 */
export function lookAtPicture(
	size: number,
	head: Uint8Array,
): { file: LogoFile } | { fault: PictureFault } | 'unknown' {
	if (size > PICTURE_LIMITS.bytes) return { fault: 'weight' };
	const file = readPictureFile(head);
	if (!file) return head.length < size && head[0] === 0xff && head[1] === 0xd8 ? 'unknown' : { fault: 'type' };
	if (file.width * file.height > PICTURE_LIMITS.pixels) return { fault: 'large' };
	// Either side, since a camera may say only beside the pixels how it was held.
	return Math.max(file.width, file.height) < PICTURE_LIMITS.width ? { fault: 'small' } : { file };
}
