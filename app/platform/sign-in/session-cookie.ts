import { bareName, hostCookieName, secureFlag } from '../cookies';

/** The database says when a session ends; the cookie lasts longer than any. */
export const COOKIE_SECONDS = 90 * 86_400;

/** Answers `Set-Cookie` for a session (ACCESS-12, ACCESS-29): HttpOnly, SameSite=Lax, of this host alone and Secure wherever there is TLS. */
export function sessionCookie(name: string, token: string, { origin, seconds }: { origin: string; seconds: number }) {
	return `${hostCookieName(name, origin)}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secureFlag(origin)}`;
}

/** Answers the `Set-Cookie` lines that remove all cookies whose name, with or without the prefix, begins with one of these words. */
export function removedCookies(header: string | null, words: readonly string[]): string[] {
	const names = (header ?? '').split(';').flatMap((part) => part.trim().split('=', 1));
	return (
		names
			.filter((name) => words.some((word) => bareName(name) === word || bareName(name).startsWith(`${word}:`)))
			.filter((name) => /^[A-Za-z0-9:_-]+$/.test(name))
			// Browsers change a cookie with the prefix only by a line that may set one.
			.map((name) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${name === bareName(name) ? '' : '; Secure'}`)
	);
}
