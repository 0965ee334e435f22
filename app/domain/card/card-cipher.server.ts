import type { SealKey } from '~/platform/seal-key';
import { textCipher } from '../encryption/text-cipher.server';
import type { CardData } from './card-vault';

/** AES-GCM with 256 bits, for one key of the environment. */
export type CardCipher = {
	/** Tells keys apart; says nothing about the key. */
	keyId: string;
	/** Whether this cipher has the key of that id. */
	opens: (keyId: string) => boolean;
	/** Base64 of nonce and cipher text; the token is bound in, so the text opens nowhere else. */
	seal: (token: string, card: CardData) => Promise<string>;
	/** Throws when key or token are not the ones it was sealed with, or the text was changed. */
	open: (token: string, sealed: string) => Promise<CardData>;
};

/** `key`: 32 bytes (see CARD_VAULT_KEY). */
export async function cardCipher(key: SealKey): Promise<CardCipher> {
	const { keyId, opens, seal, open } = await textCipher(key, 'card-vault');
	return {
		keyId,
		opens,
		seal: (token, card) => seal(token, JSON.stringify(card)),
		open: async (token, sealed) => JSON.parse(await open(token, sealed)) as CardData,
	};
}
