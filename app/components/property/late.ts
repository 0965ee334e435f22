import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const SIGNS = ['scroll', 'pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

let touched: Promise<void> | undefined;

/** The first sign that somebody reads on. */
function firstTouch(): Promise<void> {
	touched ??= new Promise((resolve) => {
		const done = () => {
			for (const sign of SIGNS) removeEventListener(sign, done, true);
			resolve();
		};
		for (const sign of SIGNS) addEventListener(sign, done, { capture: true, passive: true });
	});
	return touched;
}

/**
 * A part of a page whose script comes late: the server draws it whole, and in the browser its HTML stands as it is,
 * native and usable, until the visitor's first touch brings the script (decisions 62). Reached by a click from another
 * page, where no such HTML stands, it comes at once. Render it inside a Suspense boundary, within the element of `id`.
 */
export function late<Props extends object>(
	id: string,
	load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
	return lazy(async () => {
		if (document.getElementById(id)) await firstTouch();
		return load();
	});
}
