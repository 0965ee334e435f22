import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { HOTELS } from '~/domain/offer-cache/cached-calls.server';
import { answerCached } from './answer-cached.server';
import { refuseMethod } from './answer-read.server';

/** `GET /api/hotels`. */
export function loader(args: LoaderFunctionArgs) {
	return answerCached(HOTELS, args);
}

export const action = refuseMethod;
