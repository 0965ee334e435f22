import * as z from 'zod';
import { BED_TYPES, ROOM_CATEGORIES } from '#db/schema/enums';
import { pictureAnswer, pictureShape } from '../../picture/picture-shape';
import type { HotelRoom } from '../hotel-room';

const count = z.int().nonnegative();
const squareMetres = count.nullable();

export const bedShape = z
	.object({
		bedType: z.enum(BED_TYPES),
		isInStandardOccupancy: z.boolean().describe('False for what is put up on request.'),
		twinBedPossible: z.boolean(),
		sleeps: z.array(z.object({ maxPax: count, maxAdults: count })).describe('Alternatives: one of them at a time.'),
	})
	.meta({ id: 'Bed' });

/** A room type of a hotel. */
export const hotelRoomShape = z
	.object({
		_id: z.string(),
		_hotel: z.string().describe('Id of the hotel.'),
		name: z.string(),
		category: z.enum(ROOM_CATEGORIES),
		descriptionMarkdown: z.string(),
		beds: z.array(bedShape).describe('None: anybody fits.'),
		numBedrooms: count,
		numBathrooms: count,
		sizeSqmMin: squareMetres,
		sizeSqmMax: squareMetres,
		outdoorSpaceSqmMin: squareMetres,
		outdoorSpaceSqmMax: squareMetres,
		viewsFromRoom: z.array(z.string()),
		facilities: z.array(z.string()),
		facilitiesMarkdown: z.string().nullable(),
		videos: z.array(z.string()).describe('Addresses.'),
		interactiveRenderings: z.array(z.string()).describe('Addresses.'),
		images: z.array(pictureShape),
		floorplans: z.array(pictureShape),
		thumbnail: pictureShape.nullable().describe('The first of `images`.'),
		petsAllowed: z.boolean(),
		includedPax: count.describe('Guests that a nightly price is for.'),
	})
	.meta({ id: 'HotelRoom', description: 'A room type of a hotel.' });

/** A room as the API gives it; `pictureBaseUrl` is the address of the picture store. */
export function hotelRoomAnswer(room: HotelRoom, pictureBaseUrl: string): z.output<typeof hotelRoomShape> {
	const { id, hotelId, images, floorplans, beds, facilities, videos, interactiveRenderings, viewsFromRoom, ...rest } =
		room;
	const pictures = images.map((picture) => pictureAnswer(picture, pictureBaseUrl));
	return {
		...rest,
		_id: id,
		_hotel: hotelId,
		beds: beds.map((bed) => ({ ...bed })),
		facilities: facilities.map(({ name }) => name),
		videos: [...videos],
		interactiveRenderings: [...interactiveRenderings],
		viewsFromRoom: [...viewsFromRoom],
		images: pictures,
		floorplans: floorplans.map((picture) => pictureAnswer(picture, pictureBaseUrl)),
		thumbnail: pictures[0] ?? null,
	};
}
