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

type Counted = {
	/** The refusal of a request that is one too many. */
	refused: Response | null;
	/** What an answer to a key says of its minute, by the names of the IETF's draft on rate limit headers (KEY-4). */
	headers: Readonly<Record<string, string>>;
};

/**
 * Counts a request that no cache has answered, pages and calls alike, for its browser, or its key, and for its network. The network counts too, since a browser
 * may call itself anything at each request; its own refused requests count as well.
 */
export function limitReads({ headers }: Request, { route, settings, now, apiKey }: Counting): Counted {
	const allowed = settings.READS_PER_MINUTE;
	const network = networkOf(headers.get('cf-connecting-ip') ?? 'local');
	const browser = `${network}|${headers.get('user-agent') ?? ''}`;
	const quota = settings.CALLS_PER_KEY_AND_MINUTE;
	const taken = apiKey ? keys.take(apiKey.id, quota, now) : browsers.take(browser, allowed, now);
	const isRoomy = networks.take(network, allowed * BROWSERS_PER_NETWORK, now).isAllowed;
	return {
		refused: taken.isAllowed && isRoomy ? null : refusalOf(route, taken.seconds),
		headers: apiKey
			? { 'ratelimit-policy': `"minute";q=${quota};w=60`, ratelimit: `"minute";r=${taken.left};t=${taken.seconds}` }
			: {},
	};
}

function refusalOf(route: MatchedRoute | null, seconds: number): Response {
	const answer =
		route && isApiRoute(route.leaf)
			? problem({ status: 429, title: SENTENCE, headers: { 'content-language': 'en' } })
			: refusal(429, SENTENCE);
	answer.headers.set('retry-after', String(seconds));
	return answer;
}
