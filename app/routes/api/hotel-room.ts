import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { HOTEL_ROOM } from '~/domain/offer-cache/kept-rooms.server';
import { answerKept } from './answer-kept.server';
import { refuseMethod } from './answer-read.server';

/** `GET /api/hotelrooms/{roomId}`. */
export function loader(args: LoaderFunctionArgs) {
	return answerKept(HOTEL_ROOM, args);
}

export const action = refuseMethod;
