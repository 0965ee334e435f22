import type { PICTURE_SUBJECTS, PROPERTY_ROOM_KINDS, ROOM_BATHROOMS } from '#db/schema/enums';
import type { PropertyBeds } from '#db/schema/property-room';
import type { StoredPicture } from '../picture/stored-picture';

export type PropertyRoomKind = (typeof PROPERTY_ROOM_KINDS)[number];

/** A room of a property, in one language. */
export type PropertyRoom = {
	key: string;
	kind: PropertyRoomKind;
	name: string;
	floor: string | null;
	/** Empty for rooms without beds, and where the beds are unknown. */
	beds: readonly PropertyBeds[];
	bathroom: (typeof ROOM_BATHROOMS)[number] | null;
	areaSqm: number | null;
};

/** A picture of a property with the room that it shows. */
export type RoomPicture = StoredPicture & { room: string | null; shows: (typeof PICTURE_SUBJECTS)[number] };

/** A bedroom, or any other room with beds. */
export function isSleptIn({ kind, beds }: Pick<PropertyRoom, 'kind' | 'beds'>): boolean {
	return kind === 'bedroom' || kind === 'bunk_room' || beds.length > 0;
}
