import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#db/client';
import { newTrace, withinTrace } from '#db/request-trace';
import { lateReplicas } from '../../../workers/watch/late-replicas';
import { type ReplicaServers, startReplicaServers } from './replica-servers';

let all: ReplicaServers;

beforeAll(async () => {
	all = await startReplicaServers(2);
	const { $client } = openDatabase({ url: all.primary.url });
	await $client.execute('create table stay (no integer primary key, number integer not null)');
	await $client.execute('insert into stay values (1, 0)');
	await all.untilUsed(2);
}, 60_000);
afterAll(() => all?.stop());

const bump = async () => {
	const { db, use } = all.open(0);
	const { rows } = await db.$client.execute('update stay set number = number + 1 where no = 1 returning number');
	return { number: Number(rows[0]?.number), position: use.position };
};

const watched = () =>
	lateReplicas({ url: all.primary.url, authToken: undefined, replicas: all.servers.map(({ url }) => url) });

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Readers and a writer at once until `until`; faults, reads that were older than what their reader knew, and reads of replicas. */
async function load(milliseconds: number, during: () => Promise<void>) {
	const until = Date.now() + milliseconds;
	const found = { faults: [] as string[], stale: 0, reads: 0, slowest: 0 };
	const trace = newTrace('load');
	await withinTrace(trace, async () => {
		const reader = async () => {
			while (Date.now() < until) {
				const started = Date.now();
				try {
					const { number, position } = await bump();
					const { rows } = await all.open(position).db.$client.execute('select number from stay where no = 1');
					if (Number(rows[0]?.number) < number) found.stale += 1;
					found.reads += 1;
				} catch (error) {
					found.faults.push(String(error));
				}
				found.slowest = Math.max(found.slowest, Date.now() - started);
			}
		};
		const following = async () => {
			while (Date.now() < until) {
				await Promise.race([all.follow(), pause(1000)]);
				await pause(250);
			}
		};
		await Promise.all([...Array.from({ length: 12 }, reader), following(), during()]);
	});
	return { ...found, near: trace.database.near };
}

it('a replica that is killed under load costs no error and no stale read (REPLICA-4)', async () => {
	const { faults, stale, reads, near } = await load(4000, async () => {
		await pause(1000);
		all.servers[0]?.process.kill('SIGKILL');
	});
	expect(faults).toEqual([]);
	expect(stale).toBe(0);
	expect(reads).toBeGreaterThan(50);
	expect(near).toBeGreaterThan(0);
	await all.untilUsed(1);
	expect(await watched()).toBe(1);
	await all.restart(0);
	await all.untilUsed(2, 20_000);
	expect(await watched()).toBe(0);
});

const isUsed = (index: number) => all.replicas.states(Date.now())[index]?.isUsed;

it('a replica that is more than five seconds behind is left out, and used again when it has caught up (REPLICA-3)', async () => {
	const { faults, stale, near } = await load(7500, async () => {
		await pause(500);
		all.holdBack(0, true);
		// On a crowded machine each is left out for a while when it is slow; only this one for being late.
		await expect.poll(() => [isUsed(0), isUsed(1)], { timeout: 20_000 }).toEqual([false, true]);
	});
	expect(faults).toEqual([]);
	expect(stale).toBe(0);
	expect(near).toBeGreaterThan(0);
	// It lives and answers, and has not what the primary had.
	expect(await watched()).toBe(1);
	all.holdBack(0, false);
	await all.untilUsed(2, 20_000);
});

it('a replica that hangs costs its reader one short wait, and is used again when it goes on (REPLICA-4)', async () => {
	const hung = all.servers[1];
	const { faults, stale, slowest } = await load(3500, async () => {
		await pause(500);
		hung?.process.kill('SIGSTOP');
		await expect.poll(() => isUsed(1), { timeout: 20_000 }).toBe(false);
	}).finally(() => hung?.process.kill('SIGCONT'));
	expect(faults).toEqual([]);
	expect(stale).toBe(0);
	// The replica's 0.8 s and the primary's answer, not the 6 s that a database has.
	expect(slowest).toBeLessThan(5000);
	await all.untilUsed(2, 20_000);
	const { number, position } = await bump();
	const { rows } = await all.open(position).db.$client.execute('select number from stay where no = 1');
	expect(Number(rows[0]?.number)).toBe(number);
});
