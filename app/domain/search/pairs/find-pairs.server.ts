import type { RequestContext } from '~/context';
import { addMoney, type Money } from '../../money/money';
import { cardRows, readCard } from '../answer/read-cards';
import type { Destination } from '../resolve-destination';
import type { SearchFilter } from '../search-filter';
import type { PropertyPair, SearchVocabulary } from '../search-result';
import { searchArguments } from '../statement/search-arguments';
import { type SearchCondition, searchCondition } from '../statement/search-condition';
import { evaluatedSql, propertyTables, searchStatement } from '../statement/search-statement';
import { nearPairs, type PairCandidate } from './near-pairs';

const MOST_PAIRS = 3;

/** Properties that are looked at, best first. */
const MOST_CANDIDATES = 3_000;

/**
 * Pairs of properties next to each other that have room for a party together, where no property has it alone (SEARCH-19): both obey
 * everything else and are free in the period. None without a party, and where one property was asked for. Two round trips at most.
 */
export async function findPairs({
	ctx,
	filter,
	destination,
	vocabulary,
}: {
	ctx: Pick<RequestContext, 'db' | 'language' | 'today'>;
	filter: SearchFilter;
	destination: Destination | null;
	vocabulary: SearchVocabulary;
}): Promise<PropertyPair[]> {
	const adults = filter.adults ?? 0;
	const guests = adults + (filter.children ?? 0);
	// Of a month both would have to be free in the same week.
	if (guests < 2 || filter.month || destination?.resolved.kind === 'property') return [];
	const alone = { ...filter, adults: null, children: null, bedrooms: null, page: 1 };
	const condition = searchCondition(alone, destination?.scope ?? null, vocabulary, ctx.today);
	if (!condition) return [];
	const { rows } = await ctx.db.$client.execute(candidateStatement(condition, ctx.language));
	const candidates = rows.map((row) => ({ ...row }) as unknown as PairCandidate);
	const pairs = nearPairs(candidates, { adults, guests, bedrooms: filter.bedrooms ?? 0 }, MOST_PAIRS);
	if (pairs.length === 0) return [];
	const propertyNos = pairs.flat().map(({ no }) => no);
	const statement = searchStatement(
		{ ...condition, scope: { ...condition.scope, propertyNos } },
		{ page: { limit: propertyNos.length, offset: 0 }, others: null, hasFacets: false },
		ctx.language,
	);
	const answer = (await ctx.db.$client.execute(statement)).rows[0];
	const setting = { vocabulary, language: ctx.language, periods: condition.periods };
	const cards = new Map(cardRows(answer?.cards).found.map((row) => [row[3], readCard(row, setting)]));
	return pairs.flatMap(([first, second]) => {
		const [a, b] = [cards.get(first.id), cards.get(second.id)];
		if (!a || !b) return [];
		return {
			cards: [a, b] as const,
			bedsAdults: first.bedsAdults + second.bedsAdults,
			bedsChildren: first.bedsChildren + second.bedsChildren,
			bedrooms: first.bedrooms !== null && second.bedrooms !== null ? first.bedrooms + second.bedrooms : null,
			total: sumOf(a.offer?.price ?? null, b.offer?.price ?? null),
		};
	});
}

/** Two prices of one currency together; null where there is no such sum. */
function sumOf(a: Money | null, b: Money | null): Money | null {
	return a && b && a.currency === b.currency ? addMoney(a, b) : null;
}

function candidateStatement(condition: SearchCondition, language: string) {
	const sql =
		`with recursive ${[...propertyTables(condition, 'none'), `judged as not materialized (${evaluatedSql(condition)})`].join(',\n')}
		select p.id, p.no, p.latitude, p.longitude, p.bedrooms, p.beds_adults as bedsAdults, coalesce(p.beds_children, 0) as bedsChildren
		from judged j join property p on p.no = j.no
		where j.is_free and j.miss = 0 and p.latitude is not null and p.longitude is not null and p.beds_adults is not null
		order by j.rank, j.no limit ${MOST_CANDIDATES}`.replace(/\s+/g, ' ');
	return { sql, args: searchArguments(sql, condition, { page: null, others: null, hasFacets: false }, language) };
}
