import { base64url } from 'jose';
import { sha256 } from '../idempotency/body-hash';

/** Begins every key, so that scanners of source code find one that was published by mistake. */
const PREFIX = 'firnlicht_key_';
const BYTES = 32;

/** A new key: 256 random bits, of which only the hash is stored. */
export function newApiKey(): string {
	return PREFIX + base64url.encode(crypto.getRandomValues(new Uint8Array(BYTES)));
}

/** Whether a bearer token means to be such a key. */
export function isApiKey(bearer: string): boolean {
	return bearer.startsWith(PREFIX);
}

/** What is stored of a key. */
export function apiKeyHash(key: string): Promise<string> {
	return sha256(key);
}

/** What a list shows of a key. */
export function apiKeyEnding(key: string): string {
	return key.slice(-4);
}
