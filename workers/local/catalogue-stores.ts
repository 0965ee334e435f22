import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Database, openDatabase } from '#db/client';
import { migrateDatabase } from '#db/migrate';
import { ensureBrands } from '#db/seed/brands/ensure-brands';
import { ensurePrograms } from '#db/seed/programs';
import {
	createPictureStore,
	type PictureStore,
	pictureStoreAddress,
} from '../../app/domain/picture/picture-store.server';
import { Failure } from './failure';
import { freePort } from './free-port';
import { startObjectStore } from './object-store';
import { portsFrom } from './ports';
import { startSqld } from './sqld';

export type CatalogueStores = { db: Database; store: PictureStore; stop: () => Promise<void> };

type Environment = Record<string, string | undefined>;

type Options = {
	/** A database that is not there yet may be made although the environment names no place for it. */
	mayBeNew?: boolean;
	/** Is told which database it is before anything is written to it. */
	say?: (line: string) => void;
};

/**
 * The database and the picture store that the environment names; on one machine the running ones, or ones of our own on the same
 * data for as long as the command takes. The database is brought to the newest migration and has its brands and programmes.
 */
export async function openCatalogueStores(env: Environment, options: Options = {}): Promise<CatalogueStores> {
	const dataDir = resolve(env.DATA_DIR || '.local');
	const stops: (() => Promise<void>)[] = [];
	const stop = async () => {
		for (const each of stops.splice(0).reverse()) await each();
	};
	try {
		const database = await openCatalogueDatabase(env, dataDir, options.mayBeNew === true);
		stops.push(database.stop);
		options.say?.(`Database: ${database.where}; ${await describeContents(database.db)}.`);
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
	mayBeNew: boolean,
): Promise<{ db: Database; where: string; stop: () => Promise<void> }> {
	const url = env.LIBSQL_URL || `http://127.0.0.1:${portsFrom(env.PORT).sqld}`;
	const authToken = env.LIBSQL_AUTH_TOKEN || undefined;
	const db = openDatabase({ url, authToken });
	if (await answers(db)) {
		const whose = env.LIBSQL_URL ? 'named by LIBSQL_URL' : 'of the installation that runs';
		return { db, where: `${url} (${whose})`, stop: async () => {} };
	}
	if (env.LIBSQL_URL) throw new Failure(`The database at ${url} (LIBSQL_URL) does not answer.`);
	const folder = join(dataDir, 'sqld');
	if (!existsSync(folder) && !env.DATA_DIR && !mayBeNew) {
		throw new Failure(
			`There is no installation here: no database answers at ${url}, and ${dataDir} holds none. Set PORT to the one that your npm start has, DATA_DIR to its data folder or LIBSQL_URL to the address of a database; --new begins a new one in ${dataDir}.`,
		);
	}
	try {
		mkdirSync(join(dataDir, 'logs'), { recursive: true });
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new Failure(`The data folder ${dataDir} cannot be used: ${reason}.`);
	}
	const sqld = await startSqld({ port: await freePort(), folder, logFile: join(dataDir, 'logs', 'sqld.log') });
	const where = `${sqld.url} (started for this command, data in ${folder})`;
	return { db: openDatabase({ url: sqld.url }), where, stop: sqld.stop };
}

async function describeContents(db: Database): Promise<string> {
	const tables = await db.$client.execute(
		"select count(*) as n from sqlite_schema where name in ('property', 'hotel')",
	);
	if (Number(tables.rows[0]?.n) < 2) return 'it is new and empty';
	const { rows } = await db.$client.execute(
		'select (select count(*) from property) as properties, (select count(*) from hotel) as hotels',
	);
	return `it holds ${rows[0]?.properties} properties and ${rows[0]?.hotels} hotels`;
}

async function answers(db: Database): Promise<boolean> {
	try {
		await db.$client.execute('select 1');
		return true;
	} catch {
		return false;
	}
}
