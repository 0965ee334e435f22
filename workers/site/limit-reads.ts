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

/**
 * Counts a request that no cache has answered, pages and calls alike, for its browser and for its network; the refusal when it is one too
 * many. The network counts too, since a browser may call itself anything at each request; its own refused requests count as well.
 */
export function limitReads(
	{ headers }: Request,
	{ route, settings, now }: { route: MatchedRoute | null; settings: Settings; now: number },
): Response | null {
	const allowed = settings.READS_PER_MINUTE;
	const network = networkOf(headers.get('cf-connecting-ip') ?? 'local');
	const browser = `${network}|${headers.get('user-agent') ?? ''}`;
	const wait = networks.count(network, allowed * BROWSERS_PER_NETWORK, now) ?? browsers.count(browser, allowed, now);
	if (wait === null) return null;
	const answer =
		route && isApiRoute(route.leaf)
			? problem({ status: 429, title: SENTENCE, headers: { 'content-language': 'en' } })
			: refusal(429, SENTENCE);
	answer.headers.set('retry-after', String(wait));
	return answer;
}
