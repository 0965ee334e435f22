const BYTES_OF_LINE = 57;

/** Bytes as base64 in lines of 76 characters (RFC 2045). */
export function base64Lines(bytes: Uint8Array): string {
	const lines: string[] = [];
	for (let at = 0; at < bytes.length; at += BYTES_OF_LINE)
		lines.push(btoa(String.fromCharCode(...bytes.subarray(at, at + BYTES_OF_LINE))));
	return lines.join('\r\n');
}
