import { afterEach, describe, expect, it, vi } from 'vitest';
import {
	currentSearches,
	forgetLastSearches,
	type LastSearch,
	readLastSearches,
	saveLastSearch,
} from '~/components/search/suggest/last-searches';

const search = (label: string, path = `/search?destination=${label}`): LastSearch => ({
	path,
	label,
	detail: '4 adults',
	language: 'en',
});

function stubStorage(first: Record<string, string> = {}) {
	const saved = new Map(Object.entries(first));
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => saved.get(key) ?? null,
		setItem: (key: string, value: string) => saved.set(key, value),
		removeItem: (key: string) => saved.delete(key),
	});
}

/** The last searches of a browser (SEARCH-26). */
describe('last searches', () => {
	afterEach(() => vi.unstubAllGlobals());

	it('are three at most, newest first, one a destination', () => {
		stubStorage();
		for (const label of ['Lech', 'Zermatt', 'Verbier', 'Lech', 'Davos']) saveLastSearch(search(label));
		expect(readLastSearches().map(({ label }) => label)).toEqual(['Davos', 'Lech', 'Verbier']);
		forgetLastSearches();
		expect(readLastSearches()).toEqual([]);
	});

	it.each([
		['nothing', undefined],
		['no JSON', '{'],
		['no list', '{"label":"Lech"}'],
		['no searches', '[1,null,{"label":"Lech"}]'],
		['another page', JSON.stringify([search('Lech', '/partner')])],
		['another site', JSON.stringify([search('Lech', '//example.com/search')])],
	])('are none for %s', (_, saved) => {
		stubStorage(saved === undefined ? {} : { 'last-searches': saved });
		expect(readLastSearches()).toEqual([]);
	});

	it('are none where storage is forbidden', () => {
		vi.stubGlobal('localStorage', {
			getItem: () => {
				throw new Error('forbidden');
			},
		});
		expect(readLastSearches()).toEqual([]);
		expect(() => saveLastSearch(search('Lech'))).not.toThrow();
		expect(() => forgetLastSearches()).not.toThrow();
	});

	it.each([
		['/search?destination=Lech', true],
		['/search?checkIn=2026-11-20&checkOut=2026-11-27', true],
		['/search?checkIn=2026-11-19&checkOut=2026-11-26', false],
		['/search?month=2026-11', true],
		['/search?month=2026-10', false],
	])('%s is shown: %s', (path, isShown) => {
		const saved = [search('Lech', path)];
		expect(currentSearches(saved, 'en', '2026-11-20').length > 0).toBe(isShown);
		expect(currentSearches(saved, 'de', '2026-11-20')).toEqual([]);
	});
});
