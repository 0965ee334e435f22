import * as z from 'zod';
import { hotelInterestBody } from '../lead/hotel/hotel-interest-body';
import { apiCall } from './api-call';
import { SIGN_IN } from './common-parameters';

export const CREATE_HOTEL_INTEREST = apiCall({
	access: 'signedIn',
	id: 'createHotelInterest',
	scope: 'leads:write',
	method: 'post',
	path: '/api/hotels/interests',
	summary: 'Rooms of a hotel as an interest of a client',
	description:
		'Each room names its offer by `_id` as `/api/hotelrooms/{id}/offers` gives it. Price, commission, payments and cancellation are worked out by us: `price` and `partnerAgency.commissionForPartner`, when they are sent, must be the ones that hold. An interest holds no rooms. With an `Idempotency-Key` a repeated call is answered with the first result.',
	parameters: {},
	headers: { 'Idempotency-Key': { pattern: '^[A-Za-z0-9_-]{8,100}$', description: 'Makes repeating safe.' } },
	bodies: [
		{
			name: 'interest',
			schema: hotelInterestBody,
			example: {
				hotelId: '{hotelId}',
				checkInDate: '{checkIn}',
				checkOutDate: '{checkOut}',
				guests: [{ firstName: 'Ada', lastName: 'Thorne' }],
				partnerAgency: { tls: '4711', cc: '99' },
				rooms: [{ _id: 'rate_of-the-offer', roomId: '{roomId}', numAdults: 2 }],
			},
		},
	],
	answer: {
		description: 'The lead.',
		schema: z.object({ _id: z.string() }).meta({ id: 'WrittenInterest', description: 'Id of a lead.' }),
	},
	problems: {
		400: 'The body has another shape; `errors` says where.',
		401: SIGN_IN,
		403: 'This account may not do this, or its agency is not verified yet.',
		404: 'Hotel is unknown',
		409: 'What was chosen is not what holds now; `rooms` says what became of each, `figures` what all of them cost.',
		413: 'The body is longer than any interest.',
		415: 'The body is not `application/json`.',
		422: 'A field does not say what it must; `errors` says which, in the language of the answer.',
	},
});
