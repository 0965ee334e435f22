import { expect, test } from 'vitest';
import { color, toHex, WHITE } from '~/domain/brand/color';
import { contrast } from '~/domain/brand/contrast';
import { readable } from '~/domain/brand/readable';

test('a readable colour stays', () => {
	expect(toHex(readable(color('#7d5730'), [WHITE], 4.5))).toBe('#7d5730');
});

test.each([
	['#ab8157', '#f8f5ef'],
	['#ffff00', '#ffffff'],
	['#122020', '#14293d'],
	['#777777', '#777777'],
])('%s becomes readable on %s', (text, ground) => {
	expect(contrast(readable(color(text), [color(ground)], 4.5), color(ground))).toBeGreaterThanOrEqual(4.5);
});
