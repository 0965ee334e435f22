import { eq } from 'drizzle-orm';
import { freeRooms, takeRooms } from '#db/held-rooms';
import { leadEvent, type leadRequest, leadRoom } from '#db/schema/lead';
import type { AgentLeadContext } from '../agent-lead-context';
import type { LeadRecord } from '../find-lead.server';
import { holdsNights, type LeadActor } from '../lead-status';
import { columnsOfRooms, roomsChange } from './agreed-rooms';
import { agreedRoomStatement } from './lead-room-statement.server';
import type { RoomRow } from './review-rooms.server';

/** Rooms as they are to be, each with the position of the one whose place it takes. */
export type RequestedRooms = NonNullable<(typeof leadRequest.$inferSelect)['change']['rooms']>;

type Replacement = {
	record: LeadRecord;
	/** The rooms of the lead so far. */
	rows: readonly RoomRow[];
	stay: Parameters<typeof columnsOfRooms>[1];
	rooms: RequestedRooms;
	actor: LeadActor;
};

/**
 * What puts other rooms in the place of a lead's, for `changeLead`: its rooms, its figures, its units (those of the old nights given back,
 * those of the new ones taken, where the lead holds any) and a line of its history.
 */
export function roomsInPlace({ db, now }: AgentLeadContext, { record, rows, stay, rooms, actor }: Replacement) {
	const isHolding = holdsNights(record.status);
	return {
		columns: columnsOfRooms(
			rooms.map(({ room }) => room),
			stay,
		),
		before: [
			...(isHolding ? freeRooms(record.no) : []),
			db.delete(leadRoom).where(eq(leadRoom.leadNo, record.no)),
			...rooms.map(({ room }, position) => agreedRoomStatement(db, { leadNo: record.no, position, room })),
		],
		after: [
			...(isHolding ? takeRooms(record.no) : []),
			db.insert(leadEvent).values({
				...{ leadNo: record.no, version: record.version + 1, fromStatus: record.status, toStatus: record.status },
				...{ actor: actor.id, createdAt: now },
				change: roomsChange(
					{ lead: record, rooms: [...rows] },
					{
						stay,
						rooms: rooms.map(({ room, from }) => ({
							room,
							before: rows.find(({ position }) => position === from) ?? null,
						})),
					},
				),
			}),
		],
	};
}
