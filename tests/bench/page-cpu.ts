import { type BenchOptions, median } from './bench-row';
import type { BenchSite } from './bench-site';
import { cpuSeconds } from './process-cpu';
import { uncachedClient } from './uncached';

type Measured = {
	options: Pick<BenchOptions, 'isQuick'>;
	site: Pick<BenchSite, 'port' | 'workerdPid' | 'sqldPid'>;
	paths: readonly string[];
	/** Of a session. */
	cookie: string;
};

/** Milliseconds of processor time of a request to these pages in turn, workerd and database together, and of the database alone: medians of some rounds. */
export async function pageCpu({ options, site, paths, cookie }: Measured) {
	const perRound = options.isQuick ? 60 : 150;
	const rounds = options.isQuick ? 3 : 7;
	const client = uncachedClient(site.port, cookie);
	const totals: number[] = [];
	const ofDatabase: number[] = [];
	for (let round = 0; round <= rounds; round++) {
		const before = [cpuSeconds([site.workerdPid]), cpuSeconds([site.sqldPid])] as const;
		for (let at = 0; at < perRound; at++) await client.ask(paths[(round * perRound + at) % paths.length] ?? '/');
		if (round === 0) continue;
		const database = cpuSeconds([site.sqldPid]) - before[1];
		totals.push(((cpuSeconds([site.workerdPid]) - before[0] + database) / perRound) * 1000);
		ofDatabase.push((database / perRound) * 1000);
	}
	client.close();
	return { total: median(totals), ofDatabase: median(ofDatabase) };
}
