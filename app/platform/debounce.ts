/** How long the window must stand still before anything answers to its new size. */
export const RESIZE_DEBOUNCE_MILLISECONDS = 100;

/** The same call, made once after a pause without further calls; `cancel` drops one that waits. */
export function debounce(
	call: () => void,
	milliseconds = RESIZE_DEBOUNCE_MILLISECONDS,
): (() => void) & { cancel: () => void } {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const later = () => {
		clearTimeout(timer);
		timer = setTimeout(call, milliseconds);
	};
	return Object.assign(later, { cancel: () => clearTimeout(timer) });
}
