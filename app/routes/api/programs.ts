import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { PROGRAMS } from '~/domain/offer-cache/cached-calls.server';
import { answerCached } from './answer-cached.server';
import { refuseMethod } from './answer-read.server';

/** `GET /api/programs`. */
export function loader(args: LoaderFunctionArgs) {
	return answerCached(PROGRAMS, args);
}

export const action = refuseMethod;
