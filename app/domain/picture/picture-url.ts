/** Widths in pixels at which every picture is kept. */
export const PICTURE_WIDTHS = [480, 800, 1200] as const;

export const PICTURE_TYPES = ['avif', 'webp', 'jpg'] as const;

/** Address of one rendition below the base of the picture store. */
export function pictureUrl(
	base: string,
	hash: string,
	width: (typeof PICTURE_WIDTHS)[number],
	type: (typeof PICTURE_TYPES)[number],
): string {
	return `${base}/${hash}/${width}.${type}`;
}

/** The widths that a source of this width is not enlarged for; the smallest always (CATALOGUE-10). */
export function servedWidths(sourceWidth: number): (typeof PICTURE_WIDTHS)[number][] {
	return PICTURE_WIDTHS.filter((width) => width <= sourceWidth || width === PICTURE_WIDTHS[0]);
}
