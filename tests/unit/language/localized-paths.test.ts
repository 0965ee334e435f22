import { describe, expect, it } from 'vitest';
import { withLanguage } from '~/domain/language/localized-paths';

describe('a page in a language', () => {
	it.each([
		['/search', '/search?lng=de'],
		['/search?destination=Lech', '/search?destination=Lech&lng=de'],
		// The same link whether the address has said a language, as the browser's does, or not, as the server's.
		['/search?lng=en&destination=Lech', '/search?destination=Lech&lng=de'],
		['/search?lng=en&lng=de', '/search?lng=de'],
	])('%s is %s', (path, german) => {
		expect(withLanguage(path, 'de')).toBe(german);
	});
});
