import type { EncryptedFields } from '#db/schema/travel-agency';
import type { SealKey } from '~/platform/seal-key';
import { type TextCipher, textCipher } from '../encryption/text-cipher.server';

/** The cipher of the key seen last: making one is work, and an isolate has one key. */
let last: { key: Uint8Array; cipher: Promise<TextCipher> } | undefined;

function cipherOf(key: SealKey): Promise<TextCipher> {
	if (last?.key !== key) last = { key, cipher: textCipher(key, 'bank-data') };
	return last.cipher;
}

/** Every field by itself, bound to its agency and its name: no text can be moved to another account. */
export async function sealBankFields(
	key: SealKey,
	agencyId: string,
	values: Readonly<Record<string, string>>,
): Promise<EncryptedFields> {
	const cipher = await cipherOf(key);
	const sealed = await Promise.all(
		Object.entries(values).map(async ([name, text]) => [name, await cipher.seal(`${agencyId} ${name}`, text)] as const),
	);
	return { keyId: cipher.keyId, fields: Object.fromEntries(sealed) };
}

/** The fields again; null when they were written with another key: then they are as good as gone. */
export async function unsafeOpenBankFields(
	key: SealKey,
	agencyId: string,
	{ keyId, fields }: EncryptedFields,
): Promise<Record<string, string> | null> {
	const cipher = await cipherOf(key);
	if (!cipher.opens(keyId)) return null;
	const opened = await Promise.all(
		Object.entries(fields).map(async ([name, text]) => [name, await cipher.open(`${agencyId} ${name}`, text)] as const),
	);
	return Object.fromEntries(opened);
}
