import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assertSound, DATABASE_FILE, runFileCommand } from './backup';
import { Failure } from './failure';

const USAGE = `Usage:
  npm run restore -- <file>    makes a backup the database of DATA_DIR (default .local), which must have none

Stop npm start first and move the folder sqld of DATA_DIR away. docs/backup.md says more.`;

/** Makes a backup the database of a data folder that has none. */
export function restoreDatabase(file: string, dataDir: string): void {
	const folder = join(dataDir, 'sqld');
	if (existsSync(folder)) {
		throw new Failure(`${folder} is there already: stop npm start and move it away, a restore overwrites nothing.`);
	}
	assertSound(file);
	const target = join(folder, DATABASE_FILE);
	mkdirSync(dirname(target), { recursive: true });
	copyFileSync(file, target);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	process.exitCode = runFileCommand(USAGE, (file) => {
		const dataDir = resolve(process.env.DATA_DIR || '.local');
		restoreDatabase(file, dataDir);
		return `${file} is the database of ${dataDir}; npm start takes it from there.`;
	});
}
