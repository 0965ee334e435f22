import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askUntilFree, isBusy } from '#db/busy';

const busy = () => Object.assign(new Error('SQLITE_BUSY: database is locked'), { code: 'SQLITE_BUSY' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('knows a busy database by its code, however deep it lies', () => {
	expect(isBusy(new Error('Failed query', { cause: busy() }))).toBe(true);
	const crowded = Object.assign(new Error('HTTP status 429'), { status: 429 });
	expect(isBusy(Object.assign(new Error('SERVER_ERROR', { cause: crowded }), { code: 'SERVER_ERROR' }))).toBe(true);
	expect(isBusy(Object.assign(new Error('SQLITE_BUSY'), { code: 'SQLITE_CONSTRAINT' }))).toBe(false);
	expect(isBusy('SQLITE_BUSY')).toBe(false);
});

it('asks until the database is free, and gives that answer', async () => {
	let left = 5;
	const requested = askUntilFree(async () => {
		left -= 1;
		if (left > 0) throw busy();
		return 'written';
	});
	await vi.runAllTimersAsync();
	expect([await requested, left]).toEqual(['written', 0]);
});

it('tries a refused query once, and gives up on a busy one within the time-out of its callers', async () => {
	const refused = vi.fn(async () => Promise.reject(new Error('UNIQUE constraint failed')));
	await expect(askUntilFree(refused)).rejects.toThrow('UNIQUE');
	expect(refused).toHaveBeenCalledTimes(1);
	const began = Date.now();
	const stuck = vi.fn(async () => Promise.reject(busy()));
	const requested = expect(askUntilFree(stuck)).rejects.toThrow('locked');
	await vi.runAllTimersAsync();
	await requested;
	expect(Date.now() - began).toBeLessThan(5000);
	expect(stuck.mock.calls.length).toBeGreaterThan(10);
});
