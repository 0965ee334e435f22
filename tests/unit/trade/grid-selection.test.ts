import { describe, expect, it } from 'vitest';
import { selectByKey, spanInRow, spanOf } from '~/components/trade/grid/grid-selection';

const SIZE = { rows: 3, columns: 28 };
const at = (row: number, column: number) => ({ row, column });
const one = (row: number, column: number) => ({ anchor: at(row, column), focus: at(row, column) });

describe('a key in a grid', () => {
	it.each([
		['ArrowRight', false, one(1, 5), one(1, 6)],
		['ArrowLeft', false, one(1, 5), one(1, 4)],
		['ArrowUp', false, one(1, 5), one(0, 5)],
		['ArrowDown', false, one(1, 5), one(2, 5)],
		['Home', false, one(1, 5), one(1, 0)],
		['End', false, one(1, 5), one(1, 27)],
		['PageDown', false, one(1, 5), one(1, 12)],
		['PageUp', false, one(1, 5), one(1, 0)],
		['ArrowDown', false, one(2, 5), one(2, 5)],
		['ArrowRight', false, one(0, 27), one(0, 27)],
		['ArrowRight', true, one(1, 5), { anchor: at(1, 5), focus: at(1, 6) }],
		['ArrowLeft', true, { anchor: at(1, 5), focus: at(1, 6) }, one(1, 5)],
		['ArrowUp', true, { anchor: at(1, 5), focus: at(1, 9) }, { anchor: at(1, 5), focus: at(0, 9) }],
		['End', true, one(1, 5), { anchor: at(1, 5), focus: at(1, 27) }],
		['ArrowRight', false, { anchor: at(1, 5), focus: at(2, 9) }, one(2, 10)],
	] as const)('%s, extending %s', (key, isExtending, before, after) => {
		expect(selectByKey(before, { key, isExtending }, SIZE)).toEqual(after);
	});

	it('leaves other keys to others', () => {
		expect(selectByKey(one(0, 0), { key: 'x', isExtending: false }, SIZE)).toBeNull();
	});
});

describe('the cells of a selection', () => {
	const backwards = { anchor: at(2, 9), focus: at(1, 5) };
	it('run from the upper left to the lower right, wherever it began', () => {
		expect(spanOf(backwards)).toEqual({ top: 1, bottom: 2, left: 5, right: 9 });
	});

	it.each([
		[0, null],
		[1, { left: 5, right: 9 }],
		[2, { left: 5, right: 9 }],
	])('in row %i', (row, span) => {
		expect(spanInRow(backwards, row)).toEqual(span);
		expect(spanInRow(null, row)).toBeNull();
	});
});
