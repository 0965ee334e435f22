import { FIRST_TOUCH, SIGNS_OF_TOUCH } from './first-touch';

/**
 * Takes the script out of a page that Remix has drawn, and puts in scripts that are the same on every page (`PAGE_SCRIPTS`), so that the policy can
 * name them and no other (ADR 60): what differs from page to page, Remix's context and the modules, is data for them.
 * They also hold the page's modules back until it has been seen: those are most of its bytes, and it can be read and used without them.
 * `start`: when they start. `afterFirstView`: when everything that the first view shows is there, at the first touch, key or focus, or after
 * three seconds, whichever comes first. `atFirstTouch`: at the first touch, key, focus or scroll alone, for a page whose script does nothing
 * before; they are fetched when the page has come. Takes Remix's HTML with its preloads and its three inline scripts; HTML of another shape
 * comes back as it is.
 */
export function startScriptsLate(html: string, start: keyof typeof START = 'afterFirstView'): string {
	// Remix writes what keeps the scroll, preloads, context and modules last and in this order, so only the tail is looked through.
	const from = html.indexOf(PRELOAD);
	const scroll = from === -1 ? -1 : html.lastIndexOf(SCROLL_OPENING, from);
	const tail = from === -1 ? '' : html.slice(from);
	const [scripts, context, imports = ''] = REMIX_SCRIPTS.exec(tail) ?? [];
	// What keeps the scroll ends where the preloads begin: nothing else is replaced with it.
	if (scripts === undefined || scroll === -1 || html.indexOf(CLOSING, scroll) + CLOSING.length !== from) return html;
	const [manifest, ...routes] = [...imports.matchAll(IMPORT)].map(([, file]) => file);
	const [, ids] = ROUTE_IDS.exec(imports) ?? [];
	const [, entry] = ENTRY.exec(imports) ?? [];
	if (ids === undefined || entry === undefined) return html;
	const names = [...ids.matchAll(ROUTE_ID)].map(([, id]) => id);
	const modules = JSON.stringify({ manifest, entry, routes: names.map((id, index) => [id, routes[index]]) });
	const data = `<script type="application/json" id="page-data">{"modules":${modules},"context":${context}}</script>`;
	return [
		html.slice(0, scroll),
		`<script>${KEEP_SCROLL}</script>`,
		tail
			.replace(scripts, () => `${data}<script type="module" async="">${START[start]}</script>`)
			.replaceAll(PRELOAD, LATER),
	].join('');
}

const PRELOAD = '<link rel="modulepreload"';

const CLOSING = '</script>';

/** `<ScrollRestoration>` of Remix 2, the one inline script before the preloads. */
const SCROLL_OPENING = '<script>((';

/** The context, then a module that begins with the manifest and ends with the entry: `<Scripts>` of Remix 2. */
const REMIX_SCRIPTS =
	/<script>window\.__remixContext = (\{[^<]*\});<\/script><script type="module" async="">(import "[^"]+";?\nimport \* as route0 from [^<]*)<\/script>/;

const IMPORT = /^import (?:\* as \w+ from )?"([^"]+)";?$/gm;
const ROUTE_IDS = /^window\.__remixRouteModules = \{(.*)\};$/m;
const ROUTE_ID = /"([^"]+)":route\d+/g;
const ENTRY = /^import\("([^"]+)"\);$/m;

/** Valid in a body, and nothing to do on a site's own origin; the mark is what the script looks for. */
const LATER = '<link data-later="" rel="dns-prefetch"';

/** Before anything is drawn anew: back and forward find the place where the page was left. Remix keeps the places, by the key of the entry. */
const KEEP_SCROLL = oneLine(`
	if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
	try {
		const place = JSON.parse(sessionStorage.getItem('positions') || '{}')[history.state.key];
		if (typeof place === 'number') scrollTo(0, place);
	} catch { sessionStorage.removeItem('positions'); }`);

/** Runs what the page's data names: its manifest, the modules of its routes, and the entry. */
const RUN = `
	const { modules, context } = JSON.parse(document.getElementById('page-data').textContent);
	window.__remixContext = context;
	await import(modules.manifest);
	const routes = {};
	for (const [id, file] of modules.routes) routes[id] = await import(file);
	window.__remixRouteModules = routes;
	await import(modules.entry);`;

/** What a module script waits for before its imports. A touch before them is marked, so that the late parts of the page need no second one. */
const START = {
	afterFirstView: oneLine(`await new Promise((start) => {
	const seen = () => requestAnimationFrame(() => setTimeout(start));
	if (document.readyState === 'complete') seen();
	else addEventListener('load', seen, { once: true });
	for (const sign of ['pointerdown', 'keydown', 'focusin']) addEventListener(sign, start, { once: true, capture: true });
	setTimeout(start, 3000);
});
for (const link of document.querySelectorAll('link[data-later]')) link.rel = 'modulepreload';
${RUN}`),
	atFirstTouch: oneLine(`await new Promise((start) => {
	const fetchAs = (rel) => { for (const link of document.querySelectorAll('link[data-later]')) link.rel = rel; };
	const seen = () => setTimeout(fetchAs, 500, 'prefetch');
	if (document.readyState === 'complete') seen();
	else addEventListener('load', seen, { once: true });
	const touched = () => { performance.mark('${FIRST_TOUCH}'); fetchAs('modulepreload'); start(); };
	for (const sign of ${JSON.stringify(SIGNS_OF_TOUCH)}) addEventListener(sign, touched, { once: true, capture: true, passive: true });
});
${RUN}`),
};

function oneLine(script: string): string {
	return script.trim().replace(/\s*\n\s*/g, ' ');
}

/** All inline scripts of pages that Remix has drawn. */
export const PAGE_SCRIPTS: readonly string[] = [KEEP_SCROLL, START.afterFirstView, START.atFirstTouch];
