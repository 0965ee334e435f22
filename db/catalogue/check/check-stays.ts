import type { CatalogueRow } from '../format/files';
import type { SourceRow } from '../source/source-row';
import { type Checking, error, rowsToCheck } from './checking';

/** Stays end after they begin, have a price when they can be booked, and do not overlap at one service level of a property. */
export function checkStays(checking: Checking): void {
	const groups = new Map<string, SourceRow<CatalogueRow<'stays'>>[]>();
	for (const row of rowsToCheck(checking, 'stays')) {
		const { property, service_level, check_in, check_out, status, price } = row.values;
		if (check_out <= check_in) {
			error(checking, row, 'check_out', `${check_out} is not after ${check_in}`, 'a day after check_in');
			continue;
		}
		if (status === 'available' && price === null) {
			error(checking, row, 'price', 'is empty', 'a price, or the status on_request');
			continue;
		}
		const name = `${property} ${service_level}`;
		groups.set(name, [...(groups.get(name) ?? []), row]);
	}
	for (const rows of groups.values()) checkOverlaps(checking, rows);
}

function checkOverlaps(checking: Checking, rows: SourceRow<CatalogueRow<'stays'>>[]): void {
	const byBegin = rows.toSorted((a, b) =>
		a.values.check_in < b.values.check_in ? -1 : a.values.check_in > b.values.check_in ? 1 : a.line - b.line,
	);
	let last: (typeof rows)[number] | null = null;
	for (const row of byBegin) {
		// The same period twice is already the error of checkIdentities.
		const isSame = last?.values.check_in === row.values.check_in && last.values.check_out === row.values.check_out;
		if (last && !isSame && row.values.check_in < last.values.check_out) {
			const [earlier, later]: [typeof row, typeof row] = last.line < row.line ? [last, row] : [row, last];
			const { check_in, check_out, service_level } = earlier.values;
			const wrong = `overlaps ${check_in} to ${check_out} (${service_level}) in line ${earlier.line}`;
			error(checking, later, 'check_in', wrong, 'stays of one service level that do not overlap');
			if (later === row) continue;
		}
		if (!last || row.values.check_out > last.values.check_out) last = row;
	}
}
