import type { Row } from '../format/column';
import { forRows, type Statement } from './statement';

/** Bits of the facilities whose keys stand in a cell. */
export const maskOf = (scope: 'hotel' | 'room') =>
	`coalesce((select sum(1 << f.bit) from hotel_facility f
		where f.scope = '${scope}' and instr(';' || (value->>'facilities') || ';', ';' || f.key || ';') > 0), 0)`;

/** `a = excluded.a, b = excluded.b`. */
export const fromExcluded = (columns: readonly string[]) =>
	columns.map((column) => `${column} = excluded.${column}`).join(', ');

/** Places by their key; a country that changes changes with its hotels. */
export function writeHotelPlaces(rows: Row[]): Statement[] {
	const columns = ['country_code', 'name_en', 'name_de', 'latitude', 'longitude', 'place_no'];
	return [
		...forRows(
			rows,
			`insert into hotel_place (key, ${columns.join(', ')})
			select value->>'key', value->>'country', value->>'name_en', value->>'name_de', value->>'latitude', value->>'longitude',
			p.no from json_each(:rows) left join place p on p.slug = value->>'place' where true
			on conflict (key) do update set ${fromExcluded(columns)}`,
		),
		...forRows(
			rows,
			`update hotel set country_code = hp.country_code from json_each(:rows) join hotel_place hp on hp.key = value->>'key'
			where hotel.hotel_place_no = hp.no and hotel.country_code <> hp.country_code`,
		),
	];
}

/** Facilities get their bits in the order of the file, and keep them. */
export function writeHotelFacilities(rows: Row[]): Statement[] {
	return forRows(
		rows,
		`insert into hotel_facility (scope, key, bit, name_en, name_de)
		select value->>'scope', value->>'key',
		(select coalesce(max(f.bit), -1) from hotel_facility f where f.scope = value->>'scope')
		+ row_number() over (partition by value->>'scope' order by iif(known.no is null, 0, 1), j.key),
		value->>'name_en', value->>'name_de'
		from json_each(:rows) j left join hotel_facility known on known.scope = value->>'scope' and known.key = value->>'key'
		where true
		on conflict (scope, key) do update set name_en = excluded.name_en, name_de = excluded.name_de`,
	);
}

/** Columns of `hotel` and the cells that fill them as they are. */
const CELLS = {
	name: 'name',
	sector: 'sector',
	latitude: 'latitude',
	longitude: 'longitude',
	time_zone: 'time_zone',
	category: 'category',
	chain: 'chain',
	keys: 'keys',
	status_level: 'status_level',
	currency: 'currency',
	booking_com_tenths: 'booking_com',
	trip_advisor_halves: 'trip_advisor',
	reservation_phone: 'reservation_phone',
	reservation_email: 'reservation_email',
	is_chat_enabled: 'chat',
	has_to_be_invited: 'has_to_be_invited',
	is_reseller: 'reseller',
	supports_instant_booking: 'instant_booking',
	is_demo: 'demo',
	is_adults_only: 'adults_only',
	min_guest_age: 'min_guest_age',
	max_age_infant: 'max_age_infant',
	max_age_child: 'max_age_child',
	are_pets_allowed: 'pets',
	rank: 'rank',
};

/** Hotels by their key, with the programmes that they belong to. */
export function writeHotels(rows: Row[], now: number): Statement[] {
	const columns = ['hotel_place_no', 'country_code', 'facility_mask', ...Object.keys(CELLS)];
	const cells = Object.values(CELLS).map((cell) => `value->>'${cell}'`);
	return [
		...forRows(
			rows,
			`insert into hotel (id, key, ${columns.join(', ')}, updated_at)
			select 'hotel_' || (value->>'key'), value->>'key', hp.no, hp.country_code, ${maskOf('hotel')}, ${cells.join(', ')}, :now
			from json_each(:rows) join hotel_place hp on hp.key = value->>'hotel_place' where true
			on conflict (key) do update set ${fromExcluded(columns)}`,
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
export function touchHotels(keys: readonly string[], now: number): Statement[] {
	if (keys.length === 0) return [];
	const sql = 'update hotel set updated_at = :now where key in (select value from json_each(:keys))';
	return [{ sql, args: { now, keys: JSON.stringify(keys) } }];
}

/** Takes hotels out of the catalogue with everything of theirs. */
export function removeHotels(keys: readonly string[]): Statement[] {
	if (keys.length === 0) return [];
	const sql = 'delete from hotel where key in (select value from json_each(:keys))';
	return [{ sql, args: { keys: JSON.stringify(keys) } }];
}

/** Posts of the inspiration feed: gone ones, then new and changed ones, which may have moved to another hotel. */
export function writePosts(removed: Row[], written: Row[]): Statement[] {
	const columns = ['hotel_no', 'category_en', 'category_de', 'markdown_en', 'markdown_de', 'pictures', 'published_on'];
	return [
		...forRows(
			removed,
			"delete from inspiration_post where id in (select 'post_' || (value->>'key') from json_each(:rows))",
		),
		...forRows(
			written,
			`insert into inspiration_post (id, ${columns.join(', ')})
			select 'post_' || (value->>'key'), h.no, value->>'category_en', value->>'category_de', value->>'markdown_en',
			value->>'markdown_de', value->>'pictures', value->>'published_on' from json_each(:rows) join hotel h on h.key = value->>'hotel' where true
			on conflict (id) do update set ${fromExcluded(columns)}`,
		),
	];
}
