import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { canonicalOrigin } from '~/domain/brand/canonical-origin';
import { CACHE_CONTROL } from '~/platform/cache/cache-control';

/**
 * `/robots.txt` of this host. Only the calls of the API are disallowed: a page that must not be indexed says noindex, and a robot that may
 * not read a page cannot read that either. Hosts that are not production name no sitemap; all their responses say noindex.
 */
export function loader({ context }: LoaderFunctionArgs) {
	const lines = ['User-agent: *', 'Disallow: /api/'];
	if (context.isIndexable) lines.push('', `Sitemap: ${canonicalOrigin(context.origin, true)}/sitemap.xml`);
	return new Response(`${lines.join('\n')}\n`, {
		headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': CACHE_CONTROL.publicPage },
	});
}
