import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { AVAILABLE_ROOMS } from '~/domain/offer-cache/kept-rooms.server';
import { answerKept } from './answer-kept.server';
import { refuseMethod } from './answer-read.server';

/** `GET /api/hotels/{hotelId}/available-rooms`. */
export function loader(args: LoaderFunctionArgs) {
	return answerKept(AVAILABLE_ROOMS, args);
}

export const action = refuseMethod;
