import { base64url } from 'jose';
import { sha256 } from '../idempotency/body-hash';

/** How long the link of an invitation works. */
export const TEAM_INVITATION_DAYS = 14;

/** A new token: 256 random bits, of which only the hash is stored. */
export function newTeamToken(): string {
	return base64url.encode(crypto.getRandomValues(new Uint8Array(32)));
}

/** What is stored of a token. */
export function teamTokenHash(token: string): Promise<string> {
	return sha256(token);
}

/** Where an invited person arrives. */
export function teamInvitationPath(token: string): string {
	return `/team-invitation/${token}`;
}
