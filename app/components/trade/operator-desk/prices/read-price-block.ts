import type { PriceCell } from '~/domain/operator-desk/prices/load-prices.server';
import { readPriceCell } from '~/domain/operator-desk/prices/read-price-cell';
import type { GridCell } from '../../grid/grid-selection';
import { readBlock } from '../../hotel-desk/rates/paste-block';

export type PriceBlock = {
	/** Weeks go down in the spreadsheet. */
	isDown: boolean;
	/** What goes into which cell. */
	texts: Readonly<Record<string, string>>;
	/** Cells that are no price, and those that no cell of the grid is there for, or a locked one. */
	faults: number;
	outside: number;
};

type Target = {
	/** The cell that the block begins at. */
	at: GridCell;
	nameOf: (cell: GridCell) => string | null;
	cells: Readonly<Record<string, PriceCell>>;
	currency: string;
	levels: number;
};

/**
 * A block of a spreadsheet, weeks across or down (`isDown`; null: as its shape says). A first row or column in which nothing reads as a price are heads, and left
 * out; empty cells change nothing.
 */
export function readPriceBlock(text: string, target: Target, isDown: boolean | null = null): PriceBlock {
	const { at, nameOf, cells, currency, levels } = target;
	const block = withoutHeads(readBlock(text) ?? [[text.trim()]], currency);
	const width = Math.max(0, ...block.map((row) => row.length));
	const goesDown = isDown ?? (block.length > levels && width <= levels);
	const read: PriceBlock & { texts: Record<string, string> } = { isDown: goesDown, texts: {}, faults: 0, outside: 0 };
	for (const [y, row] of block.entries())
		for (const [x, cellText] of row.entries()) {
			if (cellText === '') continue;
			const name = nameOf({ row: at.row + (goesDown ? x : y), column: at.column + (goesDown ? y : x) });
			const cell = name ? cells[name] : undefined;
			if (!name || cell?.lock !== null) read.outside += 1;
			else if ('error' in readPriceCell(cellText, { currency, current: cell.offer })) read.faults += 1;
			else read.texts[name] = cellText;
		}
	return read;
}

function withoutHeads(block: readonly (readonly string[])[], currency: string): readonly (readonly string[])[] {
	const [first] = block;
	const rows = block.length > 1 && first && isHead(first, currency) ? block.slice(1) : block;
	const isWide = rows.some((row) => row.length > 1);
	return isWide &&
		isHead(
			rows.map(([cell = '']) => cell),
			currency,
		)
		? rows.map((row) => row.slice(1))
		: rows;
}

/** Dates, names and the like, with nothing among them that could be a price. */
function isHead(texts: readonly string[], currency: string): boolean {
	const filled = texts.filter((text) => text !== '');
	return filled.length > 0 && filled.every((text) => 'error' in readPriceCell(text, { currency, current: null }));
}
