import { sessionCookie } from '~/platform/sign-in/session-cookie';

/** When its reader last wrote, as milliseconds since the epoch. */
export const WRITE_COOKIE = 'wrote';

/** As long as any answer about hotels may be cached (OFFER-27). */
const SECONDS = 300;

/** The instant that the cookie names; null for none, for one in the future, and for one so old that it says nothing any more. */
export function readWriteTime(cookie: string | null | undefined, now: number): number | null {
	const time = Number(cookie ?? Number.NaN);
	return Number.isInteger(time) && time <= now && now - time < SECONDS * 1000 ? time : null;
}

/** Writes that rooms and rates may depend on; notes on use are none of them. */
const ABOUT_ROOMS = /^\/(partner|hotels|api\/hotels|api\/sales)\//;

/**
 * The response to a write of a signed-in user, with the cookie by which the caches of every isolate leave out what is older than that
 * write (CACHE-9). A write that was refused counts too: it has just read what is true now.
 */
export function withWriteTime(answer: Response, { now, url }: { now: number; url: URL }): Response {
	if (!ABOUT_ROOMS.test(url.pathname)) return answer;
	const marked = new Response(answer.body, answer);
	marked.headers.append(
		'set-cookie',
		sessionCookie(WRITE_COOKIE, String(now), { origin: url.origin, seconds: SECONDS }),
	);
	return marked;
}
