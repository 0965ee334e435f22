import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { HOTEL_ROOM } from '~/domain/offer-cache/cached-rooms.server';
import { answerCached } from './answer-cached.server';
import { refuseMethod } from './answer-read.server';

/** `GET /api/hotelrooms/{roomId}`. */
export function loader(args: LoaderFunctionArgs) {
	return answerCached(HOTEL_ROOM, args);
}

export const action = refuseMethod;
