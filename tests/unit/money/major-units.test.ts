import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromMajorUnits, toMajorUnits } from '~/domain/money/major-units';

test.each([
	[1_248_050, 12_480.5],
	[1_248_000, 12_480],
	[1, 0.01],
	[-5, -0.05],
	[0, 0],
])('%i minor is %d major', (minor, major) => {
	expect(toMajorUnits(minor)).toBe(major);
	expect(fromMajorUnits(major)).toBe(minor);
});

test.each([12.345, 0.001, NaN, Infinity, 1e300, '12', null, undefined])('%s has no minor units', (major) => {
	expect(fromMajorUnits(major)).toBeNull();
});

test('minus zero is zero', () => {
	expect(Object.is(fromMajorUnits(-0), 0)).toBe(true);
});

test('half a cent cannot leave the property', () => {
	expect(() => toMajorUnits(0.5)).toThrow(RangeError);
});

test('there and back', () => {
	fc.assert(
		fc.property(fc.integer({ min: -1e13, max: 1e13 }), (minor) => {
			expect(fromMajorUnits(JSON.parse(JSON.stringify(toMajorUnits(minor))))).toBe(minor);
		}),
	);
});
