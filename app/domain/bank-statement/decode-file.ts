import { StatementError } from './statement-error';

const START = { line: 1, column: 0, path: '' };
const CHUNK_BYTES = 64 * 1024;
const DECLARED = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([A-Za-z][\w.-]*)["']/;
const READ = new Set(['utf-8', 'utf8', 'us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252', 'utf-16']);

/**
 * A file's text in pieces, so that a large one is never in memory twice. The encoding is the one of its byte order mark, else the one it
 * declares, else UTF-8. Throws StatementError 'encoding', also for bytes that are not of that encoding.
 */
export function* decodeFile(file: Uint8Array): Generator<string> {
	const encoding = encodingOf(file);
	if (encoding === null) throw new StatementError('encoding', START, { found: declaredIn(file) ?? 'UTF-16' });
	const decoder = new TextDecoder(encoding, { fatal: true });
	for (let at = 0; at < file.length; at += CHUNK_BYTES) {
		const isLast = at + CHUNK_BYTES >= file.length;
		yield decode(decoder, file.subarray(at, at + CHUNK_BYTES), isLast);
	}
}

function decode(decoder: TextDecoder, bytes: Uint8Array, isLast: boolean): string {
	try {
		return decoder.decode(bytes, { stream: !isLast });
	} catch {
		throw new StatementError('encoding', START, { found: decoder.encoding });
	}
}

function encodingOf(file: Uint8Array): string | null {
	if (file[0] === 0xff && file[1] === 0xfe) return 'utf-16le';
	if (file[0] === 0xfe && file[1] === 0xff) return 'utf-16be';
	const declared = declaredIn(file)?.toLowerCase() ?? 'utf-8';
	// Two bytes a letter need the mark: without it nothing says which comes first.
	if (declared === 'utf-16' || !READ.has(declared)) return null;
	return declared === 'us-ascii' ? 'utf-8' : declared;
}

function declaredIn(file: Uint8Array): string | undefined {
	const head = String.fromCharCode(...file.subarray(0, 200)).replace(/^\u00ef\u00bb\u00bf/, '');
	return DECLARED.exec(head)?.[1];
}
