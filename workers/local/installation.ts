import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openDatabase } from '#db/client';
import { migrateDatabase } from '#db/migrate';
import { seedDemoTrade } from '#db/seed/demo-trade/seed-demo-trade';
import { createPictureStore } from '#db/seed/picture-store';
import { FaultyCatalogue, seedDatabase } from '#db/seed/seed';
import { parsePlainDate } from '~/domain/date/plain-date';
import { todayInZone } from '~/domain/date/today-in-zone';
import { buildAll } from './build';
import { Failure } from './failure';
import { startMailServer } from './mail-server';
import { startObjectStore } from './object-store';
import { OIDC_AUDIENCE, OIDC_CLIENT_ID, startOidc } from './oidc';
import { assertFree, type Ports } from './ports';
import { seedDemoHotelLeads } from './seed-demo-hotel-leads';
import { seedDemoLeads } from './seed-demo-leads';
import { type ServedWorkers, serveWorkers } from './serve';
import { startSqld } from './sqld';

export type InstallationOptions = {
	root: string;
	ports: Ports;
	/** DATA_DIR: everything that this installation keeps; removing it is a fresh start. */
	dataDir: string;
	/** Plain variables for the site on top of the usual ones, such as TODAY. */
	siteVariables?: Record<string, string>;
	/** The demonstration agencies have leads. */
	hasDemoLeads?: boolean;
	/** Folder of the catalogue that a fresh installation starts with. */
	catalogue: string;
	say: (line: string) => void;
};

export type Installation = {
	workers: ServedWorkers;
	databaseUrl: string;
	stop: () => Promise<void>;
	/** For tests of what happens without them. */
	mailServer: { stop: () => Promise<void>; start: () => Promise<void> };
	database: { stop: () => Promise<void>; start: () => Promise<void> };
};

const PICTURE_KEYS = { accessKeyId: 'local', secretAccessKey: 'local-secret' } as const;

/** Starts the whole product on one machine; what was started before a failure is stopped again. */
export async function startInstallation(options: InstallationOptions): Promise<Installation> {
	const { root, ports, say } = options;
	const dataDir = resolve(root, options.dataDir);
	const logs = join(dataDir, 'logs');
	try {
		mkdirSync(logs, { recursive: true });
	} catch (error) {
		throw new Failure(`The data folder ${dataDir} cannot be used: ${messageOf(error)}`);
	}
	const stops: (() => Promise<void>)[] = [];
	const stop = async () => {
		for (const each of stops.splice(0).reverse()) await each().catch(() => undefined);
	};
	try {
		await assertFree(ports);
		const startDatabase = () =>
			startSqld({ port: ports.sqld, folder: join(dataDir, 'sqld'), logFile: join(logs, 'sqld.log') });
		let sqld = await startDatabase();
		stops.push(() => sqld.stop());
		const db = openDatabase({ url: sqld.url });
		try {
			await migrateDatabase(db, join(root, 'migrations'));
		} catch (error) {
			throw new Failure(`A migration failed, the database is as it was: ${messageOf(error)}`);
		}

		const pictures = await startObjectStore({
			port: ports.pictures,
			folder: join(dataDir, 'pictures'),
			...PICTURE_KEYS,
		});
		stops.push(() => pictures.stop());
		const startMail = () =>
			startMailServer({ smtpPort: ports.smtp, webPort: ports.inbox, folder: join(dataDir, 'mail') });
		let mail = await startMail();
		stops.push(() => mail.stop());
		const oidc = await startOidc({ port: ports.oidc, sitePort: ports.site });
		stops.push(() => oidc.stop());

		await Promise.all([
			seedDatabase({
				db,
				store: createPictureStore({ endpoint: pictures.url, bucket: 'pictures', ...PICTURE_KEYS }),
				folder: options.catalogue,
				onProgress: say,
			}).catch((error: unknown) => {
				throw error instanceof FaultyCatalogue ? new Failure(error.message) : error;
			}),
			buildAll(root, say),
		]);
		const now = Date.now();
		await seedDemoTrade(db, { issuer: oidc.issuer, now });
		const today = parsePlainDate(options.siteVariables?.TODAY) ?? todayInZone(new Date(now), 'Europe/Zurich');
		const origin = `http://localhost:${ports.site}`;
		const pictureBaseUrl = `http://localhost:${ports.pictures}/pictures`;
		if (options.hasDemoLeads) {
			await seedDemoLeads(db, { today, now, origin });
			await seedDemoHotelLeads(db, { today, now, origin, issuer: oidc.issuer, pictureBaseUrl });
		}

		const database = { LIBSQL_URL: sqld.url };
		const smtp = {
			MAIL_TRANSPORT: 'smtp',
			SMTP_HOST: '127.0.0.1',
			SMTP_PORT: String(ports.smtp),
			SMTP_SECURITY: 'none',
		};
		const workers = await serveWorkers({
			root,
			port: ports.site,
			variables: {
				site: {
					...database,
					PICTURE_BASE_URL: pictureBaseUrl,
					PICTURE_STORE_ENDPOINT: pictures.url,
					PICTURE_STORE_BUCKET: 'pictures',
					PICTURE_STORE_ACCESS_KEY_ID: PICTURE_KEYS.accessKeyId,
					PICTURE_STORE_SECRET_ACCESS_KEY: PICTURE_KEYS.secretAccessKey,
					OIDC_ISSUER: oidc.issuer,
					OIDC_CLIENT_ID,
					OIDC_AUDIENCE,
					BRAND_ORIGINS: `*=http://{brand}.localhost:${ports.site}`,
					FORM_SECRET: secret(dataDir, 'form-secret', 24),
					CARD_VAULT_KEY: secret(dataDir, 'card-vault-key', 32),
					BANK_DATA_KEY: secret(dataDir, 'bank-data-key', 32),
					...options.siteVariables,
				},
				mailer: { ...database, ...smtp },
				'crash-reports': database,
				conversations: database,
				'country-names': {},
				papers: {},
				'offer-cache': database,
			},
			onLog: logTo(join(logs, 'workers.log')),
		});
		stops.push(() => workers.stop());
		await waitFor(`http://127.0.0.1:${ports.site}/healthz`);
		const clock = setInterval(() => workers.tick().catch(() => undefined), 60_000);
		stops.push(async () => clearInterval(clock));
		return {
			workers,
			databaseUrl: sqld.url,
			stop,
			mailServer: {
				stop: () => mail.stop(),
				start: async () => {
					mail = await startMail();
				},
			},
			database: {
				stop: () => sqld.stop(),
				start: async () => {
					sqld = await startDatabase();
				},
			},
		};
	} catch (error) {
		await stop();
		throw error;
	}
}

/** Made once per installation and kept in its data folder. */
function secret(dataDir: string, name: string, bytes: number): string {
	const file = join(dataDir, name);
	if (!existsSync(file)) writeFileSync(file, randomBytes(bytes).toString('base64url'), { mode: 0o600 });
	return readFileSync(file, 'utf8');
}

function logTo(file: string): (line: string) => void {
	return (line) => writeFileSync(file, line, { flag: 'a' });
}

async function waitFor(url: string): Promise<void> {
	const deadline = Date.now() + 30_000;
	while (Date.now() < deadline) {
		const answer = await fetch(url).catch(() => null);
		if (answer?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Failure(`The site did not answer at ${url} within 30 seconds.`);
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
