/*
 * The worker of trip pages, with the scope `/trips/` (TRIP-9). It keeps what `/trips/{token}/offline` shows, with its styles, fonts and
 * pictures, and hands that out when the network does not answer. A link that has ended takes its copy along, and so does the day that the
 * copy names. Pages of the network are never stored.
 */
const PREFIX = 'trip ';
const PAGE = /^\/trips\/([a-z2-9]{26})\/?$/;
const KEPT_UNTIL = 'x-keep-until';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), forgetOld()])));

self.addEventListener('message', (event) => {
	const { keep: path, search } = event.data ?? {};
	if (typeof path !== 'string' || !PAGE.test(path)) return;
	event.waitUntil(
		keep(path, typeof search === 'string' ? search : '')
			.then((isKept) => isKept && event.source?.postMessage(`kept ${path}`))
			.catch(() => undefined),
	);
});

self.addEventListener('fetch', (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== 'GET') return;
	if (request.mode === 'navigate' && origin === self.location.origin && PAGE.test(pathname))
		event.respondWith(open(request, pathname));
	else if (request.mode !== 'navigate') event.respondWith(part(request));
});

/** The page of the network, or the copy where none answers. */
async function open(request, pathname) {
	try {
		const answer = await fetch(request);
		if (answer.status === 410 || answer.status === 404) await caches.delete(nameOf(pathname));
		if (answer.status < 500) return answer;
		return (await copyOf(pathname)) ?? answer;
	} catch (error) {
		const copy = await copyOf(pathname);
		if (copy) return copy;
		throw error;
	}
}

/** A style, font or picture of a copy, where the network does not answer. */
async function part(request) {
	try {
		return await fetch(request);
	} catch (error) {
		for (const name of await caches.keys()) {
			if (!name.startsWith(PREFIX)) continue;
			const copy = await (await caches.open(name)).match(request, { ignoreVary: true });
			if (copy) return copy;
		}
		throw error;
	}
}

async function copyOf(pathname) {
	await forgetOld();
	if (!(await caches.has(nameOf(pathname)))) return undefined;
	return (await caches.open(nameOf(pathname))).match(pageKey(pathname));
}

/** Stores the reduced view and what it needs; false where there is none. */
async function keep(path, search) {
	const answer = await fetch(`${path.replace(/\/$/, '')}/offline${search}`, { cache: 'no-store' });
	const until = answer.headers.get(KEPT_UNTIL);
	if (!answer.ok || !until || isOver(until)) {
		if (answer.status === 410 || answer.status === 404 || (until && isOver(until))) await caches.delete(nameOf(path));
		return false;
	}
	const html = withoutScripts(await answer.text());
	const cache = await caches.open(nameOf(path));
	const parts = partsOf(html);
	await Promise.allSettled(
		parts.map(async (url) => {
			if (await cache.match(url)) return;
			const isOwn = new URL(url).origin === self.location.origin;
			const file = await fetch(url, isOwn ? {} : { mode: 'no-cors' });
			if (file.ok || file.type === 'opaque') await cache.put(url, file);
			if (url.endsWith('.css') && file.ok) await keepFonts(cache, url);
		}),
	);
	await cache.put(
		pageKey(path),
		new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', [KEPT_UNTIL]: until } }),
	);
	return true;
}

/** Fonts that a style sheet names, in the two weights and letters that the page uses most: those that are preloaded come with the page. */
async function keepFonts(cache, sheet) {
	const text = await (await cache.match(sheet)).text();
	const fonts = [...text.matchAll(/url\(["']?([^"')]+latin-wght-normal[^"')]*\.woff2)["']?\)/g)];
	for (const [, address] of fonts) {
		const url = new URL(address, sheet).href;
		if (!(await cache.match(url))) await cache.add(url).catch(() => undefined);
	}
}

/** Without scripts and their data: a copy can be read and nothing else. */
function withoutScripts(html) {
	return html
		.replace(/<script\b[\s\S]*?<\/script>/gi, '')
		.replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/gi, '');
}

/** Style sheets, fonts and pictures of a page, as whole addresses. */
function partsOf(html) {
	const links = [...html.matchAll(/<link\b[^>]*\bhref="([^"]+)"[^>]*>/gi)]
		.filter(([tag]) => /\brel="(?:stylesheet|preload|icon)"/i.test(tag))
		.map(([, href]) => href);
	const pictures = [...html.matchAll(/<img\b[^>]*\bsrc="([^"]+)"/gi)].map(([, src]) => src);
	return [...new Set([...links, ...pictures])].map(
		(address) => new URL(address.replaceAll('&amp;', '&'), self.location.origin).href,
	);
}

/** Copies whose day is over go. */
async function forgetOld() {
	for (const name of await caches.keys()) {
		if (!name.startsWith(PREFIX)) continue;
		const copy = await (await caches.open(name)).match(pageKey(name.slice(PREFIX.length)));
		const until = copy?.headers.get(KEPT_UNTIL);
		if (!until || isOver(until)) await caches.delete(name);
	}
}

function isOver(day) {
	const now = new Date();
	const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
		.map((number) => String(number).padStart(2, '0'))
		.join('-');
	return today > day;
}

function nameOf(pathname) {
	return PREFIX + pathname.replace(/\/$/, '');
}

function pageKey(pathname) {
	return new URL(pathname.replace(/\/$/, ''), self.location.origin).href;
}
