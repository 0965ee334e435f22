import { useLocation } from '@remix-run/react';
import { type RefObject, useEffect, useRef } from 'react';
import { debounce } from '~/platform/debounce';

/**
 * Enhances the `<details>` of the header: Escape closes and restores the focus, so does a touch outside and a navigation; while the menu's
 * sheet covers the page, nothing below it is reachable.
 */
export function useHeaderParts(header: RefObject<HTMLElement>): void {
	const { key } = useLocation();

	const shownFor = useRef(key);

	// Menus opened before hydration stay open.
	useEffect(() => {
		if (shownFor.current === key) return;
		shownFor.current = key;
		for (const part of openParts(header.current)) part.open = false;
	}, [key, header]);

	useEffect(() => {
		const element = header.current;
		if (!element) return;
		const shield = () => {
			const isCovered = openParts(element).some((part) => part.matches('.menu'));
			for (const other of document.body.children) {
				if (!other.contains(element)) other.toggleAttribute('inert', isCovered);
			}
		};
		const onKey = (event: KeyboardEvent) => {
			const part = openParts(element).at(-1);
			// A list of suggestions takes Escape for itself first.
			if (event.key !== 'Escape' || event.defaultPrevented || !part) return;
			part.open = false;
			part.querySelector('summary')?.focus();
		};
		const onPointer = (event: PointerEvent) => {
			for (const part of openParts(element)) if (!part.contains(event.target as Node)) part.open = false;
		};
		// A sheet that the wider layout does not show must not lock the page.
		const onResize = debounce(() => {
			for (const part of openParts(element)) if (part.matches('.menu') && !part.offsetParent) part.open = false;
		});
		shield();
		element.addEventListener('toggle', shield, true);
		document.addEventListener('keydown', onKey);
		document.addEventListener('pointerdown', onPointer);
		window.addEventListener('resize', onResize);
		return () => {
			onResize.cancel();
			element.removeEventListener('toggle', shield, true);
			document.removeEventListener('keydown', onKey);
			document.removeEventListener('pointerdown', onPointer);
			window.removeEventListener('resize', onResize);
		};
	}, [header]);
}

function openParts(header: HTMLElement | null): HTMLDetailsElement[] {
	return [...(header?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])];
}
