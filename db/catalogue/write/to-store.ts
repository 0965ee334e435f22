import type { Row } from '../format/column';
import { type FileKey, fileRules } from '../format/files';

/** Rows with their values as the database keeps them. */
export function toStore(file: FileKey, rows: readonly Row[]): Row[] {
	const cells = Object.entries(fileRules(file).columns);
	return rows.map((row) => {
		const stored = { ...row };
		for (const [name, { cell }] of cells) {
			const value = row[name] ?? null;
			if (cell.stored && value !== null) stored[name] = cell.stored.encode(value);
		}
		return stored;
	});
}
