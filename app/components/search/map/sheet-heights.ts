/** The heights of the sheet over a map, from the lowest: its title, one row of cards, the whole list. */
export const SHEET_HEIGHTS = ['title', 'card', 'full'] as const;

export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

/** Milliseconds that a flick goes on for after the finger has left. */
const GLIDE_MS = 120;

/** One step up or down; the ends stay. */
export function heightBeside(height: SheetHeight, by: 1 | -1): SheetHeight {
	const at = SHEET_HEIGHTS.indexOf(height) + by;
	return SHEET_HEIGHTS[Math.max(0, Math.min(SHEET_HEIGHTS.length - 1, at))] ?? height;
}

/** What the button of the sheet leads to: one height more, and from the whole list back to the row of cards. */
export function nextHeight(height: SheetHeight): SheetHeight {
	return height === 'full' ? 'card' : heightBeside(height, 1);
}

/**
 * The height at which a dragged sheet comes to rest: the nearest to where its speed carries it.
 * @param offsets how far down the sheet stands at each height, in pixels
 * @param velocity pixels a millisecond, downwards
 */
export function restingHeight(offsets: Record<SheetHeight, number>, at: number, velocity: number): SheetHeight {
	const end = at + velocity * GLIDE_MS;
	return SHEET_HEIGHTS.reduce((best, height) =>
		Math.abs(offsets[height] - end) < Math.abs(offsets[best] - end) ? height : best,
	);
}
