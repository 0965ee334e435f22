import type { Sharp } from 'sharp';

export type RenditionFormat = 'avif' | 'webp' | 'jpg';

/** Formats of a picture's renditions. Floor plans have no AVIF. */
export function renditionFormats(isPlanOnly: boolean): RenditionFormat[] {
	return isPlanOnly ? ['webp', 'jpg'] : ['webp', 'jpg', 'avif'];
}

export function encodeRendition(picture: Sharp, format: RenditionFormat, isPlanOnly: boolean): Promise<Buffer> {
	// Lines of a drawing suffer sooner than a photograph.
	const quality = isPlanOnly ? 10 : 0;
	if (format === 'webp') return picture.webp({ quality: 76 + quality }).toBuffer();
	if (format === 'jpg') return picture.jpeg({ quality: 78 + quality, mozjpeg: true }).toBuffer();
	return picture.avif({ effort: 2, quality: 50 }).toBuffer();
}
