import { spawnSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#db/client';
import { migrateDatabase } from '#db/migrate';
import { backupInstallation, DATABASE_FILE } from '../../../workers/local/backup';
import { backupKeys, newBackupKey } from '../../../workers/local/backup/backup-keys';
import { writeArchive } from '../../../workers/local/backup/write-archive';
import { freePort } from '../../../workers/local/free-port';
import { restoreInstallation } from '../../../workers/local/restore';
import { startSqld } from '../../../workers/local/sqld';
import { runCommand, startCommand } from './backup-command';

const folder = mkdtempSync(join(tmpdir(), 'firnlicht-refusals-'));
const here = join(folder, 'here');
const file = join(folder, 'good.age');
const progress = () => () => undefined;
const OLD_MIGRATIONS = 90;
let key = { secret: '', recipient: '' };
let places = 0;

beforeAll(async () => {
	key = await newBackupKey();
	await makeInstallation(here, 'migrations');
	await backup(here, file);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A data folder with a migrated database and some pictures; nobody serves it. */
async function makeInstallation(dataDir: string, migrations: string) {
	mkdirSync(dataDir, { recursive: true });
	const server = await startSqld({
		...{ port: await freePort(), folder: join(dataDir, 'sqld'), logFile: join(folder, 'sqld.log') },
	});
	const db = openDatabase({ url: server.url });
	await migrateDatabase(db, migrations);
	await db.$client.execute("insert into exchange_rate values ('EUR', 1000000, '2026-11-02')");
	db.$client.close();
	await server.stop();
	mkdirSync(join(dataDir, 'pictures', 'ab'), { recursive: true });
	writeFileSync(join(dataDir, 'pictures', 'ab', 'source.jpg'), crypto.getRandomValues(new Uint8Array(60_000)));
	writeFileSync(join(dataDir, 'pictures', 'ab', 'unfinished.part'), 'half');
}

const newPlace = () => join(folder, `place-${++places}`);

async function backup(dataDir: string, to: string, keys = key.secret) {
	return backupInstallation({ dataDir, file: to, keys: await backupKeys(keys), progress });
}

async function restore(from: string, dataDir: string, keys = key.secret, migrations = 'migrations') {
	return restoreInstallation({ dataDir, file: from, keys: await backupKeys(keys), progress, migrations });
}

/** The sentence that a restore is refused with; nothing of it stays. */
async function refusal(from: string, keys?: string): Promise<string> {
	const place = newPlace();
	const error = await restore(from, place, keys).then(
		() => 'restored',
		(fault: Error) => `${fault.constructor.name}: ${fault.message}`,
	);
	expect(existsSync(place) ? readdirSync(place) : []).toEqual([]);
	return error;
}

/** A copy of the installation whose database was changed behind everybody's back. */
function changedInstallation(...statements: string[]): string {
	const place = newPlace();
	cpSync(here, place, { recursive: true });
	const database = new DatabaseSync(join(place, 'sqld', DATABASE_FILE), { enableForeignKeyConstraints: false });
	for (const statement of statements) database.exec(statement);
	database.close();
	return place;
}

function changedFile(change: (bytes: Buffer) => void): string {
	const path = `${newPlace()}.age`;
	const bytes = readFileSync(file);
	change(bytes);
	writeFileSync(path, bytes);
	return path;
}

test('the same bytes come back, without what was half written', async () => {
	const place = newPlace();
	const { head, isMigrated, missingKeys } = await restore(file, place);
	expect([head.product, isMigrated, missingKeys.length]).toEqual(['firnlicht', false, 6]);
	expect(readdirSync(place).sort()).toEqual(['pictures', 'sqld']);
	expect(readdirSync(join(place, 'pictures', 'ab'))).toEqual(['source.jpg']);
	expect(readFileSync(join(place, 'pictures', 'ab', 'source.jpg'))).toEqual(
		readFileSync(join(here, 'pictures', 'ab', 'source.jpg')),
	);
});

describe('keys', () => {
	test('are two at a time while they are exchanged: the first encrypts, both open', async () => {
		const next = await newBackupKey();
		expect((await restore(file, newPlace(), `${next.secret},${key.secret}`)).isMigrated).toBe(false);
		const newer = `${newPlace()}.age`;
		await backup(here, newer, `${next.secret}, ${key.secret}`);
		expect((await restore(newer, newPlace(), next.secret)).isMigrated).toBe(false);
		expect(await refusal(newer)).toContain('None of the keys in BACKUP_KEYS opens');
	});

	test('that are public write backups and read none', async () => {
		const path = `${newPlace()}.age`;
		await backup(here, path, key.recipient);
		expect(await refusal(path, key.recipient)).toContain('only public keys');
		expect((await restore(path, newPlace())).isMigrated).toBe(false);
	});

	test.each([
		['', 'BACKUP_KEYS is not set'],
		['secret', 'Key 1 in BACKUP_KEYS is no key of age'],
		['AGE-SECRET-KEY-1QQQQ', 'Key 1 in BACKUP_KEYS is no key of age'],
		['age1qqqq', 'Key 1 in BACKUP_KEYS is no key of age'],
		['a,b,c', 'names more than two keys'],
	])('%j is refused and not repeated', async (value, sentence) => {
		const { status, said } = await runCommand('backup', [`${newPlace()}.age`], { BACKUP_KEYS: value, DATA_DIR: here });
		expect([status, said.split('\n')]).toEqual([1, [expect.stringContaining(sentence)]]);
		if (value.length > 6) expect(said).not.toContain(value);
	});
});

describe('a restore refuses', () => {
	test('another key', async () => {
		expect(await refusal(file, (await newBackupKey()).secret)).toMatch(
			/^Failure: None of the keys in BACKUP_KEYS opens/,
		);
	});

	test.each([1, 17, 5000, 66_000])('a file that is %i bytes too short', async (bytes) => {
		const path = changedFile(() => undefined);
		truncateSync(path, readFileSync(path).length - bytes);
		expect(await refusal(path)).toMatch(/^Failure: .* is damaged or cut off/);
	});

	test('a file with bytes after its end', async () => {
		const path = changedFile(() => undefined);
		writeFileSync(path, 'more', { flag: 'a' });
		expect(await refusal(path)).toMatch(/^Failure: .* is damaged or cut off/);
	});

	test.each([0.001, 0.01, 0.3, 0.6, 0.9, 0.9999])('a changed byte at %d of the file', async (part) => {
		const path = changedFile((bytes) => {
			const at = Math.floor(bytes.length * part);
			bytes[at] = (bytes[at] ?? 0) ^ 1;
		});
		expect(await refusal(path)).toMatch(/^Failure: .*(is damaged or cut off|None of the keys)/);
	});

	test('a file that is none, an empty one, and one of another product under the same key', async () => {
		const plain = join(folder, 'plain.db');
		writeFileSync(plain, 'SQLite format 3\0'.repeat(100));
		expect(await refusal(plain)).toContain('is no backup of npm run backup');
		writeFileSync(plain, '');
		expect(await refusal(plain)).toContain('is no backup of npm run backup');
		expect(await refusal(join(folder, 'nowhere'))).toContain('There is no file');
		for (const [name, text] of [
			['photos.json', '{}'],
			['firnlicht-backup.json', '{"product":"another","format":1}'],
			['firnlicht-backup.json', 'no JSON'],
		] as const) {
			const other = `${newPlace()}.age`;
			const entries = (async function* () {
				yield { name, bytes: new TextEncoder().encode(text) };
			})();
			await writeArchive({ file: other, recipient: key.recipient, entries, onBytes: () => undefined });
			expect(await refusal(other)).toBe('Failure: The file is no backup of Firnlicht.');
		}
	});

	test('entries that lead out of their folder', async () => {
		const head = {
			product: 'firnlicht',
			format: 1,
			createdAt: new Date().toISOString(),
			databaseBytes: 1,
			pictureBytes: 1,
		};
		const journal = JSON.parse(readFileSync('migrations/meta/_journal.json', 'utf8'));
		const schema = { when: journal.entries.at(-1).when, migrations: journal.entries.length };
		for (const name of ['pictures/../../evil', '/etc/evil', 'sqld/evil']) {
			const path = `${newPlace()}.age`;
			const entries = (async function* () {
				yield { name: 'firnlicht-backup.json', bytes: new TextEncoder().encode(JSON.stringify({ ...head, schema })) };
				yield { name, bytes: new Uint8Array(5) };
			})();
			await writeArchive({ file: path, recipient: key.recipient, entries, onBytes: () => undefined });
			expect(await refusal(path)).toContain('has no place');
		}
	});

	test('a newer schema, and one of another line', async () => {
		const newer = `${newPlace()}.age`;
		await backup(
			changedInstallation("insert into __drizzle_migrations (hash, created_at) values ('x', 4000000000000)"),
			newer,
		);
		expect(await refusal(newer)).toContain('of a newer version of Firnlicht');
		const other = `${newPlace()}.age`;
		await backup(changedInstallation('update __drizzle_migrations set created_at = created_at - 1'), other);
		expect(await refusal(other)).toContain('of another line of Firnlicht');
	});

	test('a place with pictures or a database, and a second one at the same time', async () => {
		for (const name of ['sqld', 'pictures']) {
			const place = newPlace();
			mkdirSync(join(place, name), { recursive: true });
			writeFileSync(join(place, name, 'ours'), 'ours');
			await expect(restore(file, place)).rejects.toThrow(`${join(place, name)} is there already`);
			expect(readFileSync(join(place, name, 'ours'), 'utf8')).toBe('ours');
		}
		const place = newPlace();
		mkdirSync(join(place, 'restoring'), { recursive: true });
		writeFileSync(join(place, 'restoring', 'pid'), String(process.ppid));
		await expect(restore(file, place)).rejects.toThrow('Another restore is at work');
	});
});

test('a killed restore leaves nothing that the next one minds', async () => {
	const place = newPlace();
	const { ended, kill } = startCommand('restore', [file], { BACKUP_KEYS: key.secret, DATA_DIR: place });
	while (!existsSync(join(place, 'restoring'))) await new Promise((done) => setTimeout(done, 2));
	kill();
	await ended;
	expect(existsSync(join(place, 'sqld'))).toBe(false);
	await restore(file, place);
	expect(readdirSync(place).sort()).toEqual(['pictures', 'sqld']);
});

test('a backup of an older version is migrated forward', { timeout: 60_000 }, async () => {
	const migrations = join(folder, 'old-migrations');
	cpSync('migrations', migrations, { recursive: true });
	const journal = JSON.parse(readFileSync(join(migrations, 'meta', '_journal.json'), 'utf8'));
	journal.entries = journal.entries.slice(0, OLD_MIGRATIONS);
	writeFileSync(join(migrations, 'meta', '_journal.json'), JSON.stringify(journal));
	const old = newPlace();
	await makeInstallation(old, migrations);
	const path = `${newPlace()}.age`;
	await backup(old, path);
	const place = newPlace();
	expect((await restore(path, place)).isMigrated).toBe(true);
	const database = new DatabaseSync(join(place, 'sqld', DATABASE_FILE));
	expect(database.prepare('select count(*) as n from webhook_endpoint').get()?.n).toBe(0);
	expect(database.prepare('select currency from exchange_rate').all()).toMatchObject([{ currency: 'EUR' }]);
	database.close();
	// The version of then does not take a backup of now.
	await expect(restore(file, newPlace(), key.secret, migrations)).rejects.toThrow('of a newer version of Firnlicht');
});

describe('a backup refuses', () => {
	const faults = async (dataDir: string) => {
		const path = `${newPlace()}.age`;
		const error = await backup(dataDir, path).then(
			() => 'written',
			(fault: Error) => fault.message,
		);
		expect(existsSync(path) || existsSync(`${path}.part`)).toBe(false);
		expect(readdirSync(dataDir).filter((name) => name.startsWith('backup'))).toEqual([]);
		return error;
	};

	test('references that lead nowhere, books that do not balance, and a damaged database', async () => {
		expect(
			await faults(changedInstallation("insert into sector (no, place_no, name) values (1, 99, 'Nowhere')")),
		).toContain('references lead nowhere: sector to place');
		expect(
			await faults(
				changedInstallation(
					"insert into ledger_account (kind, party, currency, debit_minor) values ('bank', 'demo', 'EUR', 5)",
				),
			),
		).toContain('do not balance: all accounts in EUR are 5 from zero');
		const place = changedInstallation('pragma wal_checkpoint(truncate)');
		const data = join(place, 'sqld', DATABASE_FILE);
		const bytes = readFileSync(data);
		bytes.fill(0xff, 4096 * 5, 4096 * 6);
		writeFileSync(data, bytes);
		expect(await faults(place)).toMatch(/damaged|malformed/);
	});

	test('a place without a database, and a file that is there', async () => {
		const place = newPlace();
		mkdirSync(place);
		expect(await faults(place)).toContain('There is no database in');
		await expect(backup(here, file)).rejects.toThrow(`${file} is there already: a backup overwrites nothing.`);
		writeFileSync(join(folder, 'open.age.part'), '');
		await expect(backup(here, join(folder, 'open.age'))).rejects.toThrow('another backup is being written');
	});
});

const disk = mkdtempSync(join(tmpdir(), 'firnlicht-disk-'));
afterAll(() => rmSync(disk, { recursive: true, force: true }));

/** Runs a script with a disk of so many kilobytes at `disk`, and lists what is on it at the end; needs a mount of its own. */
const onSmallDisk = (script: string, kilobytes: number) =>
	spawnSync(
		'unshare',
		['-rm', 'sh', '-c', `mount -t tmpfs -o size=${kilobytes}k none ${disk} && { ${script}; ls -A ${disk}; }`],
		{ encoding: 'utf8', env: { ...process.env, BACKUP_KEYS: key.secret, DATA_DIR: here } },
	);
const canMount = process.platform === 'linux' && onSmallDisk('true', 100).status === 0;

test.skipIf(!canMount)('a full disk is a sentence, and nothing stays', () => {
	const node = `${process.execPath} --import tsx workers/local`;
	const written = onSmallDisk(`${node}/backup.ts ${disk}/full.age`, 40);
	expect(written.stdout).toBe('');
	expect(written.stderr).toMatch(/The disk of \S+ is full: nothing was kept\.\n$/);
	const restored = onSmallDisk(`DATA_DIR=${disk} ${node}/restore.ts ${file}`, 500);
	expect(restored.stdout).toBe('');
	expect(restored.stderr).toMatch(/The disk of \S+ is too full for the backup: it needs \d+ MB/);
});
