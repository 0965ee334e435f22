import { base64url } from 'jose';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** A new token of a feed's address: 256 random bits. */
export function newFeedToken(): string {
	return base64url.encode(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
}

/** What stands in the database instead of the token; null for what cannot be one. */
export async function feedTokenHash(token: string): Promise<string | null> {
	if (!TOKEN.test(token)) return null;
	return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
}
