import type { CardPicture } from '~/domain/search/search-result';

/** A picture that is not seen at first, without its field names: a page of results carries a hundred of them. */
export type PackedPicture = [
	hash: string,
	alt: string,
	dominantColour: string,
	isMirrored: 0 | 1,
	objectPosition: string | null,
	width: number,
	height: number,
];

export function packPicture(picture: CardPicture): PackedPicture {
	const { hash, alt, dominantColour, isMirrored, objectPosition, width, height } = picture;
	return [hash, alt, dominantColour, isMirrored ? 1 : 0, objectPosition, width, height];
}

export function unpackPicture([
	hash,
	alt,
	dominantColour,
	mirrored,
	objectPosition,
	width,
	height,
]: PackedPicture): CardPicture {
	return { hash, alt, dominantColour, isMirrored: mirrored === 1, objectPosition, width, height };
}
