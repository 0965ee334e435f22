import { breaksConstraint } from '#db/broken-constraint';
import { versionStatement } from '#db/derived/derive-statements';
import { writeBatch } from '#db/write-batch';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import type { NightChange, NightsBody } from './night-change';
import { auditRow, type DeskContext, publishChange } from './set-nights.server';

/** How many nights have what they had before, and how many were left alone because they were changed again since. */
export type UndoneNights = { number: number; restored: number; left: number };

/** Nights of the change `:number`, as they stood before it, as `b`; `b.was` are the rooms there were to sell. */
const BEFORE = `from (select value->>0 as room, value->>1 as night, value->>2 as units, value->>3 as min_nights,
			value->>4 as arrival, value->>5 as stopped
		from publication p cross join json_each(p.body->'$.before')
		where p.subject_id = :hotel and p.area = 'nights' and p.number = :number) b
	cross join hotel_room r on r.id = b.room
	where room_night.room_no = r.no and room_night.night = b.night`;

/**
 * Puts back what a change of nights of the actor's hotel had replaced, as a change of its own. A value that was set anew since stays, and
 * of rooms to sell there are never fewer than are booked. Throws DomainError 'forbidden'; 'not-found' (another hotel's change too);
 * 'conflict' with reason `undone-already`; 'unavailable'.
 */
export async function undoNights({ ctx, number }: { ctx: DeskContext; number: number }): Promise<UndoneNights> {
	const actor = requireActor(ctx, 'hotelStaff');
	const hotelId = actor.hotelId ?? '';
	const { rows } = await ctx.db.$client.execute({
		sql: `select body, changes from publication where subject_id = ? and area = 'nights' and number = ? and restores is null`,
		args: [hotelId, number],
	});
	const [row] = rows;
	if (!row) throw new DomainError('not-found', `No change ${number} of ${hotelId}`);
	const { change } = JSON.parse(String(row.body)) as NightsBody;
	const { rooms, first, last, weekdays } = change;
	const scope: NightChange = { rooms, first, last, weekdays };
	try {
		const results = await writeBatch(ctx.db, [
			publishChange(
				{ hotelId, userNo: actor.no, seen: Number.MAX_SAFE_INTEGER, now: ctx.now, restores: number },
				scope,
			),
			{
				sql: `update room_night set ${restored(change)} ${BEFORE} and (${isAsSet(change)})`,
				args: undoArguments(hotelId, number, change),
			},
			auditRow(ctx, hotelId, 'hotel.nightsUndone', scope),
			versionStatement(ctx.now, 'nights'),
		]);
		const count = results[1]?.rowsAffected ?? 0;
		return { number: Number(results[0]?.rows[0]?.number), restored: count, left: Number(row.changes) - count };
	} catch (error) {
		if (breaksConstraint(error, 'publication.subject_id', 'not null'))
			throw new DomainError('conflict', 'The change was undone already', { reason: 'undone-already' });
		throw error;
	}
}

const COLUMNS = {
	units: {
		isSet: 'room_night.units = coalesce(:units, r.units)',
		was: 'max(room_night.taken, coalesce(b.units, r.units))',
		name: 'units',
	},
	minNights: { isSet: 'room_night.min_nights is :minNights', was: 'b.min_nights', name: 'min_nights' },
	isArrivalClosed: { isSet: 'room_night.is_arrival_closed = :arrival', was: 'b.arrival', name: 'is_arrival_closed' },
	isStopped: { isSet: 'room_night.is_stopped = :stopped', was: 'b.stopped', name: 'is_stopped' },
} as const;

function columnsOf(change: NightChange) {
	return Object.entries(COLUMNS).flatMap(([field, column]) =>
		change[field as keyof typeof COLUMNS] === undefined ? [] : [column],
	);
}

/** Each column by itself: somebody may have set one of them anew. */
function restored(change: NightChange): string {
	return columnsOf(change)
		.map(({ name, isSet, was }) => `${name} = iif(${isSet}, ${was}, room_night.${name})`)
		.join(', ');
}

function isAsSet(change: NightChange): string {
	return columnsOf(change)
		.map(({ isSet }) => isSet)
		.join(' or ');
}

function undoArguments(hotelId: string, number: number, change: NightChange) {
	const all = {
		units: change.units ?? null,
		minNights: change.minNights ?? null,
		arrival: change.isArrivalClosed ? 1 : 0,
		stopped: change.isStopped ? 1 : 0,
	};
	const text = columnsOf(change)
		.map(({ isSet }) => isSet)
		.join(' ');
	const named = Object.entries(all).filter(([name]) => text.includes(`:${name}`));
	return { hotel: hotelId, number, ...Object.fromEntries(named) };
}
