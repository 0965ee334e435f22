import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#db/client';
import { migrateDatabase } from '#db/migrate';
import { freePort } from '../../workers/local/free-port';
import { startSqld } from '../../workers/local/sqld';
import type { BenchOptions, BenchResult, BenchRow } from './bench-row';
import { type Costs, type Day, type Load, loadOf, monthlyCost, simulateCaches } from './capacity-model';
import { cpuSeconds } from './process-cpu';

/** The day of docs/capacity.md. What is not in the task is assumed; the document says why. */
export const DAY: Day = {
	...{ views: 10_000_000, agents: 100_000, properties: 1_000_000, peak: 3 },
	...{ personalShare: 0.1, searchShare: 0.35, propertyShare: 0.45, countryShare: 0.2 },
	...{ searches: 200_000, otherPages: 2_000, skew: 0.9 },
	...{ dataCentres: 60, isolatesPerDataCentre: 3, versionEvery: Number.POSITIVE_INFINITY },
	...{ requestsPerView: 2.5, writesPerAgent: 4, writesPerView: 0.002, tripsPerPage: 6 },
};

/** Measured; docs/figures.md, 21 November 2026 unless it says otherwise. */
export const COSTS: Costs = {
	// 20,600 cached pages a second of one processor.
	cachedPage: 0.05,
	// 5.5 and 4.2 ms with the database's part of ADR 7.
	...{ searchSite: 3.2, searchDatabase: 2.3, propertySite: 3.15, propertyDatabase: 1.05 },
	// A property of an agent, 50,000 leads: 6.8 ms, a third of it the database's.
	...{ personalSite: 4.5, personalDatabase: 2.3 },
	// 9.3 to 41.5 ms from 1,000 to 100,000 properties.
	countryPerThousand: 0.325,
	write: 4,
	// Accepted from 24 agents with all that they cause, on a machine a third as fast (22 November).
	mostWrites: 49,
	// A search of 20.6 kB and a property page of 25.2 kB.
	pageBytes: 23_000,
	// 100,000 properties with 52 stays: 1.84 GB (28 November); 1,000,000 leads and transfers more: 3.3 GB.
	propertyBytes: 18_400,
	leadBytes: 1_500,
};

/** Milliseconds of processor time for a point read over an open stream on the machine of 21 November. */
const CALIBRATED_READ = 0.21;
const REQUESTS = 2_000_000;
/** Published for one Durable Object (docs/capacity.md). */
const MOST_MESSAGES = 1000;

/** What a day of ten million views costs, from measured costs, and where the limits lie. */
export async function benchCapacity(options: BenchOptions): Promise<BenchResult> {
	const { read, write } = await calibrate(options);
	const requests = options.isQuick ? REQUESTS / 10 : REQUESTS;
	const days: [string, Day][] = [
		['nothing published', DAY],
		['the same, readers in ten data centres', { ...DAY, dataCentres: 10 }],
		['a property published each second', { ...DAY, versionEvery: 30 }],
		['that, a tenth of the views', { ...DAY, versionEvery: 30, views: DAY.views / 10 }],
	];
	const rows: BenchRow[] = [];
	// The writes' part is of this run, brought to the speed of the machine that the other costs are from.
	const costs = { ...COSTS, write: (write / read) * CALIBRATED_READ };
	const row = (what: string, measured: string) => rows.push({ what, measured, budget: '', isMet: null });
	for (const [name, day] of days) {
		options.say(`simulating ${requests} views: ${name} …`);
		const caches = simulateCaches(day, costs, requests);
		const load = loadOf(day, costs, caches);
		const cost = monthlyCost(day, load);
		const { search, property, other } = caches.rendered;
		row(
			`${name}: views that a cache answers; that cost a rendering`,
			`${percent(caches.answered)}; ${percent(search + property + other)}`,
		);
		row(`${name}: views, requests, renderings, writes a second at the peak`, perSecond(load));
		row(
			`${name}: processors of isolates; of the database for reads, of these for searches in countries; for writes`,
			`${load.isolateCores.toFixed(1)}; ${load.databaseCores.toFixed(1)}, ${load.countryCores.toFixed(1)}; ${load.writeCores.toFixed(2)}`,
		);
		row(
			`${name}: Cloudflare a month: requests, processor time, Durable Objects, in all`,
			`$${cost.requests.toFixed(0)}, $${cost.cpu.toFixed(0)}, $${cost.objects.toFixed(0)}, $${cost.total.toFixed(0)}`,
		);
	}
	const load = loadOf(DAY, costs, simulateCaches(DAY, costs, requests / 10));
	row('writes at the peak against what one primary takes', percent(load.writeShare));
	const messages = (DAY.dataCentres * DAY.isolatesPerDataCentre) / 10;
	row(
		'messages a second to the one Durable Object that counts requests, of what one takes',
		`${messages.toFixed(0)} of ${MOST_MESSAGES}`,
	);
	row('the database after a year', `${(load.databaseBytes / 1e9).toFixed(0)} GB`);
	return {
		rows,
		notes: [
			`Capacity: calculated from the figures in \`tests/bench/capacity.ts\`; in this run a point read took ${read.toFixed(2)} ms of sqld's processor time (${CALIBRATED_READ} on the machine of the other figures) and a write of three rows ${write.toFixed(2)} ms. ${requests} views through the caches of ${DAY.dataCentres} data centres with ${DAY.isolatesPerDataCentre} isolates each.`,
		],
	};
}

function perSecond({ views, requests, renderings, writes }: Load): string {
	return [views, requests, renderings, writes].map((value) => value.toFixed(0)).join(', ');
}

function percent(share: number): string {
	return `${(100 * share).toFixed(1)} %`;
}

/** Milliseconds of sqld's processor time for a read by key, and for a batch that writes three rows. */
async function calibrate({ root, dataDir, isQuick }: BenchOptions): Promise<{ read: number; write: number }> {
	const folder = join(dataDir, 'capacity');
	rmSync(folder, { recursive: true, force: true });
	const sqld = await startSqld({ port: await freePort(), folder, logFile: join(dataDir, 'capacity.log') });
	const db = openDatabase({ url: sqld.url, keepsStreams: true });
	try {
		await migrateDatabase(db, join(root, 'migrations'));
		const pid = sqld.process.pid ?? 0;
		const count = isQuick ? 300 : 2000;
		const cost = async (run: (number: number) => Promise<unknown>) => {
			for (let number = 0; number < count / 10; number += 1) await run(number);
			const before = cpuSeconds([pid]);
			for (let number = 0; number < count; number += 1) await run(number);
			return ((cpuSeconds([pid]) - before) * 1000) / count;
		};
		const upsert = (visitor: string) => ({
			sql: `insert into rate_window (visitor, starts_at, writes, allowed) values (:visitor, 0, 0, :now)
				on conflict (visitor, starts_at) do update set allowed = excluded.allowed`,
			args: { visitor, now: Date.now() },
		});
		const write = await cost((number) =>
			db.$client.batch(
				[0, 1, 2].map((row) => upsert(`bench-${(number * 3 + row) % 997}`)),
				'write',
			),
		);
		const read = await cost((number) =>
			db.$client.execute({ sql: 'select * from rate_window where visitor = :v', args: { v: `bench-${number % 997}` } }),
		);
		return { read, write };
	} finally {
		db.$client.close();
		await sqld.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}
