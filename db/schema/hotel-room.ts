import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { day, flag, ownerNo } from './columns';
import { type BED_TYPES, LANGUAGES, ROOM_CATEGORIES, ROOM_PICTURE_KINDS } from './enums';
import { keyedInHotel } from './hotel';
import { pictureHash } from './picture';

/** One way to sleep in a bed, and how many that takes. */
export type BedSleeps = { maxPax: number; maxAdults: number };

/** Several `sleeps` are alternatives, such as one adult or two children on a sofa bed. */
export type RoomBed = {
	bedType: (typeof BED_TYPES)[number];
	isInStandardOccupancy: boolean;
	twinBedPossible: boolean;
	sleeps: BedSleeps[];
};

/** A room type of a hotel; no beds mean that anybody fits. */
export const hotelRoom = sqliteTable(
	'hotel_room',
	{
		...keyedInHotel(),
		name: text('name').notNull(),
		category: text('category', { enum: ROOM_CATEGORIES }).notNull(),
		beds: text('beds', { mode: 'json' }).$type<RoomBed[]>().notNull(),
		numBedrooms: integer('num_bedrooms').notNull().default(1),
		numBathrooms: integer('num_bathrooms').notNull().default(1),
		sizeSqmMin: integer('size_sqm_min'),
		sizeSqmMax: integer('size_sqm_max'),
		outdoorSpaceSqmMin: integer('outdoor_space_sqm_min'),
		outdoorSpaceSqmMax: integer('outdoor_space_sqm_max'),
		/** Bit `hotel_facility.bit` is set for each facility of scope `room`. */
		facilityMask: integer('facility_mask').notNull().default(0),
		petsAllowed: flag('pets_allowed').notNull().default(false),
		/** Rooms of this type that there are to sell on a night. */
		units: integer('units').notNull(),
		/** Guests included in the nightly price; additional ones pay a supplement. */
		includedPax: integer('included_pax').notNull(),
		/** Addresses. */
		videos: text('videos', { mode: 'json' }).$type<string[]>().notNull(),
		interactiveRenderings: text('interactive_renderings', { mode: 'json' }).$type<string[]>().notNull(),
	},
	(t) => [
		uniqueIndex('hotel_room_key').on(t.hotelNo, t.key),
		index('hotel_room_order').on(t.hotelNo, t.position),
		index('hotel_room_unsold').on(t.no).where(sql`"units" = 0`),
		check('hotel_room_units', sql`${t.units} >= 0`),
	],
);

export const hotelRoomText = sqliteTable(
	'hotel_room_text',
	{
		roomNo: ownerNo('room_no', () => hotelRoom.no),
		language: text('language', { enum: LANGUAGES }).notNull(),
		descriptionMarkdown: text('description_markdown').notNull(),
		facilitiesMarkdown: text('facilities_markdown'),
		/** Such as "Mountain, valley". */
		viewsFromRoom: text('views_from_room', { mode: 'json' }).$type<string[]>().notNull(),
	},
	(t) => [primaryKey({ columns: [t.roomNo, t.language] })],
);

export const hotelRoomPicture = sqliteTable(
	'hotel_room_picture',
	{
		roomNo: ownerNo('room_no', () => hotelRoom.no),
		position: integer('position').notNull(),
		kind: text('kind', { enum: ROOM_PICTURE_KINDS }).notNull().default('image'),
		pictureHash: pictureHash(),
		file: text('file').notNull(),
		isMirrored: flag('is_mirrored').notNull().default(false),
		objectPosition: text('object_position'),
		altEn: text('alt_en'),
		altDe: text('alt_de'),
	},
	(t) => [primaryKey({ columns: [t.roomNo, t.position] }), index('hotel_room_picture_hash').on(t.pictureHash)],
);

/**
 * Rooms of a type that are taken on a night, and the hotel's own rules for it; a night without a row is free and has none. The check makes
 * the database refuse the sale of one too many. `units` is what there is to sell that night, which may be fewer than the type has.
 */
export const roomNight = sqliteTable(
	'room_night',
	{
		roomNo: ownerNo('room_no', () => hotelRoom.no),
		night: day('night').notNull(),
		/** That of its room, so that what is full in a hotel is one stretch of an index. */
		hotelNo: integer('hotel_no').notNull(),
		taken: integer('taken').notNull(),
		units: integer('units').notNull(),
		/** Nights that a stay beginning on this one must have, in the place of what its season says; null: as the season says. */
		minNights: integer('min_nights'),
		/** No stay may begin on it. */
		isArrivalClosed: flag('is_arrival_closed').notNull().default(false),
		/** Not sold, whatever is left of it (stop-sell). */
		isStopped: flag('is_stopped').notNull().default(false),
	},
	(t) => [
		primaryKey({ columns: [t.roomNo, t.night] }),
		/** A search asks for so many rooms at the most, and must know of no more (`MOST_SEARCHED_ROOMS`). */
		index('room_night_few')
			.on(t.hotelNo, t.night, t.roomNo, t.taken, t.units, t.isStopped)
			.where(sql`"units" - "taken" < 5 or "is_stopped"`),
		index('room_night_rule')
			.on(t.hotelNo, t.night, t.roomNo, t.minNights, t.isArrivalClosed)
			.where(sql`"min_nights" is not null or "is_arrival_closed"`),
		check('room_night_not_oversold', sql`${t.taken} between 0 and ${t.units}`),
	],
);
