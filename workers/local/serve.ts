import { subscribe } from 'node:diagnostics_channel';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4WorkerOptions } from 'miniflare';
import type { WorkerName } from './worker-list';
import { readWorkerSettings, type WorkerSettings } from './worker-settings';

const EVERY_MINUTE = '* * * * *';
const MINUTES_A_DAY = 1440;
/** An isolate of the platform has 128 MB. Without the limit V8 collects far later than it does there. */
const V8_FLAGS = '--max-heap-size=128';

export type ServedWorkers = {
	/** A minute has passed: runs every handler scheduled by the minute, and the others at the first call and once a day (MAIL-4). */
	tick: () => Promise<void>;
	/** The bindings of the site's worker, for code that runs outside of workerd. */
	siteBindings: () => Promise<Record<string, unknown>>;
	stop: () => Promise<void>;
};

export type ServeOptions = {
	root: string;
	port: number;
	/** Plain variables by worker name; what is not named stays as in its wrangler.toml. */
	variables: Partial<Record<WorkerName, Record<string, string>>>;
	onLog?: (line: string) => void;
	/** Takes whole addresses as a proxy does on this port, so that a test can ask over https as Cloudflare does. */
	addressPort?: number;
	/** Opens workerd's inspector on this port: for measurements. */
	inspectorPort?: number;
	/** Workers that run in a process of their own (`serveAlone`), by the port where each is reached. */
	elsewhere?: Partial<Record<WorkerName, number>>;
};

export type AloneOptions = {
	root: string;
	name: WorkerName;
	/** Where its entrypoint is reached, by `fetch` and by RPC. */
	port: number;
	variables: Record<string, string>;
	logFile: string;
};

/**
 * Serves the bundled workers in workerd, wired as their wrangler.toml files say, the site on a socket of its own
 * without a proxy between (docs/decisions/0001); files are handed out by the site itself then (`workers/site/static-file.ts`).
 */
export async function serveWorkers(options: ServeOptions): Promise<ServedWorkers> {
	// Miniflare takes workerd's V8 flags from the environment alone.
	process.env.MINIFLARE_WORKERD_V8_FLAGS ??= V8_FLAGS;
	const elsewhere = options.elsewhere ?? {};
	const all = readWorkerSettings(options.root);
	const settings = all.filter(({ name }) => elsewhere[name] === undefined);
	const site = settings.find(({ name }) => name === 'site')?.service ?? '';
	const workers = settings.map(({ name, service, workerOptions }, index): V4WorkerOptions => {
		return {
			...(workerOptions as V4WorkerOptions),
			name: service,
			modules: modulesOf(options.root, name),
			serviceBindings: boundElsewhere(workerOptions.serviceBindings, all, elsewhere),
			bindings: { ...(workerOptions.bindings as object | undefined), ...options.variables[name] },
			...(name === 'site'
				? {
						assets: {
							...(workerOptions.assets as object | undefined),
							directory: join(options.root, 'build', 'client'),
						},
					}
				: {}),
			// On the socket of a worker with assets, miniflare puts a proxy and an asset router in front of it; on a neighbour's it does not.
			...(index === 1 ? { unsafeDirectSockets: [{ host: '127.0.0.1', port: options.port, serviceName: site }] } : {}),
			...(index === 2 && options.addressPort
				? { unsafeDirectSockets: [{ host: '127.0.0.1', port: options.addressPort, serviceName: site, proxy: true }] }
				: {}),
		} as V4WorkerOptions;
	});
	const inspected = options.inspectorPort === undefined ? {} : { inspectorPort: options.inspectorPort };
	const miniflare = await startWorkerd(workers, { ...inspected, onLog: options.onLog });
	const scheduled = settings.flatMap(({ service, crons }) => crons.map((cron) => ({ service, cron })));
	let minutes = 0;
	return {
		async tick() {
			const isNewDay = minutes++ % MINUTES_A_DAY === 0;
			for (const { service, cron } of scheduled) {
				if (cron !== EVERY_MINUTE && !isNewDay) continue;
				const worker = await miniflare.getWorker(service);
				await worker.scheduled({ cron });
			}
		},
		siteBindings: () => miniflare.getBindings(site),
		stop: () => miniflare.dispose(),
	};
}

/** Serves one worker alone, so that it can be stopped and killed without the others. Only what it binds itself is there. */
export async function serveAlone({ root, name, port, variables, logFile }: AloneOptions) {
	process.env.MINIFLARE_WORKERD_V8_FLAGS ??= V8_FLAGS;
	const all = readWorkerSettings(root);
	const own = all.find((each) => each.name === name);
	const bindings = all.flatMap(({ workerOptions }) => Object.values(serviceBindingsOf(workerOptions.serviceBindings)));
	const entrypoint = bindings.find((each) => each.name === own?.service)?.entrypoint;
	if (!own || !entrypoint) throw new Error(`No worker calls ${name}`);
	const { workerOptions, service, crons } = own;
	const worker = {
		...workerOptions,
		name: service,
		modules: modulesOf(root, name),
		bindings: { ...(workerOptions.bindings as object | undefined), ...variables },
		unsafeDirectSockets: [{ host: '127.0.0.1', port, serviceName: service, entrypoint }],
	} as unknown as V4WorkerOptions;
	const miniflare = await startWorkerd([worker], { onLog: (line) => writeFileSync(logFile, line, { flag: 'a' }) });
	return {
		calls: {
			async tick() {
				if (crons.includes(EVERY_MINUTE)) await (await miniflare.getWorker(service)).scheduled({ cron: EVERY_MINUTE });
			},
		},
		stop: () => miniflare.dispose(),
	};
}

async function startWorkerd(
	workers: V4WorkerOptions[],
	{ onLog, ...more }: { onLog?: ((line: string) => void) | undefined; inspectorPort?: number },
): Promise<Miniflare> {
	const miniflare = new Miniflare(
		convertV4MiniflareOptions({
			log: new Log(LogLevel.WARN),
			host: '127.0.0.1',
			port: 0,
			cf: false,
			...more,
			handleStructuredLogs({ timestamp, level, message }) {
				onLog?.(`${new Date(timestamp).toISOString()} ${level} ${message}\n`);
			},
			workers,
		}),
	);
	await miniflare.ready;
	return miniflare;
}

function modulesOf(root: string, name: WorkerName): V4WorkerOptions['modules'] {
	const contents = readFileSync(join(root, 'build', 'workers', name, 'index.js'), 'utf8');
	return [{ type: 'ESModule', path: 'index.js', contents }];
}

type Bound = { name: string; entrypoint?: string };

const serviceBindingsOf = (bindings: unknown) => (bindings ?? {}) as Record<string, Bound>;

/** Bindings to workers elsewhere lead to their ports; miniflare lets RPC through them too. */
function boundElsewhere(
	bindings: unknown,
	all: readonly WorkerSettings[],
	elsewhere: NonNullable<ServeOptions['elsewhere']>,
): Record<string, unknown> {
	const portOf = (service: string) => elsewhere[all.find((each) => each.service === service)?.name ?? 'site'];
	return Object.fromEntries(
		Object.entries(serviceBindingsOf(bindings)).map(([binding, bound]) => {
			const port = portOf(bound.name);
			return [binding, port === undefined ? bound : { external: { address: `127.0.0.1:${port}`, http: {} } }];
		}),
	);
}

/** The program of `npm start`: serves the workers, runs their schedules, and ends when workerd does. */
export async function runWorkers({ logFile, ...options }: Omit<ServeOptions, 'onLog'> & { logFile: string }) {
	let isStopping = false;
	// Miniflare would start another workerd by itself and name nothing.
	subscribe('child_process', (message) => {
		const { process: workerd } = message as { process: import('node:child_process').ChildProcess };
		workerd.once('exit', () => {
			if (!isStopping) process.exit(1);
		});
	});
	const served = await serveWorkers({
		...options,
		onLog: (line) => writeFileSync(logFile, line, { flag: 'a' }),
	});
	const clock = setInterval(() => served.tick().catch(() => undefined), 60_000);
	return {
		calls: { tick: served.tick },
		async stop() {
			isStopping = true;
			clearInterval(clock);
			await served.stop();
		},
	};
}
