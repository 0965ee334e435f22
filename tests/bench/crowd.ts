import { type BenchOptions, type BenchResult, type BenchRow, median, percentile } from './bench-row';
import { type BenchSite, HOST, startBenchSite } from './bench-site';
import { type CrowdReport, crowdOf } from './crowd-load';

const PROPERTIES = 1_000;
/** Where the site answers most: the yardstick of all other numbers. */
const BEST = 16;
const CROWDS = [256, 1_000] as const;
const LEAST_SHARE = 0.9;
const MOST_MILLISECONDS = 2_000;
/** By the median: the asking process shares the processors with all the rest. */
const MOST_CACHED_GROWTH = 1.5;

/** Far more concurrent readers than there is time for, each with uncached searches; and readers of a cached page beside them. */
export async function benchCrowd(options: BenchOptions): Promise<BenchResult> {
	const site = await startBenchSite(options, PROPERTIES);
	try {
		const seconds = options.isQuick ? 6 : 12;
		await crowd(options, site, { open: 4, seconds: 3 });
		const best = await crowd(options, site, { open: BEST, seconds });
		const result: BenchResult = { rows: [], notes: [noteOf(BEST, best)] };
		for (const open of CROWDS) {
			const report = await crowd(options, site, { open, seconds });
			result.rows.push(...rowsOf(open, report, best));
			result.notes.push(noteOf(open, report));
		}
		return result;
	} finally {
		await site.stop();
	}
}

let seed = 1;

async function crowd(options: BenchOptions, site: BenchSite, input: { open: number; seconds: number }) {
	seed += 1;
	const report = await crowdOf({ port: site.port, host: HOST, seed, ...input });
	options.say(noteOf(input.open, report));
	return report;
}

function rowsOf(open: number, report: CrowdReport, best: CrowdReport): BenchRow[] {
	const share = report.goodPerSecond / best.goodPerSecond;
	const slowest = percentile(report.good, 0.99);
	const growth = median(report.cached) / median(best.cached);
	return [
		{
			what: `${open} connections with new searches: good answers/s against ${BEST} connections`,
			measured: `${share.toFixed(2)} (${report.goodPerSecond.toFixed(0)} / ${best.goodPerSecond.toFixed(0)})`,
			budget: `≥ ${LEAST_SHARE}`,
			isMet: share >= LEAST_SHARE,
		},
		{
			what: `${open} connections with new searches: p99 of good answers`,
			measured: `${slowest.toFixed(0)} ms`,
			budget: `≤ ${MOST_MILLISECONDS} ms`,
			isMet: slowest <= MOST_MILLISECONDS,
		},
		{
			what: `A cached page beside ${open} connections: median against ${BEST} connections`,
			measured: `${growth.toFixed(2)} × (${median(report.cached).toFixed(1)} / ${median(best.cached).toFixed(1)} ms)`,
			budget: `≤ ${MOST_CACHED_GROWTH} ×`,
			isMet: growth <= MOST_CACHED_GROWTH,
		},
	];
}

function noteOf(open: number, { goodPerSecond, good, refused, refusedLater, cached, other }: CrowdReport): string {
	const spread = (times: readonly number[]) =>
		[0.5, 0.99].map((part) => percentile(times, part).toFixed(0)).join(' and ');
	return `Crowd of ${open}: ${goodPerSecond.toFixed(0)} good answers/s (p50 and p99 ${spread(good)} ms), ${refused.length} refusals (${spread(refused)} ms; ${refusedLater.length} after the first two seconds: ${spread(refusedLater)} ms), ${other} other answers; a cached page beside it ${spread(cached)} ms.`;
}
