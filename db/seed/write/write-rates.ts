import type { Row } from '../format/column';
import { forRows, type Statement } from './statement';
import { fromExcluded } from './write-hotels';
import type { Writing } from './write-vocabulary';

const ofHotel = (table: string) => `json_each(:rows) join hotel h on h.key = value->>'hotel'
	join ${table} t on t.hotel_no = h.no and t.key = value->>'key'`;

/** Rate plans by hotel and key. */
export function writeRatePlans(removed: Row[], rows: Row[]): Statement[] {
	const columns = {
		position: "value->>'position'",
		meal_plan: "value->>'meal_plan'",
		policy: "value->>'policy'",
		profile_mask: "value->>'profiles'",
		program_no: 'g.no',
		commission_percent: "value->>'commission_percent'",
		payment_policy: `json_object('depositPercentage', value->>'deposit_percent', 'tranches', json(value->>'tranches'))`,
		cancellation_policy: `json_object('cancellationPeriods', json(value->>'cancellation'))`,
		extra_adult_minor: "value->>'extra_adult'",
		child_supplements: "value->>'child_supplements'",
		single_use_minor: "value->>'single_use'",
		is_on_request: "value->>'on_request'",
	};
	return [
		...forRows(removed, `delete from rate_plan where no in (select t.no from ${ofHotel('rate_plan')})`),
		...forRows(
			rows,
			`insert into rate_plan (id, hotel_no, key, ${Object.keys(columns).join(', ')})
			select 'rate_' || h.key || '.' || (value->>'key'), h.no, value->>'key', ${Object.values(columns).join(', ')}
			from json_each(:rows) join hotel h on h.key = value->>'hotel'
			left join program g on g.id = 'program_' || (value->>'program') where true
			on conflict (hotel_no, key) do update set ${fromExcluded(Object.keys(columns))}`,
		),
	];
}

/** Seasons by hotel and key. */
export function writeSeasons(removed: Row[], rows: Row[]): Statement[] {
	const columns = ['first_night', 'last_night', 'weekend_mask'];
	return [
		...forRows(removed, `delete from hotel_season where no in (select t.no from ${ofHotel('hotel_season')})`),
		...forRows(
			rows,
			`insert into hotel_season (hotel_no, key, ${columns.join(', ')})
			select h.no, value->>'key', value->>'first_night', value->>'last_night', value->>'weekend'
			from json_each(:rows) join hotel h on h.key = value->>'hotel' where true
			on conflict (hotel_no, key) do update set ${fromExcluded(columns)}`,
		),
	];
}

const OF_RATE = `json_each(:rows) join hotel h on h.key = value->>'hotel'
	join hotel_season s on s.hotel_no = h.no and s.key = value->>'season'
	join rate_plan p on p.hotel_no = h.no and p.key = value->>'plan'
	join hotel_room r on r.hotel_no = h.no and r.key = value->>'room'`;

/** Only the rates that changed. */
export function writeRates(removed: Row[], written: Row[]): Statement[] {
	const columns = ['nightly_minor', 'weekend_minor', 'public_minor', 'min_nights'];
	return [
		...forRows(
			removed,
			`delete from room_rate where (season_no, plan_no, room_no) in (select s.no, p.no, r.no from ${OF_RATE})`,
		),
		...forRows(
			written,
			`insert into room_rate (season_no, plan_no, room_no, ${columns.join(', ')})
			select s.no, p.no, r.no, value->>'nightly', value->>'weekend', value->>'public', value->>'min_nights' from ${OF_RATE}
			where true on conflict (season_no, plan_no, room_no) do update set ${fromExcluded(columns)}`,
		),
	];
}

/** Closed days of a hotel are written anew. */
export function writeClosures({ rows, owners }: Writing): Statement[] {
	if (owners.length === 0) return [];
	return [
		{
			sql: 'delete from rate_closure where hotel_no in (select no from hotel where key in (select value from json_each(:owners)))',
			args: { owners: JSON.stringify(owners) },
		},
		...forRows(
			rows,
			`insert into rate_closure (hotel_no, plan_no, kind, first_day, last_day)
			select h.no, p.no, value->>'kind', value->>'first_day', value->>'last_day'
			from json_each(:rows) join hotel h on h.key = value->>'hotel'
			left join rate_plan p on p.hotel_no = h.no and p.key = value->>'plan'`,
		),
	];
}
