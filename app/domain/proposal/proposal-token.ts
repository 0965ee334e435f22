import { sha256 } from '../idempotency/body-hash';
import { isSpelledToken, spelledToken } from '../token/spelled-token';

/** How long a link works after the validity has ended, so that the page can say so. */
const LINK_DAYS_AFTER = 90;
const DAY = 86_400_000;

/** A link's own id: 128 random bits, of which its token is made. */
export function newLinkId(): string {
	return `link_${crypto.randomUUID().replaceAll('-', '')}`;
}

/** When the link of a proposal ends. */
export function linkEnd(validUntil: number): number {
	return validUntil + LINK_DAYS_AFTER * DAY;
}

/**
 * The token of a link (PROPOSAL-7): an HMAC of its random id under the session secret, so that the agent can copy the link again although
 * only a hash is stored.
 */
export function proposalToken(secret: string, linkId: string): Promise<string> {
	return spelledToken(secret, `proposal|${linkId}`);
}

/** What is stored of a token. */
export function proposalTokenHash(token: string): Promise<string> {
	return sha256(`proposal ${token}`);
}

/** The two for links that are shown again. */
export const PROPOSAL_TOKENS = { make: proposalToken, hash: proposalTokenHash };

/** Whether a text can be a token, before the database is asked. */
export const isProposalToken = isSpelledToken;

/** Where the client's page is. */
export function proposalPath(token: string): string {
	return `/p/${token}`;
}

/** Where a version is as a PDF; null for the newest. */
export function clientPdfPath(token: string, version: number | null): string {
	return `${proposalPath(token)}/pdf${version === null ? '' : `?version=${version}`}`;
}

/** Where the approved stay is as a calendar file. */
export function clientCalendarPath(token: string): string {
	return `${proposalPath(token)}/calendar.ics`;
}

/** A new key for the personal part of a proposal's versions, base64. */
export function newPersonKey(): string {
	return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
}
