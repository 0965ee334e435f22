/** Letters and digits that are not taken for one another, in lower case alone: mail programs change the case of addresses. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 26 letters of 31 are 128 bits. */
const LENGTH = 26;

/** A token of 128 bits for what a text names: its HMAC under a secret, so that only a hash of it has to be stored and it can be made again. */
export async function spelledToken(secret: string, text: string): Promise<string> {
	const encoder = new TextEncoder();
	const algorithm = { name: 'HMAC', hash: 'SHA-256' };
	const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
	return spell(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))));
}

/** Bytes in the alphabet, each letter with as good as the same chance (the rest of 256 bits by 31 to the 26th is negligible). */
function spell(bits: Uint8Array): string {
	let number = bits.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
	let text = '';
	for (let at = 0; at < LENGTH; at += 1) {
		text += ALPHABET[Number(number % BigInt(ALPHABET.length))];
		number /= BigInt(ALPHABET.length);
	}
	return text;
}

/** Whether a text can be such a token, before the database is asked. */
export function isSpelledToken(text: string): boolean {
	return text.length === LENGTH && [...text].every((letter) => ALPHABET.includes(letter));
}
