import { SERVICE_LEVELS } from '#db/schema/enums';
import { offerPeriodSql } from './offer-code';
import { isAloneSql, obeysSql } from './period-offers-sql';
import type { SearchCondition } from './search-condition';

/** Pictures on a card. */
const PICTURES = 5;

const WEEK = 7;

/**
 * SQL: the properties of `shown` (no, place_no, offer, is_other) as one JSON list in its order; `CardRow` says what stands
 * where. Texts and pictures are read here only, for the properties that are shown.
 */
export function cardRowsSql(condition: SearchCondition, hasOthers: boolean): string {
	const hasDates = condition.periods.length > 0;
	const card = cardSql({
		isOther: 'c.is_other',
		offer: 'c.offer',
		offerPrice: hasDates ? ownPriceSql(condition) : 'null',
		levelMask: 'f.level_mask',
		rates: hasOthers ? `iif(c.is_other, json((${ratesSql(condition)})), null)` : 'null',
	});
	return `select json_group_array(${card})
		from shown c cross join property p on p.no = c.no cross join property_facet f on f.property_no = c.no`;
}

/** SQL: one `CardRow` of the property `p`, whose own parts the caller names; `:language` is the one of its words. */
export function cardSql(own: Record<'isOther' | 'offer' | 'offerPrice' | 'levelMask' | 'rates', string>): string {
	return `json_array(${own.isOther}, ${own.offer}, ${own.offerPrice},
			p.id, p.name, p.slug, p.property_type, p.place_no, p.sector_no, p.bedrooms, p.beds_adults, p.beds_children, p.currency,
			p.price_from_minor, round(p.latitude, 2), round(p.longitude, 2), ${own.levelMask},
			json((select json_group_array(json_array(hash, alt, dominant_colour, is_mirrored, object_position, width, height)) from (
				select i.hash, i.dominant_colour, i.width, i.height, pp.is_mirrored, pp.object_position,
					iif(:language = 'de', coalesce(pp.alt_de, pp.alt_en), coalesce(pp.alt_en, pp.alt_de)) as alt
				from property_picture pp cross join picture i on i.hash = pp.picture_hash
				where pp.property_no = p.no order by pp.position limit ${PICTURES}))),
			${own.rates},
			(select o.commission_percent from operator o where o.no = p.operator_no), p.price_from_check_in)`;
}

/** SQL: the price of the offer of `c` in the property's own currency: of the exact stay, else of the chain. */
export function ownPriceSql({ periods, mayChain, isMonth, nights }: SearchCondition): string {
	const dayOf = (name: 'in' | 'out') => {
		if (isMonth) return `date(:in0, (${offerPeriodSql('c.offer')} + ${name === 'in' ? 0 : nights}) || ' days')`;
		if (periods.length === 1) return `:${name}0`;
		return `case ${offerPeriodSql('c.offer')} ${periods.map((_, at) => `when ${at} then :${name}${at}`).join(' ')} end`;
	};
	const exact = `(select r.price_minor from stay_rate r indexed by stay_rate_search where r.place_no = c.place_no
		and r.check_in = ${dayOf('in')} and r.check_out = ${dayOf('out')} and r.property_no = c.no and r.level = c.offer & 3)`;
	return mayChain ? `coalesce((select price_minor from chained where no = c.no and code = c.offer), ${exact})` : exact;
}

/**
 * What can still be had of the property, as [check-in, check-out, level, is on request, price, price in EUR, limits]: everything when
 * stays may be chained, else the nearest stays of the same length and the nearest weeks, before and after the asked day.
 */
function ratesSql(condition: SearchCondition): string {
	const from = `select check_in, check_out, level, status, price_minor, price_eur_minor, limits from stay_rate r indexed by stay_rate_property
		where r.property_no = c.no and r.check_in >= :earliest and r.status <> 'sold'`;
	const lengths = condition.nights === WEEK ? [':nights'] : [':nights', String(WEEK)];
	// Walks along the index to both sides that end with the first stay: its levels are up to three rows.
	const nearest = lengths.flatMap((length) =>
		['r.check_in >= :in0', 'r.check_in < :in0'].map(
			(side, at) =>
				`select * from (${from} and ${side} ${obeysSql(condition)}
					and julianday(r.check_out) - julianday(r.check_in) = ${length} and ${isAloneSql(length)}
					order by r.check_in ${at === 0 ? '' : 'desc'} limit ${SERVICE_LEVELS.length})`,
		),
	);
	return `select json_group_array(json_array(check_in, check_out, level, status = 'on_request', price_minor, price_eur_minor, limits))
		from (${condition.mayChain ? from : nearest.join(' union all ')})`;
}
