import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Database, openDatabase } from '#db/client';
import { migrateDatabase } from '#db/migrate';
import { ensureBrands } from '#db/seed/brands';
import { createPictureStore, type PictureStore, pictureStoreAddress } from '#db/seed/picture-store';
import { ensurePrograms } from '#db/seed/programs';
import { Failure } from './failure';
import { freePort } from './free-port';
import { startObjectStore } from './object-store';
import { portsFrom } from './ports';
import { startSqld } from './sqld';

export type CatalogueStores = { db: Database; store: PictureStore; stop: () => Promise<void> };

type Environment = Record<string, string | undefined>;

/**
 * The database and the picture store that the environment names; on one machine the running ones, or ones of our own on the same
 * data for as long as the command takes. The database is brought to the newest migration and has its brands and programmes.
 */
export async function openCatalogueStores(env: Environment): Promise<CatalogueStores> {
	const dataDir = resolve(env.DATA_DIR || '.local');
	const stops: (() => Promise<void>)[] = [];
	const stop = async () => {
		for (const each of stops.splice(0).reverse()) await each();
	};
	try {
		const database = await openCatalogueDatabase(env, dataDir);
		stops.push(database.stop);
		await migrateDatabase(database.db, join(import.meta.dirname, '..', '..', 'migrations'));
		await ensureBrands(database.db);
		await ensurePrograms(database.db);
		const address = pictureStoreAddress(env);
		if (address) return { db: database.db, store: createPictureStore(address), stop };
		// Files under content hashes: a second server on the same folder cannot disagree with the one of npm start.
		const keys = { accessKeyId: 'catalogue', secretAccessKey: crypto.randomUUID() };
		const pictures = await startObjectStore({ port: 0, folder: join(dataDir, 'pictures'), ...keys });
		stops.push(pictures.stop);
		const store = createPictureStore({ endpoint: pictures.url, bucket: 'pictures', ...keys });
		return { db: database.db, store, stop };
	} catch (error) {
		await stop();
		throw error;
	}
}

async function openCatalogueDatabase(
	env: Environment,
	dataDir: string,
): Promise<{ db: Database; stop: () => Promise<void> }> {
	const url = env.LIBSQL_URL || `http://127.0.0.1:${portsFrom(env.PORT).sqld}`;
	const authToken = env.LIBSQL_AUTH_TOKEN || undefined;
	const db = openDatabase({ url, authToken });
	if (await answers(db)) return { db, stop: async () => {} };
	if (env.LIBSQL_URL) throw new Failure(`The database at ${url} (LIBSQL_URL) does not answer.`);
	mkdirSync(join(dataDir, 'logs'), { recursive: true });
	const sqld = await startSqld({
		port: await freePort(),
		folder: join(dataDir, 'sqld'),
		logFile: join(dataDir, 'logs', 'sqld.log'),
	});
	return { db: openDatabase({ url: sqld.url }), stop: sqld.stop };
}

async function answers(db: Database): Promise<boolean> {
	try {
		await db.$client.execute('select 1');
		return true;
	} catch {
		return false;
	}
}
