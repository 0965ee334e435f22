import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { HOTEL_LOCATIONS } from '~/domain/offer-cache/kept-calls.server';
import { answerKept } from './answer-kept.server';
import { refuseMethod } from './answer-read.server';

/** `GET /api/hotels/locations`. */
export function loader(args: LoaderFunctionArgs) {
	return answerKept(HOTEL_LOCATIONS, args);
}

export const action = refuseMethod;
