import { NOT_AT_CHOSEN_LEVEL, OUT_OF_RANGE, offerCodeSql } from './offer-code';
import type { SearchCondition } from './search-condition';

/** SQL: 1 when a price lies in the asked range; without a price it does not. */
export const isSoundPriceSql = (price: string) => `coalesce(${price} between :priceMin and :priceMax, 0)`;

/** SQL: what rates of other periods obey: chosen levels and price range. */
export function obeysSql({ levelMask, price }: SearchCondition): string {
	return `${levelMask === null ? '' : ' and 1 << r.level & :levels'}${price ? ` and ${isSoundPriceSql('r.price_eur_minor')}` : ''}`;
}

/**
 * Common tables for periods made of adjoining stays: `request` holds the periods, `link` grows every gap-free chain of
 * stays at one level that begins with a period, `chained` holds those that end with it. A level with a stay of exactly
 * that period is priced by it alone. `facet` holds the properties.
 */
export function chainsSql({ periods }: SearchCondition): string[] {
	const code = offerCodeSql({ level: 'level', isOnRequest: 'asks', priceEurMinor: 'price_eur_minor' }, 'period');
	return [
		`wish (period, check_in, check_out) as (values ${periods.map((_, at) => `(${at}, :in${at}, :out${at})`).join(', ')})`,
		`link (no, period, level, begins, until, ends, price_minor, price_eur_minor, asks) as (
			select r.property_no, wish.period, r.level, wish.check_in, r.check_out, wish.check_out, r.price_minor,
				r.price_eur_minor, r.status = 'on_request'
			from facet cross join wish cross join stay_rate r indexed by stay_rate_property
				on r.property_no = facet.no and r.check_in = wish.check_in and r.check_out < wish.check_out
			where r.status <> 'sold'
			union
			select link.no, link.period, link.level, link.begins, r.check_out, link.ends, link.price_minor + r.price_minor,
				link.price_eur_minor + r.price_eur_minor, link.asks or r.status = 'on_request'
			from link cross join stay_rate r indexed by stay_rate_property
				on r.property_no = link.no and r.check_in = link.until and r.check_out <= link.ends and r.level = link.level
			where r.status <> 'sold')`,
		`chained as materialized (
			select no, period, level, price_minor, price_eur_minor, min(${code}) as code
			from link where until = ends and not exists (
				select 1 from stay_rate r indexed by stay_rate_property where r.property_no = link.no
				and r.check_in = link.begins and r.check_out = link.ends and r.level = link.level)
			group by no, period, level)`,
	];
}

/**
 * One column `o0`, `o1`, … for each period: the code of the best offer at a chosen level times 8, plus the mask of the
 * levels that can be had (within the price range, if there is one). Null: not free. `no` and `placeNo` name the property.
 */
export function offerColumnsSql(condition: SearchCondition, { no, placeNo }: { no: string; placeNo: string }): string {
	const rate = { level: 'r.level', isOnRequest: "r.status = 'on_request'", priceEurMinor: 'r.price_eur_minor' };
	return condition.periods
		.map((_, at) => {
			const exact = `(select ${packedSql(condition, offerCodeSql(rate, at))} from stay_rate r indexed by stay_rate_search
				where r.place_no = ${placeNo} and r.check_in = :in${at} and r.check_out = :out${at}
					and r.property_no = ${no} and r.status <> 'sold')`;
			if (!condition.mayChain) return `${exact} as o${at}`;
			const chain = `select ${packedSql(condition, 'r.code')} from chained r where r.no = ${no} and r.period = ${at}`;
			return `(select min(p >> 3) * 8 + (max(p & 1) | max(p & 2) | max(p & 4)) from (select ${exact} as p union all ${chain})) as o${at}`;
		})
		.join(', ');
}

function packedSql({ levelMask, price }: SearchCondition, code: string): string {
	const isSound = isSoundPriceSql('r.price_eur_minor');
	const ranged = price ? `${code} + (not ${isSound}) * ${OUT_OF_RANGE}` : code;
	const chosen = levelMask === null ? ranged : `iif(1 << r.level & :levels, ${ranged}, ${NOT_AT_CHOSEN_LEVEL})`;
	// a period has one rate a level, so that the sum of their bits is the mask
	return `min(${chosen}) * 8 + sum((1 << r.level)${price ? ` * ${isSound}` : ''})`;
}

/** The best of the columns: the asked days when they can be had, else the best of the days beside them; null: not free. */
export function bestOfferSql({ periods }: SearchCondition): string {
	if (periods.length === 1) return 'o0 >> 3';
	const least = periods.map((_, at) => `coalesce(o${at} >> 3, 1 << 44)`).join(', ');
	return `iif(o0 >> 3 < ${OUT_OF_RANGE}, o0 >> 3, nullif(min(${least}), 1 << 44))`;
}

/** Mask of the levels that can be had in any of the periods. */
export function freeLevelsSql({ periods }: SearchCondition): string {
	return periods.map((_, at) => `coalesce(o${at} & 7, 0)`).join(' | ');
}
