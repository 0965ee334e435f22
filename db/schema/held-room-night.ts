import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';
import { day, ownerNo } from './columns';
import { hotelRoom } from './hotel-room';
import { lead } from './lead';

/**
 * Rooms of a type that a lead holds on a night: its share of `room_night.taken`, so that what it gives back is what it took. The night of
 * a check-out day is not among them.
 */
export const heldRoomNight = sqliteTable(
	'held_room_night',
	{
		leadNo: ownerNo('lead_no', () => lead.no),
		roomNo: ownerNo('room_no', () => hotelRoom.no),
		night: day('night').notNull(),
		rooms: integer('rooms').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.leadNo, t.roomNo, t.night] }),
		index('held_room_night_room').on(t.roomNo, t.night),
		check('held_room_night_some', sql`${t.rooms} > 0`),
	],
);
