import type { PictureTuple, StoredPicture } from '~/domain/picture/stored-picture';

/** A picture that is not seen at first, without its field names: a page of results carries a hundred of them. */
export type PackedPicture = PictureTuple;

export function packPicture(picture: StoredPicture): PackedPicture {
	const { hash, alt, dominantColour, isMirrored, objectPosition, width, height } = picture;
	return [hash, alt, dominantColour, isMirrored ? 1 : 0, objectPosition, width, height];
}
