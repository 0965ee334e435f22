import { describe, expect, it } from 'vitest';
import { isIndexable } from '~/domain/brand/is-indexable';
import { CONSUMER_BRAND, DEFAULT_BRAND } from '../../../db/seed/brands/brand-profiles';

describe('isIndexable', () => {
	const production = new Set(['firnlicht.com', 'partner.com']);
	it.each([
		['the consumer brand on a production host', 'firnlicht.com', CONSUMER_BRAND, true],
		['with a port', 'FIRNLICHT.com:443', CONSUMER_BRAND, true],
		['any other host', 'firnlicht.localhost', CONSUMER_BRAND, false],
		['a partner, even on a listed host', 'partner.com', DEFAULT_BRAND, false],
	])('%s', (_, host, brand, expected) => {
		expect(isIndexable(host, brand, production)).toBe(expected);
	});
});
