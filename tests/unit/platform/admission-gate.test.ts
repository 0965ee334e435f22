import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdmissionGate } from '~/platform/admission-gate';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Work of so many milliseconds. */
const work = (milliseconds: number) => () => new Promise((resolve) => setTimeout(resolve, milliseconds, 'done'));
const settled = (answers: Promise<unknown>[]) => vi.runAllTimersAsync().then(() => Promise.all(answers));

describe('AdmissionGate', () => {
	it('never lets more work run at once than it may, and gets through with what it has let in', async () => {
		const gate = new AdmissionGate({ most: 3, patience: 1000 });
		let running = 0;
		let most = 0;
		const counted = async () => {
			most = Math.max(most, ++running);
			await work(50)();
			running -= 1;
			return 'done';
		};
		const answers = await settled(Array.from({ length: 20 }, () => gate.run(counted)));
		expect([most, new Set(answers).size]).toEqual([3, 1]);
		expect(gate.isFree).toBe(true);
	});

	it('refuses at once a request that would wait too long', async () => {
		const gate = new AdmissionGate({ most: 2, patience: 200 });
		const answers = Array.from({ length: 10 }, () => gate.run(work(100)));
		await vi.advanceTimersByTimeAsync(1);
		const refusals = await Promise.all(answers.slice(7).map((each) => Promise.race([each, Promise.resolve('waits')])));
		expect(refusals).toEqual(['refused', 'refused', 'refused']);
		expect((await settled(answers)).filter((each) => each === 'done').length).toBeGreaterThanOrEqual(4);
	});

	it('asks the refused to come again one after the other, after 3 to 20 seconds', async () => {
		const gate = new AdmissionGate({ most: 2, patience: 0 });
		await settled([gate.run(work(100)), gate.run(work(100))]);
		const times = Array.from({ length: 200 }, () => gate.returnTime());
		expect(times.slice(0, 3).map(Math.round)).toEqual([3000, 3050, 3100]);
		const all = Array.from({ length: 2000 }, () => gate.returnTime());
		expect(Math.min(...all)).toBeGreaterThanOrEqual(3000);
		expect(Math.max(...all)).toBeLessThanOrEqual(20_000);
		// Far more than there is time for are spread, not sent back at one moment.
		expect(new Set(all.slice(-500).map((time) => Math.ceil(time / 1000))).size).toBeGreaterThan(5);
		await vi.advanceTimersByTimeAsync(60_000);
		expect(gate.returnTime()).toBe(3000);
	});

	it('refuses a request that has waited too long', async () => {
		const gate = new AdmissionGate({ most: 1, patience: 500 });
		const answers = [gate.run(work(3000)), gate.run(work(10))];
		expect(await settled(answers)).toEqual(['done', 'refused']);
	});

	it('lets work that serves many readers go first, with a patience of its own', async () => {
		const gate = new AdmissionGate({ most: 1, patience: 1000 });
		const order: string[] = [];
		const named = (name: string) => async () => {
			await work(50)();
			order.push(name);
		};
		const answers = [gate.run(named('a')), gate.run(named('b')), gate.run(named('c'), { first: 200 })];
		await settled(answers);
		expect(order).toEqual(['a', 'c', 'b']);
	});

	it('does nothing for a disconnected client', async () => {
		const gate = new AdmissionGate({ most: 1, patience: 1000 });
		const gone = new AbortController();
		const unwanted = vi.fn(async () => 'done');
		const answers = [gate.run(work(50)), gate.run(unwanted, { signal: gone.signal }), gate.run(work(50))];
		gone.abort();
		expect(await settled(answers)).toEqual(['done', 'refused', 'done']);
		expect(await gate.run(unwanted, { signal: gone.signal })).toBe('refused');
		expect(unwanted).not.toHaveBeenCalled();
	});

	it('takes back the place of a request that was cancelled and never says so', async () => {
		const gate = new AdmissionGate({ most: 1, patience: 60_000 });
		void gate.run(() => new Promise(() => undefined));
		expect(gate.isFree).toBe(false);
		await vi.advanceTimersByTimeAsync(11_000);
		expect(gate.isFree).toBe(true);
		expect(await settled([gate.run(work(10))])).toEqual(['done']);
	});

	it('is not stopped by readers who were cancelled while they waited', async () => {
		const gate = new AdmissionGate({ most: 1, patience: 400 });
		const running = gate.run(work(100));
		const clock = vi.spyOn(globalThis, 'setTimeout').mockImplementation((() => 0) as unknown as typeof setTimeout);
		// Nothing of a cancelled request runs: neither its timer nor what comes after its turn.
		void gate.run(() => new Promise(() => undefined));
		clock.mockRestore();
		await vi.advanceTimersByTimeAsync(200);
		expect(await running).toBe('done');
		await vi.advanceTimersByTimeAsync(11_000);
		expect(await settled([gate.run(work(10))])).toEqual(['done']);
	});
});
