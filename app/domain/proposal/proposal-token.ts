import { sha256 } from '../idempotency/body-hash';

/** How long a link works after the validity has ended, so that the page can say so. */
const LINK_DAYS_AFTER = 90;
const DAY = 86_400_000;

/** Letters and digits that are not taken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 26 letters of 31 are 128 bits. */
const LENGTH = 26;

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
export async function proposalToken(secret: string, linkId: string): Promise<string> {
	const encoder = new TextEncoder();
	const algorithm = { name: 'HMAC', hash: 'SHA-256' };
	const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
	const bits = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(`proposal|${linkId}`)));
	return spell(bits);
}

/** Bytes in the alphabet, each letter with as good as the same chance (the rest of 256 bits by 31 to the 26th is negligible). */
function spell(bits: Uint8Array): string {
	let number = bits.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
	let text = '';
	for (let at = 0; at < LENGTH; at += 1) {
		text += ALPHABET[Number(number % BigInt(ALPHABET.length))];
		number /= BigInt(ALPHABET.length);
	}
	return text;
}

/** What is stored of a token. */
export function proposalTokenHash(token: string): Promise<string> {
	return sha256(`proposal ${token}`);
}

/** Whether a text can be a token, before the database is asked. */
export function isProposalToken(text: string): boolean {
	return text.length === LENGTH && [...text].every((letter) => ALPHABET.includes(letter));
}

/** Where the client's page is. */
export function proposalPath(token: string): string {
	return `/p/${token}`;
}

/** Where a version is as a PDF; null for the newest. */
export function proposalPdfPath(token: string, version: number | null): string {
	return `${proposalPath(token)}/pdf${version === null ? '' : `?version=${version}`}`;
}

/** A new key for the personal part of a proposal's versions, base64. */
export function newPersonKey(): string {
	return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
}
