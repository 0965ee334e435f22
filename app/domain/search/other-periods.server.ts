import type { RequestContext } from '~/context';
import type { Period } from '../stay/stay-rate';
import { cardRows } from './answer/read-cards';
import { readOtherPeriods } from './answer/read-other-periods';
import { loadVocabulary } from './load-vocabulary.server';
import { pageNumbers, pageSlice } from './result-page';
import type { SearchFilter } from './search-filter';
import type { CardPage, OtherPeriod, ResolvedDestination } from './search-result';
import { understandSearch } from './sentence/understand-search.server';
import { requestedPeriod, searchCondition } from './statement/search-condition';
import { searchStatement } from './statement/search-statement';

export type OtherPeriodsPage = CardPage<OtherPeriod> & {
	destination: ResolvedDestination | null;
	/** The period that was asked for; null without both dates, and then nothing is found. */
	period: Period | null;
};

/**
 * The page with results for other periods (SEARCH-10): properties that obey everything but the period and are no result of the
 * search itself, each with its nearest free period of the same length or, without one, its nearest free week. Best first.
 */
export async function otherPeriods({
	ctx,
	filter: typed,
}: {
	ctx: Pick<RequestContext, 'db' | 'language' | 'today' | 'catalogueVersion'>;
	filter: SearchFilter;
}): Promise<OtherPeriodsPage> {
	const { language } = ctx;
	const vocabulary = await loadVocabulary({ ctx });
	const { filter, destination } = await understandSearch({ ctx, filter: typed, vocabulary });
	const condition = searchCondition(filter, destination?.scope ?? null, vocabulary, ctx.today);
	const period = requestedPeriod(filter);
	const known = { destination: destination?.resolved ?? null, period };
	if (!condition || !period) return { ...pageNumbers(0, filter.page), items: [], ...known };
	const statement = searchStatement(
		condition,
		{ page: null, others: pageSlice(filter.page), hasFacets: false },
		language,
	);
	const row = (await ctx.db.$client.execute(statement)).rows[0];
	const setting = { vocabulary, language, periods: condition.periods };
	return {
		...pageNumbers(Number(row?.other_count ?? 0), filter.page),
		items: readOtherPeriods(cardRows(row?.cards).others, condition, setting),
		...known,
	};
}
