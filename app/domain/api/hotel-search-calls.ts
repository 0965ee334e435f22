import * as z from 'zod';
import { HOTEL_CATEGORIES, MEAL_PLANS, PAYMENT_PROFILES, ROOM_CATEGORIES } from '#db/schema/enums';
import { readArea } from '../hotel-search/hotel-filter';
import {
	hotelLocationsShape,
	hotelPointsShape,
	listedHotelShape,
	programShape,
} from '../hotel-search/hotel-list-shape';
import { COMMISSIONS, FREE_DAYS, HOTEL_SORTS, RATINGS } from '../hotel-search/hotel-refinement';
import { PAYMENT_TIMES } from '../offer/rate-terms';
import { readParties } from '../offer/requested-parties';
import { type ApiParameter, apiCall } from './api-call';
import { day, flag, SIGN_IN } from './common-parameters';

const FORBIDDEN = 'This account may not do this.';
const WRONG = 'A parameter is not right; `errors` says which and what would be.';

/** Most hotels whose hints are asked for at once: two rows of cards. */
export const MOST_HOTELS = 24;

const optionalDay = (description: string) => ({ ...day(description), schema: day(description).schema.optional() });

const oneOf = <Word extends string>(words: readonly [Word, ...Word[]], description: string) =>
	({
		kind: 'list',
		schema: z
			.array(z.enum(words, { error: `One of ${words.join(', ')}.` }), { error: 'A list.' })
			.max(words.length, `At most ${words.length}.`)
			.default([]),
		description,
		example: JSON.stringify([words[0]]),
	}) satisfies ApiParameter;

const keys = (most: number, description: string, example: string) =>
	({
		kind: 'list',
		schema: z.array(z.string().min(1).max(80), { error: 'A list of texts.' }).max(most, `At most ${most}.`).default([]),
		description,
		example,
	}) satisfies ApiParameter;

/** What hotels are searched by. */
const FILTER = {
	destination: {
		kind: 'text',
		schema: z.string().trim().min(1, 'Please select a destination').max(120, 'At most 120 characters.').optional(),
		description: 'A country or a city of `/api/hotels/locations`; needed with dates.',
		example: 'Austria',
	},
	checkInDate: { ...optionalDay('The day of arrival; both dates or neither.'), example: '{checkIn}' },
	checkOutDate: { ...optionalDay('The day of departure.'), example: '{checkOut}' },
	paymentProfile: {
		kind: 'text',
		schema: z.enum(PAYMENT_PROFILES, { error: `One of ${PAYMENT_PROFILES.join(', ')}.` }).optional(),
		description: 'Who pays the hotel. Left out: as your brand has it.',
		example: 'ClientPays',
	},
	hotelCategories: oneOf(HOTEL_CATEGORIES, 'Any of these.'),
	roomCategories: oneOf(ROOM_CATEGORIES, 'Rooms of any of these count, and no others.'),
	programIds: keys(20, 'Hotels of any of these programmes.', '["program_serandipians"]'),
	maxKeys: {
		kind: 'json',
		schema: z.int({ error: 'A whole number from 1 on.' }).min(1, 'A whole number from 1 on.').max(100_000).optional(),
		description: 'At most so many rooms in the house.',
		example: '80',
	},
	facilities: keys(13, 'All of these in the hotel.', '["spa"]'),
	roomFacilities: keys(26, 'All of these in one room.', '["balcony"]'),
	rooms: {
		kind: 'text',
		schema: z
			.string()
			.refine((text) => readParties(text) !== null, 'Such as 2-6-9,1: at most five rooms, each adults-age-age.')
			.optional(),
		description:
			'Rooms that are needed at once, by commas, each with its adults and the ages of its children: `2-6-9,1` is two adults with children of 6 and 9, and one adult. Prices are then for all of them together. Left out: any one room, for the guests that its price is for.',
		example: '2-6-9,1',
	},
	area: {
		kind: 'text',
		schema: z
			.string()
			.refine((text) => readArea(text) !== null, 'West, south, east, north in degrees, by commas.')
			.optional(),
		description: 'Only hotels in this part of a map, in the place of a destination.',
		example: '6.5,45.2,7.5,46.1',
	},
} as const;

const wholeUnits = (description: string, example: string) =>
	({
		kind: 'json',
		schema: z.int({ error: 'A whole number.' }).min(0, 'From 0 on.').max(9_999_999).optional(),
		description,
		example,
	}) satisfies ApiParameter;

const oneNumber = <Choice extends number>(choices: readonly Choice[], description: string) =>
	({
		kind: 'json',
		schema: z.literal([...choices], { error: `One of ${choices.join(', ')}.` }).optional(),
		description,
		example: String(choices[0]),
	}) satisfies ApiParameter;

/** How the hotels of a search are sorted, and what is left of them. */
const REFINEMENT = {
	sort: {
		kind: 'text',
		schema: z.enum(HOTEL_SORTS, { error: `One of ${HOTEL_SORTS.join(', ')}.` }).optional(),
		description: 'What comes first. Left out: `best`.',
		example: 'price',
	},
	priceFrom: wholeUnits('The stay costs at least this, in your currency.', '2000'),
	priceTo: wholeUnits('The stay costs at most this.', '9000'),
	boards: oneOf(MEAL_PLANS, 'Rates with any of these.'),
	freeDays: oneNumber(FREE_DAYS, 'Rates that are free to cancel until so many days before arrival, or later.'),
	payments: oneOf(PAYMENT_TIMES, 'Rates that are paid at any of these times.'),
	commissionFrom: oneNumber(COMMISSIONS, 'Rates with at least so many percent.'),
	chains: keys(40, 'Hotels of any of these chains.', '["Aurelian Collection"]'),
	ratingFrom: oneNumber(RATINGS, 'Hotels with at least this mark of guests, in tenths.'),
	name: {
		kind: 'text',
		schema: z.string().max(60, 'At most 60 characters.').optional(),
		description: 'Words that begin a word of the hotel’s name.',
		example: 'Mélèze',
	},
} as const;

/** A period that one hotel is asked about. */
export const HOTEL_PERIOD = {
	checkInDate: FILTER.checkInDate,
	checkOutDate: FILTER.checkOutDate,
	paymentProfile: FILTER.paymentProfile,
} as const;

const INCLUDE_DEMOS = flag('Hotels for demonstrations too.');

export const LIST_AVAILABLE_HOTELS = apiCall({
	access: 'signedIn',
	id: 'listAvailableHotels',
	scope: 'hotels:read',
	method: 'get',
	path: '/api/available-hotels',
	summary: 'Hotels with what they have in a period',
	description:
		'Those that have something first, then those on request, then the others; among them hotels’ own rates before those of resellers, instant booking before none. Without dates all hotels with nothing said of prices. Prices are those of your agency: for the rooms and guests of `rooms`, else for the included guests of the cheapest room. Kept for five minutes.',
	parameters: {
		...FILTER,
		...REFINEMENT,
		hotelIds: {
			kind: 'list',
			schema: z
				.array(z.string().min(1).max(120), { error: 'A list of texts.' })
				.min(1, 'At least one.')
				.max(MOST_HOTELS, `At most ${MOST_HOTELS}.`)
				.optional(),
			description: 'Only these hotels, each with `betterPrices` of a day earlier or later.',
			example: '["hotel_arlberghaus"]',
		},
		includeDemos: INCLUDE_DEMOS,
	},
	answer: { description: 'The hotels in order.', schema: z.array(listedHotelShape) },
	problems: { 400: WRONG, 401: SIGN_IN, 403: FORBIDDEN },
});

/** The same under the name of the resource. */
export const LIST_HOTELS = apiCall({
	...LIST_AVAILABLE_HOTELS,
	id: 'listHotels',
	scope: 'hotels:read',
	path: '/api/hotels',
	summary: 'Hotels',
	description: 'The same list as `/api/available-hotels`, under the name of the resource.',
});

export const LIST_HOTEL_POINTS = apiCall({
	access: 'signedIn',
	id: 'listHotelPoints',
	scope: 'hotels:read',
	method: 'get',
	path: '/api/available-hotels/points',
	summary: 'The same hotels as points of a map',
	description:
		'Every hotel of `/api/available-hotels` in the same order, column by column: its place and its price and nothing else. Kept for five minutes.',
	parameters: { ...FILTER, ...REFINEMENT, includeDemos: INCLUDE_DEMOS },
	answer: { description: 'The hotels’ points.', schema: hotelPointsShape },
	problems: { 400: WRONG, 401: SIGN_IN, 403: FORBIDDEN },
});

export const LIST_HOTEL_LOCATIONS = apiCall({
	access: 'signedIn',
	id: 'listHotelLocations',
	scope: 'hotels:read',
	method: 'get',
	path: '/api/hotels/locations',
	summary: 'Countries and cities with hotels',
	description: 'In the language of the answer and in the order of its alphabet.',
	parameters: {},
	answer: { description: 'The countries.', schema: hotelLocationsShape },
	problems: { 401: SIGN_IN, 403: FORBIDDEN },
});

export const LIST_PROGRAMS = apiCall({
	access: 'signedIn',
	id: 'listPrograms',
	scope: 'hotels:read',
	method: 'get',
	path: '/api/programs',
	summary: 'Programmes of hotels and agencies',
	description: 'By name.',
	parameters: { isVisibleInHotelSearch: flag('Only those that a hotel of the catalogue belongs to.') },
	answer: { description: 'The programmes.', schema: z.array(programShape) },
	problems: { 400: WRONG, 401: SIGN_IN, 403: FORBIDDEN },
});
