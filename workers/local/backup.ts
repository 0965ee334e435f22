import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { backupHead, COUNTS, DATABASE, HEAD, isPictureKey, PICTURES } from './backup/backup-head';
import { type BackupKeys, backupKeys, newBackupKey } from './backup/backup-keys';
import { copyDatabase } from './backup/copy-database';
import { diskFailure, withCleanUp } from './backup/disk';
import { inspectDatabase } from './backup/inspect-database';
import { readArchive } from './backup/read-archive';
import { runFileCommand } from './backup/run-file-command';
import { schemaVersionOf } from './backup/schema-version';
import { type ArchiveEntry, hashOfFile, sizeOfFile, writeArchive } from './backup/write-archive';
import { Failure } from './failure';
import { progressLine } from './progress-line';

const USAGE = `Usage:
  npm run backup -- <file>      writes database and pictures of DATA_DIR (default .local) into a new encrypted file, also while it is in use
  npm run backup -- --new-key   prints a key for BACKUP_KEYS

BACKUP_KEYS names the key that encrypts. docs/backup.md says what else to keep, and how it is done with Turso.`;

/** Where sqld keeps the database inside its folder. */
export const DATABASE_FILE = join('dbs', 'default', 'data');

const MB = 1_000_000;

export type BackupOptions = {
	dataDir: string;
	file: string;
	keys: BackupKeys;
	/** Progress of each step, in megabytes. */
	progress: (label: string) => (bytes: number, total: number) => void;
};

/**
 * Writes database and pictures of a data folder, as they are at one moment, into one encrypted file. sqld may go on reading and writing. The
 * file gets its name when it has been read back and found sound.
 */
export async function backupInstallation({ dataDir, file, keys, progress }: BackupOptions): Promise<{ bytes: number }> {
	const source = join(dataDir, 'sqld', DATABASE_FILE);
	if (!existsSync(source)) throw new Failure(`There is no database in ${dataDir}.`);
	if (existsSync(file)) throw new Failure(`${file} is there already: a backup overwrites nothing.`);
	removeLeftOver(dataDir);
	const copy = join(dataDir, `backup-${process.pid}`, 'copy.db');
	const part = `${file}.part`;
	if (existsSync(part))
		throw new Failure(`${part} is there: another backup is being written, or one was killed; remove it then.`);
	return await withCleanUp([dirname(copy), part], async () => {
		try {
			mkdirSync(dirname(resolve(file)), { recursive: true });
			mkdirSync(dirname(copy), { mode: 0o700 });
			await copyDatabase(source, copy, progress('Copying the database (MB)'));
			await writeBackup({ dataDir, copy, part, keys, progress });
			if (existsSync(file)) throw new Failure(`${file} is there already: a backup overwrites nothing.`);
			renameSync(part, file);
		} catch (error) {
			throw diskFailure(error, file);
		}
		return { bytes: await sizeOfFile(file) };
	});
}

type Writing = Pick<BackupOptions, 'dataDir' | 'keys' | 'progress'> & { copy: string; part: string };

async function writeBackup({ dataDir, copy, part, keys, progress }: Writing): Promise<void> {
	const pictures = await listPictures(join(dataDir, 'pictures'));
	const [databaseBytes, ...sizes] = await Promise.all([copy, ...pictures.map(({ path }) => path)].map(sizeOfFile));
	const head = backupHead({
		createdAt: new Date().toISOString(),
		schema: withDatabase(copy, (database) => schemaVersionOf(database, dataDir)),
		databaseBytes: databaseBytes ?? 0,
		pictureBytes: sizes.reduce((sum, size) => sum + size, 0),
	});
	const total = head.databaseBytes + head.pictureBytes;
	// Looked at on other threads while it is compressed and encrypted on this one.
	const inspection = inspectDatabase(copy, 'The database');
	inspection.catch(() => undefined);
	async function* entries(): AsyncGenerator<ArchiveEntry> {
		yield { name: HEAD, bytes: json(head) };
		yield { name: DATABASE, path: copy };
		yield* pictures;
		yield { name: COUNTS, bytes: json((await inspection).counts) };
	}
	const report = counter(progress('Encrypting (MB)'), total);
	const written = await writeArchive({ file: part, recipient: keys.recipient, entries: entries(), onBytes: report });
	const bytes = await sizeOfFile(part);
	const isRead = keys.identities.length > 0;
	const reread = counter(progress('Reading back (MB)'), bytes);
	if (isRead) {
		const onEntry = async (_name: string, _size: number, chunks: AsyncIterable<Uint8Array>) => {
			for await (const _ of chunks);
		};
		await readArchive({ file: part, identities: keys.identities, onEntry, onBytes: reread });
	} else if ((await hashOfFile(part, reread)) !== written) {
		throw new Failure('The file reads back as something else than was written: the disk is failing.');
	}
}

/** What the picture store keeps: renditions, logos and sealed files of people. Contents never change under a key. */
async function listPictures(folder: string): Promise<{ name: string; path: string }[]> {
	if (!existsSync(folder)) return [];
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
		.map((entry) => join(entry.parentPath, entry.name))
		.map((path) => ({ path, key: relative(folder, path).split(sep).join('/') }))
		.filter(({ key }) => isPictureKey(key))
		.map(({ path, key }) => ({ path, name: `${PICTURES}${key}` }))
		.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Copies of backups that were killed. */
function removeLeftOver(dataDir: string): void {
	for (const name of readdirSync(dataDir)) {
		const [, pid] = /^backup-(\d+)$/.exec(name) ?? [];
		if (pid && !isAlive(Number(pid))) rmSync(join(dataDir, name), { recursive: true, force: true });
	}
}

export function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === 'EPERM';
	}
}

export function withDatabase<Result>(file: string, work: (database: DatabaseSync) => Result): Result {
	const database = new DatabaseSync(file, { readOnly: true });
	try {
		return work(database);
	} finally {
		database.close();
	}
}

/** Adds up what has been done. */
export function counter(report: (bytes: number, total: number) => void, total: number): (bytes: number) => void {
	let done = 0;
	return (bytes) => {
		done += bytes;
		report(Math.min(done, total), total);
	};
}

/** Progress as lines on a terminal, a megabyte at a time. */
export function megabytes(label: string): (bytes: number, total: number) => void {
	const line = progressLine(process.stderr);
	let last = -1;
	return (bytes, total) => {
		const done = Math.floor(bytes / MB);
		if (done === last) return;
		last = done;
		line({ done, total: Math.floor(total / MB), label });
	};
}

function json(value: unknown): Uint8Array {
	return new TextEncoder().encode(`${JSON.stringify(value, null, '\t')}\n`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	await runFileCommand({
		usage: USAGE,
		options: { 'new-key': { type: 'boolean', default: false } },
		async run({ file, flags }) {
			if (flags['new-key']) {
				const { secret, recipient } = await newBackupKey();
				return `BACKUP_KEYS=${secret}\nPublic key, for a machine that writes backups and cannot read them: ${recipient}`;
			}
			if (!file) return null;
			const keys = await backupKeys(process.env.BACKUP_KEYS);
			const dataDir = resolve(process.env.DATA_DIR || '.local');
			const { bytes } = await backupInstallation({ dataDir, file, keys, progress: megabytes });
			const proof =
				keys.identities.length > 0 ? 'read back and compared' : 'read back as it was written, not decrypted';
			return `${file} holds database and pictures of ${dataDir}: ${(bytes / MB).toFixed(1)} MB, ${proof}.`;
		},
	});
}
