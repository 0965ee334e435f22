import { base64url } from 'jose';

/** Cookie of a signed-in session; its bearer never meets the page cache. */
export const SESSION_COOKIE = 'session';

const TOKEN_BYTES = 32;

/** A new token for the cookie: 256 random bits. */
export function newSessionToken(): string {
	return base64url.encode(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
}

/** False for a text that cannot be one of our tokens, so that no query is needed. */
export function isSessionToken(text: string): boolean {
	return /^[\w-]{43}$/.test(text);
}

/** The token in a cookie's value; what follows a dot only tells one reading of the session from another. */
export function tokenOf(value: string): string {
	return value.split('.', 1)[0] ?? '';
}

/** What the database stores instead of the token: a reader of the database cannot sign in with it. */
export async function sessionTokenHash(token: string): Promise<string> {
	return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
}
