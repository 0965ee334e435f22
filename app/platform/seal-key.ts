/** A key of stored data, with the one that it replaces (ACCESS-28): both open what is stored, the first seals. */
export type SealKey = Uint8Array<ArrayBuffer> & { older?: Uint8Array<ArrayBuffer> };

const KEY_BYTES = 32;

/** Reads `<key>` or `<key>,<key before>`, each 32 random bytes in base64 or base64url; null for everything else. */
export function parseSealKey(text: string): SealKey | null {
	const [key, older, ...rest] = text.split(',').map((each) => bytesOf(each.trim()));
	if (rest.length > 0 || key?.length !== KEY_BYTES) return null;
	if (older === undefined) return key;
	return older?.length === KEY_BYTES ? Object.assign(key, { older }) : null;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
	try {
		return Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
	} catch {
		return null;
	}
}
