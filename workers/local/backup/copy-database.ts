import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { Failure, messageOf } from '../failure';
import { assertRoom } from './disk';
import { sizeOfFile } from './write-archive';

/**
 * Takes SQLite's lock of checkpoints (byte 121 of the shared memory, https://sqlite.org/walformat.html), says so and keeps it until its input
 * ends. Node cannot lock a part of a file. The bytes are `struct flock` of 64-bit Linux.
 */
const LOCK = `use Fcntl; open(my $shm, "+<", $ARGV[0]) or die $!;
my $lock = pack("s s x4 q q l x4", F_WRLCK, 0, 121, 1, 0); fcntl($shm, F_SETLKW, $lock) or die $!;
$| = 1; print "locked\\n"; my $rest = <STDIN>;`;

/**
 * Copies a database that a server writes to, as it is at one moment. Where checkpoints can be locked out, writers do not notice: the main file
 * stands still and the log only grows, so that both together are the database. A read transaction would do as well, but sqld's checkpoint waits for
 * it with the lock of writers in its hand.
 */
export async function copyDatabase(
	source: string,
	copy: string,
	report: (bytes: number, total: number) => void,
): Promise<void> {
	const total = (await sizeOfFile(source)) + (await sizeOfFile(`${source}-wal`));
	assertRoom(dirname(copy), total, 'a copy of the database');
	const timer = setInterval(async () => report(Math.min(await sizeOfFile(copy), total - 1), total), 500);
	try {
		const lock = existsSync(`${source}-shm`) ? await lockCheckpoints(`${source}-shm`) : null;
		if (lock) await copyFiles(source, copy, lock);
		else await copyByReading(source, copy);
		// The log becomes part of the file: the copy is one file from here on.
		const database = new DatabaseSync(copy);
		database.exec('pragma wal_checkpoint(truncate); pragma journal_mode = delete');
		database.close();
	} catch (error) {
		throw (error as NodeJS.ErrnoException).code
			? error
			: new Failure(`The database could not be copied: ${messageOf(error)}`);
	} finally {
		clearInterval(timer);
	}
}

/** The log last: it has every page that has changed since the lock was taken. */
async function copyFiles(source: string, copy: string, lock: ChildProcess): Promise<void> {
	try {
		await copyFile(source, copy);
		if (existsSync(`${source}-wal`)) await copyFile(`${source}-wal`, `${copy}-wal`);
		if (lock.exitCode !== null) throw new Failure('The lock of the database was lost while it was copied.');
	} finally {
		lock.stdin?.end();
	}
}

/** All pages in one step of a read transaction, so that no write comes between. */
async function copyByReading(source: string, copy: string): Promise<void> {
	const database = new DatabaseSync(source, { readOnly: true, timeout: 30_000 });
	try {
		await backup(database, copy, { rate: 2 ** 31 - 1 });
	} finally {
		database.close();
	}
}

/** Resolves once the lock is held; null where there is no Perl or no 64-bit Linux. */
export function lockCheckpoints(file: string): Promise<ChildProcess | null> {
	const is64Bit = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);
	if (!is64Bit) return Promise.resolve(null);
	return new Promise((resolve) => {
		const child = spawn('perl', ['-e', LOCK, file], { stdio: ['pipe', 'pipe', 'ignore'] });
		child.once('error', () => resolve(null));
		child.once('exit', () => resolve(null));
		child.stdout.once('data', () => resolve(child));
	});
}
