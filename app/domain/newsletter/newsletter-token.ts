import { sha256 } from '../idempotency/body-hash';

/** How long the link in a confirmation mail can be used. */
export const CONFIRM_LIFETIME_DAYS = 7;

/** A token for one confirmation link: 256 random bits as 43 letters of an address. */
export function newConfirmToken(): string {
	return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** What of a token is kept. */
export function hashToken(token: string): Promise<string> {
	return sha256(token);
}

/**
 * The token that ends a subscription: the same for an address as long as the secret stays, so that links of old mails still work
 * after a second sign-up; of no use for anything else, and not to be guessed without the secret.
 */
export async function unsubscribeToken(secret: string, brandKey: string, email: string): Promise<string> {
	const encoder = new TextEncoder();
	const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
		'sign',
	]);
	const text = `newsletter-unsubscribe|${brandKey}|${email}`;
	return base64Url(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))));
}

/** True for a text that could be one of the two tokens. */
export function isToken(text: string | undefined): text is string {
	return text !== undefined && /^[\w-]{43}$/.test(text);
}

function base64Url(bytes: Uint8Array): string {
	return btoa(String.fromCharCode(...bytes))
		.replaceAll('+', '-')
		.replaceAll('/', '_')
		.replace(/=+$/, '');
}
