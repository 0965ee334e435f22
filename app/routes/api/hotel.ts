import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { GET_HOTEL } from '~/domain/api/hotel-calls';
import { hotelAnswer } from '~/domain/hotel/hotel-answer.server';
import { keptHotel } from '~/domain/hotel/keep-hotel.server';
import { isTradeVisitor } from '~/domain/trade/is-trade-visitor';
import { answerRead, PRIVATE, refuseMethod } from './answer-read.server';

/** `GET /api/hotels/{hotelId}` (H§7). */
export function loader(args: LoaderFunctionArgs) {
	return answerRead(
		GET_HOTEL,
		args,
		async ({ ctx, params }) => ({
			value: hotelAnswer(await keptHotel(ctx, params.hotelId ?? ''), {
				pictureBaseUrl: ctx.settings.PICTURE_BASE_URL,
				isTrade: isTradeVisitor(ctx.actor),
			}),
		}),
		PRIVATE,
	);
}

export const action = refuseMethod;
