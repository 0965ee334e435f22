import { describe, expect, it } from 'vitest';
import { cacheKey } from '../../../workers/site/cache-key';

const A = { key: 'a', version: 1 };

const key = (address: string) => cacheKey(new URL(address), A, 'en');

describe('cacheKey', () => {
	it.each([
		[
			'the order of names does not matter',
			'http://h/search?adults=2&checkIn=2027-01-02',
			'http://h/search?checkIn=2027-01-02&adults=2',
		],
		[
			'the order of values does not matter',
			'http://h/search?facilityArray=a&facilityArray=b',
			'http://h/search?facilityArray=b&facilityArray=a',
		],
		['names that mean nothing are left out', 'http://h/search?utm_source=x&adults=2', 'http://h/search?adults=2'],
	])('%s', (_, one, other) => {
		expect(key(one)).toBe(key(other));
	});

	it.each([
		['another value', 'http://h/search?adults=2', 'http://h/search?adults=3'],
		['another path', 'http://h/search', 'http://h/'],
		['another host', 'http://h/search', 'http://g/search'],
		[
			'a value that looks like two',
			'http://h/search?destination=a%26adults%3D2',
			'http://h/search?destination=a&adults=2',
		],
	])('%s is another page', (_, one, other) => {
		expect(key(one)).not.toBe(key(other));
	});

	it('separates brands and languages', () => {
		const url = new URL('http://h/');
		const keys = [cacheKey(url, A, 'en'), cacheKey(url, { ...A, key: 'b' }, 'en'), cacheKey(url, A, 'de')];
		expect(new Set([...keys, cacheKey(url, { ...A, version: 2 }, 'en')]).size).toBe(4);
	});

	it('keeps nothing for an endless query', () => {
		expect(key(`http://h/search?destination=${'x'.repeat(2000)}`)).toBeNull();
	});
});
