import { spawn } from 'node:child_process';
import { join } from 'node:path';

export type CrowdOptions = { port: number; host: string; open: number; seconds: number; seed: number };

/** Times are milliseconds from the request to the end of its answer. */
export type CrowdReport = {
	goodPerSecond: number;
	good: number[];
	/** Answers of 503. */
	refused: number[];
	/** Those of them that were asked for after all connections had been opened at once: later than the first two seconds. */
	refusedLater: number[];
	/** Of one reader of a cached page beside them. */
	cached: number[];
	/** Answers of any other status, and connections that broke. */
	other: number;
};

/**
 * Requests uncached searches on so many connections at once, in a separate process. A refused client waits as long as the response
 * requests.
 */
export async function crowdOf(options: CrowdOptions): Promise<CrowdReport> {
	const program = join(import.meta.dirname, 'crowd-client.ts');
	const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(options)], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	let output = '';
	child.stdout.on('data', (chunk) => {
		output += chunk;
	});
	const code = await new Promise<number | null>((resolve, reject) => {
		child.once('error', reject);
		child.once('close', resolve);
	});
	if (code !== 0) throw new Error(`The asking process ended with ${code}.`);
	return JSON.parse(output) as CrowdReport;
}
