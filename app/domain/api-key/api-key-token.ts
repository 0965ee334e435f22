import { base64url } from 'jose';
import { sha256 } from '../idempotency/body-hash';
import { apiKeyPrefix } from './api-key-prefix';

const BYTES = 32;

/** A new key: 256 random bits, of which only the hash is stored. */
export function newApiKey(kind: 'real' | 'test'): string {
	return apiKeyPrefix(kind) + base64url.encode(crypto.getRandomValues(new Uint8Array(BYTES)));
}

/** What is stored of a key. */
export function apiKeyHash(key: string): Promise<string> {
	return sha256(key);
}

/** What a list shows of a key. */
export function apiKeyEnding(key: string): string {
	return key.slice(-4);
}
