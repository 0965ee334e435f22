import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPapers } from './build-papers';
import { Failure } from './failure';

/** The workers of this deployment: name and configuration. The first is the site. */
export const WORKERS = [
	{ name: 'site', config: 'wrangler.toml' },
	{ name: 'mailer', config: 'workers/mailer/wrangler.toml' },
	{ name: 'crash-reports', config: 'workers/crash-reports/wrangler.toml' },
	{ name: 'country-names', config: 'workers/country-names/wrangler.toml' },
	{ name: 'conversations', config: 'workers/conversations/wrangler.toml' },
	{ name: 'papers', config: 'workers/papers/wrangler.toml' },
	{ name: 'offer-cache', config: 'workers/offer-cache/wrangler.toml' },
] as const;

const SOURCES = [
	'app',
	'db/client.ts',
	'db/schema',
	'workers',
	'public',
	'package-lock.json',
	'vite.config.ts',
	'wrangler.toml',
	'tsconfig.json',
];

/**
 * Builds the site with Vite and bundles every worker exactly as `wrangler deploy` would, into `build/`.
 * Does nothing when no source has changed since the last time.
 */
export async function buildAll(root: string, say: (line: string) => void): Promise<void> {
	const stamp = join(root, 'build', 'stamp');
	const print = fingerprint(root);
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return;
	say('Building the site …');
	await run(root, 'remix', ['vite:build'], 'The site did not build');
	say('Bundling the workers …');
	await buildPapers(root);
	for (const { name, config } of WORKERS) await bundleWorker(root, name, config);
	mkdirSync(join(root, 'build'), { recursive: true });
	writeFileSync(stamp, print);
}

/** Bundles one worker into `build/workers/<name>/index.js`. */
export async function bundleWorker(root: string, name: string, config: string): Promise<void> {
	await run(
		root,
		'wrangler',
		['deploy', '--dry-run', '-c', config, '--outdir', join(root, 'build', 'workers', name)],
		`The worker ${name} did not build`,
	);
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

function fingerprint(root: string): string {
	const hash = createHash('sha256');
	const visit = (path: string) => {
		const stat = statSync(path);
		if (!stat.isDirectory()) return hash.update(path.slice(root.length)).update(readFileSync(path));
		for (const name of readdirSync(path).sort()) visit(join(path, name));
	};
	for (const source of SOURCES) if (existsSync(join(root, source))) visit(join(root, source));
	return hash.digest('hex');
}
