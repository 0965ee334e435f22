import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { GET_HOTEL } from '~/domain/api/hotel-calls';
import { hotelAnswer } from '~/domain/hotel/hotel-answer.server';
import { hotelPrice } from '~/domain/hotel/hotel-price.server';
import { rememberedHotel } from '~/domain/hotel/keep-hotel.server';
import { isTradeVisitor } from '~/domain/trade/is-trade-visitor';
import { answerRead, PRIVATE, refuseMethod } from './answer-read.server';

/** `GET /api/hotels/{hotelId}`. */
export function loader(args: LoaderFunctionArgs) {
	return answerRead(
		GET_HOTEL,
		args,
		async ({ ctx, params, query }) => {
			const hotel = await rememberedHotel(ctx, params.hotelId ?? '');
			const priceInfo = await hotelPrice(ctx, hotel.id, hotel.country.name, query);
			if (Array.isArray(priceInfo)) return priceInfo;
			const isTrade = isTradeVisitor(ctx.actor);
			return { value: hotelAnswer(hotel, { pictureBaseUrl: ctx.settings.PICTURE_BASE_URL, isTrade, priceInfo }) };
		},
		PRIVATE,
	);
}

export const action = refuseMethod;
