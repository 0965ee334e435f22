import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { HOTEL_ROOMS } from '~/domain/offer-cache/cached-rooms.server';
import { answerCached } from './answer-cached.server';
import { refuseMethod } from './answer-read.server';

/** `GET /api/hotels/{hotelId}/rooms`. */
export function loader(args: LoaderFunctionArgs) {
	return answerCached(HOTEL_ROOMS, args);
}

export const action = refuseMethod;
