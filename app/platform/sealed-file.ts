import type { SealKey } from './seal-key';

/**
 * First bytes of a sealed file: by the key of files, or by the form secret, as before there was such a key (ACCESS-33). What begins otherwise was stored before files
 * were sealed.
 */
const BY_KEY = new TextEncoder().encode('FLS2');
const BY_SECRET = new TextEncoder().encode('FLS1');
const NONCE_BYTES = 12;
const START = BY_KEY.length + NONCE_BYTES;

/** What opens files. `secrets`: form secrets, for files from before the key. */
export type FileKeys = { key: SealKey | null; secrets: readonly string[] };

/**
 * Files of conversations lie in the same store as the pictures of the catalogue, which anybody may read by their keys. So they are sealed there
 * (AES-256-GCM), by a key of our own and bound to their name: only the site opens them, for those who take part (ADR 28).
 */
export async function sealFile(bytes: Uint8Array, name: string, key: SealKey): Promise<Uint8Array> {
	const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
	const sealed = await crypto.subtle.encrypt(parameters(nonce, name), await keyOf(key), new Uint8Array(bytes));
	const file = new Uint8Array(START + sealed.byteLength);
	file.set(BY_KEY);
	file.set(nonce, BY_KEY.length);
	file.set(new Uint8Array(sealed), START);
	return file;
}

/** The bytes of a sealed file. Throws when they were changed, or sealed by a key that we do not have or under another name. */
export async function openFile(file: Uint8Array, name: string, { key, secrets }: FileKeys): Promise<Uint8Array> {
	const isByKey = begins(file, BY_KEY);
	if (!isByKey && !begins(file, BY_SECRET)) return file;
	const keys = isByKey ? [key, key?.older].filter((each) => each != null) : secrets.map((text) => encoded(text));
	const nonce = file.slice(BY_KEY.length, START);
	let failure: unknown = new Error('There is no key for files');
	for (const bytes of keys) {
		try {
			const opened = await crypto.subtle.decrypt(parameters(nonce, name), await keyOf(bytes), file.slice(START));
			return new Uint8Array(opened);
		} catch (error) {
			failure = error;
		}
	}
	throw failure;
}

function begins(file: Uint8Array, mark: Uint8Array): boolean {
	return mark.every((byte, at) => file[at] === byte);
}

function encoded(text: string): Uint8Array<ArrayBuffer> {
	return new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
}

function parameters(nonce: Uint8Array<ArrayBuffer>, name: string): AesGcmParams {
	return { name: 'AES-GCM', iv: nonce, additionalData: encoded(name) };
}

async function keyOf(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
	const base = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);
	return crypto.subtle.deriveKey(
		{ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoded('firnlicht files of conversations') },
		base,
		{ name: 'AES-GCM', length: 256 },
		false,
		['encrypt', 'decrypt'],
	);
}
