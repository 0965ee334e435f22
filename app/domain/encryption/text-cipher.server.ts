import type { SealKey } from '~/platform/seal-key';
import { sha256 } from '../idempotency/body-hash';

/** AES-GCM with 256 bits, for one key of the environment and the one that it replaces. */
export type TextCipher = {
	/** Of the key that seals. Tells keys apart; says nothing about the key. */
	keyId: string;
	/** Whether this cipher has the key of that id. */
	opens: (keyId: string | null) => boolean;
	/** Base64 of nonce and cipher text; the context is bound in, so the text opens nowhere else. */
	seal: (context: string, text: string) => Promise<string>;
	/** Throws when keys or context are not the ones it was sealed with, or the text was changed. */
	open: (context: string, sealed: string) => Promise<string>;
};

const NONCE_BYTES = 12;
const ALGORITHM = 'AES-GCM';

/** `key`: 32 bytes; `purpose`: what the key is for, part of its id. */
export async function textCipher(key: SealKey, purpose: string): Promise<TextCipher> {
	const current = await importKey(key, purpose);
	const older = key.older ? await importKey(key.older, purpose) : null;
	const params = (context: string, iv: Uint8Array<ArrayBuffer>) => ({
		name: ALGORITHM,
		iv,
		additionalData: new TextEncoder().encode(context),
	});
	return {
		keyId: current.keyId,
		opens: (keyId) => keyId !== null && (keyId === current.keyId || keyId === older?.keyId),
		async seal(context, text) {
			const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
			const plain = new TextEncoder().encode(text);
			const sealed = new Uint8Array(await crypto.subtle.encrypt(params(context, nonce), current.aes, plain));
			return toBase64(new Uint8Array([...nonce, ...sealed]));
		},
		async open(context, sealed) {
			const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
			const [nonce, text] = [bytes.slice(0, NONCE_BYTES), bytes.slice(NONCE_BYTES)];
			const openBy = (aes: CryptoKey) => crypto.subtle.decrypt(params(context, nonce), aes, text);
			const plain = await openBy(current.aes).catch((error: unknown) => {
				if (older === null) throw error;
				return openBy(older.aes);
			});
			return new TextDecoder().decode(plain);
		},
	};
}

async function importKey(key: Uint8Array<ArrayBuffer>, purpose: string) {
	return {
		aes: await crypto.subtle.importKey('raw', key, ALGORITHM, false, ['encrypt', 'decrypt']),
		keyId: (await sha256(`${purpose} ${toBase64(key)}`)).slice(0, 12),
	};
}

function toBase64(bytes: Uint8Array): string {
	return btoa(String.fromCharCode(...bytes));
}
