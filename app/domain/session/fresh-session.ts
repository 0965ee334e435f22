import { COOKIE_SECONDS, sessionCookie } from '~/platform/sign-in/session-cookie';
import { SESSION_COOKIE } from './session-token';

type Sitting = { sessionToken: string | null; origin: string; now: number };

/**
 * Headers of the answer to a write that changes what the writer's own session shows (his name, his agency, its design): the same token under
 * another value, which no isolate has kept, so that the next page is read afresh wherever it is made. Requests under way with the old
 * value stay signed in. Empty for access tokens, whose identity is never kept.
 */
export function freshSession({ sessionToken, origin, now }: Sitting): Record<string, string> {
	if (sessionToken === null) return {};
	const value = `${sessionToken}.${now.toString(36)}`;
	return { 'set-cookie': sessionCookie(SESSION_COOKIE, value, { origin, seconds: COOKIE_SECONDS }) };
}
