import { PICTURE_TYPES, pictureUrl, servedWidths } from './picture-url';
import type { RenditionName } from './rendered-picture';

/** Made while a picture is taken: it shows that the picture can be opened, and the desk shows it until the others are there. */
export const FIRST_RENDITION = '480.webp' satisfies RenditionName;

/**
 * The renditions of a picture of this width but the first one, the largest first; an importer that finds the last of them takes the picture for complete
 * (`storePictures`).
 */
export function laterRenditions(sourceWidth: number, isPlan: boolean): RenditionName[] {
	const types = isPlan ? PICTURE_TYPES : PICTURE_TYPES.toReversed();
	return servedWidths(sourceWidth)
		.toReversed()
		.flatMap((width) => types.map((type): RenditionName => `${width}.${type}`))
		.filter((name) => name !== FIRST_RENDITION);
}

export function firstRenditionUrl(base: string, hash: string): string {
	return pictureUrl(base, hash, 480, 'webp');
}
