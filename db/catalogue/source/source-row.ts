import type { CatalogueError } from '../catalogue-error';
import type { Row } from '../format/column';
import type { Catalogue, FileKey } from '../format/files';

/** A row with where it stands. Cells that could not be read hold null, and then `isRead` is false. */
export type SourceRow<R = Row> = {
	values: R;
	file: string;
	line: number;
	/** Line of each cell that was there; null where all of them stand on `line`. */
	lines: Record<string, number> | null;
	isRead: boolean;
	/** No error was found in it (yet). */
	isSound: boolean;
};

/** A folder as it was read: rows of each file, and which files were there at all. */
export type Source = {
	tables: { [K in FileKey]: SourceRow<Catalogue[K][number]>[] };
	present: Set<FileKey>;
	errors: CatalogueError[];
	/** What is there in English alone, by file and column, with the number of rows: English stands in its place. */
	untranslated: Map<string, number>;
	/** True when a list of properties or hotels says nothing, or none is there: then nothing can be said of the rest. */
	isUnreadable: boolean;
};

/** Notes an error of a row and marks the row. */
export function refuse(
	errors: CatalogueError[],
	row: Omit<SourceRow<unknown>, 'values'>,
	column: string | null,
	wrong: string,
	right: string,
): void {
	row.isSound = false;
	errors.push({ file: row.file, line: (column && row.lines?.[column]) || row.line, column, wrong, right });
}
