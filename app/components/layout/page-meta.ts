import type { LinksFunction } from '@remix-run/cloudflare';
import { isRouteErrorResponse, type MetaDescriptor } from '@remix-run/react';
import type { RootData } from '~/components/root/use-root';
import { canonicalAddress } from '~/domain/brand/canonical-address';
import { sharedPath } from '~/domain/language/localized-paths';
import { defaultPreview, type PreviewPicture } from './preview-picture';

export type PageMeta = {
	title: string;
	description: string;
	/** Path of this page in its language, without host; query only where it belongs to the address. */
	path: string;
	/**
	 * Paths of this page in both languages (BRAND-23); when omitted, the path is the same in both and `?lng=de` selects German
	 * (docs/decisions/0009). Null for a page without a version in the other language, or one that is not canonical in its own
	 * (docs/decisions/0012).
	 */
	alternates?: { en: string; de: string } | null;
	isNoindex?: boolean;
	/** For previews; the default is the site's own. */
	picture?: PreviewPicture | null;
	/** JSON-LD objects. */
	structured?: readonly object[];
};

type Matches = readonly ({ id: string; data?: unknown } | undefined)[];

/** Languages as previews name them. */
const LOCALES = { en: 'en_GB', de: 'de_DE' } as const;

/** Title, description, canonical, alternates, robots and preview of a page (BRAND-26), for a route's `meta` export. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
	const root = matches.find((match) => match?.id === 'root')?.data as RootData | undefined;
	if (!root) return [{ title: page.title }];
	const address = (path: string) => canonicalAddress(root.canonicalOrigin, path);
	const shared = page.alternates === undefined ? sharedPath(page.path) : null;
	const alternates = shared ?? page.alternates;
	const canonical = shared?.[root.language] ?? page.path;
	const title = page.title.includes(root.brand.name) ? page.title : `${page.title} | ${root.brand.name}`;
	const isIndexed = root.isIndexable && !page.isNoindex;
	// In the workers' log, and only on hosts where developers work.
	if (import.meta.env.SSR && !page.description && !root.isIndexable)
		console.warn(`Missing meta description: ${page.path}`);
	const picture = page.picture ?? defaultPreview(root.canonicalOrigin, root.language);
	return [
		{ title },
		{ name: 'description', content: page.description },
		...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
		...(page.isNoindex
			? []
			: [
					{ tagName: 'link', rel: 'canonical', href: address(canonical) },
					...(alternates
						? [
								{ tagName: 'link', rel: 'alternate', hrefLang: 'en', href: address(alternates.en) },
								{ tagName: 'link', rel: 'alternate', hrefLang: 'de', href: address(alternates.de) },
								{ tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address(alternates.en) },
							]
						: []),
				]),
		{ property: 'og:title', content: title },
		{ property: 'og:description', content: page.description },
		{ property: 'og:site_name', content: root.brand.name },
		{ property: 'og:type', content: 'website' },
		...(page.isNoindex ? [] : [{ property: 'og:url', content: address(canonical) }]),
		{ property: 'og:locale', content: LOCALES[root.language] },
		...(alternates && !page.isNoindex
			? [{ property: 'og:locale:alternate', content: LOCALES[root.language === 'en' ? 'de' : 'en'] }]
			: []),
		{ property: 'og:image', content: picture.url },
		{ property: 'og:image:type', content: 'image/jpeg' },
		{ property: 'og:image:width', content: String(picture.width) },
		{ property: 'og:image:height', content: String(picture.height) },
		{ property: 'og:image:alt', content: picture.alt },
		// Title, text and picture are read from the tags above.
		{ name: 'twitter:card', content: 'summary_large_image' },
		...(page.structured ?? []).map((data) => ({ 'script:ld+json': data })),
	] as MetaDescriptor[];
}

type LoadedPage = {
	matches: Matches;
	data?: { title?: string; description?: string } | null | undefined;
	error?: unknown;
	location: { pathname: string };
};

/** `meta` of a page that search engines leave out: title and description of its loader's data, or the title of its error. */
export function noindexMeta({ matches, data, error, location }: LoadedPage): MetaDescriptor[] {
	const title = data?.title ?? errorTitle(error);
	return pageMeta(matches, {
		title,
		description: data?.description ?? title,
		path: location.pathname,
		isNoindex: true,
	});
}

/** Title of a page that failed: the one of its error response, else its status. */
export function errorTitle(error: unknown, unexpected = '500'): string {
	return isRouteErrorResponse(error) ? String(error.data?.title ?? error.status) : unexpected;
}

/** `links` of a page with style sheets of its own. */
export function stylesheets(...hrefs: readonly string[]): LinksFunction {
	return () => hrefs.map((href) => ({ rel: 'stylesheet', href }));
}
