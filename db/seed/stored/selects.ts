import type { FileKey } from '../format/files';
import { HOTEL_SELECTS } from './hotel-selects';

const OF_PROPERTIES = 'where (:only is null or p.key in (select value from json_each(:only)))';

/** One query a file: its columns by their names in the file, rows in their order. */
export const SELECTS: Record<FileKey, string> = {
	places: `select p.slug as key, p.country_code as country, p.name_en, p.name_de, parent.slug as parent,
		p.latitude, p.longitude, p.elevation_m
		from place p left join place parent on parent.no = p.parent_no order by p.country_code, p.slug`,
	operators: 'select key, name, email, time_zone, arrival_from, departure_until from operator order by key',
	salesTerms: `select key as operator, credit_card_fee_ratio, prepayment_ratio,
		trim(iif(accepts_credit_card, 'credit_card;', '') || iif(accepts_bank_transfer, 'bank_transfer', ''), ';') as accepted_payment_methods,
		security_deposit_minor as security_deposit, security_deposit_currency, security_deposit_type, commission_percent,
		terms_en, terms_de from operator order by key`,
	cancellationTerms: `select o.key as operator, t.days_before_check_in, t.refund_ratio
		from cancellation_term t join operator o on o.no = t.operator_no order by o.key, t.days_before_check_in desc`,
	paymentTerms: `select o.key as operator, t.days_before_check_in, t.payment_ratio
		from payment_term t join operator o on o.no = t.operator_no order by o.key, t.days_before_check_in desc`,
	facilities: 'select key, name_en, name_de, is_default from facility order by position, bit',
	properties: `select p.key, p.name, p.slug, p.property_type, place.slug as place, sector.name as sector, p.street, o.key as operator,
		p.bedrooms, p.bathrooms, p.beds_adults, p.beds_children, p.area_sqm, p.floors, p.pets, p.currency, p.latitude, p.longitude,
		p.registration_number, p.source, main.key as alternative_of, p.rank, p.is_demo
		from property p join place on place.no = p.place_no left join sector on sector.no = p.sector_no
		left join operator o on o.no = p.operator_no left join property main on main.no = p.alternative_of_no order by p.key`,
	propertyFacilities: `select p.key as property, f.key as facility
		from property_facility t join property p on p.no = t.property_no join facility f on f.no = t.facility_no
		${OF_PROPERTIES} order by p.key, f.position, f.bit`,
	services: `select p.key as property, t.service_level, t.name_en as service_en, t.name_de as service_de, t.availability
		from property_service t join property p on p.no = t.property_no ${OF_PROPERTIES} order by p.key, t.service_level, t.position`,
	equipment: `select p.key as property, t.name_en as equipment_en, t.name_de as equipment_de
		from property_equipment t join property p on p.no = t.property_no ${OF_PROPERTIES} order by p.key, t.position`,
	distances: `select p.key as property, t.to_en, t.to_de, t.metres
		from property_distance t join property p on p.no = t.property_no ${OF_PROPERTIES} order by p.key, t.position`,
	stays: `select p.key as property, t.check_in, t.check_out,
		case t.level when 0 then 'self_catered' when 1 then 'bed_and_breakfast' else 'catered' end as service_level,
		coalesce(t.offered_status, t.status) as status, t.price_minor as price
		from property p join stay_rate t on t.property_no = p.no ${OF_PROPERTIES} order by p.key, t.check_in, t.check_out, t.level`,
	pictures: `select p.key as property, t.file, t.shows, t.is_mirrored as mirrored, t.object_position, t.alt_en, t.alt_de,
		t.picture_hash as hash
		from property_picture t join property p on p.no = t.property_no ${OF_PROPERTIES} order by p.key, t.position`,
	highlights: `select p.key as property, t.file, t.title_en, t.title_de, t.text_en, t.text_de,
		(select picture_hash from property_picture s where s.property_no = t.property_no and s.file = t.file limit 1) as hash
		from property_highlight t join property p on p.no = t.property_no ${OF_PROPERTIES} order by p.key, t.position`,
	floorplans: `select p.key as property, t.file, t.label_en, t.label_de, t.area_sqm, t.picture_hash as hash
		from floorplan t join property p on p.no = t.property_no ${OF_PROPERTIES} order by p.key, t.position`,
	texts: `select p.key as property, t.language, t.summary, t.general_markdown as general,
		t.information_markdown as information, t.location_markdown as location
		from property_text t join property p on p.no = t.property_no ${OF_PROPERTIES} order by p.key, t.language desc`,
	...HOTEL_SELECTS,
};
