import { base64url } from 'jose';
import { sha256 } from '../idempotency/body-hash';

/** How long the link of an invitation can be used. */
export const INVITATION_DAYS = 30;

const DAY_MS = 86_400_000;

/** The end of an invitation that is made now: a midnight in UTC, so that it is the same all day. */
export function invitationEnd(now: number): number {
	return (Math.floor(now / DAY_MS) + 1 + INVITATION_DAYS) * DAY_MS;
}

type Invited = { hotelId: string; userId: string; expiresAt: number; contact: string };

/**
 * The token of an invitation: an HMAC of what it says, 43 letters. The same for the same person, hotel and day, so that asking again
 * makes no second one; not to be guessed without the secret.
 */
export async function invitationToken(
	secret: string,
	{ hotelId, userId, expiresAt, contact }: Invited,
): Promise<string> {
	const encoder = new TextEncoder();
	const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
		'sign',
	]);
	const text = ['hotel-invitation', hotelId, userId, expiresAt, contact].join('|');
	return base64url.encode(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))));
}

/** What of a token is kept. */
export function invitationHash(token: string): Promise<string> {
	return sha256(token);
}

/** Where an invited hotel arrives. */
export function invitationPath(token: string): string {
	return `/hotel-invitation/${token}`;
}
