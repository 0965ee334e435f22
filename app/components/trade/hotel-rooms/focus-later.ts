/** The button of a room's card that opens its rates. */
export function wayToRates(roomId: string): string {
	return `#${CSS.escape(roomId)} .room-price :is(button, a)`;
}

/** Where the focus goes when what had it is no longer there; once the page has been drawn. */
export function focusLater(selector: string, preventScroll = false): void {
	requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll }));
}
