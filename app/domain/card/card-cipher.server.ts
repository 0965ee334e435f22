import { sha256 } from '../idempotency/body-hash';
import type { CardData } from './card-vault';

/** AES-GCM with 256 bits, for one key of the environment. */
export type CardCipher = {
	/** Tells keys apart; says nothing about the key. */
	keyId: string;
	/** Base64 of nonce and cipher text; the token is bound in, so the text opens nowhere else. */
	seal: (token: string, card: CardData) => Promise<string>;
	/** Throws when key or token are not the ones it was sealed with, or the text was changed. */
	open: (token: string, sealed: string) => Promise<CardData>;
};

const NONCE_BYTES = 12;
const ALGORITHM = 'AES-GCM';

/** `key`: 32 bytes (see CARD_VAULT_KEY). */
export async function cardCipher(key: Uint8Array<ArrayBuffer>): Promise<CardCipher> {
	const aes = await crypto.subtle.importKey('raw', key, ALGORITHM, false, ['encrypt', 'decrypt']);
	const params = (token: string, iv: Uint8Array<ArrayBuffer>) => ({
		name: ALGORITHM,
		iv,
		additionalData: new TextEncoder().encode(token),
	});
	return {
		keyId: (await sha256(`card-vault ${toBase64(key)}`)).slice(0, 12),
		async seal(token, card) {
			const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
			const text = new TextEncoder().encode(JSON.stringify(card));
			const sealed = new Uint8Array(await crypto.subtle.encrypt(params(token, nonce), aes, text));
			return toBase64(new Uint8Array([...nonce, ...sealed]));
		},
		async open(token, sealed) {
			const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
			const plain = await crypto.subtle.decrypt(
				params(token, bytes.slice(0, NONCE_BYTES)),
				aes,
				bytes.slice(NONCE_BYTES),
			);
			return JSON.parse(new TextDecoder().decode(plain)) as CardData;
		},
	};
}

function toBase64(bytes: Uint8Array): string {
	return btoa(String.fromCharCode(...bytes));
}
