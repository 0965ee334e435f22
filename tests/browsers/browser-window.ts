/** A window of a browser that is driven from outside, as much of it as the ways need. */
export type BrowserWindow = {
	/** Goes to an address and waits until its document is read. */
	open: (address: string) => Promise<void>;
	/** Runs a function's body in the page, with `wanted` in it, and gives what it returns. */
	evaluate: (body: string, wanted?: Wanted) => Promise<unknown>;
	/** The first element that is wanted and seen, to be used at once; null: there is none. */
	find: (wanted: Wanted) => Promise<PageElement | null>;
	press: (key: 'Enter' | 'Escape') => Promise<void>;
	/** A picture of the window as PNG. */
	screenshot: () => Promise<Buffer>;
	/** Script errors and violations of the policy since the window was opened. */
	errors: () => Promise<string[]>;
	close: () => Promise<void>;
};

export type PageElement = { click: () => Promise<void>; type: (text: string) => Promise<void> };

/** An element by a selector and, if given, the source of a pattern for its label or text. */
export type Wanted = { css: string; text?: string };

export type WindowSize = { width: number; height: number };

/** Finds `wanted` among the visible elements and scrolls to it; runs in the page. */
export function findElement({ css, text }: Wanted): Element | null {
	const pattern = text === undefined ? null : new RegExp(text, 'u');
	const isSeen = (element: Element) => {
		const { width, height } = element.getBoundingClientRect();
		return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
	};
	const isAsked = (element: Element) =>
		pattern === null ||
		[element.getAttribute('aria-label'), element.textContent].some((each) =>
			pattern.test((each ?? '').replace(/\s+/g, ' ').trim()),
		);
	const found = [...document.querySelectorAll(css)].find((element) => isSeen(element) && isAsked(element)) ?? null;
	found?.scrollIntoView({ block: 'center', behavior: 'instant' });
	return found;
}
