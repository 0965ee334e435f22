import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#db/client';
import { probeReplica } from '#db/near-reader';
import { Replicas } from '#db/replicas';
import { newTrace, withinTrace } from '#db/request-trace';
import type { Child } from '../../workers/local/child';
import { freePort } from '../../workers/local/free-port';
import { startSqld } from '../../workers/local/sqld';
import { type BenchOptions, type BenchResult, type BenchRow, percentile } from './bench-row';
import { cpuSeconds } from './process-cpu';

const READERS = 16;
const ROWS = 20_000;
/** Milliseconds between the writes of one writer, who reads each back. */
const WRITE_EVERY = 20;

/** Reads of a primary with none, one and two replicas beside it, while one client writes and reads its own writes back. */
export async function benchReplicas({ dataDir, isQuick, say }: BenchOptions): Promise<BenchResult> {
	const folder = join(dataDir, 'replicas');
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const replicationPort = await freePort();
	const servers: (Child & { url: string })[] = [];
	const start = async (name: string, more: { replicationPort?: number; replicaOf?: number }) => {
		const at = { port: await freePort(), folder: join(folder, name), logFile: join(folder, `${name}.log`) };
		const server = await startSqld({ ...at, ...more });
		servers.push(server);
		return server;
	};
	try {
		const primary = await start('primary', { replicationPort });
		const { $client } = openDatabase({ url: primary.url });
		await $client.execute('create table stay (no integer primary key, number integer not null, note text not null)');
		await $client.execute(
			`insert into stay with recursive n(i) as (select 0 union all select i + 1 from n where i < ${ROWS})
			select i, 0, hex(randomblob(60)) from n`,
		);
		const urls = [(await start('one', { replicaOf: replicationPort })).url];
		urls.push((await start('two', { replicaOf: replicationPort })).url);
		const rows: BenchRow[] = [];
		for (const count of [0, 1, 2]) {
			const seconds = isQuick ? 3 : 10;
			const used = () => cpuSeconds([primary.process.pid ?? 0]);
			const before = used();
			const found = await measure({ primary: primary.url, replicas: urls.slice(0, count), seconds });
			const perRead = ((used() - before) * 1000) / found.reads;
			say(`${count} replicas: ${JSON.stringify({ ...found, perRead })}`);
			rows.push({
				what: `${READERS} readers and a writer, ${count} replicas: reads/s; p50, p99; answered by a replica; processor time of the primary for each; own writes not seen`,
				measured: `${found.rate.toFixed(0)}; ${found.p50.toFixed(1)}, ${found.p99.toFixed(1)} ms; ${(100 * found.near).toFixed(0)} %; ${perRead.toFixed(2)} ms; ${found.stale} of ${found.writes}`,
				budget: '0 not seen',
				isMet: found.stale === 0,
			});
		}
		return {
			rows,
			notes: [
				`Replicas: primary, replicas and readers share this machine's processors, so that reads a second do not grow with replicas here; what is shown is that they take the reads off the primary, and that no own write is missed. A read is 50 of ${ROWS} rows by key.`,
			],
		};
	} finally {
		for (const server of servers.reverse()) await server.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

type Measured = { rate: number; reads: number; p50: number; p99: number; near: number; stale: number; writes: number };

async function measure(options: { primary: string; replicas: string[]; seconds: number }): Promise<Measured> {
	const replicas = new Replicas(options.replicas);
	const address = { url: options.primary, patienceMilliseconds: 6000, keepsStreams: true, replicas };
	const open = (needed: number) => {
		const use = { position: 0, hasWritten: false };
		const near = options.replicas.length > 0 ? { replicas, needed: () => needed } : null;
		return { use, client: openDatabase({ ...address, use, near }).$client };
	};
	const follow = async () => {
		const probes = options.replicas.map((url) => probeReplica({ replicas }, url, (...input) => fetch(...input)));
		await Promise.allSettled([openDatabase(address).$client.execute('select 1'), ...probes]);
	};
	const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
	await follow();
	const times: number[] = [];
	let stale = 0;
	let writes = 0;
	const trace = newTrace('bench');
	const until = Date.now() + options.seconds * 1000;
	const read = async () => {
		for (let number = 0; Date.now() < until; number += 1) {
			const started = performance.now();
			const from = (number * 7919) % (ROWS - 50);
			const sql = 'select * from stay where no >= ?1 order by no limit 50';
			await open(0).client.execute({ sql, args: [from] });
			times.push(performance.now() - started);
		}
	};
	const write = async () => {
		while (Date.now() < until) {
			const { use, client } = open(0);
			writes += 1;
			await client.execute({ sql: 'update stay set number = ?1 where no = 1', args: [writes] });
			const { rows } = await open(use.position).client.execute('select number from stay where no = 1');
			if (Number(rows[0]?.number) !== writes) stale += 1;
			await pause(WRITE_EVERY);
		}
	};
	const following = async () => {
		while (Date.now() < until) {
			await pause(1000);
			await follow();
		}
	};
	await withinTrace(trace, () => Promise.all([...Array.from({ length: READERS }, read), write(), following()]));
	const reads = times.length + writes;
	return {
		rate: times.length / options.seconds,
		reads,
		p50: percentile(times, 0.5),
		p99: percentile(times, 0.99),
		near: trace.database.near / reads,
		stale,
		writes,
	};
}
