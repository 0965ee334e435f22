import type { NamedStatement } from '../../write-batch';
import type { Row } from '../format/column';
import { storedColumns, storedValues } from '../format/stored-columns';
import { forRows, orUpdate } from './statement';
import type { Writing } from './write-vocabulary';

const ofHotel = (table: string) => `json_each(:rows) join hotel h on h.key = value->>'hotel'
	join ${table} t on t.hotel_no = h.no and t.key = value->>'key'`;

/** Rate plans by hotel and key. */
export function writeRatePlans(removed: Row[], rows: Row[]): NamedStatement[] {
	const columns = [...storedColumns('ratePlans'), 'program_no', 'payment_policy', 'cancellation_policy'];
	return [
		...forRows(removed, `delete from rate_plan where no in (select t.no from ${ofHotel('rate_plan')})`),
		...forRows(
			rows,
			`insert into rate_plan (id, hotel_no, ${columns})
			select 'rate_' || h.key || '.' || (value->>'key'), h.no, ${storedValues('ratePlans')}, g.no,
			json_object('depositPercentage', value->>'deposit_percent', 'tranches', json(value->>'tranches')),
			json_object('cancellationPeriods', json(value->>'cancellation'))
			from json_each(:rows) join hotel h on h.key = value->>'hotel'
			left join program g on g.id = 'program_' || (value->>'program') where true
			${orUpdate(['hotel_no', 'key'], columns)}`,
		),
	];
}

/** Seasons by hotel and key. */
export function writeSeasons(removed: Row[], rows: Row[]): NamedStatement[] {
	const columns = storedColumns('seasons');
	return [
		...forRows(removed, `delete from hotel_season where no in (select t.no from ${ofHotel('hotel_season')})`),
		...forRows(
			rows,
			`insert into hotel_season (hotel_no, ${columns}) select h.no, ${storedValues('seasons')}
			from json_each(:rows) join hotel h on h.key = value->>'hotel' where true
			${orUpdate(['hotel_no', 'key'], columns)}`,
		),
	];
}

const OF_RATE = `json_each(:rows) join hotel h on h.key = value->>'hotel'
	join hotel_season s on s.hotel_no = h.no and s.key = value->>'season'
	join rate_plan p on p.hotel_no = h.no and p.key = value->>'plan'
	join hotel_room r on r.hotel_no = h.no and r.key = value->>'room'`;

/** Only the rates that changed. */
export function writeRates(removed: Row[], written: Row[]): NamedStatement[] {
	const columns = storedColumns('rates');
	return [
		...forRows(
			removed,
			`delete from room_rate where (season_no, plan_no, room_no) in (select s.no, p.no, r.no from ${OF_RATE})`,
		),
		...forRows(
			written,
			`insert into room_rate (season_no, plan_no, room_no, ${columns})
			select s.no, p.no, r.no, ${storedValues('rates')} from ${OF_RATE}
			where true ${orUpdate(['season_no', 'plan_no', 'room_no'], columns)}`,
		),
	];
}

const INSERT_CLOSURES = () => `insert into rate_closure (hotel_no, plan_no, ${storedColumns('closures')})
	select h.no, p.no, ${storedValues('closures')}
	from json_each(:rows) join hotel h on h.key = value->>'hotel'
	left join rate_plan p on p.hotel_no = h.no and p.key = value->>'plan'`;

/** Closed days of a hotel are written anew. */
export function writeClosures({ rows, owners }: Writing): NamedStatement[] {
	if (owners.length === 0) return [];
	return [
		{
			sql: 'delete from rate_closure where hotel_no in (select no from hotel where key in (select value from json_each(:owners)))',
			args: { owners: JSON.stringify(owners) },
		},
		...forRows(rows, INSERT_CLOSURES()),
	];
}

/** Closed days of the rate plans of a hotel are written anew; those that hold under every plan stay. */
export function writePlanClosures(hotelKey: string, rows: Row[]): NamedStatement[] {
	return [
		{
			sql: 'delete from rate_closure where plan_no is not null and hotel_no = (select no from hotel where key = :hotelKey)',
			args: { hotelKey },
		},
		...forRows(rows, INSERT_CLOSURES()),
	];
}
