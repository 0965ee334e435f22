import type { SearchSort } from '../search-filter';
import { cardRowsSql } from './card-rows-sql';
import { MISS } from './miss';
import { NOT_AT_CHOSEN_LEVEL, offerPriceSql } from './offer-code';
import {
	bestOfferSql,
	chainsSql,
	freeLevelsSql,
	isAloneSql,
	isSoundPriceSql,
	obeysSql,
	offerColumnsSql,
} from './period-offers-sql';
import { hardConditionsSql, type Lacking, lacksSql, scopeSql } from './property-conditions-sql';
import { propertyListSql, TRAITS_SQL } from './property-list-sql';
import { type SearchArguments, searchArguments } from './search-arguments';
import type { SearchCondition } from './search-condition';

export type Slice = { limit: number; offset: number };

/** What to answer; null leaves it out. */
export type SearchParts = {
	/** Properties found, in order, for `cards`. */
	page: Slice | null;
	/** Properties that are free in other periods only, for `cards`, and `other_count`. Not without dates. */
	others: Slice | null;
	/** Count all properties found by `houses` and `elsewhere`, which tell the facets too; else by `count`. */
	hasFacets: boolean;
};

const ORDERS: Record<SearchSort, string> = {
	best_match: 'rank, no',
	price_low: 'price is null, price, no',
	price_high: 'price is null, price desc, no',
	bedrooms: 'bedrooms is null, bedrooms desc, rank, no',
};

/**
 * A search as one statement that answers one row. Each property in scope is looked at once (`house`), priced by one seek a
 * period, judged by what it lacks, and listed. The text is made of constants; what was typed travels as arguments. It is
 * kept short on purpose: preparing it costs as much as running it over a thousand properties.
 */
export function searchStatement(
	condition: SearchCondition,
	parts: SearchParts,
	language: string,
): { sql: string; args: SearchArguments } {
	const hasDates = condition.periods.length > 0;
	const hasOthers = hasDates && parts.others !== null;
	const shown = [
		parts.page &&
			`select * from (select no, place_no, offer, 0 as is_other from judged where is_free and miss = 0
			order by ${ORDERS[condition.sort]} limit :limit offset :offset)`,
		hasOthers &&
			`select * from (select no, place_no, null as offer, 1 as is_other from other order by rank, no
			limit :otherLimit offset :otherOffset)`,
	].filter((part) => typeof part === 'string');
	const tables = [
		...propertyTables(condition),
		`judged as not materialized (${evaluatedSql(condition)})`,
		...(hasOthers ? [`other as materialized (${otherSql(condition)})`] : []),
		`shown (no, place_no, offer, is_other) as materialized (${shown.join(' union all ')})`,
	];
	const columns = [
		...(parts.hasFacets ? propertyListSql(condition) : []),
		...(parts.page && !parts.hasFacets ? ['(select count(*) from judged where is_free and miss = 0) as count'] : []),
		...(hasOthers ? ['(select count(*) from other) as other_count'] : []),
		`(${cardRowsSql(condition, hasOthers)}) as cards`,
	];
	const sql = `with recursive ${tables.join(',\n')}\nselect ${columns.join(',\n')}`.replace(/\s+/g, ' ');
	return { sql, args: searchArguments(sql, condition, parts, language) };
}

/** SQL: `judged`, what each property of `house` offers and lacks. */
export function evaluatedSql(condition: SearchCondition): string {
	return condition.periods.length > 0 ? evaluatedByPeriodSql(condition) : evaluatedByPriceFromSql(condition);
}

/** `house`: the properties in scope that lack as much as `lacking` allows, with their offers or prices; with chains, what these need. */
export function propertyTables(condition: SearchCondition, lacking: Lacking = 'one'): string[] {
	const columns = [
		'f.property_no as no, f.place_no, f.sector_no, f.rank, f.bedrooms, f.facility_mask',
		`${TRAITS_SQL} as traits`,
		`${lacksSql(condition)} as lacks`,
	];
	const facets = `property_facet f indexed by property_facet_scope
		where ${scopeSql(condition)} ${hardConditionsSql(condition, lacking)}`;
	if (condition.mayChain) {
		return [
			`facet as materialized (select ${columns.join(', ')} from ${facets})`,
			...chainsSql(condition),
			`house as materialized (
				select *, ${offerColumnsSql(condition, { no: 'facet.no', placeNo: 'facet.place_no' })} from facet)`,
		];
	}
	const offers =
		condition.periods.length > 0
			? offerColumnsSql(condition, { no: 'f.property_no', placeNo: 'f.place_no' })
			: 'f.level_mask, f.price_from_eur_minor as price';
	return [`house as materialized (select ${columns.join(', ')}, ${offers} from ${facets})`];
}

/** Properties that can be had in the period, and those that lack nothing else. */
function evaluatedByPeriodSql(condition: SearchCondition): string {
	const price = offerPriceSql('offer');
	const levels = condition.levelMask === null ? '' : `+ coalesce(offer = ${NOT_AT_CHOSEN_LEVEL}, 0) * ${MISS.level}`;
	const prices = condition.price ? `+ coalesce(offer >> 45 = 1, 0) * ${MISS.price}` : '';
	return `select no, place_no, sector_no, rank, bedrooms, facility_mask, traits, levels, offer, ${price} as price,
			offer is not null as is_free, lacks ${levels} ${prices} as miss
		from (select *, ${bestOfferSql(condition)} as offer, ${freeLevelsSql(condition)} as levels from house)
		where offer is not null or lacks = 0`;
}

/** Without dates every property counts, at its cheapest bookable week. */
function evaluatedByPriceFromSql({ price }: SearchCondition): string {
	return `select no, place_no, sector_no, rank, bedrooms, facility_mask, traits, null as offer, price, 1 as is_free,
			${price ? `iif(${isSoundPriceSql('price')}, level_mask, 0)` : 'level_mask'} as levels,
			lacks ${price ? `+ (not ${isSoundPriceSql('price')}) * ${MISS.price}` : ''} as miss
		from house`;
}

/** Properties that are not in the list, but would be for another period of the same length or a week. */
function otherSql(condition: SearchCondition): string {
	return `select no, place_no, rank from judged
		where not (is_free and miss = 0) and miss & ~${MISS.level | MISS.price} = 0 and exists (
			select 1 from stay_rate r indexed by stay_rate_property
			where r.property_no = judged.no and r.check_in >= :earliest and r.status <> 'sold' ${obeysSql(condition)}
				and julianday(r.check_out) - julianday(r.check_in) in (:nights, 7)
				and ${isAloneSql('julianday(r.check_out) - julianday(r.check_in)')})`;
}
