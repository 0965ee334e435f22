import { describe, expect, it } from 'vitest';
import { CacheBudget } from '~/platform/cache/cache-budget';
import { PageCache, type StoredPage } from '~/platform/cache/page-cache';

const page = (given: Partial<StoredPage> = {}): StoredPage => ({
	storedAt: 0,
	version: 1,
	etag: 'W/"a"',
	headers: [['content-type', 'text/html']],
	gzip: new Uint8Array([4, 5]),
	...given,
});

describe('PageCache', () => {
	it.each([
		['young, same catalogue', 59, 1, 'hit'],
		['a minute old', 60, 1, 'stale'],
		['a day old', 86_400, 1, 'stale'],
		['older than a day', 86_401, 1, 'expired'],
		['young, but the catalogue has changed', 1, 2, 'expired'],
	] as const)('%s', (_, ageSeconds, version, expected) => {
		const cache = new PageCache('b', () => null);
		expect(cache.evaluate(page(), version, ageSeconds * 1000)).toBe(expected);
	});

	it('forgets the pages used longest ago when the budget is spent', async () => {
		const cache = new PageCache('b', () => null, new CacheBudget(100_000));
		const heavy = page({ gzip: new Uint8Array(20_000) });
		for (const key of ['one', 'two', 'three', 'four', 'five']) await cache.put(key, heavy);
		expect(cache.get('one')).toBeUndefined();
		expect(cache.get('five')).toBeDefined();
	});

	it('finds the whole entry of another isolate', async () => {
		const cached = new Map<string, Response>();
		const shared = {
			match: async (key: string) => cached.get(key)?.clone(),
			put: async (key: string, response: Response) => void cached.set(key, response),
		} as unknown as Cache;
		await new PageCache('b', () => shared).put('k', page());
		const other = new PageCache('b', () => shared);
		expect(other.get('k')).toBeUndefined();
		expect(await other.getShared('k')).toEqual(page());
		expect(await new PageCache('another build', () => shared).getShared('k')).toBeUndefined();
	});
});
