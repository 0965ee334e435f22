import { DEFAULT_PRICE_RANGE } from '../search-filter';
import { ownPriceSql } from './card-rows-sql';
import { endSql, inMonthSql, isAloneSql } from './period-offers-sql';
import { hardConditionsSql, scopeSql } from './property-conditions-sql';
import { type SearchArguments, searchArguments } from './search-arguments';
import type { SearchCondition } from './search-condition';
import { evaluatedSql, propertyTables } from './search-statement';

/** Minor units of EUR to which a raised price is rounded up: the step of the price's thumbs. */
const PRICE_STEP = 100_000;

/** What the statement answers; no row when nothing is found. */
export type ChangeRow = {
	count: number;
	currency: string;
	price_minor: number | null;
	/** The upper price it was found with, minor units of EUR; null unless the price was raised. */
	price_max: number | null;
};

/**
 * How many properties a search finds and what the cheapest of them costs, in one row: what its page would show. With
 * `raisesPrice` the upper end of the price range, which must be there, gives way to the next price above it.
 */
export function changeStatement(
	condition: SearchCondition,
	{ raisesPrice }: { raisesPrice: boolean },
): { sql: string; args: SearchArguments } {
	const hasDates = condition.periods.length > 0;
	const properties = propertyTables(condition, 'none').join(', ');
	const tables = [
		`${properties}, judged as not materialized (${evaluatedSql(condition)})`,
		`best as materialized (select no, place_no, offer, count(*) over () as count from judged where is_free and miss = 0
			order by price is null, price, no limit 1)`,
	].join(', ');
	const raised = raisesPrice
		? `${tables.replaceAll(':priceMax', '(select price_max from raised)')}, ${raisedSql(condition)}`
		: tables;
	const sql = `with recursive ${raised}
		select c.count, p.currency, ${hasDates ? ownPriceSql(condition) : 'p.price_from_minor'} as price_minor,
			${raisesPrice ? '(select price_max from raised)' : 'null'} as price_max
		from best c cross join property p on p.no = c.no`.replace(/\s+/g, ' ');
	return { sql, args: searchArguments(sql, condition, { page: null, others: null, hasFacets: false }, 'en') };
}

/** SQL: `raised`, the least price above the range among properties that lack nothing else; null when only no limit would do. */
function raisedSql(condition: SearchCondition): string {
	const { periods, levelMask, mayChain, isMonth } = condition;
	const facets = `property_facet f indexed by property_facet_scope`;
	const conditions = `${scopeSql(condition)} ${hardConditionsSql(condition, 'none')}`;
	const isChosen = levelMask === null ? '' : 'and 1 << level & :levels';
	const exact = periods.slice(0, isMonth ? 1 : undefined).map(
		(_, at) => `select * from (select r.price_eur_minor as price from ${facets} cross join stay_rate r ${
			isMonth
				? `indexed by stay_rate_property where ${conditions} and ${inMonthSql(condition)} and r.check_out = ${endSql(condition)}`
				: `indexed by stay_rate_search where ${conditions} and r.place_no = f.place_no and r.check_in = :in${at} and r.check_out = :out${at}`
		}
				and r.property_no = f.property_no and r.status <> 'sold' and ${isAloneSql(condition.nights)} ${isChosen})`,
	);
	const chained = mayChain ? [`select price_eur_minor from chained where 1 ${isChosen}`] : [];
	const prices =
		periods.length === 0
			? `select f.price_from_eur_minor as price from ${facets} where ${conditions}`
			: [...exact, ...chained].join(' union all ');
	return `raised as materialized (select iif(up < ${DEFAULT_PRICE_RANGE.max * 100}, up, null) as price_max from (
		select (min(price) + ${PRICE_STEP - 1}) / ${PRICE_STEP} * ${PRICE_STEP} as up from (${prices}) where price > :priceMax))`;
}
