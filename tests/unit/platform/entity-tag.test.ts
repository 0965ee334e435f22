import { describe, expect, it } from 'vitest';
import { gzipTag, isKnownTag } from '~/platform/entity-tag';

describe('entity tags', () => {
	it.each<[string | null, string, boolean]>([
		[null, '"a"', false],
		['"a"', '"a"', true],
		['"b"', '"a"', false],
		['"b", "a"', '"a"', true],
		['W/"a"', '"a"', true],
		['"a"', 'W/"a"', true],
		['"a-gzip"', '"a"', true],
		['*', '"a"', true],
		['', '"a"', false],
		['a', '"a"', false],
		['"', '"a"', false],
	])('If-None-Match %s knows %s: %s', (ifNoneMatch, etag, isKnown) => {
		expect(isKnownTag(ifNoneMatch, etag)).toBe(isKnown);
	});

	it('differ for other bytes when they are strong', () => {
		expect([gzipTag('"a"'), gzipTag('W/"a"')]).toEqual(['"a-gzip"', 'W/"a"']);
	});
});
