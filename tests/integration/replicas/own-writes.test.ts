import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { newTrace, withinTrace } from '#db/request-trace';
import { type ReplicaServers, startReplicaServers } from './replica-servers';

const CLIENTS = 24;
const WRITES = 20;

let all: ReplicaServers;

beforeAll(async () => {
	all = await startReplicaServers(2);
	await openDatabase({ url: all.primary.url }).$client.execute(
		'create table stay (client integer primary key, number integer not null, note text)',
	);
	await all.untilUsed(2);
}, 60_000);
afterAll(() => all?.stop());

const numberOf = async (db: Database, client: number) => {
	const { rows } = await db.$client.execute({ sql: 'select number from stay where client = ?1', args: [client] });
	return Number(rows[0]?.number ?? 0);
};

const WRITE = `insert into stay (client, number, note) values (:client, :number, :note)
	on conflict (client) do update set number = excluded.number, note = excluded.note`;

/** One request that writes, and the position that its answer tells the next. */
async function write(client: number, number: number): Promise<number> {
	const { db, use } = all.open(0);
	await db.$client.execute({ sql: WRITE, args: { client, number, note: '"replication_index":"999999999"' } });
	expect(use.hasWritten).toBe(true);
	expect(use.position).toBeGreaterThan(0);
	return use.position;
}

/** So many reads as replicas answered while `work` ran. */
async function nearReadsOf(work: () => Promise<void>): Promise<number> {
	const trace = newTrace('test');
	await withinTrace(trace, work);
	return trace.database.near;
}

it('shows each of 24 clients at once all that they have written, out of replicas (REPLICA-2)', async () => {
	let stale = 0;
	const near = await nearReadsOf(async () => {
		await Promise.all(
			Array.from({ length: CLIENTS }, async (_, client) => {
				for (let number = 1; number <= WRITES; number += 1) {
					const position = await write(client, number);
					// The next page: a request of its own, with the position alone; at once, or when its reader has read the answer.
					if (number % 2 === 0) await new Promise((done) => setTimeout(done, 150 * Math.random()));
					if ((await numberOf(all.open(position).db, client)) !== number) stale += 1;
					if (number % 4 === 0) await all.follow();
				}
			}),
		);
	});
	expect(stale).toBe(0);
	// Not by asking the primary for everything.
	expect(near).toBeGreaterThan((CLIENTS * WRITES) / 8);
});

it('reads batches of one moment from a replica, and what follows a write of the same request from the primary', async () => {
	const position = await write(1, 1000);
	await all.untilAt(position);
	const { db } = all.open(position);
	let batch = 0;
	const first = await nearReadsOf(async () => {
		const answers = await db.$client.batch([
			{ sql: 'select number from stay where client = ?1', args: [1] },
			'select count(*) as n from stay',
		]);
		batch = Number(answers[0]?.rows[0]?.number);
		expect(answers[1]?.rows[0]?.n).toBe(CLIENTS);
	});
	expect([batch, first]).toEqual([1000, 1]);
	const after = await nearReadsOf(async () => {
		await db.$client.execute({ sql: 'update stay set number = 1001 where client = ?1', args: [1] });
		expect(await numberOf(db, 1)).toBe(1001);
	});
	expect(after).toBe(0);
	const transaction = await nearReadsOf(async () => {
		const { db: other } = all.open(0);
		await other.transaction(async (tx) => {
			await tx.run('update stay set number = 1002 where client = 1');
		});
		expect(await numberOf(other, 1)).toBe(1002);
	});
	expect(transaction).toBe(0);
});

it('answers a reader with a position that was made up from the primary', async () => {
	const near = await nearReadsOf(async () => {
		const started = Date.now();
		expect(await numberOf(all.open(999_999_999_999_999).db, 1)).toBe(1002);
		expect(Date.now() - started).toBeLessThan(1000);
	});
	expect(near).toBe(0);
});

it('throws the error of a statement as the primary does', async () => {
	await expect(all.open(0).db.$client.execute('select something from nowhere')).rejects.toThrow(/no such table/);
	await all.untilUsed(2);
});
