import type { RequestContext } from '~/context';
import { countProperties } from './answer/count-properties';
import { cardRows, readCard } from './answer/read-cards';
import { readFacets } from './answer/read-facets';
import { readOtherPeriods } from './answer/read-other-periods';
import { FEW_PROPERTIES } from './changes/best-changes';
import { loadVocabulary } from './load-vocabulary.server';
import { nearestChanges } from './nearest-changes.server';
import { findPairs } from './pairs/find-pairs.server';
import { pageNumbers, pageSlice } from './result-page';
import type { SearchFilter } from './search-filter';
import type { SearchResult } from './search-result';
import { understandSearch } from './sentence/understand-search.server';
import { requestedPeriod, searchCondition } from './statement/search-condition';
import { searchStatement } from './statement/search-statement';

/** Properties shown under "available in other periods" on a page of results. */
const FIRST_OTHERS = 4;

/**
 * A page of properties for a search filter, with exact counts, facets and the first properties
 * that are free in other periods. A page beyond the last one has no cards. One round trip to the database, besides the
 * vocabulary, which is kept per catalogue version, and a second one when the destination is the name of a property. When few
 * properties or none are found, one more round trip finds the smallest changes that help, and where none has room for the party two
 * find neighbours that have it together.
 */
export async function searchProperties({
	ctx,
	filter: typed,
}: {
	ctx: Pick<RequestContext, 'db' | 'language' | 'today' | 'catalogueVersion'>;
	filter: SearchFilter;
}): Promise<SearchResult> {
	const { language } = ctx;
	const vocabulary = await loadVocabulary({ ctx });
	const { filter, destination, sentence, unknown } = await understandSearch({ ctx, filter: typed, vocabulary });
	const condition = searchCondition(filter, destination?.scope ?? null, vocabulary, ctx.today);
	const period = requestedPeriod(filter);
	let row: Record<string, unknown> = {};
	if (condition) {
		const statement = searchStatement(
			condition,
			{
				page: pageSlice(filter.page),
				others: period && { limit: FIRST_OTHERS, offset: 0 },
				hasFacets: true,
			},
			language,
		);
		row = (await ctx.db.$client.execute(statement)).rows[0] ?? {};
	}
	const setting = { vocabulary, language, periods: condition?.periods ?? [] };
	const counts = countProperties(textOf(row.houses), textOf(row.elsewhere));
	const cards = cardRows(row.cards);
	const isNone = counts.total === 0;
	const [changes, pairs] = await Promise.all([
		counts.total < FEW_PROPERTIES ? nearestChanges({ ctx, filter, destination, vocabulary, found: counts.total }) : [],
		isNone ? findPairs({ ctx, filter, destination, vocabulary }) : [],
	]);
	return {
		...pageNumbers(counts.total, filter.page),
		filter,
		sentence,
		unknownWords: unknown,
		cards: cards.found.map((card) => readCard(card, setting)),
		facets: readFacets(counts, { filter, vocabulary, language }),
		otherPeriods: period && {
			count: Number(row.other_count ?? 0),
			items: condition ? readOtherPeriods(cards.others, condition, setting) : [],
		},
		destination: destination?.resolved ?? null,
		correctedFrom: destination?.isCorrected ? filter.destination : null,
		period,
		changes,
		pairs,
	};
}

function textOf(value: unknown): string | null {
	return typeof value === 'string' ? value : null;
}
