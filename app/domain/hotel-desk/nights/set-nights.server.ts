import { breaksConstraint } from '#db/broken-constraint';
import { versionStatement } from '#db/derived/derive-statements';
import { audit } from '#db/schema/audit';
import { type NamedStatement, writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import type { PlainDate } from '../../date/plain-date';
import { hotelToday } from '../../offer/hotel-today';
import { fieldsOf, type NightChange } from './night-change';
import { type ChangeErrors, readNightChange, type TypedChange } from './read-night-change';

export type DeskContext = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'today' | 'now'>;

/** Who has changed one of the nights meanwhile, and what he set. */
export type OtherChange = { number: number; name: string; at: number; change: NightChange };

export type SetNights =
	/** `number` of the version; `nights` of room types that it touched. */
	| { outcome: 'set'; number: number; nights: number }
	| { outcome: 'invalid'; errors: ChangeErrors }
	| { outcome: 'changed-meanwhile'; other: OtherChange };

type Setting = {
	ctx: DeskContext;
	typed: TypedChange;
	/** The version that the calendar showed. */
	seen: number;
};

/**
 * Sets nights of room types of the actor's hotel: rooms to sell, minimum stay, arrivals, stop-sell. All of them or none, with what stood
 * there before as a version that can be undone, an audit row and a new version of the catalogue, in one transaction. Agents find it in their next search.
 * Fewer rooms than are booked are refused by the database and answered at `units`. What somebody else has set since `seen` for the same nights is answered, not overwritten.
 * Throws DomainError 'forbidden'; 'not-found' for another hotel's rooms; 'unavailable'.
 */
export async function setNights({ ctx, typed, seen }: Setting): Promise<SetNights> {
	const actor = requireActor(ctx, 'hotelStaff');
	const hotelId = actor.hotelId ?? '';
	const { units, timeZone } = await roomUnits(ctx, hotelId);
	if (typed.rooms.some((room) => !units.has(room)))
		throw new DomainError('not-found', 'No such room type of the hotel');
	const read = readNightChange(typed, { units, today: hotelToday(ctx, timeZone) });
	if ('errors' in read) return { outcome: 'invalid', errors: read.errors };
	const { change } = read;
	try {
		const results = await writeBatch(ctx.db, [
			publishChange({ hotelId, userNo: actor.no, seen, now: ctx.now }, change),
			writeChange(hotelId, change),
			auditRow(ctx, hotelId, 'hotel.nightsSet', change),
			versionStatement(ctx.now, 'nights'),
		]);
		const [made] = results[0]?.rows ?? [];
		return { outcome: 'set', number: Number(made?.number), nights: Number(made?.changes) };
	} catch (error) {
		if (breaksConstraint(error, 'room_night_not_oversold', 'check')) return belowBooked(ctx, hotelId, change);
		if (!breaksConstraint(error, 'publication.subject_id', 'not null')) throw error;
		const other = await otherChange(ctx, hotelId, actor.no, seen, change);
		if (!other) throw error;
		return { outcome: 'changed-meanwhile', other };
	}
}

/** Nights of the change as `n (room_no, hotel_no, units, night)`, `units` being those of the type. */
export const NIGHTS_OF_CHANGE = `with recursive day (night) as (
		select :first union all select date(night, '+1 day') from day where night < :last
	), n (room_no, hotel_no, room, units, night) as (
		select r.no, r.hotel_no, r.id, r.units, day.night from hotel h cross join hotel_room r on r.hotel_no = h.no cross join day
		where h.id = :hotel and r.id in (select value from json_each(:rooms))
			and (:weekdays >> cast(strftime('%w', day.night) as integer)) & 1
	)`;

/** The arguments of `NIGHTS_OF_CHANGE`. */
export function nightsArguments(hotelId: string, { rooms, first, last, weekdays }: NightChange) {
	return { hotel: hotelId, rooms: JSON.stringify(rooms), ...{ first, last, weekdays } };
}

/** Another user's later change of the same area that touches one of the nights. */
const IS_OTHERS = `v.subject_id = :hotel and v.area = 'nights' and v.number > :seen and v.user_no is not :user
	and v.body->>'$.change.first' <= :last and v.body->>'$.change.last' >= :first
	and exists (select 1 from json_each(v.body->'$.change.rooms') o join json_each(:rooms) m on m.value = o.value)`;

/** A change is undone once. */
const IS_UNDONE = `v.subject_id = :hotel and v.area = 'nights' and v.restores = :restores`;

type Publishing = { hotelId: string; userNo: number; seen: number; now: number; restores?: number };

/** The version of the change with what stood before; its subject is null, and so refused, when somebody else came first. */
export function publishChange(
	{ hotelId, userNo, seen, now, restores }: Publishing,
	change: NightChange,
): NamedStatement {
	return {
		sql: `${NIGHTS_OF_CHANGE}
			insert into publication (subject_id, area, number, body, changes, restores, published_at, user_no)
			select case when exists (select 1 from publication v where ${IS_OTHERS} or ${IS_UNDONE}) then null else :hotel end, 'nights',
				coalesce((select max(number) from publication where subject_id = :hotel and area = 'nights'), 0) + 1,
				json_object('change', json(:change), 'before', json_group_array(json_array(n.room, n.night, b.units, b.min_nights,
					coalesce(b.is_arrival_closed, 0), coalesce(b.is_stopped, 0)))),
				count(*), :restores, :now, :user
			from n left join room_night b on b.room_no = n.room_no and b.night = n.night
			returning number, changes`,
		args: {
			...nightsArguments(hotelId, change),
			...{ seen, now, user: userNo, change: JSON.stringify(change), restores: restores ?? null },
		},
	};
}

function writeChange(hotelId: string, change: NightChange): NamedStatement {
	const sets = (field: keyof NightChange) => (change[field] === undefined ? 0 : 1);
	return {
		sql: `${NIGHTS_OF_CHANGE}
			insert into room_night (room_no, night, hotel_no, taken, units, min_nights, is_arrival_closed, is_stopped)
			select room_no, night, hotel_no, 0, coalesce(:units, units), :minNights, :arrival, :stopped from n where true
			on conflict (room_no, night) do update set
				units = iif(:setsUnits, excluded.units, units),
				min_nights = iif(:setsMinNights, excluded.min_nights, min_nights),
				is_arrival_closed = iif(:setsArrival, excluded.is_arrival_closed, is_arrival_closed),
				is_stopped = iif(:setsStopped, excluded.is_stopped, is_stopped)`,
		args: {
			...nightsArguments(hotelId, change),
			units: change.units ?? null,
			minNights: change.minNights ?? null,
			arrival: change.isArrivalClosed ? 1 : 0,
			stopped: change.isStopped ? 1 : 0,
			setsUnits: sets('units'),
			setsMinNights: sets('minNights'),
			setsArrival: sets('isArrivalClosed'),
			setsStopped: sets('isStopped'),
		},
	};
}

/** Who changed what of which hotel, without personal data. */
export function auditRow(ctx: DeskContext, hotelId: string, action: string, change: NightChange) {
	const { first, last, rooms } = change;
	return ctx.db.insert(audit).values({
		...{ brandKey: ctx.brand.key, actor: ctx.actor?.id ?? '', action, subjectId: hotelId, createdAt: ctx.now },
		detail: { first, last, rooms: rooms.length, fields: fieldsOf(change).join(' ') },
	});
}

async function roomUnits({ db }: DeskContext, hotelId: string) {
	const { rows } = await db.$client.execute({
		sql: 'select r.id, r.units, h.time_zone from hotel h join hotel_room r on r.hotel_no = h.no where h.id = ?',
		args: [hotelId],
	});
	if (rows.length === 0) throw new DomainError('not-found', `No hotel ${hotelId}`);
	return {
		units: new Map(rows.map(({ id, units }) => [String(id), Number(units)])),
		timeZone: String(rows[0]?.time_zone),
	};
}

/** Names the first night of which more rooms are booked. */
async function belowBooked({ db }: DeskContext, hotelId: string, change: NightChange): Promise<SetNights> {
	const { rows } = await db.$client.execute({
		sql: `${NIGHTS_OF_CHANGE} select r.name, n.night, b.taken from n join room_night b on b.room_no = n.room_no and b.night = n.night
			join hotel_room r on r.no = n.room_no where b.taken > coalesce(:units, n.units) order by n.night, r.position limit 1`,
		args: { ...nightsArguments(hotelId, change), units: change.units ?? null },
	});
	const [row] = rows;
	const values = {
		room: String(row?.name ?? ''),
		night: String(row?.night ?? change.first),
		count: Number(row?.taken ?? 0),
	};
	return { outcome: 'invalid', errors: { units: { key: 'belowBooked', values } } };
}

/** The last change of somebody else that touches one of the nights. */
async function otherChange({ db }: DeskContext, hotelId: string, userNo: number, seen: number, change: NightChange) {
	const { rows } = await db.$client.execute({
		sql: `select v.number, v.published_at as at, v.body->'$.change' as change, trim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')) as name
			from publication v left join user u on u.no = v.user_no where ${IS_OTHERS} order by v.number desc limit 1`,
		args: {
			hotel: hotelId,
			rooms: JSON.stringify(change.rooms),
			first: change.first,
			last: change.last,
			seen,
			user: userNo,
		},
	});
	const [row] = rows;
	if (!row) return null;
	return {
		number: Number(row.number),
		name: String(row.name),
		at: Number(row.at),
		change: JSON.parse(String(row.change)) as NightChange & { first: PlainDate },
	};
}
