import type { CatalogueRow, FileKey } from '../format/files';
import { refuse, type Source, type SourceRow } from '../source/source-row';

/** What the database has of the files that others refer to. */
export type Known = {
	places: readonly CatalogueRow<'places'>[];
	operators: readonly CatalogueRow<'operators'>[];
	facilities: readonly CatalogueRow<'facilities'>[];
	properties: readonly CatalogueRow<'properties'>[];
};

export type Checking = { source: Source; known: Known; skipFaulty: boolean };

/** Rows that a further rule can be asked of: those that were read, and when faulty ones are skipped only what is still sound. */
export function rowsToCheck<K extends FileKey>(
	{ source, skipFaulty }: Checking,
	file: K,
): SourceRow<CatalogueRow<K>>[] {
	const rows = source.tables[file] as unknown as SourceRow<CatalogueRow<K>>[];
	return rows.filter((row) => (skipFaulty ? row.isSound : row.isRead));
}

/** Notes a fault of one row. */
export function fault(
	{ source }: Checking,
	row: SourceRow<unknown>,
	column: string | null,
	wrong: string,
	right: string,
): void {
	refuse(source.faults, row, column, wrong, right);
}
