import { expect, test } from 'vitest';
import { color, mix, parseColor, toHex, WHITE } from '~/domain/brand/color';

test.each([
	['#ab8157', '#ab8157'],
	['#AB8157', '#ab8157'],
	['#abc', '#aabbcc'],
	['rgb(18,32,32)', '#122020'],
	['rgb( 18 , 32 , 32 )', '#122020'],
])('%s is %s', (text, hex) => {
	expect(toHex(color(text))).toBe(hex);
});

test.each([
	'',
	'red',
	'#12',
	'#1234',
	'#12345g',
	'rgb(256,0,0)',
	'rgb(1,2)',
	'rgba(1,2,3,.5)',
	'#fff;}body{display:none',
	'var(--x)',
	null,
	7,
])('%s is no colour', (text) => {
	expect(parseColor(text)).toBeNull();
});

test('throws for the programmer, mixes in between', () => {
	expect(() => color('red')).toThrow(RangeError);
	expect(toHex(mix(color('#f1ebdf'), WHITE, 0.5))).toBe('#f8f5ef');
});
