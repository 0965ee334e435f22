import type { RequestContext } from '~/context';
import type { CountryCode } from '../place/country';
import type { PropertyType } from '../property/property-type';
import { cardRows, readCard } from './answer/read-cards';
import { loadVocabulary } from './load-vocabulary.server';
import { pageNumbers, pageSlice } from './result-page';
import { EMPTY_SEARCH_FILTER } from './search-filter';
import type { CardPage, PropertyCard } from './search-result';
import { searchCondition } from './statement/search-condition';
import { searchStatement } from './statement/search-statement';
import { vocabularyIndex } from './vocabulary-index';

export type Listing = CardPage<PropertyCard> & {
	/** The place that was asked for, in the visitor's language; null for a whole country or an unknown place. */
	place: { slug: string; name: string } | null;
};

/**
 * A page of the listing `/{propertyType}/{country}[/{city}]`, best first (SEARCH-14). `city` is a path segment; a place stands
 * for its parts too (`courchevel`). An unknown place or one without such properties has count 0: the route redirects then.
 */
export async function listProperties({
	ctx,
	type,
	country,
	city,
	page,
}: {
	ctx: Pick<RequestContext, 'db' | 'language' | 'today' | 'catalogueVersion'>;
	type: PropertyType;
	country: CountryCode;
	city: string | null;
	page: number;
}): Promise<Listing> {
	const { language } = ctx;
	const vocabulary = await loadVocabulary({ ctx });
	const found = vocabulary.citiesByCountry[country].find(({ value }) => value === city);
	if (city !== null && !found) return { ...pageNumbers(0, page), items: [], place: null };
	const parts = found ? vocabularyIndex(vocabulary).partsByNo.get(found.placeNo) : undefined;
	const condition = searchCondition(
		{ ...EMPTY_SEARCH_FILTER, propertyTypeArray: [type], page },
		{
			countries: [country],
			placeNos: parts?.map(({ placeNo }) => placeNo) ?? null,
			sectorNos: null,
			propertyNos: null,
		},
		vocabulary,
		ctx.today,
	);
	const statement =
		condition && searchStatement(condition, { page: pageSlice(page), others: null, hasFacets: false }, language);
	const row = statement ? (await ctx.db.$client.execute(statement)).rows[0] : undefined;
	return {
		...pageNumbers(Number(row?.count ?? 0), page),
		items: cardRows(row?.cards).found.map((card) => readCard(card, { vocabulary, language, periods: [] })),
		place: found ? { slug: found.value, name: found[language] } : null,
	};
}
