import { compareRows, type RowChange } from '../../hotel-desk/rows/compare-rows';
import type { PropertyContent } from './property-content';
import { PROPERTY_PART_NAMES, type PropertyPart, propertyPart } from './property-parts';

export type PropertyPartChange = { part: PropertyPart; rows: RowChange[] };

/** What is different of a property, part by part and row by row. */
export function compareProperties(before: PropertyContent, after: PropertyContent): PropertyPartChange[] {
	return PROPERTY_PART_NAMES.flatMap((part) => {
		const rows = compareRows(propertyPart(part), before[part], after[part]);
		return rows.length > 0 ? [{ part, rows }] : [];
	});
}

/** How many values and rows that is: each value of a row that stays counts, a row that is new or gone once. */
export function countPropertyChanges(changes: readonly PropertyPartChange[]): number {
	return changes.reduce((sum, { rows }) => sum + rows.reduce((count, row) => count + countRow(row), 0), 0);
}

function countRow({ what, fields }: RowChange): number {
	return what.includes('added') || what.includes('removed') ? 1 : fields.length + (what.includes('moved') ? 1 : 0);
}
