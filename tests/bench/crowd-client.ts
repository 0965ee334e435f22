import { Agent, get } from 'node:http';
import type { CrowdOptions, CrowdReport } from './crowd-load';
import { newSearches } from './new-searches';

/** Milliseconds that a refused reader waits where the answer does not say how long. */
const REFUSED_WAITS = 1_000;
const CACHED_PAGE = '/';
/** Milliseconds in which all connections are opened at once. */
const OPENING = 2_000;

type Got = { status: number; milliseconds: number; retryAfter: number };

/** The asking process of `crowdOf`. */
async function run({ port, host, open, seconds, seed }: CrowdOptions): Promise<void> {
	const agent = new Agent({ keepAlive: true, maxSockets: open });
	const apart = new Agent({ keepAlive: true, maxSockets: 1 });
	const report: CrowdReport = { goodPerSecond: 0, good: [], refused: [], refusedLater: [], cached: [], other: 0 };
	const search = newSearches(seed * 7919);
	const started = performance.now();
	const until = started + seconds * 1000;
	let good = 0;
	const searcher = async () => {
		while (performance.now() < until) {
			const { status, milliseconds, retryAfter } = await ask({ port, host, path: search() }, agent);
			if (status === 200) {
				report.good.push(milliseconds);
				if (performance.now() < until) good += 1;
			} else if (status === 503) {
				report.refused.push(milliseconds);
				if (performance.now() - milliseconds > started + OPENING) report.refusedLater.push(milliseconds);
				await pause(retryAfter);
			} else report.other += 1;
		}
	};
	const reader = async () => {
		while (performance.now() < until) {
			report.cached.push((await ask({ port, host, path: CACHED_PAGE }, apart)).milliseconds);
			await pause(20);
		}
	};
	await ask({ port, host, path: CACHED_PAGE }, apart);
	await Promise.all([reader(), ...Array.from({ length: open }, searcher)]);
	report.goodPerSecond = good / seconds;
	agent.destroy();
	apart.destroy();
	process.stdout.write(JSON.stringify(report));
}

function pause(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function ask({ port, host, path }: { port: number; host: string; path: string }, agent: Agent): Promise<Got> {
	const started = performance.now();
	const headers = { host, 'accept-encoding': 'gzip' };
	return new Promise((resolve) => {
		const end = (status: number, retryAfter = REFUSED_WAITS) =>
			resolve({ status, milliseconds: performance.now() - started, retryAfter });
		get({ host: '127.0.0.1', port, path, headers, agent }, (answer) => {
			answer.on('data', () => undefined);
			answer.on('error', () => end(0));
			const seconds = answer.headers['retry-after'];
			answer.on('end', () =>
				end(answer.statusCode ?? 0, seconds === undefined ? REFUSED_WAITS : Number(seconds) * 1000),
			);
		}).on('error', () => end(0));
	});
}

void run(JSON.parse(process.argv[2] ?? '') as CrowdOptions);
