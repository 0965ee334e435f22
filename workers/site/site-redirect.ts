import { ALPS_PLACES } from '~/domain/content/alps-pages';
import { addressesOf } from '~/domain/content/content-page';
import { CONTENT_PAGES } from '~/domain/content/content-pages';
import { pathSegment } from '~/domain/place/path-segment';
import { REDIRECTS, type Redirect } from './redirects';
import type { Visit } from './resolve-visit';

/** The table by the one form that all spellings of a source have in common, and every text's own address, for its other spellings. */
const BY_FORM: ReadonlyMap<string, Redirect> = new Map(
	[
		...[...CONTENT_PAGES, ...ALPS_PLACES]
			.flatMap(addressesOf)
			.map((path): Redirect => ({ status: 301, source: path, target: path })),
		...REDIRECTS,
	].map((redirect) => [formOf(redirect.source) ?? '', redirect]),
);

/** The answer to an address that only leads elsewhere, or null. Trailing slashes go, the query stays. */
export function siteRedirect(url: URL, visit: Pick<Visit, 'brand'>, method = 'GET'): Response | null {
	// A path of two slashes is another site's address wherever a page repeats it in a link.
	if (url.pathname.startsWith('//')) return moved(301, `${url.pathname}${url.search}`);
	const path = decoded(url.pathname);
	// What is sent belongs to the route of its own address, or to none.
	if (path === null || (method !== 'GET' && method !== 'HEAD')) return null;
	const row = BY_FORM.get(formOf(path) ?? '');
	if (row && row.target !== path && (visit.brand.isB2C || !row.isConsumerOnly)) {
		return moved(row.status, `${encodeURI(row.target)}${url.search}`);
	}
	const { pathname } = url;
	if (pathname.length > 1 && pathname.endsWith('/')) {
		return moved(301, `${pathname.replace(/\/+$/, '') || '/'}${url.search}`);
	}
	// A legacy query of the landing page; here, since pages of the cache know only the names of its key.
	const id = pathname === '/' && url.search !== '' ? url.searchParams.get('propertyId') : null;
	return id ? moved(301, `/legacy/${encodeURIComponent(id)}`) : null;
}

function decoded(pathname: string): string | null {
	try {
		return decodeURIComponent(pathname);
	} catch {
		return null;
	}
}

/** Path segments as the redirects name them, without trailing slashes; null where one of them is empty. */
function formOf(path: string): string | null {
	const segments = path.replace(/\/+$/, '').slice(1).split('/').map(pathSegment);
	return segments.includes('') ? null : segments.join('/');
}

function moved(status: Redirect['status'], location: string): Response {
	// Only paths on this host: a path that begins with two slashes would lead elsewhere.
	return new Response(null, {
		status,
		headers: { location: location.replace(/^\/{2,}/, '/'), 'cache-control': 'public, max-age=3600' },
	});
}
