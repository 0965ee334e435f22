import { MISS } from './miss';
import { DEFAULT_PRICE_RANGE } from './search-filter';
import { PRICE_BUCKETS } from './search-result';

/** Countries by their place in this text, two letters each. */
export const COUNTRY_ORDER = 'ATCHFRIT';

/** Bedrooms are told apart up to this many; the next number stands for unknown. */
export const MOST_BEDROOMS = 30;

/** Sectors that are counted at most. */
export const MOST_SECTORS = 60;

/** Minor units of EUR that one bar of the histogram is wide, rounded up. */
export const BUCKET_WIDTH = Math.ceil((DEFAULT_PRICE_RANGE.max * 100) / PRICE_BUCKETS);

/** SQL: country, type, pets and bedrooms of a facet row as one integer; 3 bits for levels follow later. */
export const PACK_SQL = `(instr('${COUNTRY_ORDER}', f.country_code) / 2 * 4 + f.property_type) * 64
	+ f.allows_pets * 32 + coalesce(min(f.bedrooms, ${MOST_BEDROOMS}), ${MOST_BEDROOMS + 1})`;

/**
 * SQL: the counts of all facets from `judged`, as four texts:
 * `facilities` a list of counts by bit; `packs` "pack × 128 + miss: houses"; `prices` "bar: houses" with -1 for none;
 * `sectors` "number: houses".
 */
export function facetColumnsSql({ facilityBits, hasSectors }: { facilityBits: number; hasSectors: boolean }): string[] {
	const sums = Array.from({ length: facilityBits }, (_, bit) => `sum(facility_mask >> ${bit} & 1)`);
	const list = (of: string) => `(select group_concat(key || ':' || houses) from (${of}))`;
	const chosenFirst = hasSectors ? 'sector_no in (select value from json_each(:sectors)) desc, ' : '';
	return [
		`(select json_array(${sums.join(', ')}) from judged where is_free and miss = 0) as facilities`,
		`${list(`select pack * 128 + miss as key, count(*) as houses from judged
			where is_free and miss in (0, ${Object.values(MISS).join(', ')}, ${MISS.level + MISS.price}) group by 1`)} as packs`,
		`${list(`select coalesce(min(price / ${BUCKET_WIDTH}, ${PRICE_BUCKETS - 1}), -1) as key, count(*) as houses from judged
			where is_free and miss in (0, ${MISS.price}) group by 1`)} as prices`,
		`${list(`select sector_no as key, count(*) as houses from judged
			where is_free and miss in (0, ${MISS.sector}) and sector_no is not null
			group by 1 order by ${chosenFirst}houses desc, key limit ${MOST_SECTORS}`)} as sectors`,
	];
}
