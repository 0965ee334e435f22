import { sha256 } from '../idempotency/body-hash';

/** AES-GCM with 256 bits, for one key of the environment. */
export type TextCipher = {
	/** Tells keys apart; says nothing about the key. */
	keyId: string;
	/** Base64 of nonce and cipher text; the context is bound in, so the text opens nowhere else. */
	seal: (context: string, text: string) => Promise<string>;
	/** Throws when key or context are not the ones it was sealed with, or the text was changed. */
	open: (context: string, sealed: string) => Promise<string>;
};

const NONCE_BYTES = 12;
const ALGORITHM = 'AES-GCM';

/** `key`: 32 bytes; `purpose`: what the key is for, part of its id. */
export async function textCipher(key: Uint8Array<ArrayBuffer>, purpose: string): Promise<TextCipher> {
	const aes = await crypto.subtle.importKey('raw', key, ALGORITHM, false, ['encrypt', 'decrypt']);
	const params = (context: string, iv: Uint8Array<ArrayBuffer>) => ({
		name: ALGORITHM,
		iv,
		additionalData: new TextEncoder().encode(context),
	});
	return {
		keyId: (await sha256(`${purpose} ${toBase64(key)}`)).slice(0, 12),
		async seal(context, text) {
			const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
			const plain = new TextEncoder().encode(text);
			const sealed = new Uint8Array(await crypto.subtle.encrypt(params(context, nonce), aes, plain));
			return toBase64(new Uint8Array([...nonce, ...sealed]));
		},
		async open(context, sealed) {
			const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
			const [nonce, text] = [bytes.slice(0, NONCE_BYTES), bytes.slice(NONCE_BYTES)];
			return new TextDecoder().decode(await crypto.subtle.decrypt(params(context, nonce), aes, text));
		},
	};
}

function toBase64(bytes: Uint8Array): string {
	return btoa(String.fromCharCode(...bytes));
}
