import { expect, test } from 'vitest';
import { cardFeeMinor, cardFeeRatio } from '~/domain/property/card-fee-ratio';

test.each([
	[0.025, true, 0.025],
	[0, true, 0],
	[-0.01, true, 0.03],
	[null, true, 0.03],
	[undefined, true, 0.03],
	[NaN, true, 0.03],
	[Infinity, true, 0.03],
	[0.025, false, 0],
	[null, false, 0],
])('%s, charged %s: %d', (given, isCharged, ratio) => {
	expect(cardFeeRatio(given, isCharged)).toBe(ratio);
});

test.each([
	[3_850_000, 0.03, 115_500],
	[3_850_001, 0.025, 96_250],
	[150, 0.03, 5],
	[0, 0.03, 0],
	[100, 0, 0],
])('%i at %d is %i', (minor, ratio, fee) => {
	expect(cardFeeMinor(minor, ratio)).toBe(fee);
});
