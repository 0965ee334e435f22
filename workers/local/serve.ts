import { subscribe } from 'node:diagnostics_channel';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4WorkerOptions } from 'miniflare';
import type { WorkerName } from './worker-list';
import { readWorkerSettings } from './worker-settings';

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
	variables: Record<WorkerName, Record<string, string>>;
	onLog?: (line: string) => void;
	/** Takes whole addresses as a proxy does on this port, so that a test can ask over https as Cloudflare does. */
	addressPort?: number;
	/** Opens workerd's inspector on this port: for measurements. */
	inspectorPort?: number;
};

/**
 * Serves the bundled workers in workerd, wired as their wrangler.toml files say, the site on a socket of its own
 * without a proxy between (docs/decisions/0001); files are handed out by the site itself then (`workers/site/static-file.ts`).
 */
export async function serveWorkers(options: ServeOptions): Promise<ServedWorkers> {
	// Miniflare takes workerd's V8 flags from the environment alone.
	process.env.MINIFLARE_WORKERD_V8_FLAGS ??= V8_FLAGS;
	const settings = readWorkerSettings(options.root);
	const site = settings.find(({ name }) => name === 'site')?.service ?? '';
	const workers = settings.map(({ name, service, workerOptions }, index): V4WorkerOptions => {
		return {
			...(workerOptions as V4WorkerOptions),
			name: service,
			modules: [
				{
					type: 'ESModule',
					path: 'index.js',
					contents: readFileSync(join(options.root, 'build', 'workers', name, 'index.js'), 'utf8'),
				},
			],
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
	const miniflare = new Miniflare(
		convertV4MiniflareOptions({
			log: new Log(LogLevel.WARN),
			host: '127.0.0.1',
			port: 0,
			cf: false,
			...(options.inspectorPort === undefined ? {} : { inspectorPort: options.inspectorPort }),
			handleStructuredLogs({ timestamp, level, message }) {
				options.onLog?.(`${new Date(timestamp).toISOString()} ${level} ${message}\n`);
			},
			workers,
		}),
	);
	await miniflare.ready;
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
