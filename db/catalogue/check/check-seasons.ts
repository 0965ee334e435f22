import { groupBy } from '../change/group-by';
import { type Checking, error, rowsToCheck } from './checking';

/** Seasons end after they begin, and those of one hotel do not overlap. Closed days come in their order too. */
export function checkSeasons(checking: Checking): void {
	const sound = rowsToCheck(checking, 'seasons').filter((row) => {
		const { first_night, last_night } = row.values;
		if (first_night <= last_night) return true;
		error(checking, row, 'last_night', `${last_night} is before ${first_night}`, 'first_night or a later day');
		return false;
	});
	for (const rows of groupBy(sound, ({ values }) => values.hotel).values()) {
		let last: (typeof rows)[number] | null = null;
		const order = (row: (typeof rows)[number]) => `${row.values.first_night} ${String(row.line).padStart(9, '0')}`;
		for (const row of rows.toSorted((a, b) => (order(a) < order(b) ? -1 : 1))) {
			if (last && row.values.first_night <= last.values.last_night) {
				const [earlier, later]: [typeof row, typeof row] = last.line < row.line ? [last, row] : [row, last];
				const { key, first_night, last_night } = earlier.values;
				const wrong = `overlaps "${key}" (${first_night} to ${last_night}) in line ${earlier.line}`;
				error(checking, later, 'first_night', wrong, 'seasons of one hotel that do not overlap');
				if (later === row) continue;
			}
			last = row;
		}
	}
	for (const row of rowsToCheck(checking, 'closures')) {
		const { first_day, last_day } = row.values;
		if (last_day < first_day) {
			error(checking, row, 'last_day', `${last_day} is before ${first_day}`, 'first_day or a later day');
		}
	}
}
