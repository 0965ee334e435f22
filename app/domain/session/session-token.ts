import { base64url } from 'jose';

/** Cookie of a signed-in session; its bearer never meets the page cache. */
export const SESSION_COOKIE = 'session';

const TOKEN_BYTES = 32;

/** A new token for the cookie: 256 random bits. */
export function newSessionToken(): string {
	return base64url.encode(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
}

/** False for what cannot be one of our tokens; nobody need be asked about it. */
export function isSessionToken(text: string): boolean {
	return /^[\w-]{43}$/.test(text);
}

/** The token in a cookie's value; what follows a dot only tells one reading of the session from another. */
export function tokenOf(value: string): string {
	return value.split('.', 1)[0] ?? '';
}

/** What stands in the database instead of the token: whoever reads it there cannot sign in with it. */
export async function sessionTokenHash(token: string): Promise<string> {
	return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
}
