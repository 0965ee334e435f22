import { expect, test } from 'vitest';
import type { CatalogueError } from '#db/catalogue/catalogue-error';
import { readCsvTable } from '#db/catalogue/source/read-csv';

const read = (text: string) => {
	const errors: CatalogueError[] = [];
	return { table: readCsvTable(Buffer.from(text), 'x.csv', errors), errors };
};

test.each([
	['\n', 'line feeds'],
	['\r\n', 'carriage returns and line feeds'],
])('every cell knows its line, with %j (%s)', (end) => {
	const text = ['\uFEFFa,b,c', '1,"two', 'lines",3', '', '"x ""y""","p', 'q', 'r",z', 'l,m,n'].join(end);
	const { table } = read(text);
	expect(table?.columns).toEqual(['a', 'b', 'c']);
	expect(
		table?.records.map(({ line, cells }) => [line, ...[...cells.values()].map((cell) => `${cell.line} ${cell.text}`)]),
	).toEqual([
		[2, '2 1', '2 two\nlines', '3 3'],
		[5, '5 x "y"', '5 p\nq\nr', '7 z'],
		[8, '8 l', '8 m', '8 n'],
	]);
});

test('rows without any text are no rows; rows of another length are refused', () => {
	const { table } = read('a,b\n,\n1\n1,2,3\n');
	expect(table?.records.map(({ line, refusals }) => [line, refusals[0]?.wrong.wrong])).toEqual([
		[3, 'the line has 1 cells'],
		[4, 'the line has 3 cells'],
	]);
});
