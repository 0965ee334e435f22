import type { AppLoadContext } from '~/context';
import { SESSION_COOKIE } from '~/domain/session/session-token';
import { COOKIE_SECONDS, sessionCookie } from '~/platform/sign-in/session-cookie';

/** The cookie of a session that has got a new token; none where it has not. */
export function newSessionHeaders({ origin }: Pick<AppLoadContext, 'origin'>, token: string | null): HeadersInit {
	if (token === null) return {};
	return { 'set-cookie': sessionCookie(SESSION_COOKIE, token, { origin, seconds: COOKIE_SECONDS }) };
}
