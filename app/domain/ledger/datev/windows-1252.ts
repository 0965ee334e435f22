/** What stands between 0x80 and 0x9f, in its order; unassigned places are left out by `\\u0000`. */
const UPPER = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

const BYTES = new Map([...UPPER].flatMap((letter, at) => (letter === '\0' ? [] : [[letter, 0x80 + at] as const])));

/** A text in Windows-1252; a letter that it does not have stands without its accent, else as a question mark. */
export function toWindows1252(text: string): Uint8Array<ArrayBuffer> {
	const bytes: number[] = [];
	for (const letter of text.normalize('NFC')) {
		const plain = byteOf(letter) === null ? letter.normalize('NFD').replace(/\p{M}/gu, '') : letter;
		for (const each of plain) bytes.push(byteOf(each) ?? 0x3f);
	}
	return new Uint8Array(bytes);
}

function byteOf(letter: string): number | null {
	const code = letter.codePointAt(0) ?? 0;
	if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
	return BYTES.get(letter) ?? null;
}
