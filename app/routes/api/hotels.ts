import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { HOTELS } from '~/domain/offer-cache/kept-calls.server';
import { answerKept } from './answer-kept.server';
import { refuseMethod } from './answer-read.server';

/** `GET /api/hotels`. */
export function loader(args: LoaderFunctionArgs) {
	return answerKept(HOTELS, args);
}

export const action = refuseMethod;
