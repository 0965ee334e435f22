import type { PlainDate } from '../date/plain-date';
import type { Language } from '../language/language';
import type { PictureTuple } from '../picture/stored-picture';
import type { Property } from '../property/property';
import type { Json, OperatorTuple } from '../property/property-row.server';
import type { StayStatus } from '../stay/stay-status';

export type RateTuple = [
	checkIn: string,
	checkOut: string,
	level: number,
	status: StayStatus,
	priceMinor: number | null,
	limits: number,
];

/** The row of `SHORTLIST_QUERY`; lists are never null. */
export type ShortlistRow = Pick<
	Property,
	'id' | 'slug' | 'name' | 'type' | 'country' | 'sector' | 'bedrooms' | 'bathrooms' | 'areaSqm' | 'pets' | 'currency'
> & {
	no: number;
	placeSlug: string;
	placeName: string;
	bedsAdults: number | null;
	bedsChildren: number | null;
	priceFromMinor: number | null;
	priceFromCheckIn: PlainDate | null;
	levelMask: number;
	commissionPercent: number | null;
	facilities: Json<string[]>;
	distances: Json<[nameEn: string, name: string, metres: number][]>;
	pictures: Json<PictureTuple[]>;
	operator: Json<OperatorTuple> | null;
	cancellationTerms: Json<[daysBeforeCheckIn: number, refundRatio: number][]>;
	paymentTerms: Json<[daysBeforeCheckIn: number, paymentRatio: number][]>;
	rates: Json<RateTuple[]>;
};

/**
 * The properties of a shortlist, one row each, with what is compared. Parameters: ids as a JSON list; rates that end after
 * the first day and begin before the second.
 */
function shortlistQuery(language: Language): string {
	const own = language === 'de' ? 'de' : 'en';
	const other = own === 'de' ? 'en' : 'de';
	return `
select p.no, p.id, p.slug, p.name, p.property_type as type, l.country_code as country, l.slug as placeSlug,
	l.name_${own} as placeName, (select s.name from sector s where s.no = p.sector_no) as sector,
	p.bedrooms, p.bathrooms, p.beds_adults as bedsAdults, p.beds_children as bedsChildren, p.area_sqm as areaSqm,
	p.pets, p.currency, p.price_from_minor as priceFromMinor,
	p.price_from_check_in as priceFromCheckIn, coalesce(f.level_mask, 0) as levelMask,
	(select o.commission_percent from operator o where o.no = p.operator_no) as commissionPercent,
	(select json_group_array(name) from (select c.name_${own} as name from property_facility pf
		join facility c on c.no = pf.facility_no where pf.property_no = p.no order by c.position)) as facilities,
	(select json_group_array(json_array(to_en, to_${own}, metres)) from (select * from property_distance
		where property_no = p.no order by position)) as distances,
	(select json_group_array(json_array(hash, alt, dominant_colour, is_mirrored, object_position, width, height)) from (
		select i.hash, coalesce(pp.alt_${own}, pp.alt_${other}) as alt, i.dominant_colour, pp.is_mirrored,
		pp.object_position, i.width, i.height from property_picture pp cross join picture i on i.hash = pp.picture_hash
		where pp.property_no = p.no order by pp.position limit 3)) as pictures,
	(select json_array(o.credit_card_fee_ratio, o.prepayment_ratio, o.accepts_credit_card, o.accepts_bank_transfer,
		o.security_deposit_minor, o.security_deposit_currency, o.security_deposit_type, null)
		from operator o where o.no = p.operator_no) as operator,
	(select json_group_array(json_array(days_before_check_in, refund_ratio)) from cancellation_term
		where operator_no = p.operator_no) as cancellationTerms,
	(select json_group_array(json_array(days_before_check_in, payment_ratio)) from payment_term
		where operator_no = p.operator_no) as paymentTerms,
	(select json_group_array(json_array(check_in, check_out, level, status, price_minor, limits)) from stay_rate r
		indexed by stay_rate_property where r.property_no = p.no and r.check_in < ?3 and r.check_out > ?2) as rates
from json_each(?1) asked cross join property p on p.id = asked.value cross join place l on l.no = p.place_no
left join property_facet f on f.property_no = p.no
order by asked.key`;
}

/** The statement per language, written once. */
export const SHORTLIST_QUERY: Readonly<Record<Language, string>> = {
	en: shortlistQuery('en'),
	de: shortlistQuery('de'),
};
