import { describe, expect, it } from 'vitest';
import { PageCache, type StoredPage } from '~/platform/page-cache';

const page = (given: Partial<StoredPage> = {}): StoredPage => ({
	storedAt: 0,
	version: 1,
	etag: 'W/"a"',
	headers: [['content-type', 'text/html']],
	body: new Uint8Array([1, 2, 3]),
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
		expect(cache.judge(page(), version, ageSeconds * 1000)).toBe(expected);
	});

	it('forgets the pages used longest ago, by number and by weight', async () => {
		const cache = new PageCache('b', () => null);
		for (let i = 0; i < 500; i++) await cache.put(`k${i}`, page());
		expect(cache.get('k0')).toBeUndefined();
		expect(cache.get('k499')).toBeDefined();
		const heavy = page({ body: new Uint8Array(30 * 1024 * 1024) });
		await cache.put('one', heavy);
		await cache.put('two', heavy);
		expect(cache.get('one')).toBeUndefined();
		expect(cache.get('two')).toBeDefined();
	});

	it('finds what another isolate has stored, body and gzip whole', async () => {
		const kept = new Map<string, Response>();
		const shared = {
			match: async (key: string) => kept.get(key)?.clone(),
			put: async (key: string, response: Response) => void kept.set(key, response),
		} as unknown as Cache;
		await new PageCache('b', () => shared).put('k', page());
		const other = new PageCache('b', () => shared);
		expect(other.get('k')).toBeUndefined();
		expect(await other.getShared('k')).toEqual(page());
		expect(await new PageCache('another build', () => shared).getShared('k')).toBeUndefined();
	});
});
