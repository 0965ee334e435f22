import type { Row } from '../format/column';
import { forRows, type Statement } from './statement';

/**
 * Properties by their key. Paths are first put aside, so that two properties may exchange theirs; alternatives come last, since they may
 * be new themselves. Rows carry `id`, used for new properties only, and `now`.
 */
export function writeProperties(rows: Row[], now: number): Statement[] {
	return [
		...forRows(rows, `update property set slug = '~' || no where key in (select value->>'key' from json_each(:rows))`),
		...forRows(
			rows.filter((row) => row.sector !== null),
			`insert or ignore into sector (place_no, name)
			select place.no, value->>'sector' from json_each(:rows) join place on place.slug = value->>'place'`,
		),
		...forRows(
			rows,
			`insert into property (id, key, slug, name, property_type, place_no, sector_no, operator_no, bedrooms, bathrooms, beds_adults,
			beds_children, area_sqm, floors, pets, currency, latitude, longitude, registration_number, source, rank, is_demo,
			street, updated_at)
			select value->>'id', value->>'key', value->>'slug', value->>'name', value->>'property_type', place.no, sector.no, o.no,
			value->>'bedrooms', value->>'bathrooms', value->>'beds_adults', value->>'beds_children', value->>'area_sqm',
			value->>'floors', value->>'pets', value->>'currency', value->>'latitude', value->>'longitude',
			value->>'registration_number', value->>'source', value->>'rank', value->>'is_demo', value->>'street', :now
			from json_each(:rows) join place on place.slug = value->>'place'
			left join sector on sector.place_no = place.no and sector.name = value->>'sector'
			left join operator o on o.key = value->>'operator' where true
			on conflict (key) do update set slug = excluded.slug, name = excluded.name, property_type = excluded.property_type,
			place_no = excluded.place_no, sector_no = excluded.sector_no, operator_no = excluded.operator_no,
			bedrooms = excluded.bedrooms, bathrooms = excluded.bathrooms, beds_adults = excluded.beds_adults,
			beds_children = excluded.beds_children, area_sqm = excluded.area_sqm, floors = excluded.floors, pets = excluded.pets,
			currency = excluded.currency, latitude = excluded.latitude, longitude = excluded.longitude,
			registration_number = excluded.registration_number, source = excluded.source, rank = excluded.rank,
			is_demo = excluded.is_demo, street = excluded.street`,
			{ now },
		),
		...forRows(
			rows,
			`update property set alternative_of_no = (select main.no from property main where main.key = value->>'alternative_of')
			from json_each(:rows) where property.key = value->>'key'`,
		),
	];
}

/** Marks properties of which anything changed. */
export function touchProperties(keys: readonly string[], now: number): Statement[] {
	if (keys.length === 0) return [];
	const sql = 'update property set updated_at = :now where key in (select value from json_each(:keys))';
	return [{ sql, args: { now, keys: JSON.stringify(keys) } }];
}

/** Takes properties out of the catalogue with everything of theirs; enquiries keep their words. */
export function removeProperties(keys: readonly string[]): Statement[] {
	if (keys.length === 0) return [];
	const gone = '(select no from property where key in (select value from json_each(:keys)))';
	const args = { keys: JSON.stringify(keys) };
	return [
		{ sql: `update property set alternative_of_no = null where alternative_of_no in ${gone}`, args },
		{ sql: 'delete from property where key in (select value from json_each(:keys))', args },
	];
}
