import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '#db/client';
import type { Child } from '../../workers/local/child';
import { freePort } from '../../workers/local/free-port';
import { OIDC_AUDIENCE, OIDC_CLIENT_ID, SECOND_FACTOR_ACR } from '../../workers/local/oidc-names';
import { startSqld } from '../../workers/local/sqld';
import { type RunningProgram, startProgram } from '../../workers/local/supervision/start-program';
import type { WorkerName } from '../../workers/local/worker-list';
import type { BenchOptions } from '../bench/bench-row';
import { catalogueFolder, HOST, startBenchSite, TODAY } from '../bench/bench-site';
import { type Part, startPart } from './parts';

const CATALOGUE = { properties: 1_000, hotels: 500 };
/** Workers that run in processes of their own, so that each can be killed without the site. */
const APART = ['offer-cache', 'conversations', 'documents'] as const satisfies WorkerName[];
const WITH_DATABASE: readonly WorkerName[] = ['offer-cache', 'conversations'];

export type FaultySite = {
	/** Where clients reach the site. */
	port: number;
	inspectorPort: number;
	/** Of the issuer itself, past its proxy: as browsers reach it. */
	issuer: { address: string; ownPort: number };
	/** Past all proxies: what the database really holds. */
	db: Database;
	mails: string;
	parts: Part[];
	/** Runs what is scheduled, as if a minute had passed. */
	tick: () => Promise<void>;
	stop: () => Promise<void>;
};

/**
 * The whole service with a generated catalogue, each part a process of its own with a proxy before it. A further part, such as a replica of
 * the database, is one more entry of `part(…)` whose port goes into the settings of those who ask it.
 */
export async function startFaultySite(options: BenchOptions): Promise<FaultySite> {
	const { root } = options;
	await (await startBenchSite(options, CATALOGUE)).stop();
	const folder = join(options.dataDir, 'faults');
	rmSync(folder, { recursive: true, force: true });
	cpSync(catalogueFolder(options, CATALOGUE), folder, { recursive: true });
	const logs = join(folder, 'logs');
	mkdirSync(logs, { recursive: true });
	const logOf = (name: string) => join(logs, `${name}.log`);
	const mails = join(folder, 'mails');
	const parts: Part[] = [];
	const part = async <Running extends Child>(
		name: string,
		start: (ownPort: number) => Promise<Running>,
		more: { isReachedByBrowsers?: boolean; port?: number; ownPort?: number } = {},
	) => {
		const ports = { port: more.port ?? (await freePort()), ownPort: more.ownPort ?? (await freePort()) };
		const started = await startPart({ name, ...more, ...ports, start: () => start(ports.ownPort) });
		parts.push(started);
		return { ...started, ownPort: ports.ownPort };
	};
	const stop = async () => {
		for (const each of parts.splice(0).reverse()) await each.stop().catch(() => undefined);
	};
	try {
		const database = await part('database', (port) =>
			startSqld({ port, folder: join(folder, 'sqld'), logFile: logOf('sqld') }),
		);
		const libsql = { LIBSQL_URL: `http://127.0.0.1:${database.port}` };
		const webPort = await freePort();
		const mail = await part('mail server', (smtpPort) =>
			startProgram('mail', { smtpPort, webPort, folder: mails }, { logFile: logOf('mail') }),
		);
		const [sitePort, issuerPort] = [await freePort(), await freePort()];
		const issuer = await part(
			'issuer',
			(port) => startProgram('issuer', { port, sitePort, publicPort: issuerPort }, { logFile: logOf('issuer') }),
			{ isReachedByBrowsers: true, port: issuerPort },
		);
		const keys = { accessKeyId: 'faults', secretAccessKey: randomBytes(16).toString('hex') };
		const pictures = await part('picture store', (port) =>
			startProgram('pictures', { port, folder: join(folder, 'pictures'), ...keys }, { logFile: logOf('pictures') }),
		);
		const apart = new Map<WorkerName, Part<RunningProgram>>();
		for (const name of APART) {
			const variables = WITH_DATABASE.includes(name) ? libsql : {};
			apart.set(
				name,
				await part(name, (port) =>
					startProgram('one worker', { root, name, port, variables, logFile: logOf(name) }, { logFile: logOf(name) }),
				),
			);
		}
		const inspectorPort = await freePort();
		const store = {
			PICTURE_STORE_ENDPOINT: `http://127.0.0.1:${pictures.port}`,
			PICTURE_STORE_BUCKET: 'pictures',
			PICTURE_STORE_ACCESS_KEY_ID: keys.accessKeyId,
			PICTURE_STORE_SECRET_ACCESS_KEY: keys.secretAccessKey,
		};
		const formSecret = { FORM_SECRET: randomBytes(32).toString('base64') };
		const issuerAddress = `http://localhost:${issuer.port}`;
		const workers = {
			root,
			inspectorPort,
			elsewhere: Object.fromEntries([...apart].map(([name, { port }]) => [name, port])),
			variables: {
				site: {
					...libsql,
					...store,
					...formSecret,
					TODAY,
					PRODUCTION_HOSTS: HOST,
					BRAND_ORIGINS: `*=http://{brand}.localhost:${sitePort}`,
					PICTURE_BASE_URL: `http://localhost:${pictures.port}/pictures`,
					OIDC_ISSUER: issuerAddress,
					OIDC_CLIENT_ID,
					OIDC_AUDIENCE,
					SECOND_FACTOR: SECOND_FACTOR_ACR,
					READS_PER_MINUTE: '1000000',
					WRITES_PER_TEN_MINUTES: '1000000',
				},
				mailer: {
					...libsql,
					...store,
					...formSecret,
					...{ MAIL_TRANSPORT: 'smtp', SMTP_HOST: '127.0.0.1', SMTP_PORT: String(mail.port), SMTP_SECURITY: 'none' },
				},
				'crash-reports': libsql,
				conversations: {},
				'offer-cache': {},
				watch: { ...libsql, HEALTH_URL: `http://127.0.0.1:${sitePort}/healthz` },
			},
		};
		const site = await part(
			'site',
			(port) => startProgram('workers', { ...workers, port, logFile: logOf('workers') }, { logFile: logOf('site') }),
			{ port: sitePort },
		);
		const scheduled = [site, ...apart.values()];
		return {
			port: sitePort,
			inspectorPort,
			issuer: { address: issuerAddress, ownPort: issuer.ownPort },
			db: openDatabase({ url: `http://127.0.0.1:${database.ownPort}` }),
			mails,
			parts,
			async tick() {
				await Promise.all(
					scheduled.map((each) =>
						each
							.child()
							.call('tick')
							.catch(() => undefined),
					),
				);
			},
			stop,
		};
	} catch (error) {
		await stop();
		throw error;
	}
}
