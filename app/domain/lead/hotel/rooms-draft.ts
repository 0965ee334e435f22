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

/** A room of a hotel's card. */
export type CardRoom = Pick<DraftRoom, 'roomId' | 'planId' | 'adults'> & {
	childrenAges: readonly number[];
	cardId: string;
	checkIn: string;
	checkOut: string;
};

/**
 * The rooms of a draft that a hotel's card answers, by their place: the one of its type and party, else all of them where its party is
 * everybody, else the only one of its type, else the only one of its party. None: it is a room more.
 */
export function answeredRooms(rooms: readonly DraftRoom[], card: CardRoom): number[] {
	const places = rooms.map((_, at) => at);
	const isOfType = (at: number) => rooms[at]?.roomId === card.roomId;
	const isOfParty = (at: number) => partyKey(rooms.slice(at, at + 1)) === partyKey([card]);
	const [same] = places.filter((at) => isOfType(at) && isOfParty(at) && rooms[at]?.cardId !== card.cardId);
	if (same !== undefined) return [same];
	if (partyKey(rooms) === partyKey([card])) return places;
	for (const fits of [isOfType, isOfParty]) {
		const [only, ...others] = places.filter(fits);
		if (only !== undefined && others.length === 0) return [only];
	}
	return [];
}

/** A draft with a card's room in the place of others, for the card's stay. */
export function withCardRoom(draft: RoomsDraft, card: CardRoom, replaced: readonly number[]): RoomsDraft {
	const { checkIn, checkOut, childrenAges, ...room } = card;
	const [first] = replaced;
	const from = first === undefined ? null : (draft.rooms[first]?.from ?? null);
	const put: DraftRoom = { ...room, childrenAges: [...childrenAges], bedConfiguration: null, from };
	const others = draft.rooms.flatMap((each, at) => (at === first ? [put] : replaced.includes(at) ? [] : [each]));
	return { checkIn, checkOut, rooms: first === undefined ? [...others, put] : others };
}

/** The guests of several rooms, whatever the order of their children. */
function partyKey(rooms: readonly { adults: number; childrenAges: readonly (number | null)[] }[]): string {
	const ages = rooms.flatMap(({ childrenAges }) => childrenAges).toSorted((a, b) => (a ?? -1) - (b ?? -1));
	return JSON.stringify([rooms.reduce((sum, { adults }) => sum + adults, 0), ages]);
}
