import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { cpuSeconds } from './process-cpu';

export type Load = { requestsPerSecond: number; medianMs: number; p99Ms: number; requests: number; clientCpu: number };

type LoadOptions = {
	url: string;
	seconds: number;
	connections: number;
	headers: Record<string, string>;
};

type Report = {
	requests: { average: number; total: number };
	latency: { p50: number; p99: number };
	duration: number;
	non2xx: number;
	errors: number;
};

/**
 * Asks for one address over and over, kept alive, from a process of its own. Throws when an answer was anything but 2xx,
 * so that no bench praises an error page. `clientCpu` is the share of one core that asking took: near 1 the client is the limit.
 */
export async function load({ url, seconds, connections, headers }: LoadOptions): Promise<Load> {
	const program = createRequire(import.meta.url).resolve('autocannon');
	const args = ['--json', '--no-progress', '-c', String(connections), '-d', String(seconds)];
	for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}=${value}`);
	const child = spawn(process.execPath, [program, ...args, url], { stdio: ['ignore', 'pipe', 'pipe'] });
	let output = '';
	let complaints = '';
	let cpu = 0;
	child.stdout.on('data', (chunk) => {
		output += chunk;
	});
	child.stderr.on('data', (chunk) => {
		complaints += chunk;
	});
	const watch = setInterval(() => {
		if (child.pid !== undefined) cpu = cpuSeconds([child.pid]) || cpu;
	}, 200);
	const code = await new Promise<number | null>((resolve, reject) => {
		child.once('error', reject);
		child.once('close', resolve);
	});
	clearInterval(watch);
	if (code !== 0) throw new Error(`autocannon ended with ${code}: ${complaints}`);
	const report = JSON.parse(output) as Report;
	if (report.non2xx > 0 || report.errors > 0)
		throw new Error(`${url}: ${report.non2xx} answers were not 2xx, ${report.errors} failed`);
	return {
		requestsPerSecond: report.requests.total / report.duration,
		medianMs: report.latency.p50,
		p99Ms: report.latency.p99,
		requests: report.requests.total,
		clientCpu: cpu / report.duration,
	};
}
