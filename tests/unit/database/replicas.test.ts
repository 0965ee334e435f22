import { describe, expect, it } from 'vitest';
import { hearingPositions } from '#db/hear-positions';
import { Replicas } from '#db/replicas';

const NEAR = 'http://near.example';
const FAR = 'http://far.example';

/** The primary was at 10 at 0 s, and both replicas have that. */
function two(): Replicas {
	const replicas = new Replicas([NEAR, FAR]);
	replicas.primaryIsAt(10, 0, 5);
	for (let times = 0; times < 20; times += 1) {
		replicas.replicaIsAt(NEAR, 10, 2);
		replicas.replicaIsAt(FAR, 10, 30);
	}
	return replicas;
}

describe('which replica answers (REPLICA-3)', () => {
	it('none before it has named a position, nor before the primary has', () => {
		const replicas = new Replicas([NEAR]);
		expect(replicas.choose(0, 0)).toBeNull();
		replicas.replicaIsAt(NEAR, 10, 2);
		expect(replicas.choose(0, 0)).toBeNull();
		replicas.primaryIsAt(11, 0, 5);
		expect(replicas.choose(0, 5)).toBeNull();
		replicas.replicaIsAt(NEAR, 11, 2);
		expect(replicas.choose(0, 5)).toBe(NEAR);
	});

	it('the quickest that has reached what the reader needs', () => {
		const replicas = two();
		expect(replicas.choose(10, 100)).toBe(NEAR);
		expect(replicas.choose(11, 100)).toBeNull();
		expect(replicas.worthProbing(11, 100)).toBe(NEAR);
		replicas.replicaIsAt(FAR, 11, 30);
		expect(replicas.choose(11, 100)).toBe(FAR);
	});

	it('not a busy one for all', async () => {
		const replicas = two();
		const ends: (() => void)[] = [];
		const busy = Array.from({ length: 40 }, () =>
			replicas.during(NEAR, () => new Promise<void>((end) => ends.push(end))),
		);
		expect(replicas.choose(0, 100)).toBe(FAR);
		for (const end of ends) end();
		await Promise.all(busy);
		expect(replicas.choose(0, 100)).toBe(NEAR);
	});

	it('one that is at most five seconds behind by the times of this isolate, whatever the positions are', () => {
		const replicas = two();
		expect(replicas.choose(0, 5000)).toBe(NEAR);
		// All that is known is older than that: it may be up to date, and need not.
		expect(replicas.choose(0, 5001)).toBeNull();
		replicas.primaryIsAt(1_000_000, 4000, 4005);
		expect(replicas.choose(0, 4900)).toBe(NEAR);
		expect(replicas.choose(0, 5001)).toBeNull();
		replicas.replicaIsAt(FAR, 1_000_000, 30);
		expect(replicas.choose(0, 5001)).toBe(FAR);
		expect(replicas.choose(0, 9001)).toBeNull();
	});

	it('again where nothing was written meanwhile', () => {
		const replicas = two();
		replicas.primaryIsAt(10, 9000, 9005);
		expect(replicas.choose(0, 9010)).toBe(NEAR);
	});

	it('none that failed, until a probe has its answer', () => {
		const replicas = two();
		replicas.failed(NEAR, 1000);
		expect(replicas.choose(0, 1001)).toBe(FAR);
		expect(replicas.toProbe(5999)).toEqual([FAR]);
		expect(replicas.toProbe(6000)).toEqual([NEAR, FAR]);
	});

	it('those of a database that was restored to less, once nothing is known any more of the one before', () => {
		const replicas = two();
		replicas.primaryIsAt(3, 1000, 1005);
		replicas.replicaIsAt(NEAR, 3, 2);
		replicas.replicaIsAt(FAR, 3, 30);
		expect(replicas.choose(0, 1010)).toBeNull();
		replicas.primaryIsAt(3, 6000, 6005);
		expect(replicas.choose(0, 6010)).toBe(NEAR);
	});

	it('while the primary writes all the time', () => {
		const replicas = two();
		for (let at = 1; at <= 6000; at += 1) {
			replicas.primaryIsAt(10 + at, at, at);
			// At 0.5 s it had all of the first 500, and is known to have had all of 490 at least.
			if (at === 500) replicas.replicaIsAt(NEAR, 510, 2);
			if (at === 5490) expect(replicas.choose(0, at)).toBe(NEAR);
			if (at === 5501) expect(replicas.choose(0, at)).toBeNull();
		}
		expect(replicas.primaryPosition).toBe(6010);
	});
});

it('positions are read from an answer, and from no value in its rows (REPLICA-2)', async () => {
	const value = JSON.stringify({ type: 'text', value: '"replication_index":"99"' });
	const body = `{"results":[{"rows":[[${value}]],"replication_index":"7"},{"replication_index":"9"},{"replication_index":null}]}`;
	const heard: unknown[] = [];
	const ask = hearingPositions(
		async () => new Response(body),
		(said) => heard.push(said),
	);
	const answer = await ask('http://primary.example');
	expect(await answer.text()).toBe(body);
	expect(heard).toEqual([{ lowest: 7, highest: 9 }]);
});
