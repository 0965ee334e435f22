import { STAY_STATUSES } from '#db/schema/enums';
import type { Language } from '../language/language';
import { REVIEWS_SHOWN } from '../review/review-rules';
import { taxesSql } from '../tourist-tax/read-tourist-taxes';

/** Text of a status column as its index in STAY_STATUSES. */
const STATUS_INDEX = `case status ${STAY_STATUSES.map((status, index) => `when '${status}' then ${index}`).join(' ')} end`;

/** SQL: the stays of the property `p` that meet a condition, as a list of `StayTuple`; none of one without its registration number (REGISTRATION-2). */
export function staysSql(condition: string): string {
	return `select json_group_array(iif(limits = 0 and gap is null, json_array(day, nights, level, status, price),
			json_array(day, nights, level, status, price, limits, gap))) from (select
		cast(julianday(check_in) - 2440587.5 as integer) as day,
		cast(julianday(check_out) - julianday(check_in) as integer) as nights, level, ${STATUS_INDEX} as status,
		price_minor as price, limits, gap_percent as gap from stay_rate where property_no = p.no and not p.is_unregistered and ${condition}
		order by check_in, level)`;
}

/**
 * Everything the page of one property shows, in one row: lists come as JSON text, so that the answer is one small row
 * instead of hundreds. Parameters: country code, place slug, property type, property slug, first check-out still shown.
 * Columns are written by hand, hence read by hand in `load-house.server.ts`; commission is not among them.
 */
function propertyQuery(language: Language): string {
	const own = language === 'de' ? 'de' : 'en';
	const other = own === 'de' ? 'en' : 'de';
	return `
select p.id, p.slug, p.name, p.property_type as type, l.country_code as country, l.slug as placeSlug,
	l.name_${own} as placeName, (select s.name from sector s where s.no = p.sector_no) as sector,
	p.bedrooms, p.bathrooms, p.beds_adults as bedsAdults, p.beds_children as bedsChildren, p.area_sqm as areaSqm,
	p.floors, p.pets, p.currency, p.latitude, p.longitude, p.registration_number as registrationNumber,
	p.is_unregistered as isUnregistered, p.source,
	p.is_demo as isDemo,
	(select json_array(t.language, t.summary, t.general_markdown, t.information_markdown, t.location_markdown)
		from property_text t where t.property_no = p.no order by t.language = '${own}' desc limit 1) as text,
	(select json_group_array(name) from (select f.name_${own} as name from property_facility pf
		join facility f on f.no = pf.facility_no where pf.property_no = p.no order by f.position)) as facilities,
	(select json_group_array(json_array(level, name, availability)) from (select service_level as level,
		name_${own} as name, availability from property_service where property_no = p.no
		order by position)) as services,
	(select json_group_array(name) from (select name_${own} as name from property_equipment
		where property_no = p.no order by position)) as equipment,
	(select json_group_array(json_array(name, metres)) from (select to_${own} as name, metres from property_distance
		where property_no = p.no order by position)) as distances,
	(select json_group_array(json_array(title, text, file)) from (select title_${own} as title, text_${own} as text, file
		from property_highlight where property_no = p.no order by position)) as highlights,
	(select json_group_array(json_array(hash, alt, colour, mirrored, place, width, height, file,
		room, shows)) from (
		select k.hash, coalesce(pp.alt_${own}, pp.alt_${other}) as alt, k.dominant_colour as colour,
		pp.is_mirrored as mirrored, pp.object_position as place, k.width, k.height, pp.file,
		pp.room_key as room, pp.shows from property_picture pp
		join picture k on k.hash = pp.picture_hash where pp.property_no = p.no order by pp.position)) as pictures,
	(select json_group_array(json_array(key, kind, name, floor, json(beds), bathroom, area)) from (select key, kind,
		coalesce(name_${own}, name_en) as name, coalesce(floor_${own}, floor_en) as floor, beds, bathroom, area_sqm as area
		from property_room where property_no = p.no order by position)) as rooms,
	(select json_group_array(json_array(hash, label, area, width, height)) from (select k.hash,
		fp.label_${own} as label, fp.area_sqm as area, k.width, k.height from floorplan fp
		join picture k on k.hash = fp.picture_hash where fp.property_no = p.no order by fp.position)) as floorplans,
	${taxesSql('p', 'l')} as taxes,
	(${staysSql('check_out >= ?5')}) as stays,
	(select json_array(count(*), coalesce(sum(rating), 0), (select json_group_array(json_array(month, name, country, rating,
		text, language, reply)) from (select stay_month as month, first_name as name, country, rating, text, language, reply
		from stay_review where property_no = p.no and "state" = 'released' order by stay_month desc, no desc
		limit ${REVIEWS_SHOWN}))) from stay_review where property_no = p.no and "state" = 'released') as reviews,
	(select json_array(o.credit_card_fee_ratio, o.prepayment_ratio, o.accepts_credit_card, o.accepts_bank_transfer,
		o.security_deposit_minor, o.security_deposit_currency, o.security_deposit_type,
		coalesce(o.terms_${own}, o.terms_${other})) from operator o where o.no = p.operator_no) as operator,
	(select json_group_array(json_array(days_before_check_in, refund_ratio)) from cancellation_term
		where operator_no = p.operator_no) as cancellationTerms,
	(select json_group_array(json_array(days_before_check_in, payment_ratio)) from payment_term
		where operator_no = p.operator_no) as paymentTerms
from place l join property p on p.place_no = l.no and p.property_type = ?3 and p.slug = ?4
where l.country_code = ?1 and l.slug = ?2`;
}

/** The statement per language, written once. */
export const PROPERTY_QUERY: Readonly<Record<Language, string>> = { en: propertyQuery('en'), de: propertyQuery('de') };
