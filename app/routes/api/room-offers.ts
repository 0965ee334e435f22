import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { ROOM_OFFERS } from '~/domain/offer-cache/cached-rooms.server';
import { answerCached } from './answer-cached.server';
import { refuseMethod } from './answer-read.server';

/** `GET /api/hotelrooms/{roomId}/offers`. */
export function loader(args: LoaderFunctionArgs) {
	return answerCached(ROOM_OFFERS, args);
}

export const action = refuseMethod;
