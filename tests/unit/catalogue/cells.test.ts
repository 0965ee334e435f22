import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount, choices, day, decimal, file, key, readCell, timeZone, writeCell } from '#db/catalogue/format/cells';
import type { Cell } from '#db/catalogue/format/column';

const value = (cell: Cell, text: string) => {
	const read = readCell(cell, text);
	return 'value' in read ? read.value : null;
};

test.each([
	['12480', 1_248_000],
	['12480.5', 1_248_050],
	['12480,05', 1_248_005],
	['0', null],
	['-5', null],
	['1.234.567', null],
	['12,345', null],
	['1e5', null],
	['CHF 100', null],
])('amount %s', (text, minor) => {
	expect(value(amount(), text)).toBe(minor);
});

test('an amount is read as it is written', () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (minor) => {
			expect(value(amount(), writeCell(amount(), minor))).toBe(minor);
		}),
	);
});

test.each([
	['2028-02-29', true],
	['2027-02-29', false],
	['2027-13-01', false],
	['27-01-01', false],
	['2027-1-1', false],
])('day %s', (text, exists) => {
	expect(value(day(), text) !== null).toBe(exists);
});

test.each([
	'../x.jpg',
	'/x.jpg',
	'a/../x.jpg',
	'a//x.jpg',
	'.hidden.jpg',
	'C:\\x.jpg',
	'a\\x.jpg',
	'x.gif',
	'x',
	'a/\u0000.jpg',
])('%j is no file of the folder', (text) => {
	expect(value(file(['jpg']), text)).toBeNull();
});

test('files, keys, lists, numbers and zones', () => {
	expect(value(file(['jpg']), 'lech/Häuser 2/a-1.JPG')).toBe('lech/Häuser 2/a-1.JPG');
	expect(value(key(), 'chalet-5')).toBe('chalet-5');
	expect(value(key(), 'chalet--5')).toBeNull();
	expect(value(choices(['a', 'b', 'c']), 'c; a')).toBe('a;c');
	expect(value(decimal(0, 90), '47,2085')).toBe(47.2085);
	expect(value(timeZone(), 'Europe/Vienna')).toBe('Europe/Vienna');
	expect(value(timeZone(), 'Lech')).toBeNull();
});
