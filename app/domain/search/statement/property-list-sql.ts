import { DEFAULT_PRICE_RANGE } from '../search-filter';
import { PRICE_BUCKETS } from '../search-result';
import { MISS } from './miss';
import type { SearchCondition } from './search-condition';

/** Countries by their place in this text, two letters each. */
export const COUNTRY_ORDER = 'ATCHFRIT';

/** Bedrooms are told apart up to this many; the next number stands for unknown. */
export const MOST_BEDROOMS = 30;

/** Minor units of EUR that one bar of the histogram is wide, rounded up. */
export const BUCKET_WIDTH = Math.ceil((DEFAULT_PRICE_RANGE.max * 100) / PRICE_BUCKETS);

/** SQL: country (2 bits), type (2), pets (1) and bedrooms (5) of a facet row as one integer. */
export const TRAITS_SQL = `(instr('${COUNTRY_ORDER}', f.country_code) / 2 * 4 + f.property_type) * 64
	+ f.allows_pets * 32 + coalesce(min(f.bedrooms, ${MOST_BEDROOMS}), ${MOST_BEDROOMS + 1})`;

/**
 * SQL: what facets count, from `judged`, as one text: a property is "traits, levels (3 bits), bar of the histogram (5; 0 for
 * no price) and lacks (7) in one integer : facility mask : sector"; properties of countries that were not chosen are "traits
 * : properties" in a text of their own. Counting is left to the reader: it is many times faster there than in SQL.
 */
export function propertyListSql({ countries }: SearchCondition): string[] {
	const bar = `coalesce(min(price / ${BUCKET_WIDTH}, ${PRICE_BUCKETS - 1}) + 1, 0)`;
	const lacking = `0, ${Object.values(MISS)
		.filter((bit) => bit !== MISS.country)
		.join(', ')}, ${MISS.level + MISS.price}`;
	return [
		`(select group_concat((((traits * 8 + levels) * 32 + ${bar}) * 128 + miss) || ':' || facility_mask || ':' || coalesce(sector_no, ''), ' ')
			from judged where is_free and miss in (${lacking})) as houses`,
		...(countries
			? [
					`(select group_concat(country || ':' || houses, ' ') from (
						select traits >> 8 as country, count(*) as houses from judged where is_free and miss = ${MISS.country} group by 1)) as elsewhere`,
				]
			: []),
	];
}
