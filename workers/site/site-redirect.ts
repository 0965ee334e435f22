import type { Visit } from './load-context';

/** Fixed redirects of P§2 and H§2 that this part of the product needs; path spellings are corrected by the listing routes. */
const REDIRECTS: Readonly<Record<string, string>> = {
	'/jetzt-anfragen': '/enquire-now',
	'/anfrage': '/enquire-now',
	'/events': '/',
};

/** The answer to an address that only leads elsewhere, or null. Trailing slashes go, the query stays. */
export function siteRedirect(url: URL, _visit: Visit): Response | null {
	const path = url.pathname;
	if (path.length > 1 && path.endsWith('/')) return moved(`${path.replace(/\/+$/, '') || '/'}${url.search}`);
	const target = REDIRECTS[path];
	if (target) return moved(`${target}${url.search}`);
	// A legacy query of the landing page (P§2); here, since pages of the cache know only the names of its key.
	const id = path === '/' && url.search !== '' ? url.searchParams.get('propertyId') : null;
	return id ? moved(`/legacy/${encodeURIComponent(id)}`) : null;
}

function moved(location: string): Response {
	// Only paths on this host: a path that begins with two slashes would lead elsewhere.
	return new Response(null, {
		status: 301,
		headers: { location: location.replace(/^\/{2,}/, '/'), 'cache-control': 'public, max-age=3600' },
	});
}
