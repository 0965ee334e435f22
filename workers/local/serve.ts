import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4WorkerOptions } from 'miniflare';
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler';
import { WORKERS } from './build';

const EVERY_MINUTE = '* * * * *';
const MINUTES_A_DAY = 1440;

export type ServedWorkers = {
	/** A minute has passed: runs every handler scheduled by the minute, and the others at the first call and once a day (decisions 66). */
	tick: () => Promise<void>;
	stop: () => Promise<void>;
};

type ServeOptions = {
	root: string;
	port: number;
	/** Plain variables by worker name; what is not named stays as in its wrangler.toml. */
	variables: Record<(typeof WORKERS)[number]['name'], Record<string, string>>;
	onLog?: (line: string) => void;
	/** Opens workerd's inspector on this port: for measurements. */
	inspectorPort?: number;
};

/**
 * Serves the bundled workers in workerd, wired as their wrangler.toml files say, the site on a socket of its own
 * without a proxy between (docs/decisions/0001); files are handed out by the site itself then (`workers/site/static-file.ts`).
 */
export async function serveWorkers(options: ServeOptions): Promise<ServedWorkers> {
	const configs = WORKERS.map(({ name, config }) => ({ name, path: join(options.root, config) }));
	const site = unstable_readConfig({ config: join(options.root, WORKERS[0].config) }).name;
	const workers = configs.map(({ name, path }, index): V4WorkerOptions => {
		const { workerOptions } = unstable_getMiniflareWorkerOptions(path);
		const { name: service } = unstable_readConfig({ config: path });
		return {
			...(workerOptions as V4WorkerOptions),
			name: service ?? name,
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
	const scheduled = configs.flatMap(({ name, path }) => {
		const config = unstable_readConfig({ config: path });
		return (config.triggers?.crons ?? []).map((cron: string) => ({ name: config.name ?? name, cron }));
	});
	let minutes = 0;
	return {
		async tick() {
			const isNewDay = minutes++ % MINUTES_A_DAY === 0;
			for (const { name, cron } of scheduled) {
				if (cron !== EVERY_MINUTE && !isNewDay) continue;
				const worker = await miniflare.getWorker(name);
				await worker.scheduled({ cron });
			}
		},
		stop: () => miniflare.dispose(),
	};
}
