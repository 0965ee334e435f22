import { currentRequestId } from '#db/request-trace';
import { english } from '~/platform/problem-details';
import { setSecurityHeaders } from '~/platform/security-headers';
import { traceRequest } from './trace-request';

/** Calls that pages of other sites may read: open data, the same for everybody, asked without cookies. */
const OPEN = /^\/api\/(?:facilities|properties(?:\/[^/]+(?:\/stays)?)?|stays|country-names|openapi\.json)$/;
const EXPOSED = 'content-language, etag, link, retry-after, x-request-id, x-total-count';
const DAY_SECONDS = '86400';

/** Whether an address is one of the API's calls; looked at before the address is taken apart. */
export function isApiRequest({ url }: Request): boolean {
	return url.startsWith('/api/', url.indexOf('/', 'https://'.length));
}

/** Whether pages of other sites may read what a call answers. */
export function isOpenPath(pathname: string): boolean {
	return OPEN.test(pathname);
}

/**
 * What every answer of the API has: the id of its request, also in problems, and the permission of other sites to read open data
 * (docs/decisions/0031).
 */
export async function answerApi(request: Request, answer: () => Promise<Response>): Promise<Response> {
	return traceRequest(request, () => answerCall(request, answer));
}

async function answerCall(request: Request, answer: () => Promise<Response>): Promise<Response> {
	const isOpen = request.headers.has('origin') && isOpenPath(new URL(request.url).pathname);
	if (isOpen && isPreflight(request)) return preflight();
	const found = isForPage(request) ? unknownName() : await answer();
	const isProblem = found.headers.get('content-type') === 'application/problem+json';
	const response = isProblem ? await withRequestId(found, request) : found;
	const { headers } = response;
	if (isOpen && (request.method === 'GET' || request.method === 'HEAD')) {
		headers.set('access-control-allow-origin', '*');
		headers.set('access-control-expose-headers', EXPOSED);
	}
	return response;
}

/** `_data` is how pages ask Remix for what they show; to a call it is a name like any other that it does not know (API-4). */
function isForPage({ url }: Request): boolean {
	// Taking an address apart costs more than an answer out of a cache.
	return MAY_NAME_DATA.test(url) && new URL(url).searchParams.has('_data');
}

/** The name as it is, or with signs that are encoded. */
const MAY_NAME_DATA = /_data|%/;

function unknownName(): Response {
	return secured(
		english({
			status: 400,
			code: 'unknown_parameter',
			title: 'This address has a parameter that the call does not know.',
			errors: [{ parameter: '_data', detail: 'Calls have no such parameter.' }],
		}),
	);
}

/** A problem names the request, so that a report of it can be found. */
async function withRequestId(response: Response, request: Request): Promise<Response> {
	const body: unknown = await response.json().catch(() => null);
	const headers = new Headers(response.headers);
	headers.delete('content-length');
	if (typeof body !== 'object' || body === null) return new Response(null, { status: response.status, headers });
	return new Response(request.method === 'HEAD' ? null : JSON.stringify({ ...body, requestId: currentRequestId() }), {
		status: response.status,
		headers,
	});
}

function isPreflight({ method, headers }: Request): boolean {
	const requested = headers.get('access-control-request-method');
	return method === 'OPTIONS' && (requested === 'GET' || requested === 'HEAD');
}

function preflight(): Response {
	return secured(
		new Response(null, {
			status: 204,
			headers: {
				'access-control-allow-origin': '*',
				'access-control-allow-methods': 'GET, HEAD',
				'access-control-allow-headers': 'accept-language, if-none-match, x-request-id',
				'access-control-max-age': DAY_SECONDS,
			},
		}),
	);
}

function secured(response: Response): Response {
	setSecurityHeaders(response.headers);
	return response;
}
