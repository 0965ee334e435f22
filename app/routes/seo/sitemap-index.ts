import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { canonicalOrigin } from '~/domain/brand/canonical-origin';
import { listPropertyParts } from '~/domain/sitemap/list-sitemap-properties.server';
import { sitemapIndexXml } from '~/domain/sitemap/sitemap-xml';
import { noSitemap, xmlAnswer } from './xml-answer.server';

/** `/sitemap.xml`: the sitemaps of this brand's host; 404 where nothing may be found. */
export async function loader({ context }: LoaderFunctionArgs) {
	if (!context.isIndexable) throw noSitemap();
	const parts = await listPropertyParts({ ctx: context });
	const properties = parts.map(({ part, updatedAt }) => ({ path: `/sitemaps/houses-${part}.xml`, updatedAt }));
	return xmlAnswer(
		sitemapIndexXml(
			[{ path: '/sitemaps/pages.xml', updatedAt: null }, ...properties],
			canonicalOrigin(context.origin, true),
		),
	);
}
