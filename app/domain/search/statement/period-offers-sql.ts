import { NO_OFFER, NOT_AT_CHOSEN_LEVEL, OUT_OF_RANGE, offerCodeSql } from './offer-code';
import type { SearchCondition } from './search-condition';

/** SQL: 1 when a price lies in the asked range; without a price it does not. */
export const isSoundPriceSql = (price: string) => `coalesce(${price} between :priceMin and :priceMax, 0)`;

/** SQL: what rates of other periods obey: chosen levels and price range. */
export function obeysSql({ levelMask, price }: SearchCondition): string {
	return `${levelMask === null ? '' : ' and 1 << r.level & :levels'}${price ? ` and ${isSoundPriceSql('r.price_eur_minor')}` : ''}`;
}

/** SQL: a stay of so many nights may be sold by itself (STAY-3). */
export const isAloneSql = (nights: string | number, rate = 'r') =>
	`${rate}.limits >> 1 <= ${nights} and not ${rate}.limits & 1`;

/**
 * Common tables for periods made of adjoining stays: `request` holds the periods, `link` grows every gap-free chain of
 * stays at one level that begins with a period, `chained` holds those that end with it. A level with a stay of exactly
 * that period is priced by it alone. `facet` holds the properties.
 */
export function chainsSql(condition: SearchCondition): string[] {
	const { periods, isMonth } = condition;
	const code = offerCodeSql({ level: 'level', isOnRequest: 'asks', priceEurMinor: 'price_eur_minor' }, 'period');
	return [
		...(isMonth
			? []
			: [
					`wish (period, check_in, check_out) as (values ${periods.map((_, at) => `(${at}, :in${at}, :out${at})`).join(', ')})`,
				]),
		`link (no, period, level, begins, until, ends, price_minor, price_eur_minor, asks, limits) as (
			${isMonth ? firstOfMonthSql(condition) : firstOfWishSql(condition)}
			union
			select link.no, link.period, link.level, link.begins, r.check_out, link.ends, link.price_minor + r.price_minor,
				link.price_eur_minor + r.price_eur_minor, link.asks or r.status = 'on_request', r.limits
			from link cross join stay_rate r indexed by stay_rate_property
				on r.property_no = link.no and r.check_in = link.until and r.check_out <= link.ends and r.level = link.level
			where r.status <> 'sold')`,
		`chained as materialized (
			select no, period, level, price_minor, price_eur_minor, min(${code}) as code
			from link where until = ends and not limits & 1 and not exists (
				select 1 from stay_rate r indexed by stay_rate_property where r.property_no = link.no
				and r.check_in = link.begins and r.check_out = link.ends and r.level = link.level)
			group by no, period, level)`,
	];
}

/**
 * One column `o0`, `o1`, … for each period, or `o0` for all arrivals of a month: the code of the best offer at a chosen level times 8, plus the mask of the
 * levels that can be had (within the price range, if there is one). Null: not free. `no` and `placeNo` name the property.
 */
export function offerColumnsSql(condition: SearchCondition, { no, placeNo }: { no: string; placeNo: string }): string {
	const rate = { level: 'r.level', isOnRequest: "r.status = 'on_request'", priceEurMinor: 'r.price_eur_minor' };
	return condition.periods
		.slice(0, condition.isMonth ? 1 : undefined)
		.map((_, at) => {
			const exact = condition.isMonth
				? `(select ${packedSql(condition, offerCodeSql(rate, DAY_OF_MONTH))} from stay_rate r indexed by stay_rate_property
				where r.property_no = ${no} and ${inMonthSql(condition)} and r.check_out = ${endSql(condition)} and r.status <> 'sold' and ${isAloneSql(condition.nights)})`
				: `(select ${packedSql(condition, offerCodeSql(rate, at))} from stay_rate r indexed by stay_rate_search
				where r.place_no = ${placeNo} and r.check_in = :in${at} and r.check_out = :out${at}
					and r.property_no = ${no} and r.status <> 'sold' and ${isAloneSql(condition.nights)})`;
			if (!condition.mayChain) return `${exact} as o${at}`;
			const chain = `select ${packedSql(condition, 'r.code')} from chained r where r.no = ${no}${condition.isMonth ? '' : ` and r.period = ${at}`}`;
			return `(select min(p >> 3) * 8 + (max(p & 1) | max(p & 2) | max(p & 4)) from (select ${exact} as p union all ${chain})) as o${at}`;
		})
		.join(', ');
}

/** SQL: days between the first day to arrive and the arrival of a rate. */
const DAY_OF_MONTH = 'cast(julianday(r.check_in) - julianday(:in0) as integer)';

/** SQL: a rate begins on one of the days to arrive. */
export const inMonthSql = ({ periods }: SearchCondition) => `r.check_in between :in0 and :in${periods.length - 1}`;

/** SQL: the day a stay of the asked length ends that begins with a rate. */
export const endSql = ({ nights }: SearchCondition) => `date(r.check_in, '${nights} days')`;

/** SQL: the stays that a chain begins with. */
const firstOfWishSql = ({
	nights,
}: SearchCondition) => `select r.property_no, wish.period, r.level, wish.check_in, r.check_out, wish.check_out, r.price_minor,
				r.price_eur_minor, r.status = 'on_request', r.limits
			from facet cross join wish cross join stay_rate r indexed by stay_rate_property
				on r.property_no = facet.no and r.check_in = wish.check_in and r.check_out < wish.check_out
			where r.status <> 'sold' and r.limits >> 1 <= ${nights}`;

const firstOfMonthSql = (
	condition: SearchCondition,
) => `select r.property_no, ${DAY_OF_MONTH}, r.level, r.check_in, r.check_out, ${endSql(condition)}, r.price_minor,
				r.price_eur_minor, r.status = 'on_request', r.limits
			from facet cross join stay_rate r indexed by stay_rate_property
				on r.property_no = facet.no and ${inMonthSql(condition)} and r.check_out < ${endSql(condition)}
			where r.status <> 'sold' and r.limits >> 1 <= ${condition.nights}`;

function packedSql({ levelMask, price, isMonth }: SearchCondition, code: string): string {
	const isSound = isSoundPriceSql('r.price_eur_minor');
	const ranged = price ? `${code} + (not ${isSound}) * ${OUT_OF_RANGE}` : code;
	const chosen = levelMask === null ? ranged : `iif(1 << r.level & :levels, ${ranged}, ${NOT_AT_CHOSEN_LEVEL})`;
	const bit = `(1 << r.level)${price ? ` * ${isSound}` : ''}`;
	// a period has one rate a level, so that the sum of their bits is the mask
	const mask = isMonth ? `(max(${bit} & 1) | max(${bit} & 2) | max(${bit} & 4))` : `sum(${bit})`;
	return `min(${chosen}) * 8 + ${mask}`;
}

/** The best of the columns: the asked days when they can be had, else the best of the days beside them; null: not free. */
export function bestOfferSql({ periods, isMonth }: SearchCondition): string {
	if (periods.length === 1 || isMonth) return 'o0 >> 3';
	const least = periods.map((_, at) => `coalesce(o${at} >> 3, ${NO_OFFER})`).join(', ');
	return `iif(o0 >> 3 < ${OUT_OF_RANGE}, o0 >> 3, nullif(min(${least}), ${NO_OFFER}))`;
}

/** Mask of the levels that can be had in any of the periods. */
export function freeLevelsSql({ periods, isMonth }: SearchCondition): string {
	if (isMonth) return 'coalesce(o0 & 7, 0)';
	return periods.map((_, at) => `coalesce(o${at} & 7, 0)`).join(' | ');
}
