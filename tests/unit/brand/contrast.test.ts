import { expect, test } from 'vitest';
import { color } from '~/domain/brand/color';
import { contrast } from '~/domain/brand/contrast';

test.each([
	['#000', '#fff', 21],
	['#fff', '#fff', 1],
	['#122020', '#f8f5ef', 15.4],
	['#122020', '#ab8157', 4.8],
	['#ab8157', '#f8f5ef', 3.2],
	['#7d5730', '#e5ddc9', 4.7],
	['#cfae87', '#122020', 8.0],
	['#4c4c4c', '#f8f5ef', 7.9],
])('%s on %s is %d', (a, b, ratio) => {
	expect(contrast(color(a), color(b))).toBeCloseTo(ratio, 0);
	expect(contrast(color(b), color(a))).toBe(contrast(color(a), color(b)));
});
