import { isOwnRate, ownPrice } from '../../derived/stay-rules';
import type { FileKey } from '../format/files';
import { selectCells } from '../format/stored-columns';
import { HOTEL_SELECTS } from './hotel-selects';

const OF_PROPERTIES = 'where (:only is null or p.key in (select value from json_each(:only)))';

/** One query a file: its columns by their names in the file, rows in their order. */
export const SELECTS: Record<FileKey, string> = {
	places: `select ${selectCells('places', 'p')}, parent.slug as parent
		from place p left join place parent on parent.no = p.parent_no order by p.country_code, p.slug`,
	regions: `select ${selectCells('regions')},
		coalesce((select group_concat(p.slug, ';') from region_place rp join place p on p.no = rp.place_no where rp.region_no = t.no), '') as places
		from region t order by key`,
	placeTouristTaxes: `select p.slug as place, ${selectCells('placeTouristTaxes')}
		from place_tourist_tax t join place p on p.no = t.place_no order by p.country_code, p.slug, t.position`,
	operators: `select ${selectCells('operators')} from operator t order by key`,
	salesTerms: `select key as operator, ${selectCells('salesTerms')},
		trim(iif(accepts_credit_card, 'credit_card;', '') || iif(accepts_bank_transfer, 'bank_transfer', ''), ';') as accepted_payment_methods
		from operator t order by key`,
	cancellationTerms: `select o.key as operator, ${selectCells('cancellationTerms')}
		from cancellation_term t join operator o on o.no = t.operator_no order by o.key, t.days_before_check_in desc`,
	paymentTerms: `select o.key as operator, ${selectCells('paymentTerms')}
		from payment_term t join operator o on o.no = t.operator_no order by o.key, t.days_before_check_in desc`,
	facilities: `select ${selectCells('facilities')} from facility t order by position, bit`,
	properties: `select ${selectCells('properties', 'p')}, place.slug as place, sector.name as sector, o.key as operator,
		main.key as alternative_of
		from property p join place on place.no = p.place_no left join sector on sector.no = p.sector_no
		left join operator o on o.no = p.operator_no left join property main on main.no = p.alternative_of_no
		${OF_PROPERTIES} order by p.key`,
	propertyFacilities: `select p.key as property, f.key as facility
		from property_facility t join property p on p.no = t.property_no join facility f on f.no = t.facility_no
		${OF_PROPERTIES} order by p.key, f.position, f.bit`,
	propertyTouristTaxes: `select p.key as property, ${selectCells('propertyTouristTaxes')}
		from property_tourist_tax t join property p on p.no = t.property_no ${OF_PROPERTIES} order by p.key, t.position`,
	services: `select p.key as property, ${selectCells('services')}
		from property_service t join property p on p.no = t.property_no ${OF_PROPERTIES} order by p.key, t.service_level, t.position`,
	equipment: `select p.key as property, ${selectCells('equipment')}
		from property_equipment t join property p on p.no = t.property_no ${OF_PROPERTIES} order by p.key, t.position`,
	distances: `select p.key as property, ${selectCells('distances')}
		from property_distance t join property p on p.no = t.property_no ${OF_PROPERTIES} order by p.key, t.position`,
	stays: `select p.key as property, t.check_in, t.check_out,
		case t.level when 0 then 'self_catered' when 1 then 'bed_and_breakfast' else 'catered' end as service_level,
		coalesce(t.offered_status, t.status) as status, ${ownPrice('t')} as price
		from property p join stay_rate t on t.property_no = p.no and ${isOwnRate('t')} ${OF_PROPERTIES} order by p.key, t.check_in, t.check_out, t.level`,
	stayRules: `select p.key as property, ${selectCells('stayRules')}
		from stay_rule t join property p on p.no = t.property_no ${OF_PROPERTIES} order by p.key, t.first_night`,
	propertyRooms: `select p.key as property, ${selectCells('propertyRooms')}
		from property_room t join property p on p.no = t.property_no ${OF_PROPERTIES} order by p.key, t.position`,
	pictures: `select p.key as property, ${selectCells('pictures')}
		from property_picture t join property p on p.no = t.property_no ${OF_PROPERTIES} order by p.key, t.position`,
	highlights: `select p.key as property, ${selectCells('highlights')},
		(select picture_hash from property_picture s where s.property_no = t.property_no and s.file = t.file limit 1) as hash
		from property_highlight t join property p on p.no = t.property_no ${OF_PROPERTIES} order by p.key, t.position`,
	floorplans: `select p.key as property, ${selectCells('floorplans')}
		from floorplan t join property p on p.no = t.property_no ${OF_PROPERTIES} order by p.key, t.position`,
	texts: `select p.key as property, ${selectCells('texts')}
		from property_text t join property p on p.no = t.property_no ${OF_PROPERTIES} order by p.key, t.language desc`,
	guides: `select ${selectCells('guides')} from guide t order by key, language desc`,
	mapSets: `select ${selectCells('mapSets')}, (select json_group_array(json_object('kind', kind, 'detail', detail,
			'name_en', name_en, 'name_de', name_de, 'geometry', json(geometry)))
			from (select * from map_feature f where f.set_no = t.no order by f.position)) as features
		from map_set t order by key`,
	conciergeSuppliers: `select ${selectCells('conciergeSuppliers')} from concierge_supplier t order by key`,
	conciergeServices: `select ${selectCells('conciergeServices')}, p.slug as place, s.key as supplier
		from concierge_service t join place p on p.no = t.place_no left join concierge_supplier s on s.no = t.supplier_no order by t.key`,
	...HOTEL_SELECTS,
};
