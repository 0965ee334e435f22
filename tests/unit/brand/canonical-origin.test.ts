import { describe, expect, it } from 'vitest';
import { canonicalOrigin } from '~/domain/brand/canonical-origin';

describe('canonicalOrigin', () => {
	it.each([
		['https://firnlicht.com', true, 'https://www.firnlicht.com'],
		['https://www.firnlicht.com', true, 'https://www.firnlicht.com'],
		['https://demo.firnlicht.com', true, 'https://demo.firnlicht.com'],
		['http://localhost:8788', true, 'http://localhost:8788'],
		['http://firnlicht.localhost:8788', true, 'http://firnlicht.localhost:8788'],
		['https://firnlicht.com', false, 'https://firnlicht.com'],
	])('%s (indexed: %s) is %s', (origin, isIndexable, expected) => {
		expect(canonicalOrigin(origin, isIndexable)).toBe(expected);
	});
});
