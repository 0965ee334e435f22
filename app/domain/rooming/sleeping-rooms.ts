import type { PropertyBeds } from '#db/schema/property-room';
import { roomOnList } from '../lead/rooming-rows';
import { isSleptIn, type PropertyRoomKind } from '../property/property-room';

/** A room that guests are put into; `key` is what the list stores. */
export type SleepingRoom = {
	key: string;
	/** In both languages; null: it has a number alone. */
	nameEn: string | null;
	nameDe: string | null;
	floorEn: string | null;
	floorDe: string | null;
	beds: readonly PropertyBeds[];
};

type OfLead = {
	/** Of a property, in its own order; empty where they are not described. */
	propertyRooms: readonly (SleepingRoom & { kind: PropertyRoomKind })[];
	bedrooms: number | null;
	/** Of a hotel. */
	hotelRooms: readonly { roomName: string }[];
};

/** More rooms than any property has. */
const MOST_ROOMS = 30;

/** The rooms in which the guests of a lead sleep: as they are described, else as many numbers as there are bedrooms, or those of the hotel. */
export function sleepingRooms({ propertyRooms, bedrooms, hotelRooms }: OfLead): SleepingRoom[] {
	const unnamed = { nameEn: null, nameDe: null, floorEn: null, floorDe: null, beds: [] };
	if (hotelRooms.length > 0)
		return hotelRooms.map((room, at) => {
			const key = roomOnList(room, at);
			return { ...unnamed, key, nameEn: room.roomName, nameDe: room.roomName };
		});
	const described = propertyRooms.filter(isSleptIn);
	if (described.length > 0) return described.map(({ kind: _, ...room }) => room);
	return Array.from({ length: Math.min(bedrooms ?? 0, MOST_ROOMS) }, (_, at) => ({ ...unnamed, key: String(at + 1) }));
}
