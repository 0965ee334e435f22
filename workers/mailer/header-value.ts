/** One encoded word may have 75 characters: 45 bytes in base64 plus its frame (RFC 2047). */
const WORD_BYTES = 45;
const LINE_LIMIT = 76;

/** Value of a free-text header, folded; anything but plain ASCII becomes encoded words. `name` is the header's, for its length. */
export function textHeader(name: string, value: string): string {
	if (isPlain(value)) return fold(name, value.split(' '));
	return fold(name, encodedWords(value));
}

/** Value of an address header such as From: display name, quoted or encoded where it must be, and address. */
export function mailboxHeader(name: string, displayName: string, address: string): string {
	if (displayName === '') return fold(name, [address]);
	return fold(name, [...phrase(displayName), `<${address}>`]);
}

/** `Content-Disposition` of an attached file (RFC 2183); a name beyond ASCII is encoded, and continued over lines (RFC 2231). */
export function fileHeader(name: string): string {
	const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_');
	const lines = ['Content-Disposition: attachment;', ` filename="${plain}"`];
	if (plain === name) return lines.join('\r\n');
	const encoded = encodeURIComponent(name).replace(
		/['()*]/g,
		(letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	const pieces = encoded.match(/(?:%[0-9A-F]{2}|[^%]){1,20}/g) ?? [];
	return [
		lines[0],
		...pieces.map(
			(piece, at) => ` filename*${at}*=${at === 0 ? "UTF-8''" : ''}${piece}${at === pieces.length - 1 ? '' : ';'}`,
		),
	].join('\r\n');
}

function phrase(text: string): string[] {
	if (!isPlain(text)) return encodedWords(text);
	if (/^[A-Za-z0-9!#$%&'*+/=?^_`{|}~ -]+$/.test(text)) return text.split(' ');
	return `"${text.replace(/["\\]/g, '\\$&')}"`.split(' ');
}

function isPlain(text: string): boolean {
	return /^[\x20-\x7e]*$/.test(text) && !text.includes('=?');
}

function encodedWords(text: string): string[] {
	const words: string[] = [];
	let bytes: number[] = [];
	const close = () => {
		if (bytes.length > 0) words.push(`=?UTF-8?B?${btoa(String.fromCharCode(...bytes))}?=`);
		bytes = [];
	};
	for (const letter of text) {
		const next = new TextEncoder().encode(letter);
		if (bytes.length + next.length > WORD_BYTES) close();
		bytes.push(...next);
	}
	close();
	return words;
}

function fold(name: string, words: string[]): string {
	const lines: string[] = [];
	let line = `${name}:`;
	for (const word of words) {
		if (line.length + 1 + word.length > LINE_LIMIT && line.trim() !== '' && line !== `${name}:`) {
			lines.push(line);
			line = '';
		}
		line += ` ${word}`;
	}
	return [...lines, line].join('\r\n');
}
