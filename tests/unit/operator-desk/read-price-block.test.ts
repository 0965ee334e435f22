import { describe, expect, it } from 'vitest';
import { readPriceBlock } from '~/components/trade/operator-desk/prices/read-price-block';
import type { PriceCell } from '~/domain/operator-desk/prices/load-prices.server';

const COLUMNS = 10;
const cell = (lock: PriceCell['lock'] = null): PriceCell => ({
	offer: null,
	published: undefined,
	lock,
	lastYear: null,
});
const nameOf = ({ row, column }: { row: number; column: number }) =>
	row < 3 && column < COLUMNS ? `${row}/${column}` : null;
const cells = Object.fromEntries(
	[0, 1, 2].flatMap((row) =>
		Array.from({ length: COLUMNS }, (_, column) => [`${row}/${column}`, cell(column === 5 ? 'held' : null)]),
	),
);
const read = (text: string, at = { row: 0, column: 0 }, isDown: boolean | null = null) =>
	readPriceBlock(text, { at, nameOf, cells, currency: 'EUR', levels: 3 }, isDown);

describe('a block of a spreadsheet', () => {
	it('goes across, with its heads left out', () => {
		expect(read("Week\t5 Feb\t12 Feb\nCatered\t46 900\t46'900\nB&B\t38.100,00\tEUR 41200")).toEqual({
			isDown: false,
			texts: { '0/0': '46 900', '0/1': "46'900", '1/0': '38.100,00', '1/1': 'EUR 41200' },
			...{ faults: 0, outside: 0 },
		});
	});

	it('goes down where it is longer than the services, or where that is said', () => {
		const down = '1\t2\n3\t4\n5\t6\n7\t8';
		expect(read(down)).toMatchObject({ isDown: true, texts: { '0/0': '1', '1/0': '2', '0/3': '7', '1/3': '8' } });
		expect(read('1\t2', undefined, true)).toMatchObject({ texts: { '0/0': '1', '1/0': '2' } });
	});

	it('leaves empty cells, words, locked cells and what is outside alone, and counts them', () => {
		expect(read('1\t\tten\t4\t5\t6', { row: 0, column: 2 })).toEqual({
			isDown: false,
			texts: { '0/2': '1', '0/6': '5', '0/7': '6' },
			...{ faults: 1, outside: 1 },
		});
		expect(read('1\t2\t3', { row: 2, column: 8 })).toMatchObject({ texts: { '2/8': '1', '2/9': '2' }, outside: 1 });
	});
});
