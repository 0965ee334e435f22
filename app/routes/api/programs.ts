import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { PROGRAMS } from '~/domain/offer-cache/kept-calls.server';
import { answerKept } from './answer-kept.server';
import { refuseMethod } from './answer-read.server';

/** `GET /api/programs`. */
export function loader(args: LoaderFunctionArgs) {
	return answerKept(PROGRAMS, args);
}

export const action = refuseMethod;
