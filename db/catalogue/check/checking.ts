import type { Catalogue, CatalogueRow, FileKey } from '../format/files';
import { refuse, type Source, type SourceRow } from '../source/source-row';

/** What the database has; `programs` by their names in a file. */
export type Known = Catalogue & { programs: readonly string[] };

export type Checking = { source: Source; known: Known; skipInvalid: boolean };

/** Rows that a further rule can be asked of: those that were read, and when invalid ones are skipped only what is still sound. */
export function rowsToCheck<K extends FileKey>(
	{ source, skipInvalid }: Checking,
	file: K,
): SourceRow<CatalogueRow<K>>[] {
	const rows = source.tables[file] as unknown as SourceRow<CatalogueRow<K>>[];
	return rows.filter((row) => (skipInvalid ? row.isSound : row.isRead));
}

/** Notes an error of one row. */
export function error(
	{ source }: Checking,
	row: SourceRow<unknown>,
	column: string | null,
	wrong: string,
	right: string,
): void {
	refuse(source.errors, row, column, wrong, right);
}
