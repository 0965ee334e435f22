import type { ApiKeyUse } from '~/domain/api-key/api-scope';
import { networkOf } from '~/domain/rate-limit/visitor-networks';
import type { Settings } from '~/platform/env';
import { problem } from '~/platform/problem-details';
import { ReadLimit } from '~/platform/read-limit';
import { refusal } from './guard-request';
import { isApiRoute, type MatchedRoute } from './match-route';

/** So many browsers may share a network's address, such as a travel agency's, before their requests are counted as one's. */
const BROWSERS_PER_NETWORK = 5;

const SENTENCE = 'You are asking more often than we can answer. Please wait a moment.';

const browsers = new ReadLimit();
const networks = new ReadLimit();

/** Keys of programs (KEY-4). */
const keys = new ReadLimit();

type Counting = { route: MatchedRoute | null; settings: Settings; now: number; apiKey: ApiKeyUse | undefined };

/**
 * Counts a request that no cache has answered, pages and calls alike, for its browser, or its key, and for its network; the refusal when it is one too
 * many. The network counts too, since a browser may call itself anything at each request; its own refused requests count as well.
 */
export function limitReads({ headers }: Request, { route, settings, now, apiKey }: Counting): Response | null {
	const allowed = settings.READS_PER_MINUTE;
	const network = networkOf(headers.get('cf-connecting-ip') ?? 'local');
	const browser = `${network}|${headers.get('user-agent') ?? ''}`;
	const own = apiKey
		? keys.count(apiKey.id, settings.CALLS_PER_KEY_AND_MINUTE, now)
		: browsers.count(browser, allowed, now);
	const wait = networks.count(network, allowed * BROWSERS_PER_NETWORK, now) ?? own;
	if (wait === null) return null;
	const answer =
		route && isApiRoute(route.leaf)
			? problem({ status: 429, title: SENTENCE, headers: { 'content-language': 'en' } })
			: refusal(429, SENTENCE);
	answer.headers.set('retry-after', String(wait));
	return answer;
}

/** The answer to a key with what is left of its minute, by the names of the IETF's draft on rate limit headers (KEY-4); every other answer as it is. */
export function withRateLimit(response: Response, { apiKey, settings, now }: Counting): Response {
	if (!apiKey) return response;
	const quota = settings.CALLS_PER_KEY_AND_MINUTE;
	const { left, seconds } = keys.left(apiKey.id, quota, now);
	response.headers.set('ratelimit-policy', `"minute";q=${quota};w=60`);
	response.headers.set('ratelimit', `"minute";r=${left};t=${seconds}`);
	return response;
}
