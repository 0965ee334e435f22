import { FIRST_TOUCH, SIGNS_OF_TOUCH } from './first-touch';

/**
 * Holds the page's modules back until it has been seen: they are most of its bytes, and it can be read and used without them.
 * `start`: when they start. `afterFirstView`: when everything that the first view shows is there, at the first touch, key or focus, or after
 * three seconds, whichever comes first. `atFirstTouch`: at the first touch, key, focus or scroll alone, for a page whose script does nothing
 * before; they are fetched when the page has come. Takes Remix's HTML with its preloads and its one inline module; HTML of another shape
 * comes back as it is.
 */
export function startScriptsLate(html: string, start: keyof typeof WAITING = 'afterFirstView'): string {
	// Remix writes preloads and module last, so only the tail is looked through.
	const from = html.indexOf(PRELOAD);
	const tail = from === -1 ? '' : html.slice(from);
	const [module, imports] = REMIX_MODULE.exec(tail) ?? [];
	if (module === undefined || imports === undefined) return html;
	const late = imports
		.replace(/^import (".*?");$/gm, 'await import($1);')
		.replace(/^import \* as (\w+) from (".*?");$/gm, 'const $1 = await import($2);');
	return (
		html.slice(0, from) +
		tail.replace(module, () => `${OPENING}${WAITING[start]}${late}</script>`).replaceAll(PRELOAD, LATER)
	);
}

const PRELOAD = '<link rel="modulepreload"';

const OPENING = '<script type="module" async="">';

/** Begins with the manifest, ends with the entry: `<Scripts>` of Remix 2. */
const REMIX_MODULE = /<script type="module" async="">(import "[^"]+";\nimport \* as route0 from [^<]*)<\/script>/;

/** Valid in a body, and nothing to do on a site's own origin; the mark is what the script looks for. */
const LATER = '<link data-later="" rel="dns-prefetch"';

/** What a module script waits for before its imports. A touch before them is marked, so that the late parts of the page need no second one. */
const WAITING = {
	afterFirstView: oneLine(`await new Promise((start) => {
	const seen = () => requestAnimationFrame(() => setTimeout(start));
	if (document.readyState === 'complete') seen();
	else addEventListener('load', seen, { once: true });
	for (const sign of ['pointerdown', 'keydown', 'focusin']) addEventListener(sign, start, { once: true, capture: true });
	setTimeout(start, 3000);
});
for (const link of document.querySelectorAll('link[data-later]')) link.rel = 'modulepreload';
`),
	atFirstTouch: oneLine(`await new Promise((start) => {
	const fetchAs = (rel) => { for (const link of document.querySelectorAll('link[data-later]')) link.rel = rel; };
	const seen = () => setTimeout(fetchAs, 500, 'prefetch');
	if (document.readyState === 'complete') seen();
	else addEventListener('load', seen, { once: true });
	const touched = () => { performance.mark('${FIRST_TOUCH}'); fetchAs('modulepreload'); start(); };
	for (const sign of ${JSON.stringify(SIGNS_OF_TOUCH)}) addEventListener(sign, touched, { once: true, capture: true, passive: true });
});
`),
};

function oneLine(script: string): string {
	return script.replace(/\s*\n\s*/g, ' ');
}
