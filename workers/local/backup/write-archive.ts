import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { createTarPacker } from 'modern-tar';
import { bytesOf, streamOf } from './streams';

/** One file of an archive: bytes, or a file of this machine that does not change any more. */
export type ArchiveEntry = { name: string } & ({ bytes: Uint8Array } | { path: string });

/** The last entry of an archive: SHA-256 of all others, as `sha256sum -c` reads it. */
export const HASHES = 'contents.sha256';

const CHUNK = 1 << 20;

/**
 * Writes entries into a new file: tar, compressed with zstd, encrypted with age. A file that has vanished since it was listed is left out.
 * `onBytes` is told of what has been read. Returns the SHA-256 of the encrypted file.
 */
export async function writeArchive(options: {
	file: string;
	recipient: string;
	entries: AsyncIterable<ArchiveEntry>;
	onBytes: (bytes: number) => void;
}): Promise<string> {
	const { readable, controller } = createTarPacker();
	const feed = async () => {
		const hashes: string[] = [];
		for await (const entry of options.entries) {
			const found = await openEntry(entry);
			if (!found) continue;
			const writer = controller.add({ name: entry.name, size: found.size, type: 'file', mode: 0o600 }).getWriter();
			const hash = createHash('sha256');
			for await (const chunk of found.chunks) {
				hash.update(chunk);
				await writer.write(chunk);
				options.onBytes(chunk.length);
			}
			await writer.close();
			hashes.push(`${hash.digest('hex')}  ${entry.name}\n`);
		}
		const bytes = new TextEncoder().encode(hashes.join(''));
		const writer = controller.add({ name: HASHES, size: bytes.length, type: 'file', mode: 0o600 }).getWriter();
		await writer.write(bytes);
		await writer.close();
		controller.finalize();
	};
	const encrypter = new Encrypter();
	encrypter.addRecipient(options.recipient);
	const compress = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 1 } });
	const encrypted = createHash('sha256');
	const write = async () => {
		const cipher = await encrypter.encrypt(streamOf(compress));
		await pipeline(
			Readable.from(hashed(bytesOf(cipher), encrypted), { objectMode: false }),
			createWriteStream(options.file, { flags: 'wx', mode: 0o600, flush: true, highWaterMark: CHUNK }),
		);
	};
	await Promise.all([feed(), pipeline(Readable.from(bytesOf(readable), { objectMode: false }), compress), write()]);
	return encrypted.digest('hex');
}

async function openEntry(entry: ArchiveEntry) {
	if ('bytes' in entry) return { size: entry.bytes.length, chunks: [entry.bytes] };
	const handle = await open(entry.path).catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') return null;
		throw error;
	});
	if (!handle) return null;
	const { size } = await handle.stat();
	return { size, chunks: handle.createReadStream({ highWaterMark: CHUNK }) as AsyncIterable<Uint8Array> };
}

async function* hashed(chunks: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
	for await (const chunk of chunks) {
		hash.update(chunk);
		yield chunk;
	}
}

/** SHA-256 of a file, read from the disk. */
export async function hashOfFile(file: string, onBytes: (bytes: number) => void): Promise<string> {
	const hash = createHash('sha256');
	for await (const chunk of createReadStream(file, { highWaterMark: CHUNK })) {
		hash.update(chunk);
		onBytes(chunk.length);
	}
	return hash.digest('hex');
}

export async function sizeOfFile(file: string): Promise<number> {
	return (await stat(file).catch(() => null))?.size ?? 0;
}
