import { join } from 'node:path';
import { type BenchOptions, type BenchResult, type BenchRow, median } from './bench-row';
import { type BenchSite, HOST, startBenchSite } from './bench-site';
import { fetchRaw, serveConstant } from './constant-worker';
import { firstViews } from './demo-pages';
import { type Load, load } from './load';
import { cpuSeconds } from './process-cpu';

const LEAST_SHARE = 0.8;
const CONNECTIONS = 32;

/** A page from the page cache against a worker that returns the same bytes as a constant: requests per second, side by side. */
export async function benchCached(options: BenchOptions): Promise<BenchResult> {
	const site = await startBenchSite(options, 'demo');
	try {
		const rows: BenchRow[] = [];
		const notes: string[] = [];
		for (const path of await firstViews(site)) {
			const result = await compareWithConstant(options, site, path);
			rows.push(...result.rows);
			notes.push(...result.notes);
		}
		return { rows, notes };
	} finally {
		await site.stop();
	}
}

type Side = { port: number; pid: number; loads: (Load & { cpuMs: number })[] };

/** Requests per second of the site's cached responses against the same bytes as a constant; `cookie` is that of a signed-in reader. */
export async function compareWithConstant(
	options: BenchOptions,
	site: Pick<BenchSite, 'port' | 'workerdPid'>,
	path: string,
	cookie?: string,
): Promise<BenchResult> {
	const headers = { 'accept-encoding': 'gzip', host: HOST, ...(cookie ? { cookie } : {}) };
	await fetchRaw(site.port, path, headers);
	const answer = await fetchRaw(site.port, path, headers);
	const status = answer.headers.find(([name]) => name === 'cache-status')?.[1] ?? 'nothing';
	if (answer.status !== 200 || !status.includes('hit'))
		throw new Error(`${path} is not answered from what is kept (${answer.status}, Cache-Status says ${status})`);
	const constant = await serveConstant(answer, join(options.root, 'wrangler.toml'));
	try {
		const same = await fetchRaw(constant.port, path, headers);
		if (!same.body.equals(answer.body)) throw new Error('the constant worker answers with other bytes');
		const sides: Record<'cached' | 'constant', Side> = {
			cached: { port: site.port, pid: site.workerdPid, loads: [] },
			constant: { port: constant.port, pid: constant.pid, loads: [] },
		};
		const seconds = options.isQuick ? 2 : 4;
		const pairs = options.isQuick ? 3 : 7;
		// The first pair warms both up and is not counted.
		for (let pair = 0; pair <= pairs; pair++) {
			for (const side of Object.values(sides)) {
				const before = cpuSeconds([side.pid]);
				const measured = await load({ port: side.port, path, seconds, connections: CONNECTIONS, headers });
				const cpuMs = ((cpuSeconds([side.pid]) - before) / measured.requests) * 1000;
				if (pair > 0) side.loads.push({ ...measured, cpuMs });
			}
			options.say(
				`${path} pair ${pair}: ${Object.entries(sides)
					.map(([name, { loads }]) => `${name} ${loads.at(-1)?.requestsPerSecond.toFixed(0) ?? 'warm'}`)
					.join(', ')}`,
			);
		}
		return describe(path, answer.body.length, sides.cached.loads, sides.constant.loads);
	} finally {
		await constant.stop();
	}
}

function describe(path: string, bytes: number, cached: Side['loads'], constant: Side['loads']): BenchResult {
	const of = (loads: Side['loads'], figure: 'requestsPerSecond' | 'cpuMs' | 'clientCpu') =>
		median(loads.map((each) => each[figure]));
	// Of each pair, so that what else the machine does weighs on both alike.
	const share = median(
		cached.map((each, index) => each.requestsPerSecond / (constant[index]?.requestsPerSecond ?? Number.NaN)),
	);
	return {
		rows: [
			{
				what: `Cached \`${path}\`: requests/s against the same bytes as a constant`,
				measured: `${share.toFixed(2)} (${of(cached, 'requestsPerSecond').toFixed(0)} / ${of(constant, 'requestsPerSecond').toFixed(0)})`,
				budget: `≥ ${LEAST_SHARE}`,
				isMet: share >= LEAST_SHARE,
			},
		],
		notes: [
			`Cached \`${path}\`: ${(bytes / 1000).toFixed(1)} kB gzipped; CPU per request of workerd ${of(cached, 'cpuMs').toFixed(3)} ms cached, ${of(constant, 'cpuMs').toFixed(3)} ms constant; the client took ${(of(cached, 'clientCpu') * 100).toFixed(0)} and ${(of(constant, 'clientCpu') * 100).toFixed(0)} % of a core. ${cached.length} pairs in turn, ${CONNECTIONS} connections.`,
		],
	};
}
