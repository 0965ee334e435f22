/** Pictures on a card. */
const PICTURES = 5;

/**
 * SQL: the houses of a common table (column `no`, and `place_no` and `offer` when there are periods) as one JSON list in
 * its order; `CardRow` says what stands where. Texts and pictures are read here only, for the houses that are shown.
 */
export function cardRowsSql({ from, periods, hasRates }: { from: string; periods: number; hasRates: boolean }): string {
	return `select json_group_array(json_array(${periods > 0 ? `c.offer, ${ownPriceSql(periods)}` : 'null, null'},
			p.id, p.name, p.slug, p.property_type, p.place_no, p.sector_no, p.bedrooms, p.beds_adults, p.beds_children, p.currency,
			p.price_from_minor, round(p.latitude, 2), round(p.longitude, 2), f.level_mask,
			json((select json_group_array(json_array(hash, alt, dominant_colour, is_mirrored, object_position, width, height)) from (
				select picture.*, pp.is_mirrored, pp.object_position,
					iif(:language = 'de', coalesce(pp.alt_de, pp.alt_en), coalesce(pp.alt_en, pp.alt_de)) as alt
				from property_picture pp join picture on picture.hash = pp.picture_hash
				where pp.property_no = p.no order by pp.position limit ${PICTURES}))),
			${hasRates ? RATES_SQL : 'null'}))
		from ${from} c cross join property p on p.no = c.no cross join property_facet f on f.property_no = c.no`;
}

/** The price of the offer in the house's own currency: of the exact stay, else of the chain. */
function ownPriceSql(periods: number): string {
	const dayOf = (name: 'in' | 'out') =>
		periods === 1
			? `:${name}0`
			: `case c.offer >> 2 & 3 ${Array.from({ length: periods }, (_, at) => `when ${at} then :${name}${at}`).join(' ')} end`;
	return `iif(exists (select 1 from chained where no = c.no and code = c.offer),
		(select price_minor from chained where no = c.no and code = c.offer),
		(select r.price_minor from stay_rate r indexed by stay_rate_search where r.place_no = c.place_no
			and r.check_in = ${dayOf('in')} and r.check_out = ${dayOf('out')} and r.property_no = c.no and r.level = c.offer & 3))`;
}

/** Everything of the house that can still be had, as [check-in, check-out, level, is on request, price, price in EUR]. */
const RATES_SQL = `json((select json_group_array(json_array(r.check_in, r.check_out, r.level, r.status = 'on_request', r.price_minor, r.price_eur_minor))
	from stay_rate r indexed by stay_rate_property
	where r.property_no = c.no and r.check_in >= :earliest and r.status <> 'sold'))`;
