import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { AVAILABLE_ROOMS } from '~/domain/offer-cache/cached-rooms.server';
import { answerCached } from './answer-cached.server';
import { refuseMethod } from './answer-read.server';

/** `GET /api/hotels/{hotelId}/available-rooms`. */
export function loader(args: LoaderFunctionArgs) {
	return answerCached(AVAILABLE_ROOMS, args);
}

export const action = refuseMethod;
