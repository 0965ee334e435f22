import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { HOTEL_LOCATIONS } from '~/domain/offer-cache/cached-calls.server';
import { answerCached } from './answer-cached.server';
import { refuseMethod } from './answer-read.server';

/** `GET /api/hotels/locations`. */
export function loader(args: LoaderFunctionArgs) {
	return answerCached(HOTEL_LOCATIONS, args);
}

export const action = refuseMethod;
