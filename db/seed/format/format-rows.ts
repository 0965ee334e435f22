import { stringify } from 'csv-stringify/sync';
import type { Row } from './column';
import type { FileRules } from './files';

/** Rows as the CSV of their file. */
export function formatRows({ columns }: FileRules, rows: readonly Row[]): string {
	const names = Object.keys(columns).filter((name) => !columns[name]?.isDerived);
	const cells = rows.map((row) =>
		names.map((name) => {
			const value = row[name] ?? null;
			return value === null ? '' : (columns[name]?.kind.format(value) ?? '');
		}),
	);
	return stringify([names, ...cells]);
}
