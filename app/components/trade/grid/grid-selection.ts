/** A cell of a grid, counted from 0. */
export type GridCell = { row: number; column: number };

/** From the cell where it began to the one where it ends now; both are part of it. */
export type GridSelection = { anchor: GridCell; focus: GridCell };

/** `page`: how far Page Up and Page Down go; a week of nights by default. */
export type GridSize = { rows: number; columns: number; page?: number };

const PAGE = 7;

/** The rows and columns of a selection, first and last. */
export function spanOf({ anchor, focus }: GridSelection) {
	return {
		top: Math.min(anchor.row, focus.row),
		bottom: Math.max(anchor.row, focus.row),
		left: Math.min(anchor.column, focus.column),
		right: Math.max(anchor.column, focus.column),
	};
}

/** The first and the last selected column of a row; null where none is. */
export function spanInRow(selection: GridSelection | null, row: number): { left: number; right: number } | null {
	if (!selection) return null;
	const { top, bottom, left, right } = spanOf(selection);
	return row < top || row > bottom ? null : { left, right };
}

const STEPS: Readonly<Record<string, (cell: GridCell, size: GridSize) => GridCell>> = {
	ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
	ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
	ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
	ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
	Home: ({ row }) => ({ row, column: 0 }),
	End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
	PageUp: ({ row, column }, { page = PAGE }) => ({ row, column: column - page }),
	PageDown: ({ row, column }, { page = PAGE }) => ({ row, column: column + page }),
};

/**
 * The selection after a key, which stays inside the grid: arrows, Home, End, Page Up and Page Down move it, and with Shift make it longer or
 * shorter. Null for every other key.
 */
export function selectByKey(
	{ anchor, focus }: GridSelection,
	{ key, isExtending }: { key: string; isExtending: boolean },
	size: GridSize,
): GridSelection | null {
	const step = STEPS[key];
	if (!step) return null;
	const next = inside(step(focus, size), size);
	return { anchor: isExtending ? anchor : next, focus: next };
}

function inside({ row, column }: GridCell, { rows, columns }: GridSize): GridCell {
	const within = (value: number, most: number) => Math.max(0, Math.min(most - 1, value));
	return { row: within(row, rows), column: within(column, columns) };
}
