import { base64url } from 'jose';
import { sha256 } from '../idempotency/body-hash';

/** How long the link of an invitation can be used. */
export const INVITATION_DAYS = 14;

const DAY_MS = 86_400_000;

/** The end of an invitation that is made now: a midnight in UTC, so that it is the same all day. */
export function invitationEnd(now: number): number {
	return (Math.floor(now / DAY_MS) + 1 + INVITATION_DAYS) * DAY_MS;
}

/** The id of an invitation that is made now: 128 random bits, of which its token is made. */
export function newInvitationId(): string {
	return `invitation_${crypto.randomUUID().replaceAll('-', '')}`;
}

/**
 * The token of an invitation, 43 letters: an HMAC of its random id, so that its link can be shown once more to the person who made it although
 * only a hash is stored. One that is sent again has another.
 */
export async function invitationToken(
	secret: string,
	{ id, createdAt }: { id: string; createdAt: number },
): Promise<string> {
	const encoder = new TextEncoder();
	const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
		'sign',
	]);
	const text = ['hotel-invitation', id, createdAt].join('|');
	return base64url.encode(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))));
}

/** What is stored of a token. */
export function invitationHash(token: string): Promise<string> {
	return sha256(token);
}

/** Where an invited hotel arrives. */
export function invitationPath(token: string): string {
	return `/hotel-invitation/${token}`;
}

type Requested = { hotelId: string; userId: string; expiresAt: number; contact: string };

/** Equal for the same person who invites the same contact of the same hotel on one day; only its hash is stored. */
export function invitationRequestKey({ hotelId, userId, expiresAt, contact }: Requested): Promise<string> {
	return sha256(['invitation-request', hotelId, userId, expiresAt, contact].join('|'));
}
