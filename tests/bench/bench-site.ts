import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '#db/client';
import { migrateDatabase } from '#db/migrate';
import { ensureBrands } from '#db/seed/brands/ensure-brands';
import { seedDatabase } from '#db/seed/seed';
import { parsePlainDate } from '~/domain/date/plain-date';
import { createPictureStore } from '../../app/domain/picture/picture-store.server';
import { buildAll } from '../../workers/local/build';
import { freePort } from '../../workers/local/free-port';
import { startObjectStore } from '../../workers/local/object-store';
import { serveWorkers } from '../../workers/local/serve';
import { startSqld } from '../../workers/local/sqld';
import type { BenchOptions } from './bench-row';
import { generateCatalogue } from './catalogue-generator';
import { generateHotels } from './hotel-generator';
import { childrenNamed } from './process-cpu';
import { generateDetails } from './property-details';

/** The bench's calendar stands still, as in the browser tests. */
export const TODAY = '2026-11-20';

/** The host that the bench lists as production (BRAND-19). */
export const HOST = 'firnlicht.localhost';

export type BenchSite = {
	port: number;
	db: Database;
	databaseUrl: string;
	workerdPid: number;
	sqldPid: number;
	/** Address of workerd's inspector; null unless requested. */
	inspectorPort: number | null;
	/** Advances scheduled work by a minute. */
	tick: () => Promise<void>;
	stop: () => Promise<void>;
};

/** The demonstration catalogue, so many properties, or so many hotels, in these countries or in several, with properties beside them. */
type Catalogue = 'demo' | number | GeneratedHotels;
type GeneratedHotels = { hotels: number; properties?: number; countries?: readonly string[] };

type SiteOptions = {
	/** Opens workerd's inspector. */
	inspects?: boolean;
	/** Works on a copy of the catalogue, so that writes are gone at the next run. */
	isScratch?: boolean;
	/** The mail server; without it mails stay queued. */
	smtpPort?: number;
};

/**
 * The site in workerd on ports of its own, with the demonstration catalogue and its pictures (`'demo'`) or a generated one
 * of so many properties or hotels. What took long to prepare stays in the data folder for the next run.
 */
export async function startBenchSite(
	options: BenchOptions,
	catalogue: Catalogue,
	{ inspects = false, isScratch = false, smtpPort }: SiteOptions = {},
): Promise<BenchSite> {
	const { root, say } = options;
	const lasting = catalogueFolder(options, catalogue);
	const folder = isScratch ? `${lasting}-scratch` : lasting;
	if (isScratch) {
		await (await startBenchSite(options, catalogue)).stop();
		rmSync(folder, { recursive: true, force: true });
		cpSync(lasting, folder, { recursive: true });
	}
	const stamp = join(folder, 'generated');
	const print = generatorPrint(root);
	const isGenerated = existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
	if (catalogue !== 'demo' && !isGenerated) rmSync(folder, { recursive: true, force: true });
	const logs = join(folder, 'logs');
	mkdirSync(logs, { recursive: true });
	const stops: (() => Promise<void>)[] = [];
	const stop = async () => {
		for (const each of stops.splice(0).reverse()) await each().catch(() => undefined);
	};
	try {
		const database = await startSqld({
			port: await freePort(),
			folder: join(folder, 'sqld'),
			logFile: join(logs, 'sqld.log'),
		});
		stops.push(database.stop);
		const db = openDatabase({ url: database.url });
		await migrateDatabase(db, join(root, 'migrations'));
		const keys = { accessKeyId: 'bench', secretAccessKey: crypto.randomUUID() };
		const pictures = await startObjectStore({ port: 0, folder: join(folder, 'pictures'), ...keys });
		stops.push(pictures.stop);
		await buildAll(root, say);
		if (catalogue === 'demo') {
			await seedDatabase({
				db,
				store: createPictureStore({ endpoint: pictures.url, bucket: 'pictures', ...keys }),
				folder: join(root, 'db', 'seed', 'catalogue'),
				onProgress: say,
			});
		} else if (!isGenerated) {
			await generate(db, catalogue, say);
			writeFileSync(stamp, print);
		}
		// A host without a brand asks its visitors to sign in.
		await ensureBrands(db);

		const port = await freePort();
		const inspectorPort = inspects ? await freePort() : null;
		const before = new Set(childrenNamed('workerd'));
		const variables = { LIBSQL_URL: database.url };
		const workers = await serveWorkers({
			root,
			port,
			...(inspectorPort === null ? {} : { inspectorPort }),
			variables: {
				site: {
					...variables,
					TODAY,
					PRODUCTION_HOSTS: HOST,
					PICTURE_BASE_URL: `http://localhost:${new URL(pictures.url).port}/pictures`,
					FORM_SECRET: crypto.randomUUID(),
					// One client sends all requests.
					READS_PER_MINUTE: '1000000',
					WRITES_PER_TEN_MINUTES: '1000000',
				},
				mailer: { ...variables, ...(smtpPort === undefined ? {} : smtpTo(smtpPort)) },
				'crash-reports': variables,
				conversations: variables,
				'offer-cache': variables,
			},
			onLog: (line) => writeFileSync(join(logs, 'workers.log'), line, { flag: 'a' }),
		});
		stops.push(workers.stop);
		const workerdPid = childrenNamed('workerd').find((pid) => !before.has(pid));
		if (workerdPid === undefined || database.process.pid === undefined) throw new Error('a process has no id');
		return {
			...{ port, db, databaseUrl: database.url, inspectorPort, tick: workers.tick, stop },
			...{ workerdPid, sqldPid: database.process.pid },
		};
	} catch (error) {
		await stop();
		throw error;
	}
}

/** Where a catalogue that was prepared once stays. */
export function catalogueFolder({ dataDir }: Pick<BenchOptions, 'dataDir'>, catalogue: Catalogue): string {
	if (typeof catalogue !== 'object') return join(dataDir, `catalogue-${catalogue}`);
	const { hotels, properties, countries = [] } = catalogue;
	const name = ['hotels', hotels, ...(properties ? ['houses', properties] : []), ...countries].join('-');
	return join(dataDir, `catalogue-${name}`);
}

function smtpTo(port: number) {
	return { MAIL_TRANSPORT: 'smtp', SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), SMTP_SECURITY: 'none' };
}

/** Fills the database, once for the same generator and the same tables. */
async function generate(db: Database, what: number | GeneratedHotels, say: (line: string) => void): Promise<void> {
	const today = parsePlainDate(TODAY);
	if (!today) throw new Error(`${TODAY} is no day`);
	const started = Date.now();
	if (typeof what === 'object') {
		if (what.properties !== undefined) await generate(db, what.properties, say);
		say(`Generating ${what.hotels} hotels …`);
		await generateHotels(db, what.hotels, today, what.countries);
	} else {
		say(`Generating ${what} houses …`);
		await generateCatalogue(db, what, today);
		await generateDetails(db);
	}
	say(`… in ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

/** Changes with the tables and with what fills them. */
function generatorPrint(root: string): string {
	const hash = createHash('sha256');
	const names = ['catalogue-generator.ts', 'property-details.ts', 'hotel-generator.ts'];
	const sources = names.map((name) => join(root, 'tests', 'bench', name));
	const migrations = readdirSync(join(root, 'migrations')).filter((name) => name.endsWith('.sql'));
	for (const file of [...sources, ...migrations.map((name) => join(root, 'migrations', name))])
		hash.update(readFileSync(file));
	return hash.digest('hex');
}
