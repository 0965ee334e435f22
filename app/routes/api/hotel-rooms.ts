import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { LIST_HOTEL_ROOMS } from '~/domain/api/offer-calls';
import { hotelRoomAnswer } from '~/domain/hotel/api/hotel-room-shape';
import { loadRooms } from '~/domain/hotel/load-rooms.server';
import { answerRead, PRIVATE, refuseMethod } from './answer-read.server';

/** `GET /api/hotels/{hotelId}/rooms` (H§7). */
export function loader(args: LoaderFunctionArgs) {
	return answerRead(
		LIST_HOTEL_ROOMS,
		args,
		async ({ ctx, params }) => {
			const rooms = await loadRooms({ ctx, hotelId: params.id ?? '' });
			return { value: rooms.map((room) => hotelRoomAnswer(room, ctx.settings.PICTURE_BASE_URL)) };
		},
		PRIVATE,
	);
}

export const action = refuseMethod;
