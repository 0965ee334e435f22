import { ROWS_PER_PAGE } from '../../administration/paging';
import { parsePlainDate } from '../../date/plain-date';

/** The last row of a page that is sorted by a day: the day, and the row's number. */
export type DayCursor = { day: string; no: number };

/** A cursor as it stands in an address, `2026-11-25.42`; null for anything else. */
export function readDayCursor(text: string | null): DayCursor | null {
	const [, day, no] = /^(\d{4}-\d{2}-\d{2})\.(\d{1,15})$/.exec(text ?? '') ?? [];
	return day && no && parsePlainDate(day) ? { day, no: Number(no) } : null;
}

/** A page out of the rows asked for, one more than it shows. */
export function dayPageOf<Row extends { no: number }>(
	rows: readonly Row[],
	dayOf: (row: Row) => string,
): { rows: Row[]; next: string | null } {
	const shown = rows.slice(0, ROWS_PER_PAGE);
	const last = shown.at(-1);
	return { rows: shown, next: rows.length > shown.length && last ? `${dayOf(last)}.${last.no}` : null };
}
