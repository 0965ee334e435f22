import { Unzip, UnzipInflate } from 'fflate';
import { STATEMENT_LIMITS } from './bank-statement';
import { StatementError, type StatementErrorCode } from './statement-error';

const START = { line: 1, column: 0, path: '' };
/** Bytes of the archive that are unpacked at once: what comes of them is at most 1,032 times as many, so that a bomb is stopped in time. */
const STEP_BYTES = 4096;
/** Where the directory at the end of an archive may begin, as the format has it. */
const LONGEST_END = 22 + 0xffff;
const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
/** Bit of an entry's flags. */
const HAS_PASSWORD = 1;
/** What file managers add, which is no file of the bank. */
const ADDED = /^__MACOSX\/|(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$|\/$/i;

export type PackedFile = { name: string; bytes: Uint8Array };

/** Whether a file is a ZIP archive, in which banks deliver statements. */
export function isArchive(file: Uint8Array): boolean {
	return file[0] === 0x50 && file[1] === 0x4b && (file[2] === 3 || file[2] === 5);
}

/**
 * The files of an archive in their order, without folders and what file managers add (PAYMENT-7). Its size is counted as it is unpacked, whatever the archive
 * says of it. Throws StatementError 'zip', 'too-many-files', 'too-large'.
 */
export function unpackArchive(archive: Uint8Array): PackedFile[] {
	const files: (PackedFile & { chunks: Uint8Array[]; isWhole: boolean })[] = [];
	let count = 0;
	let length = 0;
	let failure: StatementErrorCode | null = null;
	const unzip = new Unzip((entry) => {
		count += 1;
		if (failure !== null) return;
		if (count > STATEMENT_LIMITS.archiveFiles) {
			failure = 'too-many-files';
			return;
		}
		const file = { name: entry.name, bytes: new Uint8Array(), chunks: [] as Uint8Array[], isWhole: false };
		files.push(file);
		entry.ondata = (error, data, isLast) => {
			if (failure !== null) return;
			if (error) {
				failure = 'zip';
				return;
			}
			length += data.length;
			if (length > STATEMENT_LIMITS.bytes) failure = 'too-large';
			else file.chunks.push(data);
			file.isWhole = isLast;
		};
		entry.start();
	});
	unzip.register(UnzipInflate);
	try {
		for (let at = 0; at < archive.length && failure === null; at += STEP_BYTES)
			unzip.push(archive.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= archive.length);
	} catch {
		failure ??= 'zip';
	}
	if (failure === null && (files.some(({ isWhole }) => !isWhole) || entriesNamed(archive) !== count)) failure = 'zip';
	const wanted = files.filter(({ name }) => !ADDED.test(name));
	if (failure === null && wanted.length === 0) failure = 'zip';
	if (failure !== null) throw new StatementError(failure, START, limitOf(failure));
	return wanted.map(({ name, chunks }) => ({ name, bytes: joined(chunks) }));
}

function limitOf(code: StatementErrorCode): { expected?: string } {
	if (code === 'too-many-files') return { expected: `${STATEMENT_LIMITS.archiveFiles}` };
	return code === 'too-large' ? { expected: `${STATEMENT_LIMITS.bytes}` } : {};
}

/** How many entries the directory at the end names; null without one, as where the end is cut off, and where one has a password. */
function entriesNamed(archive: Uint8Array): number | null {
	const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
	for (let end = archive.length - 22; end >= Math.max(0, archive.length - LONGEST_END); end -= 1) {
		if (view.getUint32(end, true) !== END_MARK) continue;
		const count = view.getUint16(end + 10, true);
		let at = view.getUint32(end + 16, true);
		for (let entry = 0; entry < count; entry += 1) {
			if (at + 46 > end || view.getUint32(at, true) !== ENTRY_MARK || view.getUint16(at + 8, true) & HAS_PASSWORD)
				return null;
			at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
		}
		return count;
	}
	return null;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
	const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const chunk of chunks) {
		bytes.set(chunk, at);
		at += chunk.length;
	}
	return bytes;
}
