import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { ROOM_OFFERS } from '~/domain/offer-cache/kept-rooms.server';
import { answerKept } from './answer-kept.server';
import { refuseMethod } from './answer-read.server';

/** `GET /api/hotelrooms/{roomId}/offers`. */
export function loader(args: LoaderFunctionArgs) {
	return answerKept(ROOM_OFFERS, args);
}

export const action = refuseMethod;
