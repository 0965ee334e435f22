import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '#db/client';
import { migrateDatabase } from '#db/migrate';
import { freePort } from '../../workers/local/free-port';
import { startSqld } from '../../workers/local/sqld';

export type TestDatabase = { db: Database; url: string; stop: () => Promise<void> };

/** A migrated, empty database on a server and in a folder of its own; one for each test file. */
export async function startTestDatabase(): Promise<TestDatabase> {
	const folder = mkdtempSync(join(tmpdir(), 'firnlicht-database-'));
	const sqld = await startSqld({
		port: await freePort(),
		folder: join(folder, 'sqld'),
		logFile: join(folder, 'sqld.log'),
	});
	const db = openDatabase({ url: sqld.url, keepsStreams: true });
	await migrateDatabase(db, join(import.meta.dirname, '..', '..', 'migrations'));
	return {
		db,
		url: sqld.url,
		async stop() {
			db.$client.close();
			await sqld.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
