import type { NamedStatement } from '../../write-batch';
import type { Row } from '../format/column';
import { storedColumns, storedValues } from '../format/stored-columns';
import { forRows, orUpdate } from './statement';

/**
 * Properties by their key. Paths are first put aside, so that two properties may exchange theirs; alternatives come last, since they may
 * be new themselves. Rows carry `id`, used for new properties only, and `now`. New ones are numbered by place, since lists and indexes hold them so, whatever way the database
 * takes through the tables.
 */
export function writeProperties(rows: Row[], now: number): NamedStatement[] {
	const columns = [...storedColumns('properties'), 'place_no', 'sector_no', 'operator_no'];
	return [
		...forRows(rows, `update property set slug = '~' || no where key in (select value->>'key' from json_each(:rows))`),
		...forRows(
			rows.filter((row) => row.sector !== null),
			`insert or ignore into sector (place_no, name)
			select place.no, value->>'sector' from json_each(:rows) join place on place.slug = value->>'place'`,
		),
		...forRows(
			rows,
			`insert into property (id, ${columns}, updated_at)
			select value->>'id', ${storedValues('properties')}, place.no, sector.no, o.no, :now
			from json_each(:rows) join place on place.slug = value->>'place'
			left join sector on sector.place_no = place.no and sector.name = value->>'sector'
			left join operator o on o.key = value->>'operator' where true
			order by place.country_code, place.slug, json_each.key ${orUpdate(['key'], columns)}`,
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
export function touchProperties(keys: readonly string[], now: number): NamedStatement[] {
	if (keys.length === 0) return [];
	const sql = 'update property set updated_at = :now where key in (select value from json_each(:keys))';
	return [{ sql, args: { now, keys: JSON.stringify(keys) } }];
}

/** Takes properties out of the catalogue with everything of theirs; enquiries keep their words. */
export function removeProperties(keys: readonly string[]): NamedStatement[] {
	if (keys.length === 0) return [];
	const gone = '(select no from property where key in (select value from json_each(:keys)))';
	const args = { keys: JSON.stringify(keys) };
	return [
		{ sql: `update property set alternative_of_no = null where alternative_of_no in ${gone}`, args },
		{ sql: 'delete from property where key in (select value from json_each(:keys))', args },
	];
}
