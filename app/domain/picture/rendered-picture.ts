import type { PICTURE_TYPES, PICTURE_WIDTHS } from './picture-url';

/** What is made of an uploaded picture. */
export type RenderedPicture = {
	/** Of the picture upright. */
	width: number;
	height: number;
	/** `#rrggbb`, shown until the picture is there. */
	colour: string;
	renditions: {
		width: (typeof PICTURE_WIDTHS)[number];
		type: (typeof PICTURE_TYPES)[number];
		bytes: Uint8Array;
	}[];
};
