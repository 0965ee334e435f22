import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { AVAILABLE_HOTELS } from '~/domain/offer-cache/kept-calls.server';
import { answerKept } from './answer-kept.server';
import { refuseMethod } from './answer-read.server';

/** `GET /api/available-hotels`. */
export function loader(args: LoaderFunctionArgs) {
	return answerKept(AVAILABLE_HOTELS, args);
}

export const action = refuseMethod;
