import { COUNTRY_CODES, PROPERTY_TYPES } from '#db/schema/enums';
import type { RequestContext } from '~/context';
import { alpsPageAbout } from '../content/alps-pages';
import type { LocalizedPaths } from '../language/localized-paths';
import type { CountryCode } from '../place/country';
import { propertyPath } from '../place/property-path';
import { DEFAULT_PROPERTY_TYPE, type PropertyType } from '../property/property-type';
import { loadVocabulary } from '../search/load-vocabulary.server';
import { SEARCH_PAGE_SIZE } from '../search/search-result';
import { vocabularyIndex } from '../search/vocabulary-index';
import type { SitemapEntry } from './sitemap-entry';

export const LISTED_PROPERTIES_SQL = `select country_code, place_no, property_type, count(*) as houses
	from property_facet indexed by property_facet_scope group by country_code, place_no, property_type`;

/** The listings that are not empty; a German page about a place stands for the German listing (docs/decisions/0012). */
export async function listListings(ctx: Pick<RequestContext, 'db' | 'catalogueVersion'>): Promise<SitemapEntry[]> {
	const [vocabulary, { rows }] = await Promise.all([
		loadVocabulary({ ctx }),
		ctx.db.$client.execute(LISTED_PROPERTIES_SQL),
	]);
	const { partsByNo } = vocabularyIndex(vocabulary);
	const propertiesOf = (country: CountryCode, type: PropertyType, placeNos: readonly number[] | null) =>
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
				return { city: value, houses: propertiesOf(country, type, parts) };
			});
			return [{ city: null, houses: propertiesOf(country, type, null) }, ...ofCity].flatMap(
				({ city, houses: properties }) => listingPages(type, country, city, Math.ceil(properties / SEARCH_PAGE_SIZE)),
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
