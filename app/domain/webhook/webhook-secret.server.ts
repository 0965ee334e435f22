import type { Settings } from '~/platform/env';
import { DomainError } from '~/platform/errors';
import { type TextCipher, textCipher } from '../encryption/text-cipher.server';

/** As Standard Webhooks writes secrets; between 24 and 64 bytes. */
const PREFIX = 'whsec_';
const BYTES = 32;

/** A new secret for signatures. */
export function newWebhookSecret(): string {
	return PREFIX + btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))));
}

/** Seals and opens secrets, each bound to the id of its endpoint. Throws DomainError 'unavailable' without a key. */
export async function webhookCipher({
	WEBHOOK_SECRET_KEY: key,
}: Pick<Settings, 'WEBHOOK_SECRET_KEY'>): Promise<TextCipher> {
	if (!key) throw new DomainError('unavailable', 'WEBHOOK_SECRET_KEY is missing');
	return textCipher(key, 'webhook');
}
