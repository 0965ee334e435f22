import { expect, test } from 'vitest';
import { acceptLanguage } from '~/domain/language/accept-language';

test.each([
	['it,de;q=0.8', 'de'],
	['fr,en;q=0.5', 'en'],
	['de', 'de'],
	['de-AT', 'de'],
	['DE-ch;Q=0.9, en-GB;q=0.8', 'de'],
	['en-GB;q=0.8,de-CH;q=0.9', 'de'],
	['en;q=0.8,de;q=0.8', 'en'],
	['en;q=0,de;q=0.1', 'de'],
	['de;q=0', null],
	['*', null],
	['fr-CH, *;q=0.5', null],
	['de;q=abc, en;q=0.2', 'en'],
	['de;q=2, en;q=0.2', 'en'],
	['de;q=.8', 'de'],
	['de;q=0., en;q=0.1', 'en'],
	['deutsch', null],
	['', null],
	[',,;;,', null],
	[null, null],
	[undefined, null],
] as const)('%s gives %s', (header, language) => {
	expect(acceptLanguage(header)).toBe(language);
});

test('a hostile header is cut, not walked to its end', () => {
	expect(acceptLanguage(`${'fr,'.repeat(100_000)}de`)).toBeNull();
});
