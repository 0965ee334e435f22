import type { Row } from '#db/catalogue/format/column';
import { type CatalogueRow, fileRules } from '#db/catalogue/format/files';
import { readRows } from '#db/catalogue/stored/read-catalogue';
import type { Database } from '#db/client';
import { stateOf } from '../../desk/publish-draft.server';
import { IMPORT_FILES, type ImportFile } from './import-files';

/** Everything of a property as rows of its files. */
export type ImportRows = { [K in ImportFile]: CatalogueRow<K>[] };

/** Rows of several properties as the catalogue has them, by key: one query a file. */
export async function readImportRows(db: Database, keys: readonly string[]): Promise<Map<string, ImportRows>> {
	const found = new Map<string, Record<ImportFile, Row[]>>();
	const tables = await Promise.all(IMPORT_FILES.map((file) => readRows(db, file, keys)));
	for (const { key } of (tables[0] ?? []) as CatalogueRow<'properties'>[]) found.set(key, emptyRows());
	for (const [at, file] of IMPORT_FILES.entries())
		for (const row of tables[at] ?? [])
			found.get(String(row[file === 'properties' ? 'key' : 'property']))?.[file].push(row);
	// Each select names the columns of its file.
	return found as unknown as Map<string, ImportRows>;
}

/** Pictures and floor plans that rows name. */
export function hashesOfRows({ pictures, floorplans }: Pick<ImportRows, 'pictures' | 'floorplans'>): string[] {
	return [...pictures, ...floorplans].flatMap(({ hash }) => hash ?? []);
}

export function emptyRows(): Record<ImportFile, Row[]> {
	return Object.fromEntries(IMPORT_FILES.map((file) => [file, [] as Row[]])) as Record<ImportFile, Row[]>;
}

/** A short text that is equal for equal rows; `null` for a property that is not there. */
export function stateOfRows(rows: ImportRows | null): string {
	return rows ? stateOf(IMPORT_FILES.map((file) => sortedRows(file, rows[file] as Row[]))) : 'none';
}

/** Rows in one order of their columns, those that have a name in one order among each other. */
function sortedRows(file: ImportFile, rows: readonly Row[]): unknown[] {
	const { columns, identity } = fileRules(file);
	const names = Object.keys(columns);
	const listed = rows.map((row) => names.map((name) => row[name] ?? null));
	if (identity === 'position' || file === 'propertyRooms') return listed;
	const keyed = rows.map((row, at) => [rowName(file, row), listed[at]] as const);
	return keyed.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, values]) => values);
}

/** What tells a row from others of its file and property; '' where only its place does. */
export function rowName(file: ImportFile, row: Row): string {
	const { identity } = fileRules(file);
	return identity === 'position' ? '' : identity.map((column) => row[column]).join(' ');
}
