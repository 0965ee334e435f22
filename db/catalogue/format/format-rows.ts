import { stringify } from 'csv-stringify/sync';
import { writeCell } from './cells';
import type { Row } from './column';
import type { FileRules } from './files';

/** Rows as the CSV of their file. */
export function formatRows({ columns }: FileRules, rows: readonly Row[]): string {
	const written = Object.entries(columns).filter(([, { isDerived }]) => !isDerived);
	const cells = rows.map((row) => written.map(([name, { cell }]) => writeCell(cell, row[name] ?? null)));
	return stringify([written.map(([name]) => name), ...cells]);
}
