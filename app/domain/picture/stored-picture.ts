/** A stored picture as loaders give it, with its words in the page's language; renditions lie under its hash. */
export type StoredPicture = {
	hash: string;
	alt: string;
	dominantColour: string;
	isMirrored: boolean;
	/** CSS object-position or null for the middle. */
	objectPosition: string | null;
	/** Width and height of the source in pixels. */
	width: number;
	height: number;
};

/** The same as queries write it in JSON. */
export type PictureTuple = [
	hash: string,
	alt: string | null,
	dominantColour: string,
	isMirrored: number,
	objectPosition: string | null,
	width: number,
	height: number,
];

/** The picture of a tuple; `name` stands in for missing words. */
export function readPicture(tuple: readonly [...PictureTuple, ...unknown[]], name = ''): StoredPicture {
	const [hash, alt, dominantColour, isMirrored, objectPosition, width, height] = tuple;
	return { hash, alt: alt ?? name, dominantColour, isMirrored: isMirrored === 1, objectPosition, width, height };
}
