import * as z from 'zod';
import { hotelShape } from '../hotel/hotel-shape';
import { pictureShape } from '../picture/picture-shape';
import { apiCall } from './api-call';
import { HOTEL_PERIOD } from './hotel-search-calls';

const SIGN_IN = 'This brand needs an account: sign in first.';
const FORBIDDEN = 'This account may not do this.';
const NO_HOTEL = 'There is no hotel with this id.';
const HOTEL_ID = { hotelId: 'The `_id` of a hotel.' };

export const GET_HOTEL = apiCall({
	id: 'getHotel',
	scope: 'hotels:read',
	access: 'brand',
	headers: {},
	method: 'get',
	path: '/api/hotels/{hotelId}',
	summary: 'A hotel with everything but its rates',
	description:
		'Texts are in the language of the answer where they are written in it, else in the other one. Contacts are for people of an agency; where the brand asks nobody to sign in, everybody else is answered without them. With both dates `availability.priceInfo` says what a night costs.',
	pathParameters: HOTEL_ID,
	pathExamples: { hotelId: '{hotelId}' },
	parameters: HOTEL_PERIOD,
	answer: { description: 'The hotel.', schema: hotelShape },
	problems: {
		400: 'A parameter is not right; `errors` says which and what would be.',
		401: SIGN_IN,
		403: FORBIDDEN,
		404: NO_HOTEL,
	},
});

export const GET_INVITATION_LINK = apiCall({
	id: 'getHotelManagerInvitationLink',
	access: 'signedIn',
	headers: {},
	method: 'get',
	path: '/api/hotels/{hotelId}/hotel-manager-invitation-link',
	summary: 'A link that invites the manager of a hotel to contract directly',
	description:
		'In the name of your agency, for hotels that have to be invited. Asked again on the same day, it is the same link; it expires after 30 days.',
	pathParameters: HOTEL_ID,
	parameters: {},
	answer: {
		description: 'The link.',
		schema: z
			.object({ link: z.url(), expiresAt: z.iso.datetime() })
			.meta({ id: 'HotelInvitation', description: 'A link that can be sent on.' }),
	},
	problems: { 401: SIGN_IN, 403: FORBIDDEN, 404: NO_HOTEL, 409: 'This hotel contracts directly already.' },
});

export const LIST_POSTS = apiCall({
	id: 'listInspirationPosts',
	scope: 'hotels:read',
	access: 'brand',
	headers: {},
	method: 'get',
	path: '/api/inspirationnow',
	summary: 'What is new at the hotels',
	description: 'The newest posts of all hotels, newest first, in the language of the answer.',
	parameters: {},
	answer: {
		description: 'The posts.',
		schema: z.array(
			z
				.object({
					_id: z.string(),
					media: z.array(z.object({ type: z.literal('image'), image: pictureShape })),
					hotel: z.object({ _id: z.string(), name: z.string() }),
					category: z.string(),
					title: z.string().nullable(),
					location: z.string().describe('Sector, city and country of the hotel.'),
					markdown: z.string(),
					publishedOn: z.iso.date(),
				})
				.meta({ id: 'InspirationPost', description: 'A post of a hotel.' }),
		),
	},
	problems: { 401: SIGN_IN, 403: FORBIDDEN },
});
