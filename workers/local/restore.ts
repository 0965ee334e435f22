import {
	createWriteStream,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '#db/client';
import { migrateDatabase } from '#db/migrate';
import { type BackupOptions, counter, DATABASE_FILE, isAlive, megabytes } from './backup';
import {
	type BackupHead,
	COUNTS,
	DATABASE,
	HEAD,
	isPictureKey,
	PICTURES,
	parseBackupHead,
	tableCounts,
} from './backup/backup-head';
import { backupKeys } from './backup/backup-keys';
import { assertRoom, diskFailure, withCleanUp } from './backup/disk';
import { assertSameCounts, inspectDatabase } from './backup/inspect-database';
import { readArchive } from './backup/read-archive';
import { runFileCommand } from './backup/run-file-command';
import { comparedWithMigrations } from './backup/schema-version';
import { sizeOfFile } from './backup/write-archive';
import { Failure, messageOf } from './failure';
import { freePort } from './free-port';
import { startSqld } from './sqld';

const USAGE = `Usage:
  npm run restore -- <file>           makes a backup database and pictures of DATA_DIR (default .local), which must have none
  npm run restore -- <file> --check   reads and checks a backup as a restore does, and keeps nothing

BACKUP_KEYS names the key. Stop npm start first and move the folders sqld and pictures of DATA_DIR away. docs/backup.md says more.`;

/** The secrets that a local start makes for itself, without which some columns of a restored database cannot be read. */
const KEY_FILES = [
	'card-vault-key',
	'bank-data-key',
	'guest-data-key',
	'webhook-secret-key',
	'form-secret',
	'file-seal-key',
];

export type RestoreOptions = BackupOptions & {
	/** Folder of the migrations that an older backup is brought to. */
	migrations: string;
	/** Everything but the last step. */
	isCheck?: boolean;
};

export type Restored = { head: BackupHead; rows: number; isMigrated: boolean; missingKeys: string[] };

/** Makes a backup the database and the pictures of a data folder that has neither. It is whole and checked before it takes its place. */
export async function restoreInstallation(options: RestoreOptions): Promise<Restored> {
	const { dataDir, keys, isCheck = false } = options;
	if (keys.identities.length === 0) {
		throw new Failure('BACKUP_KEYS names only public keys (age1…): a backup is read with its AGE-SECRET-KEY-1….');
	}
	if (!isCheck) assertEmpty(dataDir);
	const staging = join(dataDir, 'restoring');
	assertAlone(staging);
	return await withCleanUp([staging], async () => {
		try {
			mkdirSync(staging, { recursive: true, mode: 0o700 });
			writeFileSync(join(staging, 'pid'), String(process.pid));
			const restored = await stage(options, staging);
			if (!isCheck) {
				assertEmpty(dataDir);
				putInPlace(staging, dataDir);
			}
			const missingKeys = KEY_FILES.filter((name) => !existsSync(join(dataDir, name)));
			return { ...restored, missingKeys };
		} catch (error) {
			throw diskFailure(error, dataDir);
		}
	});
}

async function stage(options: RestoreOptions, staging: string): Promise<Omit<Restored, 'missingKeys'>> {
	const { head, counts, database } = await unpack(options, staging);
	const isOlder = comparedWithMigrations(head.schema, options.migrations) === 'older';
	const inspected = await inspectDatabase(database, 'The restored database');
	assertSameCounts(counts, inspected.counts, 'The restored database');
	if (isOlder) {
		await migrateForward(join(staging, 'sqld'), options.migrations, join(staging, 'sqld.log'));
		await inspectDatabase(database, 'The migrated database');
	}
	const rows = Object.values(counts).reduce((sum, each) => sum + each, 0);
	return { head, rows, isMigrated: isOlder };
}

/** Decrypts a backup into a folder; every byte has been authenticated when it is done. */
async function unpack({ file, keys, progress, migrations }: RestoreOptions, staging: string) {
	const database = join(staging, 'sqld', DATABASE_FILE);
	let head: BackupHead | undefined;
	let counts: Record<string, number> | undefined;
	const report = counter(progress('Decrypting (MB)'), await sizeOfFile(file));
	await readArchive({
		file,
		identities: keys.identities,
		onBytes: report,
		async onEntry(name, _size, chunks) {
			if (!head) {
				if (name !== HEAD) throw new Failure('The file is no backup of Firnlicht.');
				head = parseBackupHead(await textOf(chunks));
				comparedWithMigrations(head.schema, migrations);
				assertRoom(staging, head.databaseBytes + head.pictureBytes, 'the backup');
			} else if (name === COUNTS) counts = tableCounts.parse(JSON.parse(await textOf(chunks)));
			else await save(placeOf(name, staging), chunks);
		},
	});
	if (!head || !counts || !existsSync(database)) throw new Failure(`${file} is no whole backup.`);
	return { head, counts, database };
}

function placeOf(name: string, staging: string): string {
	if (name === DATABASE) return join(staging, 'sqld', DATABASE_FILE);
	const key = name.startsWith(PICTURES) ? name.slice(PICTURES.length) : '';
	if (!isPictureKey(key)) throw new Failure(`The backup holds ${JSON.stringify(name)}, which has no place.`);
	return join(staging, 'pictures', key);
}

async function save(path: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
	mkdirSync(dirname(path), { recursive: true });
	await pipeline(Readable.from(chunks, { objectMode: false }), createWriteStream(path, { flags: 'wx', flush: true }));
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
	const parts: Uint8Array[] = [];
	for await (const chunk of chunks) parts.push(chunk);
	return Buffer.concat(parts).toString('utf8');
}

/** A server of its own, because migrations are written for libSQL. */
async function migrateForward(folder: string, migrations: string, logFile: string): Promise<void> {
	const server = await startSqld({ port: await freePort(), folder, logFile });
	const db = openDatabase({ url: server.url });
	try {
		await migrateDatabase(db, migrations);
	} catch (error) {
		throw new Failure(`A migration failed on the restored database, nothing was restored: ${messageOf(error)}`);
	} finally {
		db.$client.close();
		await server.stop();
	}
}

/** The database last: with it there is an installation. */
function putInPlace(staging: string, dataDir: string): void {
	const pictures = join(dataDir, 'pictures');
	mkdirSync(join(staging, 'pictures'), { recursive: true });
	rmSync(pictures, { recursive: true, force: true });
	renameSync(join(staging, 'pictures'), pictures);
	try {
		renameSync(join(staging, 'sqld'), join(dataDir, 'sqld'));
	} catch (error) {
		rmSync(pictures, { recursive: true, force: true });
		throw error;
	}
}

function assertEmpty(dataDir: string): void {
	for (const name of ['sqld', 'pictures']) {
		const folder = join(dataDir, name);
		if (!existsSync(folder) || readdirSync(folder).length === 0) continue;
		throw new Failure(`${folder} is there already: stop npm start and move it away, a restore overwrites nothing.`);
	}
}

/** Removes what a killed restore has left; throws a Failure while another one is at work. */
function assertAlone(staging: string): void {
	if (!existsSync(staging)) return;
	const pid = Number(readIfThere(join(staging, 'pid')));
	if (pid > 0 && pid !== process.pid && isAlive(pid)) {
		throw new Failure(`Another restore is at work in ${staging} (process ${pid}).`);
	}
	rmSync(staging, { recursive: true, force: true });
}

function readIfThere(file: string): string {
	return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	await runFileCommand({
		usage: USAGE,
		options: { check: { type: 'boolean', default: false } },
		async run({ file, flags }) {
			if (!file) return null;
			const keys = await backupKeys(process.env.BACKUP_KEYS);
			const dataDir = resolve(process.env.DATA_DIR || '.local');
			const isCheck = flags.check === true;
			const migrations = join(import.meta.dirname, '..', '..', 'migrations');
			const restored = await restoreInstallation({ dataDir, file, keys, progress: megabytes, migrations, isCheck });
			const { head, rows, isMigrated, missingKeys } = restored;
			const what = `the backup of ${head.createdAt}: ${rows} rows, ${Math.round(head.pictureBytes / 1e6)} MB of pictures`;
			if (isCheck) return `${file} is sound, ${what}.`;
			return [
				`${dataDir} holds ${what}; npm start takes it from there.`,
				...(isMigrated ? ['It was of an older version and has been migrated.'] : []),
				...(missingKeys.length > 0
					? [
							`Secrets are not part of a backup. Bring ${missingKeys.join(', ')} back to ${dataDir} before the start: what they encrypted cannot be read with others.`,
						]
					: []),
			].join('\n');
		},
	});
}
