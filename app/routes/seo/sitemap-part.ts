import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { canonicalOrigin } from '~/domain/brand/canonical-origin';
import { listSitemapPages } from '~/domain/sitemap/list-sitemap-pages.server';
import { listSitemapProperties } from '~/domain/sitemap/list-sitemap-properties.server';
import { sitemapXml } from '~/domain/sitemap/sitemap-xml';
import { noSitemap, xmlAnswer } from './xml-answer.server';

/** `/sitemaps/pages.xml` and `/sitemaps/houses-{n}.xml`: the parts listed in `/sitemap.xml`, anything else is 404. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const part = /^houses-([1-9]\d{0,5})\.xml$/.exec(params.file ?? '')?.[1];
	const isPages = params.file === 'pages.xml';
	if (!context.isIndexable || !(isPages || part)) throw noSitemap();
	const entries = isPages
		? await listSitemapPages({ ctx: context })
		: await listSitemapProperties({ ctx: context, part: Number(part) });
	if (entries.length === 0) throw noSitemap();
	return xmlAnswer(sitemapXml(entries, canonicalOrigin(context.origin, true)));
}
