/** Widths in which pictures are kept. */
export const RENDITION_WIDTHS = [480, 800, 1200] as const;

/** Widths of the renditions of a source of this width, smallest first. Nothing is enlarged: the smallest may hold less than it says. */
export function widthsToRender(sourceWidth: number): number[] {
	const [smallest, ...larger] = RENDITION_WIDTHS;
	return [smallest, ...larger.filter((width) => width <= sourceWidth)];
}

/** Key of a rendition in the picture store. Floor plans have no AVIF. */
export function renditionKey(hash: string, width: number, format: 'avif' | 'webp' | 'jpg'): string {
	return `${hash}/${width}.${format}`;
}
