import type { NamedStatement } from '../../write-batch';
import type { Row } from '../format/column';
import { storedColumns, storedValues } from '../format/stored-columns';
import { forRows, orUpdate } from './statement';

/** Bits of the facilities whose keys stand in a cell. */
export const maskOf = (scope: 'hotel' | 'room') =>
	`coalesce((select sum(1 << f.bit) from hotel_facility f
		where f.scope = '${scope}' and instr(';' || (value->>'facilities') || ';', ';' || f.key || ';') > 0), 0)`;

/** Places by their key; a country that changes changes with its hotels. */
export function writeHotelPlaces(rows: Row[]): NamedStatement[] {
	const columns = [...storedColumns('hotelPlaces'), 'place_no'];
	return [
		...forRows(
			rows,
			`insert into hotel_place (${columns}) select ${storedValues('hotelPlaces')}, p.no
			from json_each(:rows) left join place p on p.slug = value->>'place' where true ${orUpdate(['key'], columns)}`,
		),
		...forRows(
			rows,
			`update hotel set country_code = hp.country_code from json_each(:rows) join hotel_place hp on hp.key = value->>'key'
			where hotel.hotel_place_no = hp.no and hotel.country_code <> hp.country_code`,
		),
	];
}

/** Facilities get their bits in the order of the file, and keep them. */
export function writeHotelFacilities(rows: Row[]): NamedStatement[] {
	const columns = storedColumns('hotelFacilities');
	return forRows(
		rows,
		`insert into hotel_facility (bit, ${columns})
		select (select coalesce(max(f.bit), -1) from hotel_facility f where f.scope = value->>'scope')
		+ row_number() over (partition by value->>'scope' order by iif(known.no is null, 0, 1), j.key),
		${storedValues('hotelFacilities')}
		from json_each(:rows) j left join hotel_facility known on known.scope = value->>'scope' and known.key = value->>'key'
		where true ${orUpdate(['scope', 'key'], columns)}`,
	);
}

/** Hotels by their key, with the programmes that they belong to. */
export function writeHotels(rows: Row[], now: number): NamedStatement[] {
	const columns = ['hotel_place_no', 'country_code', 'facility_mask', ...storedColumns('hotels')];
	return [
		...forRows(
			rows,
			`insert into hotel (id, ${columns}, updated_at)
			select 'hotel_' || (value->>'key'), hp.no, hp.country_code, ${maskOf('hotel')}, ${storedValues('hotels')}, :now
			from json_each(:rows) join hotel_place hp on hp.key = value->>'hotel_place' where true ${orUpdate(['key'], columns)}`,
			{ now },
		),
		...forRows(
			rows,
			`delete from hotel_program where hotel_no in (select no from hotel where key in (select value->>'key' from json_each(:rows)))`,
		),
		...forRows(
			rows,
			`insert into hotel_program (hotel_no, program_no) select h.no, g.no
			from json_each(:rows) join hotel h on h.key = value->>'key'
			join program g on instr(';' || (value->>'programs') || ';', ';' || substr(g.id, ${'program_'.length + 1}) || ';') > 0`,
		),
	];
}

/** Marks hotels of which anything changed. */
export function touchHotels(keys: readonly string[], now: number): NamedStatement[] {
	if (keys.length === 0) return [];
	const sql = 'update hotel set updated_at = :now where key in (select value from json_each(:keys))';
	return [{ sql, args: { now, keys: JSON.stringify(keys) } }];
}

/** Takes hotels out of the catalogue with everything of theirs. */
export function removeHotels(keys: readonly string[]): NamedStatement[] {
	if (keys.length === 0) return [];
	const sql = 'delete from hotel where key in (select value from json_each(:keys))';
	return [{ sql, args: { keys: JSON.stringify(keys) } }];
}

/** Posts of the inspiration feed: gone ones, then new and changed ones, which may have moved to another hotel. */
export function writePosts(removed: Row[], written: Row[]): NamedStatement[] {
	const columns = ['hotel_no', ...storedColumns('inspiration')];
	return [
		...forRows(
			removed,
			"delete from inspiration_post where id in (select 'post_' || (value->>'key') from json_each(:rows))",
		),
		...forRows(
			written,
			`insert into inspiration_post (id, ${columns})
			select 'post_' || (value->>'key'), h.no, ${storedValues('inspiration')}
			from json_each(:rows) join hotel h on h.key = value->>'hotel' where true ${orUpdate(['id'], columns)}`,
		),
	];
}
