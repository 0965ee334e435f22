import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import * as z from 'zod';
import type { AppLoadContext } from '~/context';
import type { ApiCall, ApiParameters, ParameterValues } from '~/domain/api/api-call';
import { readParameters } from '~/domain/api/read-parameters';
import { unknownParameters } from '~/domain/api/unknown-parameters.server';
import { CACHE_CONTROL } from '~/platform/cache/cache-control';
import { DomainError } from '~/platform/errors';
import { logFault } from '~/platform/log';
import { english, type ProblemError } from '~/platform/problem-details';
import { problemOfError } from '~/platform/problem-of-error';

type Question<Parameters extends ApiParameters> = {
	ctx: AppLoadContext;
	query: ParameterValues<Parameters>;
	params: Readonly<Record<string, string>>;
};

/** The items, with the query of the next page where there is one, and the number of items of all pages where it was requested. */
export type Found<Answer> = {
	value: Answer;
	next?: Readonly<Record<string, string>> | null;
	total?: number | null;
};

export type Run<Parameters extends ApiParameters, Answer extends z.ZodType> = (
	question: Question<Parameters>,
) => Promise<Found<z.output<Answer>> | ProblemError[]>;

/** How long an answer may be kept. */
export type Policy = { cacheControl?: string };

const LIST = new Intl.ListFormat('en-GB');

/** For answers that are the asker's own. */
export const PRIVATE: Policy = { cacheControl: 'private, no-store' };

/**
 * Responds to a read-only call: parameters in by their schemas, the response out by its schema (fields that it does not name cannot
 * leave), every failure as problem details.
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
			const links = listHeaders(call, new URL(args.request.url), found);
			return { body, headers: { ...(await etagOf(body)), ...links } };
		},
		policy,
	);
}

/** The body of a response as it is sent, and its additional headers. */
type Finished = { body: string | Uint8Array<ArrayBuffer> | ReadableStream; headers: Record<string, string> };

/** The same for calls that bring the finished text of their answer. */
export async function answerCall<Parameters extends ApiParameters>(
	call: ApiCall<Parameters>,
	{ request, params, context }: LoaderFunctionArgs,
	run: (question: Question<Parameters>) => Promise<Finished | ProblemError[]>,
	{ cacheControl = CACHE_CONTROL.publicPage }: Policy = {},
): Promise<Response> {
	try {
		const { searchParams } = new URL(request.url);
		const read = readParameters(call, searchParams);
		if (read.errors) return wrongParameters(read.errors);
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

/** The answer to a method that is none of these. */
export function refuseMethod(methods: readonly ApiCall['method'][]): Response {
	const names = ['GET', 'POST', 'PATCH', 'DELETE'].filter((name) =>
		methods.some((each) => each.toUpperCase() === name),
	);
	const title = `Only ${LIST.format(names)} ${names.length === 1 ? 'is' : 'are'} supported here.`;
	const allow = names.flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name])).join(', ');
	return english({ status: 405, title, headers: { allow } });
}

/** The refusal of query names that a call does not know; null when it knows them all. */
export function unknownQuery(
	call: Pick<ApiCall, 'parameters' | 'conditionFields'>,
	query: URLSearchParams,
): Response | null {
	const errors = unknownParameters(call, query);
	if (errors.length === 0) return null;
	const title = 'This address has a parameter that the call does not know.';
	return english({ status: 400, code: 'unknown_parameter', title, errors });
}

function wrongParameters(errors: readonly ProblemError[]): Response {
	const title = 'A parameter of this address is not right.';
	return english({ status: 400, code: 'invalid_parameter', title, errors });
}

function failure(error: unknown, call: ApiCall, request: Request, context: AppLoadContext): Response {
	const isOfChat = error instanceof DomainError && error.reason === 'chat-service';
	const titles = {
		'not-found': call.problems[404] ?? 'This is not here.',
		forbidden: call.problems[403] ?? 'This account may not do this.',
		conflict: call.problems[409] ?? 'This is not so any more.',
		'too-many-requests': 'You are asking more often than we can answer. Please wait a moment.',
		unavailable: `${isOfChat ? 'The chat service' : 'Our database'} does not answer. Please try again in a minute.`,
	};
	const expected = problemOfError(error, titles, { headers: { 'content-language': 'en' } });
	if (expected) return expected;
	if (!request.signal.aborted) {
		logFault('a call of the API failed', error);
		const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
		const location = new URL(request.url).pathname;
		const user = context.actor?.id ?? null;
		context.waitUntil(context.services.reportCrash({ origin: 'site', error: text, location, user }));
	}
	return english({ status: 500, title: 'Unfortunately, an error occured.' });
}

async function etagOf(body: string): Promise<{ etag: string }> {
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body)));
	return { etag: `"${btoa(String.fromCharCode(...digest.subarray(0, 15)))}"` };
}

/** First and next page of a list (RFC 8288), with the rest of the query unchanged; the total, where it was requested. */
function listHeaders(call: ApiCall, url: URL, { next, total }: Found<unknown>): Record<string, string> {
	if (!call.answer.isPaged) return {};
	const address = (changes: Readonly<Record<string, string>>) => {
		const query = new URLSearchParams(url.searchParams);
		query.delete('after');
		for (const [name, value] of Object.entries(changes)) query.set(name, value);
		return query.size === 0 ? url.pathname : `${url.pathname}?${query}`;
	};
	const links = [`<${address({})}>; rel="first"`, ...(next ? [`<${address(next)}>; rel="next"`] : [])];
	return { link: links.join(', '), ...(total == null ? {} : { 'x-total-count': String(total) }) };
}
