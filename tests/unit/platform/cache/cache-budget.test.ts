import { afterEach, describe, expect, it, vi } from 'vitest';
import { CacheBudget } from '~/platform/cache/cache-budget';
import { MemoryCache } from '~/platform/cache/memory-cache';
import type { CachePolicy } from '~/platform/cache/policies';
import { sizeOf } from '~/platform/cache/size-of';

const bytes = (length: number) => new Uint8Array(length);
const cacheOf = (budget: CacheBudget, policy: CachePolicy = {}) =>
	new MemoryCache<Uint8Array>(policy, ({ length }) => length, budget);

afterEach(() => vi.useRealTimers());

describe('the budget that all caches of an isolate share', () => {
	it('removes the entry used longest ago, of whichever cache it is', () => {
		const budget = new CacheBudget(10_000);
		const [pages, answers] = [cacheOf(budget), cacheOf(budget)];
		for (const key of ['a', 'b']) pages.set(key, bytes(2200));
		for (const key of ['c', 'd']) answers.set(key, bytes(2200));
		expect(pages.get('a')).toBeDefined();
		answers.set('e', bytes(2200));
		expect([pages.get('a'), answers.get('e')].every(Boolean)).toBe(true);
		expect(pages.get('b')).toBeUndefined();
		expect(budget.bytes).toBeLessThanOrEqual(budget.limit);
	});

	it('counts an entry once that is stored again, and not at all once it is deleted', () => {
		const budget = new CacheBudget(10_000);
		const cache = cacheOf(budget);
		cache.set('a', bytes(100));
		const once = budget.bytes;
		cache.set('a', bytes(100));
		expect(budget.bytes).toBe(once);
		cache.delete('a');
		expect(budget.bytes).toBe(0);
	});

	it('does not store an entry that would evict all others', () => {
		const budget = new CacheBudget(10_000);
		const cache = cacheOf(budget);
		cache.set('small', bytes(100));
		cache.set('huge', bytes(5000));
		expect([cache.get('small')?.length, cache.get('huge')]).toEqual([100, undefined]);
	});

	it('holds no more entries than it may: those used longest ago go, or those stored longest ago', () => {
		const byUse = cacheOf(new CacheBudget(10_000), { entries: 2 });
		const byAge = cacheOf(new CacheBudget(10_000), { entries: 2, oldest: 'stored' });
		for (const cache of [byUse, byAge]) {
			for (const key of ['a', 'b']) cache.set(key, bytes(1));
			cache.get('a');
			cache.set('c', bytes(1));
		}
		expect(['a', 'b', 'c'].map((key) => byUse.get(key) !== undefined)).toEqual([true, false, true]);
		expect(['a', 'b', 'c'].map((key) => byAge.get(key) !== undefined)).toEqual([false, true, true]);
	});
});

describe('the age of an entry', () => {
	it('ends its freshness; what is stale is only found by those who ask for it', () => {
		vi.useFakeTimers();
		const cache = cacheOf(new CacheBudget(10_000), { seconds: 30 });
		cache.set('a', bytes(1));
		vi.advanceTimersByTime(29_999);
		expect(cache.get('a')).toBeDefined();
		vi.advanceTimersByTime(1);
		expect([cache.get('a'), cache.getStale('a')?.length]).toEqual([undefined, 1]);
		expect(cache.getOrMake('a', () => bytes(2)).length).toBe(2);
		expect(cache.get('a')?.length).toBe(2);
	});
});

describe('sizeOf', () => {
	it('grows with texts, lists, maps and bytes, and counts shared values once', () => {
		const list = Array.from({ length: 1000 }, (_, no) => ({ no, name: `Chalet ${no}` }));
		expect(sizeOf(list)).toBeGreaterThan(60_000);
		expect(sizeOf(new Map(list.map((each) => [each.no, each])))).toBeGreaterThan(60_000);
		expect(sizeOf([list, list])).toBeLessThan(sizeOf(list) + 100);
		expect(sizeOf({ page: new Uint8Array(5000) })).toBeGreaterThan(5000);
	});
});
