import { type RefObject, useEffect, useRef } from 'react';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), summary';

/**
 * Makes a part of the page a modal sheet while it is open: the page behind stands still, the keyboard stays inside,
 * Escape closes it, and the focus returns to where it was. It closes by itself where the layout shows it as a column.
 */
export function useSheet(sheet: RefObject<HTMLElement>, isOpen: boolean, onClose: () => void): void {
	const close = useRef(onClose);
	close.current = onClose;
	useEffect(() => {
		const element = sheet.current;
		if (!isOpen || !element) return;
		const before = document.activeElement;
		const wide = window.matchMedia('(width >= 50rem)');
		const leave = () => close.current();
		const key = (event: KeyboardEvent) => {
			if (event.key === 'Escape') leave();
			if (event.key !== 'Tab') return;
			const all = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((field) => field.offsetParent !== null);
			const [first, last] = [all[0], all.at(-1)];
			const edge = event.shiftKey ? first : last;
			if (document.activeElement !== edge && element.contains(document.activeElement)) return;
			event.preventDefault();
			(event.shiftKey ? last : first)?.focus();
		};
		document.documentElement.style.overflow = 'hidden';
		element.querySelector<HTMLElement>(FOCUSABLE)?.focus();
		document.addEventListener('keydown', key);
		wide.addEventListener('change', leave);
		return () => {
			document.documentElement.style.overflow = '';
			document.removeEventListener('keydown', key);
			wide.removeEventListener('change', leave);
			if (before instanceof HTMLElement) before.focus({ preventScroll: true });
		};
	}, [sheet, isOpen]);
}
