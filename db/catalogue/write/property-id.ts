import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The same key gives the same public id everywhere, so that links survive an export and import into another database. */
export function propertyId(key: string): string {
	return `prop_${bytesToHex(sha256(utf8ToBytes(`property ${key}`))).slice(0, 16)}`;
}
