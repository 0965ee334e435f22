/** The database says when a session ends; the cookie lasts longer than any. */
export const COOKIE_SECONDS = 90 * 86_400;

/** Answers `Set-Cookie` for a session (ACCESS-12): HttpOnly, SameSite=Lax, Secure wherever there is TLS. */
export function sessionCookie(name: string, token: string, { origin, seconds }: { origin: string; seconds: number }) {
	const secure = origin.startsWith('https:') ? '; Secure' : '';
	return `${name}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** Answers the `Set-Cookie` lines that remove all cookies whose name begins with one of these words. */
export function removedCookies(header: string | null, words: readonly string[]): string[] {
	const names = (header ?? '').split(';').flatMap((part) => part.trim().split('=', 1));
	return names
		.filter((name) => words.some((word) => name === word || name.startsWith(`${word}:`)))
		.filter((name) => /^[A-Za-z0-9:_-]+$/.test(name))
		.map((name) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`);
}
