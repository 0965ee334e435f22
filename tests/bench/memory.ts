import { readFileSync } from 'node:fs';
import { agencyWithLeads } from './agency-leads';
import type { BenchOptions, BenchResult } from './bench-row';
import { startBenchSite } from './bench-site';
import { bookablePropertyPaths } from './cpu';
import { inspectWorker, type MemoryUse } from './inspector';
import { mixedLoad } from './mixed-load';

const CATALOGUE = { properties: 1_000, hotels: 5_000 };
const LEADS = 2_000;
const SITE = 'firnlicht';
/** Megabytes; a worker has 128. */
const MOST_AT_PEAK = 96;
const MOST_AT_REST = 64;
const SAMPLE_MILLISECONDS = 250;

/** What the site's isolate uses while readers, agents and writers are at it all together, and afterwards. */
export async function benchMemory(options: BenchOptions): Promise<BenchResult> {
	const site = await startBenchSite(options, CATALOGUE, { inspects: true });
	try {
		if (site.inspectorPort === null) throw new Error('workerd was started without its inspector');
		const cookie = await agencyWithLeads(site.db, LEADS, Date.now());
		const propertyPaths = await bookablePropertyPaths(site);
		const inspector = await inspectWorker(site.inspectorPort, SITE);
		const start = await inspector.memory();
		const load = mixedLoad(site, propertyPaths, cookie);
		const samples: MemoryUse[] = [];
		const until = Date.now() + (options.isQuick ? 30_000 : 100_000);
		while (Date.now() < until) {
			samples.push(await inspector.memory());
			if (samples.length % 40 === 0) options.say(`${textOf(samples.at(-1))}, peak ${textOf(highest(samples))}`);
			await new Promise((resolve) => setTimeout(resolve, SAMPLE_MILLISECONDS));
		}
		const counts = await load.stop();
		const process = residentMegabytes(site.workerdPid);
		await new Promise((resolve) => setTimeout(resolve, 3000));
		const before = await inspector.memory();
		options.say(`peak ${textOf(highest(samples))}, at rest ${textOf(before)}`);
		// An idle isolate lets the inspector wait.
		const poke = setInterval(() => void fetch(`http://127.0.0.1:${site.port}/healthz`).catch(() => undefined), 200);
		await inspector.collect();
		const rest = await inspector.memory();
		clearInterval(poke);
		inspector.close();
		const peak = highest(samples);
		return {
			rows: [
				row("Memory of the site's isolate, highest under mixed load", peak, MOST_AT_PEAK),
				row('The same at rest afterwards, collected', rest, MOST_AT_REST),
			],
			notes: [
				`Memory: heap used and buffers; at the start ${textOf(start)}, at rest before a collection ${textOf(before)}; heap taken up to ${megabytes(Math.max(...samples.map(({ taken }) => taken)))} MB; workerd as a whole, seven workers, ${process} MB. 12 readers, 4 agents and 24 writers: ${Object.entries(
					counts,
				)
					.map(([who, { good, busy, failed }]) => `${who} ${good} good, ${busy} refused, ${failed} failed`)
					.join('; ')}.`,
			],
		};
	} finally {
		await site.stop();
	}
}

function row(what: string, use: MemoryUse, most: number) {
	return { what, measured: textOf(use), budget: `≤ ${most} MB`, isMet: megabytes(sum(use)) <= most };
}

const sum = ({ heap, buffers }: MemoryUse) => heap + buffers;
const megabytes = (bytes: number) => Math.round(bytes / 1e6);

function highest(samples: readonly MemoryUse[]): MemoryUse {
	return samples.reduce((most, each) => (sum(each) > sum(most) ? each : most));
}

function textOf(use: MemoryUse | undefined): string {
	return use ? `${megabytes(use.heap)} + ${megabytes(use.buffers)} = ${megabytes(sum(use))} MB` : '';
}

function residentMegabytes(pid: number): number {
	const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
	return Math.round(Number(kilobytes ?? 0) / 1000);
}
