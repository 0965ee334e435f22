import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { cpuSeconds } from './process-cpu';

export type LoadOptions = {
	port: number;
	path: string;
	seconds: number;
	connections: number;
	headers: Record<string, string>;
};

/** What the asking process counts; `failures` are connections that ended in anything but answers of status 200. */
export type LoadReport = {
	requests: number;
	seconds: number;
	failures: number /** Of the first failure. */;
	reason: string;
};

/** `clientCpu` is the share of one core that asking took: near 1 the client is the limit. */
export type Load = { requests: number; requestsPerSecond: number; clientCpu: number };

/** Requests one address repeatedly with keep-alive, in a separate process. Throws on any response other than 200. */
export async function load(options: LoadOptions): Promise<Load> {
	const program = join(import.meta.dirname, 'load-client.ts');
	const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(options)], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	let output = '';
	let cpu = 0;
	child.stdout.on('data', (chunk) => {
		output += chunk;
	});
	const watch = setInterval(() => {
		if (child.pid !== undefined) cpu = cpuSeconds([child.pid]) || cpu;
	}, 200);
	const code = await new Promise<number | null>((resolve, reject) => {
		child.once('error', reject);
		child.once('close', resolve);
	});
	clearInterval(watch);
	if (code !== 0) throw new Error(`The asking process ended with ${code}.`);
	const { requests, seconds, failures, reason } = JSON.parse(output) as LoadReport;
	if (failures > 0)
		throw new Error(`${options.path}: ${failures} connections ended in something else than answers: ${reason}`);
	return { requests, requestsPerSecond: requests / seconds, clientCpu: cpu / seconds };
}
