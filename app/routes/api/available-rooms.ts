import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { LIST_AVAILABLE_ROOMS } from '~/domain/api/offer-calls';
import { choosePaymentProfile } from '~/domain/brand/choose-payment-profile';
import { availableRoomAnswer } from '~/domain/offer/api/available-room-shape';
import { periodFaults } from '~/domain/offer/api/offer-query';
import { availableRooms } from '~/domain/offer/available-rooms.server';
import { offerAccessOf } from '~/domain/offer/offer-access';
import { answerRead, PRIVATE, refuseMethod } from './answer-read.server';

/** `GET /api/hotels/{hotelId}/available-rooms` (H§7). */
export function loader(args: LoaderFunctionArgs) {
	return answerRead(
		LIST_AVAILABLE_ROOMS,
		args,
		async ({ ctx, query, params }) => {
			const { db, today, settings } = ctx;
			const { checkInDate, checkOutDate } = query;
			const paymentProfile = choosePaymentProfile(ctx, query.paymentProfile);
			const faults = periodFaults({ checkInDate, checkOutDate, today });
			if (faults.length > 0) return faults;
			const rooms = await availableRooms({
				ctx: { db, today, access: offerAccessOf(ctx) },
				question: { hotelId: params.id ?? '', checkIn: checkInDate, checkOut: checkOutDate, paymentProfile },
			});
			return { value: rooms.map((room) => availableRoomAnswer(room, settings.PICTURE_BASE_URL)) };
		},
		PRIVATE,
	);
}

export const action = refuseMethod;
