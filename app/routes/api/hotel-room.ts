import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { GET_HOTEL_ROOM } from '~/domain/api/offer-calls';
import { hotelRoomAnswer } from '~/domain/hotel/api/hotel-room-shape';
import { loadRoom } from '~/domain/hotel/load-rooms.server';
import { answerRead, PRIVATE, refuseMethod } from './answer-read.server';

/** `GET /api/hotelrooms/{roomId}` (H§7). */
export function loader(args: LoaderFunctionArgs) {
	return answerRead(
		GET_HOTEL_ROOM,
		args,
		async ({ ctx, params }) => {
			const room = await loadRoom({ ctx, roomId: params.id ?? '' });
			return { value: hotelRoomAnswer(room, ctx.settings.PICTURE_BASE_URL) };
		},
		PRIVATE,
	);
}

export const action = refuseMethod;
