import { servedWidths } from '../picture/picture-url';
import type { StoredPicture } from '../picture/stored-picture';
import type { DocumentPicture } from './document';

/** A stored picture for a document, in the widest rendition up to a width that there is of it. */
export function documentPicture(
	{
		hash,
		width,
		dominantColour,
		isMirrored,
		objectPosition,
	}: Pick<StoredPicture, 'hash' | 'width'> & Partial<StoredPicture>,
	most: DocumentPicture['width'],
): DocumentPicture {
	return {
		hash,
		width: servedWidths(width).findLast((each) => each <= most) ?? 480,
		colour: dominantColour ?? '#ffffff',
		isMirrored: isMirrored ?? false,
		position: objectPosition ?? null,
	};
}
