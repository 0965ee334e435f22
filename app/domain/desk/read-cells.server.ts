import type { CatalogueError } from '#db/catalogue/catalogue-error';
import { type CatalogueRow, FILE_KEYS, type FileKey, fileRules } from '#db/catalogue/format/files';
import { readRows } from '#db/catalogue/source/read-rows';
import type { Source, SourceRow } from '#db/catalogue/source/source-row';

/** One row of a catalogue's file from the texts of a form, by the columns of that file; what is wrong is added to `errors`. */
export function readCells<K extends FileKey>(
	file: K,
	cells: Readonly<Record<string, string>>,
	errors: CatalogueError[],
): SourceRow<CatalogueRow<K>> {
	const rules = fileRules(file);
	const record = {
		cells: new Map(Object.entries(cells).map(([column, text]) => [column, { text, line: 2 }])),
		...{ line: 2, refusals: [] },
	};
	const table = { file: rules.name, columns: Object.keys(cells), records: [record] };
	const [row] = readRows(rules, table, errors, new Map());
	if (!row) throw new Error(`No row of ${rules.name}`);
	// The rules are those of this file.
	return row as unknown as SourceRow<CatalogueRow<K>>;
}

/** A folder that tells these rows and nothing else, for the checks of an import. */
export function sourceOf(tables: Partial<Source['tables']>, errors: CatalogueError[]): Source {
	return {
		tables: { ...(emptyTables() as unknown as Source['tables']), ...tables },
		present: new Set(FILE_KEYS.filter((file) => file in tables)),
		...{ errors, untranslated: new Map(), isUnreadable: false },
	};
}

/** Every file of a catalogue without a row. */
export function emptyTables(): Record<FileKey, never[]> {
	return Object.fromEntries(FILE_KEYS.map((file) => [file, []])) as unknown as Record<FileKey, never[]>;
}
