import * as z from 'zod';
import { PAYMENT_PROFILES } from '#db/schema/enums';
import { hotelRoomShape } from '../hotel/api/hotel-room-shape';
import { availableRoomShape, roomQuantityShape } from '../offer/api/available-room-shape';
import { offerShape } from '../offer/api/offer-shape';
import { type ApiParameter, apiCall } from './api-call';
import { day } from './common-parameters';

const OWN = { access: 'brand' } as const;
const ROOM_ID = { id: 'The `_id` of a room of a hotel.' };
const HOTEL_ID = { id: 'The `_id` of a hotel.' };
const WRONG = 'A parameter is not right; `errors` says which and what would be.';
const ROOM_PROBLEMS = { 403: 'Hotels are for the trade here.', 404: 'There is no room with this id.' } as const;
const HOTEL_PROBLEMS = { 403: 'Hotels are for the trade here.', 404: 'There is no hotel with this id.' } as const;

const MOST_GUESTS = 30;
const OLDEST_CHILD = 17;
const AGES = `Whole years from 0 to ${OLDEST_CHILD}, by commas.`;

const guests = (least: number, standard: number, description: string) =>
	({
		kind: 'json',
		schema: z
			.int({ error: `A whole number from ${least} to ${MOST_GUESTS}.` })
			.min(least, `A whole number from ${least} to ${MOST_GUESTS}.`)
			.max(MOST_GUESTS, `A whole number from ${least} to ${MOST_GUESTS}.`)
			.default(standard),
		description,
	}) satisfies ApiParameter;

/** `7,4` as two ages; a list in brackets is read too. */
const ages = {
	kind: 'text',
	schema: z
		.string({ error: AGES })
		.max(200, AGES)
		.default('')
		.transform((text, context) => {
			const list = text.replace(/^\[(.*)\]$/, '$1').trim();
			const read = list === '' ? [] : list.split(',').map((age) => (/^\s*\d{1,2}\s*$/.test(age) ? Number(age) : -1));
			if (read.length <= MOST_GUESTS && read.every((age) => age >= 0 && age <= OLDEST_CHILD)) return read;
			context.addIssue({ code: 'custom', message: AGES });
			return z.NEVER;
		}) as unknown as z.ZodType<number[]>,
	description: 'The age of each child at check-in, infants among them, by commas; as many as `numChildren`.',
	example: '7,4',
} satisfies ApiParameter;

const PERIOD = {
	checkInDate: { ...day('Day of arrival, today at the earliest.'), example: '{checkIn}' },
	checkOutDate: { ...day('Day of departure, after that of arrival.'), example: '{checkOut}' },
	paymentProfile: {
		kind: 'text',
		schema: z.enum(PAYMENT_PROFILES, { error: `One of ${PAYMENT_PROFILES.join(', ')}.` }).optional(),
		description: 'Who pays the hotel. Left out, and where agents may not choose: as their brand has it.',
		example: 'AgencyPaysStandAloneRate',
	},
} satisfies Record<string, ApiParameter>;

export const GET_HOTEL_ROOM = apiCall({
	...OWN,
	id: 'getHotelRoom',
	scope: 'hotels:read',
	method: 'get',
	path: '/api/hotelrooms/{id}',
	summary: 'One room type of a hotel',
	description: 'Texts are in the language of the answer where they are written in it, else in the other one.',
	pathParameters: ROOM_ID,
	pathExamples: { id: '{roomId}' },
	parameters: {},
	answer: { description: 'The room.', schema: hotelRoomShape },
	problems: ROOM_PROBLEMS,
});

export const LIST_ROOM_OFFERS = apiCall({
	...OWN,
	id: 'listOffersOfRoom',
	scope: 'hotels:read',
	method: 'get',
	path: '/api/hotelrooms/{id}/offers',
	summary: 'What a room costs a party',
	description:
		'The rates of a room in the order of the hotel; an empty list when it is not to be had. Prices are with taxes, in the currency in which the agency is billed, and in that of the hotel. Rates that were negotiated for a programme are told to its confirmed members only. Where a brand needs no login anybody is told the public rates, without commissions.',
	pathParameters: ROOM_ID,
	pathExamples: { id: '{roomId}' },
	parameters: {
		...PERIOD,
		numAdults: guests(0, 1, 'Adults, by the ages of the hotel.'),
		numChildren: { ...guests(0, 0, 'Children, infants among them.'), example: '2' },
		childrenAges: ages,
		roomId: {
			kind: 'text',
			schema: z.string().max(120, 'The id of the path once more.').optional(),
			description: 'The id of the path once more.',
		},
	},
	answer: { description: 'The offers.', schema: z.array(offerShape) },
	problems: { ...ROOM_PROBLEMS, 400: WRONG },
});

export const GET_ROOM_AVAILABILITY = apiCall({
	...OWN,
	id: 'getAvailabilityOfRoom',
	scope: 'hotels:read',
	method: 'get',
	path: '/api/hotelrooms/{id}/availability',
	summary: 'Whether so many rooms of a type can be had',
	description: 'Whoever sleeps in them.',
	pathParameters: ROOM_ID,
	pathExamples: { id: '{roomId}' },
	parameters: {
		...PERIOD,
		requestedRoomQuantity: {
			kind: 'json',
			schema: z
				.int({ error: 'A whole number from 1 to 99.' })
				.min(1, 'A whole number from 1 to 99.')
				.max(99, 'A whole number from 1 to 99.')
				.default(1),
			description: 'Rooms that are wanted at once.',
			example: '2',
		},
	},
	answer: { description: 'Whether there are so many, and how many at the most.', schema: roomQuantityShape },
	problems: { ...ROOM_PROBLEMS, 400: WRONG },
});

export const LIST_HOTEL_ROOMS = apiCall({
	...OWN,
	id: 'listRoomsOfHotel',
	scope: 'hotels:read',
	method: 'get',
	path: '/api/hotels/{id}/rooms',
	summary: 'The room types of a hotel',
	description: 'In the order of the hotel.',
	pathParameters: HOTEL_ID,
	pathExamples: { id: '{hotelId}' },
	parameters: {},
	answer: { description: 'All its rooms.', schema: z.array(hotelRoomShape) },
	problems: HOTEL_PROBLEMS,
});

export const LIST_AVAILABLE_ROOMS = apiCall({
	...OWN,
	id: 'listAvailableRoomsOfHotel',
	scope: 'hotels:read',
	method: 'get',
	path: '/api/hotels/{id}/available-rooms',
	summary: 'The rooms of a hotel in a period',
	description: 'All its rooms in the order of the hotel; what becomes of each stands beside it.',
	pathParameters: HOTEL_ID,
	pathExamples: { id: '{hotelId}' },
	parameters: PERIOD,
	answer: { description: 'All its rooms.', schema: z.array(availableRoomShape) },
	problems: { ...HOTEL_PROBLEMS, 400: WRONG },
});
