/** From this width on a form stands beside the nights it is about; below it comes up from the lower edge. */
const ANCHORED = '(width >= 62.5rem)';
const GAP = 12;

/**
 * Puts a form of a board beside the nights it is about where there is room, never over them; else as the style sheet says. `chosen` are the elements of
 * the nights, in the board.
 */
export function placeBeside(board: HTMLElement | null, form: HTMLElement | null, chosen: string): void {
	if (!board || !form) return;
	form.style.removeProperty('left');
	form.style.removeProperty('top');
	if (!matchMedia(ANCHORED).matches) return;
	const area = board.getBoundingClientRect();
	const boxes = [...board.querySelectorAll(chosen)].map((each) => each.getBoundingClientRect());
	if (boxes.length === 0) return;
	const width = form.offsetWidth;
	const right = Math.max(...boxes.map((box) => box.right)) - area.left + GAP;
	const left = Math.min(...boxes.map((box) => box.left)) - area.left - GAP - width;
	form.style.left = `${right + width <= area.width ? right : Math.max(0, left)}px`;
	const top = Math.min(...boxes.map((box) => box.top)) - area.top;
	form.style.top = `${Math.max(0, Math.min(top, area.height - form.offsetHeight))}px`;
}
