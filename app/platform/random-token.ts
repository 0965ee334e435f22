import { base64url } from 'jose';

/** Random bytes as text for addresses: 256 bits, unless fewer are asked for. */
export function randomToken(bytes = 32): string {
	return base64url.encode(crypto.getRandomValues(new Uint8Array(bytes)));
}
