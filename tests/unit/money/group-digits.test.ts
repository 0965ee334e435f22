import { expect, test } from 'vitest';
import { groupDigits } from '~/domain/money/group-digits';

test.each([
	[123_456_789_00, 0, '123\u00a0456\u00a0789'],
	[12_345, 2, '123,45'],
	[12_345, 0, '123'],
	[-12_350, 0, '\u2212124'],
	[0, 2, '0,00'],
] as const)('%i with %i decimals', (minor, decimals, text) => {
	expect(groupDigits(minor, decimals)).toBe(text);
});
