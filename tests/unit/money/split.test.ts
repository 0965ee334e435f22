import fc from 'fast-check';
import { expect, test } from 'vitest';
import { split } from '~/domain/money/split';

test.each([
	[3_850_000, [0.35, 0.65], [1_347_500, 2_502_500]],
	[100, [1, 1, 1], [34, 33, 33]],
	[101, [0.5, 0.5], [51, 50]],
	[1, [0.35, 0.65], [0, 1]],
	[0, [1, 2], [0, 0]],
	[999, [0.35, 0, 0.65], [350, 0, 649]],
	[-100, [1, 1, 1], [-34, -33, -33]],
	[5, [1], [5]],
	[100, [0.07, 0.93], [7, 93]],
])('%i by %j', (total, ratios, parts) => {
	expect(split(total, ratios)).toEqual(parts);
});

test.each([
	[100, []],
	[100, [0, 0]],
	[100, [-1, 2]],
	[100, [NaN, 1]],
	[100, [Infinity, 1]],
	[0.5, [1]],
])('%s by %j is a programmer error', (total, ratios) => {
	expect(() => split(total, ratios)).toThrow(RangeError);
});

test('parts always add up, and each is within a cent of its share', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: -1e11, max: 1e11 }),
			fc
				.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 12 })
				.filter((r) => r.some((x) => x > 1e-6)),
			(total, ratios) => {
				const parts = split(total, ratios);
				const sum = ratios.reduce((a, b) => a + b, 0);
				expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
				parts.forEach((part, i) => {
					expect(Number.isInteger(part)).toBe(true);
					expect(Math.abs(part - (total * (ratios[i] ?? 0)) / sum)).toBeLessThan(1.01);
				});
			},
		),
	);
});
