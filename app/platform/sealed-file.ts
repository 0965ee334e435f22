/** First bytes of a sealed file; what begins otherwise was kept before files were sealed. */
const MARK = new TextEncoder().encode('FLS1');
const NONCE_BYTES = 12;

/**
 * Files of conversations lie in the same store as the pictures of the catalogue, which anybody may read by their keys. So they are sealed there
 * (AES-256-GCM), by a key of our own and bound to their name: only the site opens them, for those who take part (ADR 28).
 */
export async function sealFile(bytes: Uint8Array, name: string, secret: string): Promise<Uint8Array> {
	const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
	const sealed = await crypto.subtle.encrypt(parameters(nonce, name), await keyOf(secret), new Uint8Array(bytes));
	const file = new Uint8Array(MARK.length + NONCE_BYTES + sealed.byteLength);
	file.set(MARK);
	file.set(nonce, MARK.length);
	file.set(new Uint8Array(sealed), MARK.length + NONCE_BYTES);
	return file;
}

/** The bytes of a sealed file. Throws when they were changed, or sealed by another secret or under another name. */
export async function openFile(file: Uint8Array, name: string, secret: string): Promise<Uint8Array> {
	if (!MARK.every((byte, at) => file[at] === byte)) return file;
	const start = MARK.length + NONCE_BYTES;
	const nonce = file.slice(MARK.length, start);
	return new Uint8Array(await crypto.subtle.decrypt(parameters(nonce, name), await keyOf(secret), file.slice(start)));
}

function parameters(nonce: Uint8Array<ArrayBuffer>, name: string): AesGcmParams {
	return { name: 'AES-GCM', iv: nonce, additionalData: new TextEncoder().encode(name) };
}

async function keyOf(secret: string): Promise<CryptoKey> {
	const encoder = new TextEncoder();
	const base = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey']);
	return crypto.subtle.deriveKey(
		{ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode('firnlicht files of conversations') },
		base,
		{ name: 'AES-GCM', length: 256 },
		false,
		['encrypt', 'decrypt'],
	);
}
