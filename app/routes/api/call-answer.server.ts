import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type * as z from 'zod';
import type { ApiCall, ApiParameters } from '~/domain/api/api-call';
import type { CachedCall, CachedQuestion } from '~/domain/offer-cache/cached-call';
import { answerCached } from './answer-cached.server';
import { answerRead, type Policy, type Run } from './answer-read.server';

/** Answers a request whose path, method and query names are those of the call. */
type Respond = (args: LoaderFunctionArgs) => Promise<Response>;

/** A call and its handler, by the call's id. */
export type CallAnswer = readonly [id: string, respond: Respond];

/** A call that only reads, with the verb that it asks. */
export function read<Parameters extends ApiParameters, Answer extends z.ZodType>(
	call: ApiCall<Parameters, Answer>,
	run: Run<Parameters, Answer>,
	policy?: Policy,
): CallAnswer {
	return [call.id, (args) => answerRead(call, args, run, policy)];
}

/** A call whose responses the offer cache stores. */
export function cached<Parameters extends ApiParameters, Answer extends z.ZodType, Question extends CachedQuestion>(
	source: CachedCall<Parameters, Answer, Question>,
): CallAnswer {
	return [source.call.id, (args) => answerCached(source, args)];
}

/** A call with a custom response, such as writes. */
export function answered({ id }: { id: string }, respond: Respond): CallAnswer {
	return [id, respond];
}
