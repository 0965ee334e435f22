const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), summary';

/**
 * Makes a part of the page a modal sheet: the page behind stands still, the keyboard stays inside, Escape closes it. It
 * closes by itself where the layout shows it as a column. Answers what undoes all that and gives the focus back.
 */
export function openSheet(element: HTMLElement, close: () => void): () => void {
	const before = document.activeElement;
	const wide = window.matchMedia('(width >= 50rem)');
	const resize = () => {
		if (getComputedStyle(element).position !== 'fixed') close();
	};
	const key = (event: KeyboardEvent) => {
		if (event.key === 'Escape') close();
		if (event.key !== 'Tab') return;
		const all = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((field) => field.offsetParent !== null);
		const [first, last] = [all[0], all.at(-1)];
		const edge = event.shiftKey ? first : last;
		if (document.activeElement !== edge && element.contains(document.activeElement)) return;
		event.preventDefault();
		(event.shiftKey ? last : first)?.focus();
	};
	document.documentElement.style.overflow = 'hidden';
	[...element.querySelectorAll<HTMLElement>(FOCUSABLE)].find((field) => field.offsetParent !== null)?.focus();
	document.addEventListener('keydown', key);
	wide.addEventListener('change', resize);
	return () => {
		document.documentElement.style.overflow = '';
		document.removeEventListener('keydown', key);
		wide.removeEventListener('change', resize);
		if (before instanceof HTMLElement) before.focus({ preventScroll: true });
	};
}
