import { CACHE_CONTROL } from '~/platform/cache/cache-control';

/** Public XML, cached like a page. */
export function xmlAnswer(xml: string): Response {
	return new Response(xml, {
		headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': CACHE_CONTROL.publicPage },
	});
}

/** For hosts that must not be indexed, and for parts that do not exist. */
export function noSitemap(): Response {
	return new Response('There is no such sitemap here.\n', {
		status: 404,
		headers: { 'content-type': 'text/plain; charset=utf-8' },
	});
}
