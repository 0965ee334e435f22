import { START_CHAT } from '~/domain/api/chat-calls';
import { GET_HOTEL, GET_INVITATION_LINK, LIST_POSTS } from '~/domain/api/hotel-calls';
import { CREATE_HOTEL_INTEREST } from '~/domain/api/interest-calls';
import { GET_ROOM_AVAILABILITY } from '~/domain/api/offer-calls';
import { choosePaymentProfile } from '~/domain/brand/choose-payment-profile';
import { cachedHotel } from '~/domain/hotel/cached-hotel.server';
import { hotelAnswer } from '~/domain/hotel/hotel-answer.server';
import { hotelPrice } from '~/domain/hotel/hotel-price.server';
import { inviteHotel } from '~/domain/hotel/invite-hotel.server';
import { loadPosts } from '~/domain/inspiration/load-posts.server';
import { periodErrors } from '~/domain/offer/api/offer-query';
import { offerAccessOf } from '~/domain/offer/offer-access';
import { roomAvailability } from '~/domain/offer/room-availability.server';
import {
	AVAILABLE_HOTELS,
	HOTEL_LOCATIONS,
	HOTEL_POINTS,
	HOTELS,
	PROGRAMS,
} from '~/domain/offer-cache/cached-calls.server';
import { AVAILABLE_ROOMS, HOTEL_ROOM, HOTEL_ROOMS, ROOM_OFFERS } from '~/domain/offer-cache/cached-rooms.server';
import { pictureAnswer } from '~/domain/picture/picture-shape';
import { isTradeVisitor } from '~/domain/trade/is-trade-visitor';
import { PRIVATE } from './answer-read.server';
import { answered, type CallAnswer, cached, read } from './call-answer.server';
import { createHotelInterest } from './create-hotel-interest.server';
import { startChat } from './start-chat.server';

export const HOTEL_ANSWERS: readonly CallAnswer[] = [
	...[cached(HOTELS), cached(AVAILABLE_HOTELS), cached(HOTEL_POINTS), cached(HOTEL_LOCATIONS), cached(PROGRAMS)],
	...[cached(HOTEL_ROOMS), cached(AVAILABLE_ROOMS), cached(HOTEL_ROOM), cached(ROOM_OFFERS)],
	read(
		GET_HOTEL,
		async ({ ctx, params, query }) => {
			const hotel = await cachedHotel(ctx, params.hotelId ?? '');
			const priceInfo = await hotelPrice(ctx, hotel.id, hotel.country.name, query);
			if (Array.isArray(priceInfo)) return priceInfo;
			const isTrade = isTradeVisitor(ctx.actor);
			return { value: hotelAnswer(hotel, { pictureBaseUrl: ctx.settings.PICTURE_BASE_URL, isTrade, priceInfo }) };
		},
		PRIVATE,
	),
	read(
		GET_ROOM_AVAILABILITY,
		async ({ ctx, query, params }) => {
			const { db, today, now } = ctx;
			const { checkInDate, checkOutDate, requestedRoomQuantity } = query;
			const paymentProfile = choosePaymentProfile(ctx, query.paymentProfile);
			const errors = periodErrors({ checkInDate, checkOutDate, today });
			if (errors.length > 0) return errors;
			const value = await roomAvailability({
				ctx: { db, today, now, access: offerAccessOf(ctx) },
				question: {
					...{ roomId: params.id ?? '', paymentProfile, requestedRoomQuantity },
					...{ checkIn: checkInDate, checkOut: checkOutDate },
				},
			});
			return { value };
		},
		PRIVATE,
	),
	answered(CREATE_HOTEL_INTEREST, createHotelInterest),
	answered(START_CHAT, startChat),
	read(
		GET_INVITATION_LINK,
		async ({ ctx, params }) => {
			const { link, expiresAt } = await inviteHotel({ ctx, hotelId: params.hotelId ?? '' });
			return { value: { link, expiresAt: new Date(expiresAt).toISOString() } };
		},
		PRIVATE,
	),
	read(
		LIST_POSTS,
		async ({ ctx }) => {
			const posts = await loadPosts({ ctx, hotelId: null });
			return {
				value: posts.map(({ id, hotel, pictures, ...post }) => ({
					_id: id,
					...post,
					hotel: { _id: hotel.id, name: hotel.name },
					media: pictures.map((picture) => ({
						type: 'image' as const,
						image: pictureAnswer(picture, ctx.settings.PICTURE_BASE_URL),
					})),
				})),
			};
		},
		PRIVATE,
	),
];
