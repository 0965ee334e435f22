import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { Failure, messageOf } from './failure';

const USAGE = `Usage:
  npm run backup -- <file>    copies the database of DATA_DIR (default .local) into a new SQLite file, also while it is in use

docs/backup.md says what else to keep, and how it is done with Turso.`;

/** Where sqld keeps the database inside its folder. */
export const DATABASE_FILE = join('dbs', 'default', 'data');

/** Writes the database of a data folder, as it is at one moment, into one file. sqld may go on reading and writing. */
export function backupDatabase(dataDir: string, file: string): void {
	const source = join(dataDir, 'sqld', DATABASE_FILE);
	if (!existsSync(source)) throw new Failure(`There is no database in ${dataDir}.`);
	if (existsSync(file)) throw new Failure(`${file} is there already: a backup overwrites nothing.`);
	mkdirSync(dirname(resolve(file)), { recursive: true });
	const database = new DatabaseSync(source, { readOnly: true, timeout: 30_000 });
	try {
		database.prepare('vacuum into ?').run(file);
	} catch (error) {
		rmSync(file, { force: true });
		throw new Failure(`The backup failed: ${messageOf(error)}`);
	} finally {
		database.close();
	}
	assertSound(file);
}

/** Throws when a file is no whole SQLite database. */
export function assertSound(file: string): void {
	if (!existsSync(file)) throw new Failure(`There is no file ${file}.`);
	let found: unknown;
	try {
		const database = new DatabaseSync(file, { readOnly: true });
		try {
			found = database.prepare('pragma integrity_check').get()?.integrity_check;
		} finally {
			database.close();
		}
	} catch (error) {
		found = messageOf(error);
	}
	if (found !== 'ok') throw new Failure(`${file} is no sound backup: ${String(found)}`);
}

/** Runs a command of one argument; prints a failure as one sentence. */
export function runFileCommand(usage: string, run: (file: string) => string): number {
	const [file, ...rest] = process.argv.slice(2);
	if (!file || file.startsWith('-') || rest.length > 0) {
		console.error(usage);
		return 1;
	}
	try {
		console.log(run(file));
		return 0;
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		console.error(error.message);
		return 1;
	}
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	process.exitCode = runFileCommand(USAGE, (file) => {
		backupDatabase(resolve(process.env.DATA_DIR || '.local'), file);
		return `The database is in ${file}.`;
	});
}
