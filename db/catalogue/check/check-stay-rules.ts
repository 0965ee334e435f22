import type { CatalogueRow } from '../format/files';
import type { SourceRow } from '../source/source-row';
import { type Checking, error, rowsToCheck } from './checking';

type RuleRow = SourceRow<CatalogueRow<'stayRules'>>;

/** A season ends on or after its first night, and the seasons of a property do not overlap (STAY-1). */
export function checkStayRules(checking: Checking): void {
	const byProperty = new Map<string, RuleRow[]>();
	for (const row of rowsToCheck(checking, 'stayRules')) {
		const { property, first_night, last_night } = row.values;
		if (last_night < first_night)
			error(checking, row, 'last_night', `${last_night} is before ${first_night}`, 'first_night or later');
		else byProperty.set(property, [...(byProperty.get(property) ?? []), row]);
	}
	for (const rows of byProperty.values()) {
		let last: RuleRow | null = null;
		for (const row of rows.toSorted((a, b) => (a.values.first_night < b.values.first_night ? -1 : 1))) {
			// The same first night twice is already the error of checkIdentities.
			if (
				last &&
				last.values.first_night < row.values.first_night &&
				row.values.first_night <= last.values.last_night
			) {
				const wrong = `overlaps ${last.values.first_night} to ${last.values.last_night} in line ${last.line}`;
				error(checking, row, 'first_night', wrong, 'seasons of one property that do not overlap');
			}
			if (!last || row.values.last_night > last.values.last_night) last = row;
		}
	}
}
