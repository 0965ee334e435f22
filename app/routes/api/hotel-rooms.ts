import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { HOTEL_ROOMS } from '~/domain/offer-cache/kept-rooms.server';
import { answerKept } from './answer-kept.server';
import { refuseMethod } from './answer-read.server';

/** `GET /api/hotels/{hotelId}/rooms`. */
export function loader(args: LoaderFunctionArgs) {
	return answerKept(HOTEL_ROOMS, args);
}

export const action = refuseMethod;
