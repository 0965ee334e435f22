import { COUNTRY_CODES } from '#db/schema/enums';
import type { RequestContext } from '~/context';
import type { CountryCode } from '../place/country';
import { firstProperties } from './first-properties.server';
import { loadVocabulary } from './load-vocabulary.server';
import { EMPTY_SEARCH_FILTER } from './search-filter';
import type { PropertyCard } from './search-result';
import { vocabularyIndex } from './vocabulary-index';

/**
 * The first `limit` properties of a place with its parts, of a country (`city` null) or of all (`country` null), best first and
 * of every type, and how many there are. An unknown place has none.
 */
export async function bestProperties({
	ctx,
	country,
	city,
	limit,
}: {
	ctx: Pick<RequestContext, 'db' | 'language' | 'today' | 'catalogueVersion'>;
	country: CountryCode | null;
	city: string | null;
	limit: number;
}): Promise<{ count: number; cards: PropertyCard[] }> {
	const vocabulary = await loadVocabulary({ ctx });
	const found = country && city ? vocabulary.citiesByCountry[country].find(({ value }) => value === city) : undefined;
	if (city !== null && !found) return { count: 0, cards: [] };
	const parts = found && vocabularyIndex(vocabulary).partsByNo.get(found.placeNo);
	const scope = {
		countries: country ? [country] : COUNTRY_CODES,
		placeNos: parts?.map(({ placeNo }) => placeNo) ?? null,
		sectorNos: null,
		propertyNos: null,
	};
	return firstProperties({ ctx, filter: EMPTY_SEARCH_FILTER, scope, vocabulary, limit });
}
