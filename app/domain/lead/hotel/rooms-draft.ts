import * as z from 'zod';
import type { leadRoom } from '#db/schema/lead';
import type { PlainDate } from '../../date/plain-date';
import { periodFields, withPeriodOrder } from '../../enquiry/period-rules';
import type { ErrorKey } from '../../form/field-error';
import { MOST_ROOMS } from './hotel-interest-schema';

const MOST_GUESTS = 20;

const draftRoomSchema = z.object({
	/** Position of the room of the lead in whose place it comes; null: it is put in. */
	from: z.int().min(0).nullable().default(null),
	/** Public ids; '' while no rate is chosen. */
	roomId: z.string().max(160),
	planId: z.string().max(160),
	adults: z.int().min(1).max(MOST_GUESTS),
	/** Null: its age is not said yet. */
	childrenAges: z.array(z.int().min(0).max(120).nullable()).max(MOST_GUESTS),
	bedConfiguration: z.string().max(200).nullable().default(null),
	/** The message in which the hotel has offered it. */
	cardId: z.string().max(100).nullable().default(null),
});

/** The fields of a change of a hotel's lead: its stay, and all its rooms as they are to be. */
export function roomsDraftSchema(today: PlainDate) {
	return withPeriodOrder(
		z.object({
			...periodFields(today),
			rooms: z
				.array(draftRoomSchema)
				.min(1, 'rooms' satisfies ErrorKey)
				.max(MOST_ROOMS, 'rooms' satisfies ErrorKey),
		}),
	);
}

export type DraftRoom = z.output<typeof draftRoomSchema>;
export type RoomsDraft = { checkIn: string; checkOut: string; rooms: DraftRoom[] };

type SavedRoom = Pick<
	typeof leadRoom.$inferSelect,
	'position' | 'adults' | 'childrenAges' | 'bedConfiguration' | 'agreed'
>;

/** A lead as it stands, as a draft that changes nothing. */
export function draftOf(lead: { checkIn: string; checkOut: string }, rows: readonly SavedRoom[]): RoomsDraft {
	return {
		checkIn: lead.checkIn,
		checkOut: lead.checkOut,
		rooms: rows.map(({ position, adults, childrenAges, bedConfiguration, agreed }) => ({
			...{ from: position, roomId: agreed.roomId, planId: agreed.planId, adults, childrenAges, bedConfiguration },
			cardId: agreed.cardId ?? null,
		})),
	};
}
