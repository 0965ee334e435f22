import { cardRowsSql } from './card-rows-sql';
import { facetColumnsSql, PACK_SQL } from './facets-sql';
import { hardConditionsSql, missSql, scopeSql } from './house-conditions-sql';
import { MISS } from './miss';
import { NOT_AT_CHOSEN_LEVEL, offerPriceSql } from './offer-code';
import { bestOfferSql, chainsSql, freeLevelsSql, offerColumnsSql } from './period-offers-sql';
import { type SearchArguments, searchArguments } from './search-arguments';
import type { SearchCondition } from './search-condition';
import type { SearchSort } from './search-filter';

export type Slice = { limit: number; offset: number };

/** What to answer, each or not. */
export type SearchParts = {
	/** `count` and `cards`. */
	page: Slice | null;
	/** `facilities`, `packs`, `prices`, `sectors`; bits of facilities are below this number. */
	facets: { facilityBits: number } | null;
	/** `other_count` and `other_cards`: houses that are free in other periods only. Not without dates. */
	others: Slice | null;
};

const ORDERS: Record<SearchSort, string> = {
	best_match: 'rank, no',
	price_low: 'price is null, price, no',
	price_high: 'price is null, price desc, no',
	bedrooms: 'bedrooms is null, bedrooms desc, rank, no',
};

/**
 * A search as one statement that answers one row. Each house in scope is looked at once (`house`), priced by one seek a
 * period, judged by what it lacks, and counted. The text is made of constants; what was typed travels as arguments.
 */
export function searchStatement(
	condition: SearchCondition,
	parts: SearchParts,
	language: string,
): { sql: string; args: SearchArguments } {
	const periods = condition.periods.length;
	const tables = [
		...(periods > 0 ? chainsSql(condition) : []),
		`house as materialized (
			select f.property_no as no, f.place_no, f.sector_no, f.rank, f.bedrooms, f.facility_mask, ${PACK_SQL} as pack,
				${missSql(condition)} as lacks, f.level_mask, ${periods > 0 ? offerColumnsSql(condition) : 'f.price_from_eur_minor as price'}
			from property_facet f indexed by property_facet_scope
			where ${scopeSql(condition)} ${hardConditionsSql(condition)})`,
		`judged as materialized (${periods > 0 ? judgedByPeriodSql(condition) : judgedByPriceFromSql(condition)})`,
	];
	const columns: string[] = [];
	if (parts.page) {
		tables.push(`found as materialized (
			select no, place_no, offer from judged where is_free and miss = 0
			order by ${ORDERS[condition.sort]} limit :limit offset :offset)`);
		columns.push(
			'(select count(*) from judged where is_free and miss = 0) as count',
			`(${cardRowsSql({ from: 'found', periods, hasRates: false })}) as cards`,
		);
	}
	if (parts.facets) columns.push(...facetColumnsSql({ ...parts.facets, hasSectors: condition.sectorNos !== null }));
	if (parts.others && periods > 0) {
		tables.push(
			`other as materialized (${otherSql(condition)})`,
			'shown as materialized (select no from other order by rank, no limit :otherLimit offset :otherOffset)',
		);
		columns.push(
			'(select count(*) from other) as other_count',
			`(${cardRowsSql({ from: 'shown', periods: 0, hasRates: true })}) as other_cards`,
		);
	}
	const sql = `with recursive ${tables.join(',\n')}\nselect ${columns.join(',\n')}`;
	return { sql, args: searchArguments(sql, condition, parts, language) };
}

/** SQL: 1 when a price lies in the asked range; without a price it does not. */
const isSoundSql = (price: string) => `coalesce(${price} between :priceMin and :priceMax, 0)`;

/** Houses that can be had in the period, and those that lack nothing else. */
function judgedByPeriodSql(condition: SearchCondition): string {
	const price = offerPriceSql('offer');
	return `
		select no, place_no, sector_no, rank, bedrooms, facility_mask, pack * 8 + levels as pack, offer, ${price} as price,
			offer is not null as is_free,
			lacks ${condition.levelMask === null ? '' : `+ coalesce(offer = ${NOT_AT_CHOSEN_LEVEL}, 0) * ${MISS.level}`}
				${condition.price ? `+ (not ${isSoundSql(price)}) * ${MISS.price}` : ''} as miss
		from (select *, ${bestOfferSql(condition)} as offer, ${freeLevelsSql(condition)} as levels from house)
		where offer is not null or lacks = 0`;
}

/** Without dates every house counts, at its cheapest bookable week. */
function judgedByPriceFromSql(condition: SearchCondition): string {
	const levels = condition.price ? `iif(${isSoundSql('price')}, level_mask, 0)` : 'level_mask';
	return `
		select no, place_no, sector_no, rank, bedrooms, facility_mask, pack * 8 + ${levels} as pack, null as offer, price,
			1 as is_free, lacks ${condition.price ? `+ (not ${isSoundSql('price')}) * ${MISS.price}` : ''} as miss
		from house`;
}

/** Houses that are not in the list, but would be for another period of the same length or a week. */
function otherSql(condition: SearchCondition): string {
	return `
		select no, rank from judged
		where not (is_free and miss = 0) and miss & ~${MISS.level | MISS.price} = 0 and exists (
			select 1 from stay_rate r indexed by stay_rate_property
			where r.property_no = judged.no and r.check_in >= :earliest and r.status <> 'sold'
				${condition.levelMask === null ? '' : 'and 1 << r.level & :levels'}
				${condition.price ? `and ${isSoundSql('r.price_eur_minor')}` : ''}
				and julianday(r.check_out) - julianday(r.check_in) in (:nights, 7))`;
}
