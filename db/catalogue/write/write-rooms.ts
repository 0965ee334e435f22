import type { NamedStatement } from '../../write-batch';
import type { Row } from '../format/column';
import { storedColumns, storedValues } from '../format/stored-columns';
import { forRows, orUpdate } from './statement';
import { maskOf } from './write-hotels';

const OF_ROOM = `json_each(:rows) join hotel h on h.key = value->>'hotel'
	join hotel_room r on r.hotel_no = h.no and r.key = value->>'key'`;

/**
 * Rooms by hotel and key, so that what is sold of them stays theirs. Nights that had as many units as the type get its new number,
 * though never fewer than are taken.
 */
export function writeRooms(removed: Row[], rows: Row[]): NamedStatement[] {
	const columns = ['facility_mask', ...storedColumns('rooms')];
	return [
		...forRows(removed, `delete from hotel_room where no in (select r.no from ${OF_ROOM})`),
		...forRows(
			rows,
			`update room_night set units = max(taken, value->>'units') from ${OF_ROOM}
			where room_night.room_no = r.no and room_night.units = r.units and r.units <> value->>'units'`,
		),
		...forRows(
			rows,
			`insert into hotel_room (id, hotel_no, ${columns})
			select 'room_' || h.key || '.' || (value->>'key'), h.no, ${maskOf('room')}, ${storedValues('rooms')}
			from json_each(:rows) join hotel h on h.key = value->>'hotel' where true
			${orUpdate(['hotel_no', 'key'], columns)}`,
		),
	];
}

/** Nights of stretches, where there is no row yet; without `units` all rooms of the type are there to sell. */
export function writeTaken(rows: Row[]): NamedStatement[] {
	return forRows(
		rows,
		`with recursive stretch (room_no, night, last, hotel_no, taken, units, min_nights, no_arrival, stopped) as (
			select r.no, value->>'first_night', value->>'last_night', h.no, value->>'taken', coalesce(value->>'units', r.units),
				value->>'min_nights', value->>'no_arrival', value->>'stopped'
			from json_each(:rows) join hotel h on h.key = value->>'hotel'
			join hotel_room r on r.hotel_no = h.no and r.key = value->>'room'
			union all
			select room_no, date(night, '+1 day'), last, hotel_no, taken, units, min_nights, no_arrival, stopped from stretch where night < last
		)
		insert into room_night (room_no, night, hotel_no, taken, units, min_nights, is_arrival_closed, is_stopped)
		select room_no, night, hotel_no, taken, units, min_nights, no_arrival, stopped from stretch where true on conflict (room_no, night) do nothing`,
	);
}
