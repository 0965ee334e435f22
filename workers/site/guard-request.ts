import { formLimit, readCapped } from '~/platform/large-forms';
import { problem } from '~/platform/problem-details';
import { isNotThere, type MatchedRoute } from './match-route';
import { wordOf } from './route-groups';

const MAX_URL_LENGTH = 8 * 1024;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
/** Control characters: no name of ours has them, and no header or statement should meet them. */
const NOT_IN_NAMES = /%(?:[01][0-9a-f]|7f)/i;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what no page should see: strange methods, endless addresses, writes from other sites, bodies larger than any
 * form. Answers the refusal, or the request with its body read whole (so that its size is known), or the request itself: a large
 * form waits unread until its route knows who sends it.
 */
export async function guardRequest(request: Request, url: URL): Promise<Response | Request> {
	const refuse = wordOf(url.pathname) === 'api' ? problemOf : refusal;
	if (!METHODS.has(request.method) && request.method !== 'OPTIONS')
		return withAllow(refuse(405, 'This method is not supported.'), METHODS);
	if (request.url.length > MAX_URL_LENGTH) return refuse(414, 'This address is too long.');
	if (NOT_IN_NAMES.test(url.pathname)) return refuse(404, 'There is nothing at this address.');
	if (SAFE.has(request.method)) return request;
	if (!isSameOrigin(request, url))
		return refuse(403, 'This form was sent from another site. Please open our page and send it from there.');
	const named = withOrigin(request, url);
	const limit = formLimit(url.pathname);
	if (Number(request.headers.get('content-length') ?? 0) > limit.most) return refuse(413, limit.tooMuch);
	if (limit.isLarge) return named;
	const body = await readCapped(named.body, limit);
	return body instanceof Uint8Array ? new Request(named, { body }) : refuse(body.status, body.sentence);
}

/** Refuses a method that the route of an address does not take, and says which it takes; null where the route goes on. */
export function checkMethod({ method, url }: Request, { methods, leaf }: MatchedRoute): Response | null {
	if (methods === null) {
		// Calls of the API say themselves what they take.
		const isLost = method === 'OPTIONS' && isNotThere(leaf);
		return isLost ? refusal(404, 'There is nothing at this address.') : null;
	}
	if (methods.includes(method)) return null;
	// `/api/` is the reference's page, and a program that asks it reads problems.
	const refuse = new URL(url).pathname.startsWith('/api/') ? problemOf : refusal;
	return withAllow(refuse(405, `This address does not take ${method}.`), methods);
}

function withAllow(response: Response, methods: Iterable<string>): Response {
	response.headers.set('allow', [...methods].join(', '));
	return response;
}

/** Browsers name the origin of a write; a client that names neither origin nor fetch site is no browser and carries no cookies of ours. */
function isSameOrigin(request: Request, url: URL): boolean {
	const origin = request.headers.get('origin');
	const site = request.headers.get('sec-fetch-site');
	// A form of a page that leaks no address (`no-referrer`) names no origin either; which site it is on the browser says all the same.
	if (origin === 'null') return site === 'same-origin';
	if (origin !== null) return originOf(origin) === url.origin;
	return site === null || site === 'same-origin' || site === 'none';
}

/** A write of our own page that names no origin, with its origin: Remix compares that with the host once more. */
function withOrigin(request: Request, url: URL): Request {
	if (request.headers.get('origin') !== 'null') return request;
	const headers = new Headers(request.headers);
	headers.set('origin', url.origin);
	return new Request(request, { headers });
}

/** Scheme, host and port; a page of the same host over plain HTTP could have been changed on the way and counts as another site. */
function originOf(origin: string): string | null {
	return URL.canParse(origin) ? new URL(origin).origin : null;
}

/** The API says it in its own form (RFC 9457). */
function problemOf(status: number, title: string): Response {
	return problem({ status, title });
}

/** A short answer without a page around it. */
export function refusal(status: number, sentence: string): Response {
	return new Response(`${sentence}\n`, {
		status,
		headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
	});
}
