/** Rows of one page of an administrator's table. */
export const ROWS_PER_PAGE = 50;

/** The last row of a page: what it is sorted by, and its number. */
export type Cursor = { at: number; no: number };

/** A page of rows, newest first, and the cursor of the next one where there is one. */
export type Page<Row> = { rows: Row[]; next: string | null };

/** A cursor as it stands in an address, `1795168000000.42`; null for anything else. */
export function readCursor(text: string | null): Cursor | null {
	const [, at, no] = /^(\d{1,15})\.(\d{1,15})$/.exec(text ?? '') ?? [];
	return at && no ? { at: Number(at), no: Number(no) } : null;
}

/** A page out of the rows asked for, one more than it shows. */
export function pageOf<Row extends { no: number }>(
	rows: readonly Row[],
	sortedBy: (row: Row) => number = ({ no }) => no,
): Page<Row> {
	const shown = rows.slice(0, ROWS_PER_PAGE);
	const last = shown.at(-1);
	return { rows: shown, next: rows.length > shown.length && last ? `${sortedBy(last)}.${last.no}` : null };
}

/** The first text behind all that begin with this one, for ranges of an index. */
export function endOfPrefix(prefix: string): string {
	return `${prefix}\u{10ffff}`;
}
