import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import * as z from 'zod';
import type { AppLoadContext } from '~/context';
import type { ApiCall, ApiParameters, ParameterValues } from '~/domain/api/api-call';
import { readParameters } from '~/domain/api/read-parameters';
import { CACHE_POLICIES } from '~/platform/cache-policy';
import { DomainError, isDatabaseAway } from '~/platform/errors';
import { type ProblemFault, problem } from '~/platform/problem-details';
import { withoutParameters } from '~/platform/without-parameters';

type Question<Parameters extends ApiParameters> = {
	ctx: AppLoadContext;
	query: ParameterValues<Parameters>;
	params: Readonly<Record<string, string>>;
};

/** What there is to answer, with the query of the next page where there is one. */
export type Found<Answer> = { value: Answer; next?: Readonly<Record<string, string>> | null };

type Run<Parameters extends ApiParameters, Answer extends z.ZodType> = (
	question: Question<Parameters>,
) => Promise<Found<z.output<Answer>> | ProblemFault[]>;

type Policy = { cacheControl?: string };

/** For answers that are the asker's own. */
export const PRIVATE: Policy = { cacheControl: 'private, no-store' };

/**
 * Answers a call that only reads: parameters in by their schemas, the answer out by its schema (what that does not name
 * cannot leave), every failure as problem details.
 */
export function answerRead<Parameters extends ApiParameters, Answer extends z.ZodType>(
	call: ApiCall<Parameters, Answer>,
	args: LoaderFunctionArgs,
	run: Run<Parameters, Answer>,
	policy: Policy = {},
): Promise<Response> {
	return answerCall(
		call,
		args,
		async (question) => {
			const found = await run(question);
			if (Array.isArray(found)) return found;
			const body = JSON.stringify(z.encode(call.answer.schema, found.value));
			const links = linksOf(call, new URL(args.request.url), found.next);
			return { body, headers: { ...(await etagOf(body)), ...links } };
		},
		policy,
	);
}

/** The body of an answer as it goes out, and what it adds to the headers. */
type Finished = { body: string | Uint8Array<ArrayBuffer> | ReadableStream; headers: Record<string, string> };

/** The same for calls that bring the finished text of their answer. */
export async function answerCall<Parameters extends ApiParameters>(
	call: ApiCall<Parameters>,
	{ request, params, context }: LoaderFunctionArgs,
	run: (question: Question<Parameters>) => Promise<Finished | ProblemFault[]>,
	{ cacheControl = CACHE_POLICIES.publicPage }: Policy = {},
): Promise<Response> {
	if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod();
	try {
		const read = readParameters(call, new URL(request.url).searchParams);
		if (read.faults) return wrongParameters(read.faults);
		const known = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? '']));
		const found = await run({ ctx: context, query: read.values, params: known });
		if (Array.isArray(found)) return wrongParameters(found);
		return new Response(found.body, {
			headers: {
				'content-type': 'application/json; charset=utf-8',
				'content-language': context.language,
				'cache-control': cacheControl,
				vary: 'accept-language, cookie',
				...found.headers,
			},
		});
	} catch (error) {
		return failure(error, call, request, context);
	}
}

/** The answer to everything but GET and HEAD. */
export function refuseMethod(): Response {
	return english({ status: 405, title: 'Only GET is supported here.', headers: { allow: 'GET, HEAD' } });
}

function wrongParameters(errors: readonly ProblemFault[]): Response {
	return english({ status: 400, title: 'A parameter of this address is not right.', errors });
}

function failure(error: unknown, call: ApiCall, request: Request, context: AppLoadContext): Response {
	if (error instanceof DomainError && error.code === 'not-found')
		return english({ status: 404, title: call.problems[404] ?? 'This is not here.' });
	if (error instanceof DomainError && error.code === 'forbidden')
		return english({ status: 403, title: call.problems[403] ?? 'This account may not do this.' });
	if (error instanceof DomainError && error.code === 'conflict')
		return english({ status: 409, title: call.problems[409] ?? 'This is not so any more.' });
	if (error instanceof DomainError && error.code === 'too-many-requests')
		return english({
			status: 429,
			title: 'You are asking more often than we can answer. Please wait a moment.',
			headers: { 'retry-after': String(error.retryAfterSeconds ?? 60) },
		});
	if (isDatabaseAway(error))
		return english({
			status: 503,
			title: isOfChat(error)
				? 'The chat service does not answer. Please try again in a minute.'
				: 'Our database does not answer. Please try again in a minute.',
			headers: { 'retry-after': '60' },
		});
	if (!request.signal.aborted) {
		const fault = withoutParameters(error);
		console.error(fault);
		const text = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
		const location = new URL(request.url).pathname;
		context.waitUntil(context.services.reportCrash({ origin: 'site', error: text, location }));
	}
	return english({ status: 500, title: 'Unfortunately, an error occured.' });
}

function isOfChat(error: unknown): boolean {
	return error instanceof DomainError && error.reason === 'chat-service';
}

/** Problems of the API are for developers: in English, whatever the answer's language would be. */
function english(parts: Parameters<typeof problem>[0]): Response {
	return problem({ ...parts, headers: { ...parts.headers, 'content-language': 'en' } });
}

async function etagOf(body: string): Promise<{ etag: string }> {
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body)));
	return { etag: `"${btoa(String.fromCharCode(...digest.subarray(0, 15)))}"` };
}

/** First and next page of a list (RFC 8288), with everything else of the query as it was. */
function linksOf(call: ApiCall, url: URL, next: Found<unknown>['next']): { link?: string } {
	if (!call.answer.isPaged) return {};
	const address = (changes: Readonly<Record<string, string>>) => {
		const query = new URLSearchParams();
		for (const name of [...Object.keys(call.parameters), 'lng']) {
			const value = changes[name] ?? (name === 'after' ? null : url.searchParams.get(name));
			if (value !== null) query.set(name, value);
		}
		return query.size === 0 ? url.pathname : `${url.pathname}?${query}`;
	};
	const links = [`<${address({})}>; rel="first"`, ...(next ? [`<${address(next)}>; rel="next"`] : [])];
	return { link: links.join(', ') };
}
