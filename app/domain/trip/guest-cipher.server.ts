import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { type TextCipher, textCipher } from '../encryption/text-cipher.server';

/** The cipher of the key seen last: making one is work, and an isolate has one key. */
let last: { key: Uint8Array; cipher: Promise<TextCipher> } | undefined;

/** The cipher of guests' data; null without a key: then none is taken (TRIP-8). */
export function guestCipher({ GUEST_DATA_KEY: key }: RequestContext['settings']): Promise<TextCipher> | null {
	if (!key) return null;
	if (last?.key !== key) last = { key, cipher: textCipher(key, 'guest-data') };
	return last.cipher;
}

/** The same for writes. Throws DomainError 'unavailable' without a key. */
export function requireGuestCipher(settings: RequestContext['settings']): Promise<TextCipher> {
	const cipher = guestCipher(settings);
	if (!cipher) throw new DomainError('unavailable', 'GUEST_DATA_KEY is missing');
	return cipher;
}

/** What a guest's registration data is bound to: it opens for no other booking or guest. */
export function registrationContext(leadId: string, guestId: string): string {
	return `registration ${leadId} ${guestId}`;
}

/** The same of a door code. */
export function doorCodeContext(leadId: string): string {
	return `door-code ${leadId}`;
}
