import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { HOTEL_POINTS } from '~/domain/offer-cache/cached-calls.server';
import { answerCached } from './answer-cached.server';
import { refuseMethod } from './answer-read.server';

/** `GET /api/available-hotels/points`: what the map of the search shows. */
export function loader(args: LoaderFunctionArgs) {
	return answerCached(HOTEL_POINTS, args);
}

export const action = refuseMethod;
