import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { buildDocuments } from './build-documents';
import { buildFingerprint, isWatched } from './build-sources';
import { Failure } from './failure';
import { WORKERS } from './worker-list';
import { writeWorkerSettings } from './worker-settings';

/**
 * Builds the site with Vite and bundles every worker exactly as `wrangler deploy` would, into `build/`.
 * Does nothing when no source has changed since the last time.
 */
export async function buildAll(root: string, say: (line: string) => void): Promise<void> {
	const stamp = join(root, 'build', 'stamp');
	const print = buildFingerprint(root);
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return;
	say('Building the site and its workers …');
	const [site, ...others] = WORKERS;
	// Vite and Rollup work on one core for the most part; the other one bundles the workers meanwhile.
	const begun = join(root, 'build', 'inputs', 'begun');
	rmSync(begun, { force: true });
	const vite = run(root, 'remix', ['vite:build'], 'The site did not build');
	const besides = async () => {
		// It empties `build/` first.
		await Promise.race([vite, appears(begun)]);
		await buildDocuments(root);
		for (const { name, config } of others) await bundleWorker(root, name, config);
		await writeWorkerSettings(root);
	};
	await Promise.all([vite, besides()]);
	await bundleWorker(root, site.name, site.config);
	assertWatched(root);
	writeFileSync(stamp, print);
}

async function appears(file: string): Promise<void> {
	while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Bundles one worker into `build/workers/<name>/index.js`. */
async function bundleWorker(root: string, name: string, config: string): Promise<void> {
	const folder = join(root, 'build', 'workers', name);
	await run(
		root,
		'wrangler',
		['deploy', '--dry-run', '-c', config, '--outdir', folder, '--metafile', join(folder, 'metafile.json')],
		`The worker ${name} did not build`,
	);
	const { inputs } = JSON.parse(readFileSync(join(folder, 'metafile.json'), 'utf8')) as { inputs: object };
	const base = resolve(root, config, '..');
	keepInputs(
		root,
		name,
		Object.keys(inputs).map((file) => resolve(base, file)),
	);
}

/** Writes down which files of ours went into a bundle; Vite's plugin `inputs` does the same for the site. */
function keepInputs(root: string, name: string, files: string[]): void {
	mkdirSync(join(root, 'build', 'inputs'), { recursive: true });
	writeFileSync(
		join(root, 'build', 'inputs', `${name}.json`),
		JSON.stringify(files.map((file) => relative(root, file))),
	);
}

/** A file that is built in but not part of the fingerprint would leave an old build in use. */
function assertWatched(root: string): void {
	for (const name of ['vite-client', 'vite-server', ...WORKERS.map((worker) => worker.name)]) {
		const files = JSON.parse(readFileSync(join(root, 'build', 'inputs', `${name}.json`), 'utf8')) as string[];
		const unknown = files.find((file) => existsSync(join(root, file)) && !isWatched(file));
		if (unknown) {
			throw new Failure(`${unknown} is built into ${name}, but workers/local/build-sources.ts does not watch it.`);
		}
	}
}

function run(root: string, command: string, args: string[], sentence: string): Promise<void> {
	return new Promise((resolve, reject) => {
		const child = spawn(join(root, 'node_modules', '.bin', command), args, {
			cwd: root,
			env: {
				...process.env,
				NODE_ENV: 'production',
				CI: '1',
				WRANGLER_SEND_METRICS: 'false',
				WRANGLER_LOG_PATH: join(root, 'build', 'wrangler-logs'),
			},
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		let output = '';
		child.stdout.on('data', (chunk) => {
			output += chunk;
		});
		child.stderr.on('data', (chunk) => {
			output += chunk;
		});
		child.on('error', () => reject(new Failure(`${sentence}: ${command} is missing, please run npm ci.`)));
		child.on('close', (code) => (code === 0 ? resolve() : reject(new Failure(`${sentence}:\n${output.slice(-4000)}`))));
	});
}
