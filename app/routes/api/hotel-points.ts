import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { HOTEL_POINTS } from '~/domain/offer-cache/kept-calls.server';
import { answerKept } from './answer-kept.server';
import { refuseMethod } from './answer-read.server';

/** `GET /api/available-hotels/points`: what the map of the search shows. */
export function loader(args: LoaderFunctionArgs) {
	return answerKept(HOTEL_POINTS, args);
}

export const action = refuseMethod;
