/** The button of a room's card that opens its rates. */
export function wayToRates(roomId: string): string {
	return `#${CSS.escape(roomId)} [data-way-to-rates]`;
}

/** Moves the focus after the next render, when the focused element has been removed. */
export function focusLater(selector: string, preventScroll = false): void {
	requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll }));
}
