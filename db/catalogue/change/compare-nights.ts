import { addDays, plainDate } from '~/domain/date/plain-date';
import type { Row } from '../format/column';
import type { FileKey } from '../format/files';
import type { FileChange } from './compare-catalogues';
import { groupBy } from './group-by';

/** Stretches of taken nights only fill nights without a row: one that finds a night without a row is added. */
export function compareNights(file: FileKey, owner: string, before: readonly Row[], after: readonly Row[]): FileChange {
	const known = groupBy(before, (row) => String(row.room));
	const added = after.filter((row) => !isCovered(row, known.get(String(row.room)) ?? []));
	return { file, owner, added, changed: [], removed: [], unchanged: after.length - added.length, rows: [...after] };
}

function isCovered({ first_night, last_night }: Row, stretches: readonly Row[]): boolean {
	let night = String(first_night);
	for (const stretch of stretches.toSorted((a, b) => (String(a.first_night) < String(b.first_night) ? -1 : 1))) {
		const [first, last] = [String(stretch.first_night), String(stretch.last_night)];
		if (first <= night && night <= last) night = addDays(plainDate(last), 1);
	}
	return night > String(last_night);
}
