import { COUNTRY_CODES, PROPERTY_TYPES } from '#db/schema/enums';
import type { RequestContext } from '~/context';
import { ALPS, alpsPageAbout } from '../content/alps-pages';
import { languagesOf } from '../content/content-page';
import { CONTENT_PAGES } from '../content/content-pages';
import { loadText } from '../content/load-text.server';
import { PLAIN_PAGES } from '../content/plain-pages';
import { type LocalizedPaths, sharedPath } from '../language/localized-paths';
import type { CountryCode } from '../place/country';
import { propertyPath } from '../place/property-path';
import { DEFAULT_PROPERTY_TYPE, type PropertyType } from '../property/property-type';
import { loadVocabulary } from '../search/load-vocabulary.server';
import { SEARCH_PAGE_SIZE } from '../search/search-result';
import { vocabularyIndex } from '../search/vocabulary-index';
import type { SitemapEntry } from './sitemap-entry';

/** Pages that are neither text nor list. */
const FIXED: readonly SitemapEntry[] = [
	...['/', '/search', '/enquire-now'].map((path) => ({ paths: sharedPath(path) })),
	{ paths: { en: '/contact', de: '/kontakt' } },
	{ paths: { en: '/destinations', de: ALPS.paths.de } },
];

export const LISTED_HOUSES_SQL = `select country_code, place_no, property_type, count(*) as houses
	from property_facet indexed by property_facet_scope group by country_code, place_no, property_type`;

/** Every page that search engines may keep besides the houses: fixed ones, texts, and listings with all their pages. */
export async function listSitemapPages({
	ctx,
}: {
	ctx: Pick<RequestContext, 'db' | 'catalogueVersion'>;
}): Promise<SitemapEntry[]> {
	const listings = await listListings(ctx);
	const paired = new Set(listings.map(({ paths }) => paths.de));
	const texts = CONTENT_PAGES.filter((page) => page !== ALPS && !page.isNoindex).flatMap((page) => {
		const [language = 'en'] = languagesOf(page);
		const updatedAt = Date.parse(loadText(page, language).frontMatter.updated);
		if (page.paths.de !== undefined && paired.has(page.paths.de)) return [];
		return { paths: page.kind === 'page' ? plainPaths(page.slug) : page.paths, updatedAt };
	});
	return [...FIXED, ...texts, ...listings];
}

function plainPaths(slug: string): LocalizedPaths {
	const page = PLAIN_PAGES.find((each) => each.slug === slug);
	if (!page) throw new RangeError(`No such text: ${slug}`);
	return page.paths.en === page.paths.de ? sharedPath(page.paths.en) : page.paths;
}

/** The listings that are not empty (P§2); a German page about a place stands for the German listing (docs/decisions/0012). */
async function listListings(ctx: Pick<RequestContext, 'db' | 'catalogueVersion'>): Promise<SitemapEntry[]> {
	const [vocabulary, { rows }] = await Promise.all([
		loadVocabulary({ ctx }),
		ctx.db.$client.execute(LISTED_HOUSES_SQL),
	]);
	const { partsByNo } = vocabularyIndex(vocabulary);
	const housesOf = (country: CountryCode, type: PropertyType, placeNos: readonly number[] | null) =>
		rows
			.filter(
				(row) =>
					row.country_code === country &&
					row.property_type === PROPERTY_TYPES.indexOf(type) &&
					(placeNos === null || placeNos.includes(Number(row.place_no))),
			)
			.reduce((sum, row) => sum + Number(row.houses), 0);
	return PROPERTY_TYPES.flatMap((type) =>
		COUNTRY_CODES.flatMap((country) => {
			const ofCity = vocabulary.citiesByCountry[country].map(({ value, placeNo }) => {
				const parts = (partsByNo.get(placeNo) ?? []).map((part) => part.placeNo);
				return { city: value, houses: housesOf(country, type, parts) };
			});
			return [{ city: null, houses: housesOf(country, type, null) }, ...ofCity].flatMap(({ city, houses }) =>
				listingPages(type, country, city, Math.ceil(houses / SEARCH_PAGE_SIZE)),
			);
		}),
	);
}

function listingPages(
	type: PropertyType,
	country: CountryCode,
	city: string | null,
	pageCount: number,
): { paths: LocalizedPaths }[] {
	const about = type === DEFAULT_PROPERTY_TYPE ? alpsPageAbout(country, city) : null;
	return Array.from({ length: pageCount }, (_, index) => {
		const query = index === 0 ? '' : `?page=${index + 1}`;
		const pathIn = (language: 'en' | 'de') => propertyPath({ type, country, city }, language) + query;
		return { paths: { en: pathIn('en'), de: index === 0 && about ? about.paths.de : pathIn('de') } };
	});
}
