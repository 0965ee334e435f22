import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { AVAILABLE_HOTELS } from '~/domain/offer-cache/cached-calls.server';
import { answerCached } from './answer-cached.server';
import { refuseMethod } from './answer-read.server';

/** `GET /api/available-hotels`. */
export function loader(args: LoaderFunctionArgs) {
	return answerCached(AVAILABLE_HOTELS, args);
}

export const action = refuseMethod;
