import * as z from 'zod';
import { GET_HOTEL_ROOM, LIST_AVAILABLE_ROOMS, LIST_HOTEL_ROOMS, LIST_ROOM_OFFERS } from '../api/offer-calls';
import { choosePaymentProfile } from '../brand/choose-payment-profile';
import { hotelRoomAnswer } from '../hotel/api/hotel-room-shape';
import { loadRoom, loadRooms } from '../hotel/load-rooms.server';
import { availableRoomAnswer } from '../offer/api/available-room-shape';
import { partyErrors, periodErrors } from '../offer/api/offer-query';
import { offerAnswer } from '../offer/api/offer-shape';
import { availableRooms } from '../offer/available-rooms.server';
import { loadOffers } from '../offer/load-offers.server';
import { cachedCall } from './cached-call';

const A_MINUTE = 60;
const FIVE_MINUTES = 300;

export const HOTEL_ROOMS = cachedCall({
	call: LIST_HOTEL_ROOMS,
	routeId: 'routes/api/hotel-rooms',
	seconds: FIVE_MINUTES,
	isSameForAll: true,
	question: (_, { params: { id: hotelId = '' } }) => ({ hotelId }),
	async answer({ db, access: { language }, pictureBaseUrl }, { hotelId }) {
		const rooms = await loadRooms({ ctx: { db, language }, hotelId });
		const answer = rooms.map((room) => hotelRoomAnswer(room, pictureBaseUrl));
		return JSON.stringify(z.encode(LIST_HOTEL_ROOMS.answer.schema, answer));
	},
});

export const HOTEL_ROOM = cachedCall({
	call: GET_HOTEL_ROOM,
	routeId: 'routes/api/hotel-room',
	seconds: FIVE_MINUTES,
	isSameForAll: true,
	question: (_, { params: { id: roomId = '' } }) => ({ roomId }),
	async answer({ db, access: { language }, pictureBaseUrl }, { roomId }) {
		const room = await loadRoom({ ctx: { db, language }, roomId });
		return JSON.stringify(z.encode(GET_HOTEL_ROOM.answer.schema, hotelRoomAnswer(room, pictureBaseUrl)));
	},
});

/** What the rooms of a hotel have left and cost is as old as offers may be. */
export const AVAILABLE_ROOMS = cachedCall({
	call: LIST_AVAILABLE_ROOMS,
	routeId: 'routes/api/available-rooms',
	seconds: A_MINUTE,
	question({ checkInDate, checkOutDate, paymentProfile }, { params: { id: hotelId = '' }, ...visit }) {
		const errors = periodErrors({ checkInDate, checkOutDate, today: visit.today });
		if (errors.length > 0) return errors;
		return {
			...{ hotelId, checkIn: checkInDate, checkOut: checkOutDate },
			paymentProfile: choosePaymentProfile(visit, paymentProfile),
		};
	},
	async answer({ db, today, now, access, pictureBaseUrl }, question) {
		const rooms = await availableRooms({ ctx: { db, today, now, access }, question });
		const answer = rooms.map((room) => availableRoomAnswer(room, pictureBaseUrl));
		return JSON.stringify(z.encode(LIST_AVAILABLE_ROOMS.answer.schema, answer));
	},
});

export const ROOM_OFFERS = cachedCall({
	call: LIST_ROOM_OFFERS,
	routeId: 'routes/api/room-offers',
	seconds: A_MINUTE,
	question(query, { params: { id = '' }, ...visit }) {
		const { roomId = id, checkInDate, checkOutDate } = query;
		const errors = [...periodErrors({ checkInDate, checkOutDate, today: visit.today }), ...partyErrors(query)];
		if (roomId !== id) errors.push({ parameter: 'roomId', detail: 'The id of the path once more.' });
		if (errors.length > 0) return errors;
		return {
			...{ roomId, checkIn: checkInDate, checkOut: checkOutDate },
			...{ adults: query.numAdults, children: query.numChildren, childrenAges: query.childrenAges },
			paymentProfile: choosePaymentProfile(visit, query.paymentProfile),
		};
	},
	async answer({ db, today, now, access }, request) {
		const { offers } = await loadOffers({ ctx: { db, today, now, access }, request });
		return JSON.stringify(z.encode(LIST_ROOM_OFFERS.answer.schema, offers.map(offerAnswer)));
	},
});
