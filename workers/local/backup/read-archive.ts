import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { createTarDecoder } from 'modern-tar';
import { Failure, messageOf } from '../failure';
import { bytesOf, streamOf } from './streams';
import { HASHES } from './write-archive';

const MAGIC = 'age-encryption.org/v1\n';

/** What is done with an entry while it is read; must read it to its end. */
export type EntryReader = (name: string, size: number, chunks: AsyncIterable<Uint8Array>) => Promise<void>;

/**
 * Reads an archive from its first byte to its last and checks it: age authenticates every 64 kB and the end, and each entry has the hash that
 * was written. Throws a Failure for a wrong key, a cut file and a changed byte; a Failure of `onEntry` comes through.
 */
export async function readArchive(options: {
	file: string;
	identities: string[];
	onEntry: EntryReader;
	/** Bytes of the file that have been read. */
	onBytes?: (bytes: number) => void;
}): Promise<void> {
	const { file, identities } = options;
	await assertEncrypted(file);
	const decrypter = new Decrypter();
	for (const identity of identities) decrypter.addIdentity(identity);
	let fault: unknown;
	try {
		const plain = await decrypter.decrypt(streamOf(counted(file, options.onBytes))).catch((error: unknown) => {
			if (!/no identity matched/.test(messageOf(error))) throw error;
			throw new Failure(`None of the keys in BACKUP_KEYS opens ${file}: it was made with another one.`);
		});
		const unzip = createZstdDecompress();
		pipeline(Readable.from(bytesOf(plain), { objectMode: false }), unzip, (error) => {
			fault ??= error;
		});
		await readEntries(streamOf(unzip), options.onEntry);
	} catch (error) {
		if (error instanceof Failure) throw error;
		const { code } = error as NodeJS.ErrnoException;
		// Of the disk, not of the file.
		if (code === 'ENOSPC' || code === 'EACCES' || code === 'EIO') throw error;
		throw new Failure(`${file} is damaged or cut off, nothing of it is used (${messageOf(fault ?? error)}).`);
	}
}

async function readEntries(tar: ReadableStream<Uint8Array>, onEntry: EntryReader): Promise<void> {
	const found = new Map<string, string>();
	let written: Map<string, string> | undefined;
	const entries = tar.pipeThrough(createTarDecoder({ strict: true })).getReader();
	for (let next = await entries.read(); !next.done; next = await entries.read()) {
		const { header, body } = next.value;
		if (written || found.has(header.name)) throw new Error(`unexpected entry ${header.name}`);
		if (header.name === HASHES) written = await readHashes(body);
		else {
			const hash = createHash('sha256');
			await onEntry(header.name, header.size, hashing(bytesOf(body), hash));
			found.set(header.name, hash.digest('hex'));
		}
	}
	if (!written) throw new Error('its list of hashes is missing');
	if (written.size !== found.size) throw new Error('files are missing');
	for (const [name, hash] of found) if (written.get(name) !== hash) throw new Error(`${name} has another hash`);
}

async function readHashes(body: ReadableStream<Uint8Array>): Promise<Map<string, string>> {
	const parts: Uint8Array[] = [];
	for await (const part of bytesOf(body)) parts.push(part);
	const lines = Buffer.concat(parts).toString('utf8').split('\n').filter(Boolean);
	return new Map(lines.map((line: string) => [line.slice(66), line.slice(0, 64)]));
}

async function* hashing(chunks: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
	for await (const chunk of chunks) {
		hash.update(chunk);
		yield chunk;
	}
}

async function* counted(file: string, onBytes?: (bytes: number) => void): AsyncGenerator<Uint8Array> {
	for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
		onBytes?.(chunk.length);
		yield chunk;
	}
}

async function assertEncrypted(file: string): Promise<void> {
	const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
		throw new Failure(error.code === 'ENOENT' ? `There is no file ${file}.` : `${file}: ${error.message}`);
	});
	try {
		const start = Buffer.alloc(MAGIC.length);
		await handle.read(start, 0, start.length, 0).catch(() => undefined);
		if (start.toString('latin1') !== MAGIC) {
			throw new Failure(`${file} is no backup of npm run backup: it does not begin as a file of age does.`);
		}
	} finally {
		await handle.close();
	}
}
