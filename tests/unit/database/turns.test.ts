import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseBusy } from '#db/database-unavailable';
import { Turns } from '#db/turns';
import { DomainError, isUnavailable, retryAfterSecondsOf, statusOf } from '~/platform/errors';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives turns in the order of the queue, never more than the limit at once', async () => {
	const turns = new Turns('read', { atOnce: 2, waiting: 10 });
	const order: number[] = [];
	let most = 0;
	let now = 0;
	const work = [1, 2, 3, 4, 5, 6].map(async (n) => {
		const end = await turns.take(5000);
		order.push(n);
		now += 1;
		most = Math.max(most, now);
		await new Promise((resolve) => setTimeout(resolve, 100));
		now -= 1;
		end();
	});
	await vi.advanceTimersByTimeAsync(1000);
	await Promise.all(work);
	expect(order).toEqual([1, 2, 3, 4, 5, 6]);
	expect(most).toBe(2);
});

it('refuses at once when the queue is full, but never a request that is under way', async () => {
	const turns = new Turns('write', { atOnce: 1, waiting: 1 });
	const end = await turns.take(1000);
	const waiting = turns.take(1000);
	await expect(turns.take(1000)).rejects.toBeInstanceOf(DatabaseBusy);
	const underWay = turns.take(1000, true);
	end();
	await vi.advanceTimersByTimeAsync(50);
	(await underWay)();
	await vi.advanceTimersByTimeAsync(50);
	(await waiting)();
});

it('refuses when the wait was too long', async () => {
	const turns = new Turns('write', { atOnce: 1, waiting: 5 });
	await turns.take(1000);
	const refused = expect(turns.take(400)).rejects.toMatchObject({ kind: 'write', retryAfterSeconds: 5 });
	await vi.advanceTimersByTimeAsync(600);
	await refused;
});

it('takes the turn of a request that was called off, whose code runs no more', async () => {
	const turns = new Turns('read', { atOnce: 1, waiting: 5 });
	const heartbeats: (() => void)[] = [];
	const real = globalThis.setInterval;
	vi.stubGlobal('setInterval', (...input: Parameters<typeof setInterval>) => {
		const timer = real(...input);
		heartbeats.push(() => clearInterval(timer));
		return timer;
	});
	await turns.take(1000);
	vi.unstubAllGlobals();
	for (const stop of heartbeats) stop();
	const next = turns.take(5000);
	await vi.advanceTimersByTimeAsync(4000);
	(await next)();
});

it('is a failure that may be tried again, after a while that it names', () => {
	const error = new DatabaseBusy('read');
	expect(error).toBeInstanceOf(DomainError);
	expect([statusOf(error), isUnavailable(error), retryAfterSecondsOf(error)]).toEqual([503, true, 2]);
	expect(isUnavailable(new Error('Failed', { cause: error }))).toBe(true);
});
