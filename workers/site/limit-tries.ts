import { jobTokenIn } from '~/domain/concierge/job-token';
import { paymentTokenIn } from '~/domain/payment/payment-link-token';
import { networkOf } from '~/domain/rate-limit/visitor-networks';
import { tripTokenIn } from '~/domain/trip/trip-token';
import { english } from '~/platform/problem-details';
import { ReadLimit } from '~/platform/read-limit';
import { refusal } from './guard-request';
import { wordOf } from './route-groups';
import { noteFacts } from './trace-request';

/** Links of clients, and keys of programs, that a network may get wrong in a minute: people mistype, programs try. */
const TRIES_PER_MINUTE = 20;

/**
 * Sessions that are none, which a network may send in a minute before they are no longer looked up (ACCESS-32). Far more than of keys: browsers go on sending the cookie
 * of a session that has ended, with every page, and an agency shares one address.
 */
const SESSIONS_PER_MINUTE = 200;

const tries = new ReadLimit();

type Asked = { request: Request; url: URL; now: number };

/** The refusal of a client's link to a network that has tried too many that lead nowhere (PROPOSAL-17, MONEY-7, TRIP-2); null for all else. */
export function limitTries(asked: Asked): Response | null {
	const wait = isClientLink(asked) ? tries.wait(networkIn(asked), TRIES_PER_MINUTE, asked.now) : null;
	return wait === null
		? null
		: tooMany(refusal(429, 'Too many links from here were wrong. Please wait a moment.'), wait);
}

/** Counts a client's link that led nowhere. */
export function countTry(asked: Asked, status: number): void {
	if (status !== 404 || !isClientLink(asked)) return;
	noteFacts({ wrong: 'link' });
	tries.count(networkIn(asked), TRIES_PER_MINUTE, asked.now);
}

/** The refusal of a key, or of an access token, to a network that has sent too many wrong ones (KEY-4), before the database is asked; null for all else. */
export function limitKeyTries(asked: Asked): Response | null {
	const wait = tries.wait(keysIn(asked), TRIES_PER_MINUTE, asked.now);
	if (wait === null) return null;
	const title = 'Too many keys from here were wrong. Please wait a moment.';
	return tooMany(english({ status: 429, title }), wait);
}

/** Counts a key, or an access token, that was refused. */
export function countKeyTry(asked: Asked, status: number): void {
	if (status !== 401) return;
	noteFacts({ wrong: 'key' });
	tries.count(keysIn(asked), TRIES_PER_MINUTE, asked.now);
}

/** The refusal of a session to a network that has sent too many wrong ones, before the database is asked; sessions that this isolate knows never get here. */
export function limitSessionTries(asked: Asked): Response | null {
	const wait = tries.wait(sessionsIn(asked), SESSIONS_PER_MINUTE, asked.now);
	if (wait === null) return null;
	const title = 'Too many sessions from here were over. Please wait a moment.';
	const isCall = wordOf(asked.url.pathname) === 'api';
	return tooMany(isCall ? english({ status: 429, title }) : refusal(429, title), wait);
}

/** Counts a session that the database does not know. */
export function countSessionTry(asked: Asked): void {
	noteFacts({ wrong: 'session' });
	tries.count(sessionsIn(asked), SESSIONS_PER_MINUTE, asked.now);
}

function tooMany(answer: Response, wait: number): Response {
	answer.headers.set('retry-after', String(wait));
	return answer;
}

/** Of a proposal, a payment, a trip or a supplier's job. */
function isClientLink({ url }: Asked): boolean {
	const tokenIn = [paymentTokenIn, tripTokenIn, jobTokenIn];
	return wordOf(url.pathname) === 'p' || tokenIn.some((read) => read(url.pathname) !== null);
}

/** Links of proposals, payments and trips are counted apart: who has mistyped one may still open the other. */
function networkIn({ request, url }: Asked): string {
	return `${wordOf(url.pathname)} ${networkOf(request.headers.get('cf-connecting-ip') ?? 'local')}`;
}

function sessionsIn({ request }: Asked): string {
	return `session ${networkOf(request.headers.get('cf-connecting-ip') ?? 'local')}`;
}

function keysIn({ request }: Asked): string {
	return `key ${networkOf(request.headers.get('cf-connecting-ip') ?? 'local')}`;
}
