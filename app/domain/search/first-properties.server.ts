import type { RequestContext } from '~/context';
import { cardRows, readCard } from './answer/read-cards';
import type { DestinationScope } from './resolve-destination';
import type { SearchFilter } from './search-filter';
import type { PropertyCard, SearchVocabulary } from './search-result';
import { searchCondition } from './statement/search-condition';
import { searchStatement } from './statement/search-statement';

/**
 * The first `limit` properties that a filter finds within `scope` (null: everywhere), in its order, and how many it finds: a search without
 * facets and all that surrounds a page of results.
 */
export async function firstProperties({
	ctx,
	filter,
	scope,
	vocabulary,
	limit,
}: {
	ctx: Pick<RequestContext, 'db' | 'language' | 'today'>;
	filter: SearchFilter;
	scope: DestinationScope | null;
	vocabulary: SearchVocabulary;
	limit: number;
}): Promise<{ count: number; cards: PropertyCard[] }> {
	const { language } = ctx;
	const condition = searchCondition(filter, scope, vocabulary, ctx.today);
	if (!condition) return { count: 0, cards: [] };
	const { rows } = await ctx.db.$client.execute(
		searchStatement(condition, { page: { limit, offset: 0 }, others: null, hasFacets: false }, language),
	);
	const setting = { vocabulary, language, periods: condition.periods };
	return {
		count: Number(rows[0]?.count ?? 0),
		cards: cardRows(rows[0]?.cards).found.map((card) => readCard(card, setting)),
	};
}
