import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { GET_ROOM_AVAILABILITY } from '~/domain/api/offer-calls';
import { choosePaymentProfile } from '~/domain/brand/choose-payment-profile';
import { periodErrors } from '~/domain/offer/api/offer-query';
import { offerAccessOf } from '~/domain/offer/offer-access';
import { roomAvailability } from '~/domain/offer/room-availability.server';
import { answerRead, PRIVATE, refuseMethod } from './answer-read.server';

/** `GET /api/hotelrooms/{roomId}/availability`. */
export function loader(args: LoaderFunctionArgs) {
	return answerRead(
		GET_ROOM_AVAILABILITY,
		args,
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
	);
}

export const action = refuseMethod;
