import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentText, ratioText } from '~/domain/administration/entries/percent-text';

describe('a percentage', () => {
	it.each([
		['0.3', '30 %'],
		['0', '0 %'],
		['1', '100 %'],
		['0.125', '12.5 %'],
		['0.07', '7 %'],
		['0.001', '0.1 %'],
		['1.5', '150 %'],
		['', ''],
		['much', 'much'],
	])('%s is shown as %s', (ratio, shown) => {
		expect(percentText(ratio)).toBe(shown);
	});

	it.each([
		['30 %', '0.3'],
		['30', '0.3'],
		[' 30% ', '0.3'],
		['12,5', '0.125'],
		['0.1 %', '0.001'],
		['100', '1'],
		['130', '1.3'],
		['0', '0'],
		['', ''],
		['-5', '-5'],
		['thirty', 'thirty'],
		['30 percent', '30 percent'],
	])('%s is stored as %s', (typed, stored) => {
		expect(ratioText(typed)).toBe(stored);
	});

	it('comes back as it was stored', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 1_000_000 }), (millionths) => {
				const ratio = String(millionths / 1_000_000);
				// Written with an exponent it is no text of the format.
				fc.pre(!ratio.includes('e'));
				expect(ratioText(percentText(ratio))).toBe(ratio);
			}),
		);
	});
});
