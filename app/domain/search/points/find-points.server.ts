import type { RequestContext } from '~/context';
import { type Currency, type Money, money } from '../../money/money';
import { cardRows, readCard } from '../answer/read-cards';
import { loadVocabulary } from '../load-vocabulary.server';
import type { SearchFilter } from '../search-filter';
import type { PropertyCard } from '../search-result';
import { understandSearch } from '../sentence/understand-search.server';
import { ownPriceSql } from '../statement/card-rows-sql';
import { searchArguments } from '../statement/search-arguments';
import { type SearchCondition, searchCondition } from '../statement/search-condition';
import { evaluatedSql, propertyTables, searchStatement } from '../statement/search-statement';

type Known = Pick<RequestContext, 'db' | 'language' | 'today' | 'catalogueVersion'>;

/** Properties on a map at most, best first. */
const MOST_POINTS = 5_000;

/** A place on the map, rounded to about 1 km (PRIVACY-17), with the properties that stand there. */
export type Spot = {
	latitude: number;
	longitude: number;
	/** Best first. */
	ids: string[];
	/** Of the best of them. */
	name: string;
	/** The lowest price of each currency. */
	prices: Money[];
	/** Properties whose price is on request. */
	withoutPrice: number;
};

/**
 * Every property that a search finds, by the places where they stand (SEARCH-20): its whole result, not one page of it, in its order, at most
 * 5,000. Prices are those of the cards. Properties without a position are left out. One round trip.
 */
export async function findPoints({ ctx, filter: typed }: { ctx: Known; filter: SearchFilter }): Promise<Spot[]> {
	const condition = (await understood(ctx, typed)).condition;
	if (!condition) return [];
	const { rows } = await ctx.db.$client.execute(pointStatement(condition, ctx.language));
	const spots = new Map<string, Spot>();
	for (const row of rows) {
		const [latitude, longitude] = [Number(row.latitude), Number(row.longitude)];
		const key = `${latitude} ${longitude}`;
		const spot = spots.get(key) ?? {
			latitude,
			longitude,
			ids: [],
			name: String(row.name),
			prices: [],
			withoutPrice: 0,
		};
		spots.set(key, spot);
		spot.ids.push(String(row.id));
		if (row.price === null) spot.withoutPrice++;
		else addPrice(spot.prices, money(Number(row.price), String(row.currency) as Currency));
	}
	return [...spots.values()];
}

/** The card of one property of a search, as its list shows it; null when the search does not find it. */
export async function findCard({
	ctx,
	filter: typed,
	id,
}: {
	ctx: Known;
	filter: SearchFilter;
	id: string;
}): Promise<PropertyCard | null> {
	const { condition, vocabulary } = await understood(ctx, typed);
	const { rows } = await ctx.db.$client.execute({ sql: 'select no from property where id = ?', args: [id] });
	const no = rows[0]?.no;
	if (!condition || no === undefined) return null;
	if (condition.scope.propertyNos?.includes(Number(no)) === false) return null;
	const statement = searchStatement(
		{ ...condition, scope: { ...condition.scope, propertyNos: [Number(no)] } },
		{ page: { limit: 1, offset: 0 }, others: null, hasFacets: false },
		ctx.language,
	);
	const [row] = cardRows((await ctx.db.$client.execute(statement)).rows[0]?.cards).found;
	return row ? readCard(row, { vocabulary, language: ctx.language, periods: condition.periods }) : null;
}

async function understood(ctx: Known, typed: SearchFilter) {
	const vocabulary = await loadVocabulary({ ctx });
	const { filter, destination } = await understandSearch({ ctx, filter: typed, vocabulary });
	// The list follows the map; the pins stay.
	const whole = { ...filter, area: null };
	return { vocabulary, condition: searchCondition(whole, destination?.scope ?? null, vocabulary, ctx.today) };
}

function addPrice(prices: Money[], price: Money): void {
	const at = prices.findIndex(({ currency }) => currency === price.currency);
	const known = prices[at];
	if (!known) prices.push(price);
	else if (price.minor < known.minor) prices[at] = price;
}

function pointStatement(condition: SearchCondition, language: string) {
	const price = condition.periods.length > 0 ? ownPriceSql(condition) : 'p.price_from_minor';
	const tables = [
		...propertyTables(condition, 'none'),
		`judged as not materialized (${evaluatedSql(condition)})`,
		`c as materialized (select no, place_no, offer from judged where is_free and miss = 0 order by rank, no limit ${MOST_POINTS})`,
	];
	const sql = `with recursive ${tables.join(',\n')}
		select p.id, p.name, round(p.latitude, 2) as latitude, round(p.longitude, 2) as longitude, p.currency, ${price} as price
		from c cross join property p on p.no = c.no where p.latitude is not null and p.longitude is not null`.replace(
		/\s+/g,
		' ',
	);
	return { sql, args: searchArguments(sql, condition, { page: null, others: null, hasFacets: false }, language) };
}
