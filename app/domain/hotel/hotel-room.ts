import type { ROOM_CATEGORIES } from '#db/schema/enums';
import type { RoomBed } from '#db/schema/hotel-room';
import type { StoredPicture } from '../picture/stored-picture';

export type RoomCategory = (typeof ROOM_CATEGORIES)[number];

/** A room type with all its facts in one language; null where unknown. */
export type HotelRoom = {
	/** Public ids. */
	id: string;
	hotelId: string;
	name: string;
	category: RoomCategory;
	descriptionMarkdown: string;
	/** None: anybody fits (OFFER-9). */
	beds: readonly RoomBed[];
	numBedrooms: number;
	numBathrooms: number;
	sizeSqmMin: number | null;
	sizeSqmMax: number | null;
	outdoorSpaceSqmMin: number | null;
	outdoorSpaceSqmMax: number | null;
	viewsFromRoom: readonly string[];
	/** In the order of the search; `key` is the one it asks by. */
	facilities: readonly { key: string; name: string }[];
	facilitiesMarkdown: string | null;
	/** Addresses. */
	videos: readonly string[];
	interactiveRenderings: readonly string[];
	/** The first one is the thumbnail. */
	images: readonly StoredPicture[];
	floorplans: readonly StoredPicture[];
	petsAllowed: boolean;
	/** Guests that a nightly price is for. */
	includedPax: number;
};
