import { expect, test } from 'vitest';
import { isLanguage } from '~/domain/language/language';

test.each([
	['en', true],
	['de', true],
	['DE', false],
	['de-AT', false],
	['', false],
	[null, false],
	[1, false],
])('%s is a language: %s', (value, expected) => {
	expect(isLanguage(value)).toBe(expected);
});
