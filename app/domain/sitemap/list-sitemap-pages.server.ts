import type { RequestContext } from '~/context';
import { ALPS, ALPS_PLACES } from '../content/alps-pages';
import { languagesOf } from '../content/content-page';
import { CONTENT_PAGES } from '../content/content-pages';
import { loadText } from '../content/load-text.server';
import { PLAIN_PAGES } from '../content/plain-pages';
import { guideKey, listGuides } from '../guide/list-guides.server';
import { type LocalizedPaths, sharedPath } from '../language/localized-paths';
import { listListings } from './list-listings.server';
import type { SitemapEntry } from './sitemap-entry';

/** Pages that are neither text nor list. */
const FIXED: readonly SitemapEntry[] = [
	...['/', '/search', '/enquire-now'].map((path) => ({ paths: sharedPath(path) })),
	{ paths: { en: '/contact', de: '/kontakt' } },
	{ paths: { en: '/destinations', de: ALPS.paths.de } },
];

/** Every page that search engines may keep besides the houses: fixed ones, texts, and listings with all their pages. */
export async function listSitemapPages({
	ctx,
}: {
	ctx: Pick<RequestContext, 'db' | 'catalogueVersion'>;
}): Promise<SitemapEntry[]> {
	const [listings, guides] = await Promise.all([listListings(ctx), listGuides({ ctx: { ...ctx, language: 'de' } })]);
	const paired = new Set(listings.map(({ paths }) => paths.de));
	const texts = CONTENT_PAGES.filter((page) => page !== ALPS && !page.isNoindex).flatMap((page) => {
		const [language = 'en'] = languagesOf(page);
		const updatedAt = Date.parse(loadText(page, language).frontMatter.updated);
		if (page.paths.de !== undefined && paired.has(page.paths.de)) return [];
		return { paths: page.kind === 'page' ? plainPaths(page.slug) : page.paths, updatedAt };
	});
	const places = ALPS_PLACES.filter(({ paths }) => !paired.has(paths.de)).map(({ paths, subject }) => {
		const guide = guides.get(guideKey(subject));
		return { paths, ...(guide ? { updatedAt: Date.parse(guide.updatedOn) } : {}) };
	});
	return [...FIXED, ...texts, ...places, ...listings];
}

function plainPaths(slug: string): LocalizedPaths {
	const page = PLAIN_PAGES.find((each) => each.slug === slug);
	if (!page) throw new RangeError(`No such text: ${slug}`);
	return page.paths.en === page.paths.de ? sharedPath(page.paths.en) : page.paths;
}
