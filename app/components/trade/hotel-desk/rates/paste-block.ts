/** A block of cells as a spreadsheet copies it: rows by lines, cells by tabs. Null for text that is one cell. */
export function readBlock(text: string): string[][] | null {
	const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
	const rows = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
	return rows.length === 1 && rows[0]?.length === 1 ? null : rows;
}

/** Where a block goes that begins at a cell; null when it is larger than the grid from there on. */
export function placeBlock(
	block: readonly (readonly string[])[],
	at: { row: number; column: number },
	size: { rows: number; columns: number },
): { row: number; column: number; text: string }[] | null {
	const width = Math.max(...block.map((cells) => cells.length));
	if (at.row + block.length > size.rows || at.column + width > size.columns) return null;
	// A shorter line is filled up with empty cells, which are refused where they stand.
	return block.flatMap((cells, row) =>
		Array.from({ length: width }, (_, column) => ({
			row: at.row + row,
			column: at.column + column,
			text: cells[column] ?? '',
		})),
	);
}
