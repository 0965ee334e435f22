import type { CatalogueError } from '#db/catalogue/catalogue-error';
import { writeCell } from '#db/catalogue/format/cells';
import type { Row, Value } from '#db/catalogue/format/column';
import type { FileRules } from '#db/catalogue/format/define-file';
import { type FileKey, fileRules } from '#db/catalogue/format/files';
import { completeRows } from '#db/catalogue/source/complete-rows';
import { readRows as readSourceRows } from '#db/catalogue/source/read-rows';
import type { SourceRow } from '#db/catalogue/source/source-row';
import { readRows, readRowsWith } from '#db/catalogue/stored/read-catalogue';
import type { Database } from '#db/client';
import { emptyTables } from '../../desk/read-cells.server';
import { type EntryContent, type EntryRow, sortedContent } from './entry-content';
import type { EntryKind } from './entry-kinds';
import { ENTRY_PARTS, type EntryPart } from './entry-parts';
import { PROGRAMME_FILE, readProgrammes } from './programme-file.server';

/** Rows of an entry by the files of its parts. */
export type EntryRows = Readonly<Record<string, Row[]>>;

export function rulesOf(file: string): FileRules {
	return file === PROGRAMME_FILE.name ? PROGRAMME_FILE : fileRules(file as FileKey);
}

/** The rows of an entry as the catalogue has them; no rows where it is not there. */
export async function readEntryRows(db: Database, kind: EntryKind, key: string): Promise<EntryRows> {
	const tables = await Promise.all(
		ENTRY_PARTS[kind].map(({ file }) =>
			file === PROGRAMME_FILE.name
				? readProgrammes(db, [key])
				: readRowsWith(db, file as FileKey, fileRules(file as FileKey).owner ?? 'key', [key]),
		),
	);
	const rows = Object.fromEntries(ENTRY_PARTS[kind].map(({ file }, at) => [file, tables[at] ?? []]));
	if (kind !== 'facilities' || !rows.facilities?.[0]) return rows;
	const order = (await readRows(db, 'facilities', null)).map((row) => row.key);
	return { facilities: [{ ...rows.facilities[0], position: order.indexOf(key) + 1 }] };
}

/** Rows as the texts of a form. */
export function contentOfRows(kind: EntryKind, rows: EntryRows): EntryContent {
	const parts = ENTRY_PARTS[kind].map((part) => [part.file, (rows[part.file] ?? []).map((row) => textsOf(part, row))]);
	return sortedContent(kind, Object.fromEntries(parts));
}

function textsOf({ file, fields }: EntryPart, row: Row): EntryRow {
	const { columns } = rulesOf(file);
	return Object.fromEntries(
		fields.map(({ name, kind }): [string, string] => {
			const column = columns[name];
			const text = column ? writeCell(column.cell, row[name] ?? null) : String(row[name] ?? '');
			return [name, kind === 'flag' && text === 'no' ? '' : text];
		}),
	);
}

/** Rows as a folder would tell them, read of the texts of a form; a row's number is its line less two. */
export function sourceOfContent(
	kind: EntryKind,
	content: EntryContent,
	errors: CatalogueError[],
): Record<string, SourceRow[]> {
	const [main] = ENTRY_PARTS[kind];
	const key = content[main?.file ?? '']?.[0]?.key ?? '';
	return Object.fromEntries(
		ENTRY_PARTS[kind].map(({ file, fields }) => {
			const rules = rulesOf(file);
			const owner = rules.owner ? { [rules.owner]: key } : {};
			const columns = [...Object.keys(owner), ...fields.flatMap(({ name, isOrder }) => (isOrder ? [] : [name]))];
			const records = (content[file] ?? []).map((row, at) => ({
				cells: new Map(
					Object.entries({ ...owner, ...row })
						.filter(([column]) => columns.includes(column))
						.map(([column, text]) => [column, { text, line: at + 2 }]),
				),
				...{ line: at + 2, refusals: [] },
			}));
			return [file, readSourceRows(rules, { file: rules.name, columns, records }, errors, new Map())];
		}),
	);
}

/** The rows that a content means, filled as an import fills them; null while one of its cells cannot be read. */
export function rowsOfContent(kind: EntryKind, content: EntryContent): EntryRows | null {
	const errors: CatalogueError[] = [];
	const tables = sourceOfContent(kind, content, errors);
	if (errors.length > 0) return null;
	const rows = Object.fromEntries(
		Object.entries(tables).map(([file, read]) => [
			file,
			read.map(({ values }, at): Row => ({ ...values, ...orderOf(kind, file, content[file]?.[at]) })),
		]),
	);
	const catalogue = { ...emptyTables(), ...(rows as Record<string, Record<string, Value>[]>) };
	// Each table was read by the rules of its file.
	completeRows(catalogue as unknown as Parameters<typeof completeRows>[0], new Set(Object.keys(rows) as FileKey[]));
	return rows;
}

/** The place of a row among its kind, where its form says it. */
function orderOf(kind: EntryKind, file: string, row: EntryRow | undefined): Row {
	const part = ENTRY_PARTS[kind].find((each) => each.file === file);
	const names = part?.fields.flatMap(({ name, isOrder }) => (isOrder ? [name] : [])) ?? [];
	return Object.fromEntries(names.map((name) => [name, row?.[name] ? Number(row[name]) : null]));
}

/** The same content in the catalogue's spelling, with what an import fills in; as it is while one of its cells cannot be read. */
export function spelled(kind: EntryKind, content: EntryContent): EntryContent {
	const rows = rowsOfContent(kind, content);
	return rows ? contentOfRows(kind, rows) : content;
}
