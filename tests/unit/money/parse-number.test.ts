import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupDigits } from '~/domain/money/group-digits';
import { parseNumber } from '~/domain/money/parse-number';

test.each([
	[12, 12],
	[0, 0],
	[-3.5, -3.5],
	['24 500', 24_500],
	['24\u00a0500,50', 24_500.5],
	['24\u202f500', 24_500],
	['1,5', 1.5],
	['1.5', 1.5],
	[',5', 0.5],
	['5,', 5],
	[' 7 ', 7],
	['-12,25', -12.25],
	['\u221212', -12],
	['', null],
	[' ', null],
	['1.234,50', null],
	['1,2,3', null],
	['1e5', null],
	['0x10', null],
	['Infinity', null],
	['12 EUR', null],
	['-', null],
	['1'.repeat(41), null],
	[NaN, null],
	[Infinity, null],
	[null, null],
	[undefined, null],
	[true, null],
	[['1'], null],
	[{}, null],
])('%j is %s', (value, number) => {
	expect(parseNumber(value)).toBe(number);
});

test('reads what we write', () => {
	fc.assert(
		fc.property(fc.integer({ min: -1e10, max: 1e10 }), (minor) => {
			expect(parseNumber(groupDigits(minor, 2))).toBe(minor / 100);
		}),
	);
});
