const LINE_LIMIT = 76;

/** Text as quoted-printable UTF-8 (RFC 2045): ASCII only, lines of at most 76 characters ending in CRLF, no trailing blanks. */
export function quotedPrintable(text: string): string {
	const lines = text.replace(/\r\n?/g, '\n').split('\n');
	return lines.map(encodeLine).join('\r\n');
}

function encodeLine(line: string): string {
	const bytes = new TextEncoder().encode(line);
	let out = '';
	let length = 0;
	bytes.forEach((byte, index) => {
		const isLast = index === bytes.length - 1;
		const isBlank = byte === 0x20 || byte === 0x09;
		const stays = (byte >= 0x21 && byte <= 0x7e && byte !== 0x3d) || (isBlank && !isLast);
		const piece = stays ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
		if (length + piece.length > LINE_LIMIT - (isLast ? 0 : 1)) {
			out += '=\r\n';
			length = 0;
		}
		out += piece;
		length += piece.length;
	});
	return out;
}
