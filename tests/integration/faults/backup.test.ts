import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#db/client';
import { migrateDatabase } from '#db/migrate';
import { freePort } from '../../../workers/local/free-port';
import { startSqld } from '../../../workers/local/sqld';

const folder = mkdtempSync(join(tmpdir(), 'firnlicht-backup-'));
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
	for (const stop of stops) await stop();
	rmSync(folder, { recursive: true, force: true });
});

async function serve(dataDir: string) {
	const server = await startSqld({
		port: await freePort(),
		folder: join(dataDir, 'sqld'),
		logFile: join(folder, 'sqld.log'),
	});
	stops.push(server.stop);
	return openDatabase({ url: server.url });
}

function run(command: 'backup' | 'restore', file: string, dataDir: string) {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		['--import', 'tsx', join('workers', 'local', `${command}.ts`), file],
		{ encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir } },
	);
	return { status, said: `${stdout}${stderr}`.trim() };
}

test('a database in use is copied at one moment, and the copy takes its place', { timeout: 60_000 }, async () => {
	const [here, there, file] = [join(folder, 'here'), join(folder, 'there'), join(folder, 'copies', 'today.db')];
	const db = await serve(here);
	await migrateDatabase(db, 'migrations');
	await db.$client.execute('create table note (id integer primary key, twin integer)');
	let written = 0;
	let isWriting = true;
	const writer = (async () => {
		while (isWriting) {
			written += 1;
			await db.$client.batch([`insert into note values (${written}, null)`, `update note set twin = id`], 'write');
		}
	})();
	while (written < 20) await new Promise((done) => setTimeout(done, 10));
	const before = written - 1;
	expect(run('backup', file, here)).toEqual({ status: 0, said: `The database is in ${file}.` });
	const after = written;
	isWriting = false;
	await writer;
	expect(run('backup', file, here)).toEqual({
		status: 1,
		said: `${file} is there already: a backup overwrites nothing.`,
	});

	expect(run('restore', file, here).said).toMatch(/^[^\n]*sqld is there already: stop npm start[^\n]*$/);
	writeFileSync(join(folder, 'broken.db'), 'no database at all');
	expect(run('restore', join(folder, 'broken.db'), there)).toMatchObject({ status: 1 });
	expect(run('restore', file, there)).toMatchObject({ status: 0 });
	const restored = (await serve(there)).$client;
	const { rows } = await restored.execute(
		'select count(*) as notes, max(id) as last, count(*) filter (where twin is not id) as torn from note',
	);
	expect(rows[0]).toMatchObject({ notes: rows[0]?.last, torn: 0 });
	expect(Number(rows[0]?.last)).toBeGreaterThanOrEqual(before);
	expect(Number(rows[0]?.last)).toBeLessThanOrEqual(after);
	await restored.execute('insert into note values (1000000, null)');
	const names = await restored.execute("select count(*) as n from sqlite_master where name = 'lead_words'");
	expect(names.rows[0]?.n).toBe(1);
});
