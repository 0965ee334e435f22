import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parsePlainDate } from '~/domain/date/plain-date';
import { todayInZone } from '~/domain/date/today-in-zone';
import { hasEnded } from './child';
import { Failure, messageOf } from './failure';
import { freePort } from './free-port';
import { OIDC_AUDIENCE, OIDC_CLIENT_ID, SECOND_FACTOR_ACR } from './oidc-names';
import { assertFree, type Ports } from './ports';
import { sqldTakesWrites, startSqld } from './sqld';
import { answersHttp } from './supervision/answers-http';
import { type RunningProgram, runTask, startProgram } from './supervision/start-program';
import { type Part, type PartOptions, supervise } from './supervision/supervise';

export type InstallationOptions = {
	root: string;
	ports: Ports;
	/** DATA_DIR: everything that this installation keeps; removing it is a fresh start. */
	dataDir: string;
	/** Plain variables for the site on top of the usual ones, such as TODAY. */
	siteVariables?: Record<string, string>;
	/** The same for the worker that watches the service, such as ALERT_ADDRESS. */
	watchVariables?: Record<string, string>;
	/** The demonstration agencies have leads. */
	hasDemoLeads?: boolean;
	/** Makes all renditions of pictures in the background; without it each is made at its first request. */
	preparesPictures?: boolean;
	/** Folder of the catalogue that a fresh installation starts with. */
	catalogue: string;
	/** So many replicas of the database beside it, which public pages are read from (ADR 65). */
	replicas?: number;
	/** Replicas that the caller starts, given the port by which they are fed; their addresses. */
	startReplicas?: (replicationPort: number) => Promise<readonly string[]>;
	/** The site runs from its sources and reloads what changes; the other workers as they were built last. */
	isDevelopment?: boolean;
	say: (line: string) => void;
};

/** A part that tests may stop or kill, to see what happens without it. */
type Stoppable = Pick<Part, 'stop' | 'start' | 'child'>;

export type Installation = {
	/** Runs what is scheduled, as if a minute had passed. */
	workers: { tick: () => Promise<void> };
	databaseUrl: string;
	stop: () => Promise<void>;
	mailServer: Stoppable;
	database: Stoppable;
	replicas: (Stoppable & { url: string })[];
	/** The site and the workers beside it, one process. */
	site: Stoppable;
};

/** Replies by mail come to addresses of this domain. */
const REPLY_DOMAIN = 'reply.localhost';

const PICTURE_KEYS = { accessKeyId: 'local', secretAccessKey: 'local-secret' } as const;

/**
 * Starts the whole product on one machine; what was started before a failure is stopped again. Every part is a process of its own,
 * named when it ends by itself and started again. Building and seeding are processes that end.
 */
export async function startInstallation(options: InstallationOptions): Promise<Installation> {
	const { root, ports, say } = options;
	const dataDir = resolve(root, options.dataDir);
	const logs = join(dataDir, 'logs');
	try {
		mkdirSync(logs, { recursive: true });
	} catch (error) {
		throw new Failure(`The data folder ${dataDir} cannot be used: ${messageOf(error)}`);
	}
	const logOf = (name: string) => join(logs, `${name}.log`);
	const stops: (() => Promise<void>)[] = [];
	const stop = async () => {
		for (const each of stops.splice(0).reverse()) await each().catch(() => undefined);
	};
	const part = async (partOptions: Omit<PartOptions, 'say'>) => {
		const started = await supervise({ ...partOptions, say });
		stops.push(started.stop);
		return started;
	};
	try {
		await assertFree(ports);
		const isBuilt = existsSync(join(root, 'build', 'stamp'));
		const build =
			options.isDevelopment && isBuilt ? null : runTask('build', { root }, { logFile: logOf('build'), say });
		if (build) stops.push(build.stop);

		const databaseUrl = `http://127.0.0.1:${ports.sqld}`;
		const picturesUrl = `http://127.0.0.1:${ports.pictures}`;
		const issuer = `http://localhost:${ports.oidc}`;
		const origin = `http://localhost:${ports.site}`;
		const pictureBaseUrl = `http://localhost:${ports.pictures}/pictures`;
		const inboxOrigin = `http://localhost:${ports.inbox}`;
		const channels = join(dataDir, 'channels');
		const inboundSecret = secret(dataDir, 'inbound-mail-secret', 32);
		const replicationPort = options.replicas || options.startReplicas ? await freePort() : undefined;
		const [database, , mailServer] = await allStarted([
			part({
				name: 'The database (sqld)',
				start: () =>
					startSqld({
						...{ port: ports.sqld, folder: join(dataDir, 'sqld'), logFile: logOf('sqld') },
						...(replicationPort && { replicationPort }),
					}),
				// A stuck server still says that it is healthy.
				isHealthy: () => sqldTakesWrites(databaseUrl),
				healthEveryMs: 10_000,
			}),
			part({
				name: 'The picture store',
				start: () =>
					startProgram(
						'pictures',
						{ port: ports.pictures, folder: join(dataDir, 'pictures'), ...PICTURE_KEYS },
						{ logFile: logOf('pictures') },
					),
				isHealthy: () => answersHttp(picturesUrl),
			}),
			part({
				name: 'The mail server (SMTP and inbox)',
				start: () =>
					startProgram(
						'mail',
						{
							...{ smtpPort: ports.smtp, webPort: ports.inbox, folder: join(dataDir, 'mail'), channels },
							inbound: { domain: REPLY_DOMAIN, url: `${origin}/api/inbound-mails`, secret: inboundSecret },
						},
						{ logFile: logOf('mail') },
					),
				isHealthy: () => answersHttp(`http://127.0.0.1:${ports.inbox}`),
			}),
			part({
				name: 'The sign-in (OIDC issuer)',
				start: () => startProgram('issuer', { port: ports.oidc, sitePort: ports.site }, { logFile: logOf('issuer') }),
				isHealthy: () => answersHttp(`http://127.0.0.1:${ports.oidc}/.well-known/openid-configuration`),
			}),
		]);

		const replicas: Installation['replicas'] = [];
		for (let number = 1; replicationPort && number <= (options.replicas ?? 0); number += 1) {
			const name = `replica-${number}`;
			const port = await freePort();
			const url = `http://127.0.0.1:${port}`;
			const replica = await part({
				name: `Replica ${number} of the database`,
				start: () => startSqld({ port, folder: join(dataDir, name), logFile: logOf(name), replicaOf: replicationPort }),
				isHealthy: () => answersHttp(`${url}/health`),
			});
			replicas.push({ ...replica, url });
		}

		const libsql = { LIBSQL_URL: databaseUrl };
		const started = replicationPort ? ((await options.startReplicas?.(replicationPort)) ?? []) : [];
		const near = { LIBSQL_REPLICA_URLS: [...replicas.map(({ url }) => url), ...started].join(',') };
		const smtp = {
			MAIL_TRANSPORT: 'smtp',
			SMTP_HOST: '127.0.0.1',
			SMTP_PORT: String(ports.smtp),
			SMTP_SECURITY: 'none',
		};
		const store = {
			PICTURE_STORE_ENDPOINT: picturesUrl,
			PICTURE_STORE_BUCKET: 'pictures',
			PICTURE_STORE_ACCESS_KEY_ID: PICTURE_KEYS.accessKeyId,
			PICTURE_STORE_SECRET_ACCESS_KEY: PICTURE_KEYS.secretAccessKey,
		};
		const formSecret = { FORM_SECRET: secret(dataDir, 'form-secret', 32) };
		const fileKey = { FILE_SEAL_KEY: secret(dataDir, 'file-seal-key', 32) };
		const variables = {
			site: {
				...libsql,
				...near,
				PICTURE_BASE_URL: pictureBaseUrl,
				...store,
				OIDC_ISSUER: issuer,
				OIDC_CLIENT_ID,
				OIDC_AUDIENCE,
				OIDC_SCOPES: 'off',
				SECOND_FACTOR: SECOND_FACTOR_ACR,
				BRAND_ORIGINS: `*=http://{brand}.localhost:${ports.site}`,
				...formSecret,
				...fileKey,
				INBOUND_MAIL_DOMAINS: `*=${REPLY_DOMAIN}`,
				INBOUND_MAIL_SECRET: inboundSecret,
				CARD_VAULT_KEY: secret(dataDir, 'card-vault-key', 32),
				BANK_DATA_KEY: secret(dataDir, 'bank-data-key', 32),
				GUEST_DATA_KEY: secret(dataDir, 'guest-data-key', 32),
				WEBHOOK_SECRET_KEY: secret(dataDir, 'webhook-secret-key', 32),
				CALENDAR_LOCAL_ORIGIN: inboxOrigin,
				WEBHOOK_LOCAL_ORIGIN: inboxOrigin,
				...options.siteVariables,
			},
			mailer: { ...libsql, ...smtp, ...store, ...fileKey, TEST_OF: options.siteVariables?.TEST_OF ?? '' },
			'crash-reports': libsql,
			conversations: libsql,
			'country-names': {},
			documents: {},
			pictures: {},
			'offer-cache': libsql,
			watch: {
				...libsql,
				...near,
				HEALTH_URL: `http://127.0.0.1:${ports.site}/healthz`,
				ALERT_PAGE: `${origin}/partner/dashboard/admin/service`,
				ALERT_SENDER: 'service@firnlicht.example',
				...options.watchVariables,
			},
		};
		const startSite = () => {
			const logFile = logOf('workers');
			const siteOptions = { root, port: ports.site, variables };
			return options.isDevelopment
				? startProgram('development', siteOptions, { logFile, say })
				: startProgram('workers', { ...siteOptions, logFile }, { logFile });
		};
		// Reading the sources takes longer than all else: it begins before the catalogue is looked at.
		let early = options.isDevelopment && isBuilt ? startSite() : null;
		early?.catch(() => undefined);

		const today = parsePlainDate(options.siteVariables?.TODAY) ?? todayInZone(new Date(), 'Europe/Zurich');
		const seed = runTask(
			'seed',
			{
				databaseUrl,
				migrations: join(root, 'migrations'),
				catalogue: options.catalogue,
				pictures: { endpoint: picturesUrl, bucket: 'pictures', ...PICTURE_KEYS },
				pictureBaseUrl,
				issuer,
				origin,
				today,
				hasDemoLeads: options.hasDemoLeads ?? false,
				isTest: Boolean(options.siteVariables?.TEST_OF),
				bankDataKey: secret(dataDir, 'bank-data-key', 32),
				formSecret: secret(dataDir, 'form-secret', 32),
				demoStatement: join(options.dataDir, 'demo-statement.xml'),
				demoChannels: { folder: channels, origin: inboxOrigin },
			},
			{ logFile: logOf('seed'), say },
		);
		stops.push(seed.stop);
		await seed.done;
		await build?.done;

		let served: RunningProgram | undefined;
		const site = await part({
			name: options.isDevelopment ? 'The site (Vite)' : 'The site (workerd)',
			async start() {
				served = await (early ?? startSite());
				early = null;
				await waitFor(`http://127.0.0.1:${ports.site}/healthz`, served);
				return served;
			},
			isHealthy: () => answersHttp(`http://127.0.0.1:${ports.site}/healthz`),
		});
		if (options.preparesPictures) {
			const folder = join(dataDir, 'pictures');
			stops.push(runTask('renditions', { folder }, { logFile: logOf('renditions'), say, isPatient: true }).stop);
		}
		return {
			workers: { tick: async () => served?.call('tick') },
			databaseUrl,
			stop,
			mailServer,
			database,
			replicas,
			site,
		};
	} catch (error) {
		await stop();
		throw error;
	}
}

/** Waits for all, also when one fails: what has started by then can be stopped. */
async function allStarted<T extends readonly Promise<unknown>[] | []>(
	starts: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
	await Promise.allSettled(starts);
	return Promise.all(starts);
}

/** Made once per installation and kept in its data folder. */
function secret(dataDir: string, name: string, bytes: number): string {
	const file = join(dataDir, name);
	if (!existsSync(file)) writeFileSync(file, randomBytes(bytes).toString('base64url'), { mode: 0o600 });
	return readFileSync(file, 'utf8');
}

/** The site answers, if only to say that its database is away. */
async function waitFor(url: string, program: RunningProgram): Promise<void> {
	const deadline = Date.now() + 30_000;
	while (Date.now() < deadline && !hasEnded(program.process)) {
		if (await answersHttp(url)) return;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	await program.stop();
	throw new Failure(`The site did not answer at ${url} within 30 seconds.`);
}
