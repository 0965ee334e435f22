import { describe, expect, it } from 'vitest';
import { placeBlock, readBlock } from '~/components/trade/hotel-desk/rates/paste-block';

describe('a block of a spreadsheet', () => {
	it.each([
		['one cell is left to the field', '1290', null],
		['a row', '1\t2', [['1', '2']]],
		['a column, with the line end that spreadsheets add', '1\r\n2\r\n', [['1'], ['2']]],
		[
			'gaps stay gaps',
			'1\t\t3\n\t5\t',
			[
				['1', '', '3'],
				['', '5', ''],
			],
		],
		['spaces around cells do not count', ' 1 290 \t 2 ', [['1 290', '2']]],
	] as const)('%s', (_, text, block) => {
		expect(readBlock(text)).toEqual(block);
	});

	const size = { rows: 3, columns: 4 };
	it('goes to its place, shorter lines filled up with gaps', () => {
		expect(placeBlock([['1', '2'], ['3']], { row: 1, column: 2 }, size)).toEqual([
			{ row: 1, column: 2, text: '1' },
			{ row: 1, column: 3, text: '2' },
			{ row: 2, column: 2, text: '3' },
			{ row: 2, column: 3, text: '' },
		]);
	});

	it.each([
		['too wide', [['1', '2', '3']], { row: 0, column: 2 }],
		['too high', [['1'], ['2']], { row: 2, column: 0 }],
	])('is refused whole when it is %s', (_, block, at) => {
		expect(placeBlock(block, at, size)).toBeNull();
	});
});
