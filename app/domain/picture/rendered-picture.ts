import type { PICTURE_TYPES, PICTURE_WIDTHS } from './picture-url';

/** A rendition by its name below the hash of its picture: `800.webp`. */
export type RenditionName = `${(typeof PICTURE_WIDTHS)[number]}.${(typeof PICTURE_TYPES)[number]}`;

export type PictureOrder = {
	/** Its bytes, or the key under which they are stored. */
	source: Uint8Array<ArrayBuffer> | string;
	renditions: readonly RenditionName[];
	isPlan: boolean;
};

/** What is made of an uploaded picture. */
export type RenderedPicture = {
	/** Of the picture upright. */
	width: number;
	height: number;
	/** `#rrggbb`, shown until the picture is there. */
	colour: string;
	renditions: { name: RenditionName; bytes: Uint8Array<ArrayBuffer> }[];
};
