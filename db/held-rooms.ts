import type { NamedStatement } from './write-batch';

/**
 * Every room of a hotel's lead is taken for every night of its period, all or none: one room too many breaks the check of `room_night`,
 * a type that the hotel no longer has breaks `held_room_night.room_no`.
 */
export function takeRooms(leadNo: number): NamedStatement[] {
	return [
		{
			sql: `insert into held_room_night (lead_no, room_no, night, rooms)
				with recursive nights (night, until) as (
					select check_in, check_out from lead where no = :leadNo
					union all select date(night, '+1 day'), until from nights where date(night, '+1 day') < until
				) select r.lead_no, r.room_no, n.night, count(*) from lead_room r cross join nights n
				where r.lead_no = :leadNo group by r.room_no, n.night`,
			args: { leadNo },
		},
		{
			sql: `insert into room_night (room_no, night, hotel_no, taken, units)
				select h.room_no, h.night, r.hotel_no, h.rooms, r.units from held_room_night h
				join hotel_room r on r.no = h.room_no where h.lead_no = :leadNo
				on conflict (room_no, night) do update set taken = taken + excluded.taken`,
			args: { leadNo },
		},
	];
}

/** The rooms of a lead are free again. */
export function freeRooms(leadNo: number): NamedStatement[] {
	return [
		{
			sql: `update room_night set taken = taken - (select h.rooms from held_room_night h
					where h.lead_no = :leadNo and h.room_no = room_night.room_no and h.night = room_night.night)
				where (room_no, night) in (select room_no, night from held_room_night where lead_no = :leadNo)`,
			args: { leadNo },
		},
		{ sql: 'delete from held_room_night where lead_no = :leadNo', args: { leadNo } },
	];
}
