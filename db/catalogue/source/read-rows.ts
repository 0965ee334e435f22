import { nearestName } from '~/platform/nearest-name';
import type { CatalogueError } from '../catalogue-error';
import { readCell } from '../format/cells';
import type { Column, Row } from '../format/column';
import type { FileRules } from '../format/files';
import { StringPool } from '../string-pool';
import { forbiddenCharacter } from './forbidden-characters';
import type { RawRecord, RawTable } from './raw-table';
import { refuse, type SourceRow } from './source-row';

/**
 * Reads the cells of a table by the rules of its file; each bad cell, unknown or missing column is an error. With an invalid header no
 * row is sound, since a misspelt column would read as empty cells.
 */
export function readRows(
	rules: FileRules,
	table: RawTable,
	errors: CatalogueError[],
	untranslated: Map<string, number>,
): SourceRow[] {
	const read = rowReader(rules, table.file, table.columns, errors, untranslated);
	return table.records.map(read);
}

/** The same for records as they arrive. */
export function rowReader(
	rules: FileRules,
	file: string,
	columns: string[],
	errors: CatalogueError[],
	untranslated: Map<string, number>,
): (record: RawRecord) => SourceRow {
	const hasHeader = isHeaderSound(rules, { file, columns }, errors);
	const missing = new Set(
		Object.keys(rules.columns).filter((name) => !rules.columns[name]?.isDerived && !columns.includes(name)),
	);
	const entries = Object.entries(rules.columns);
	const translations = translatedColumns(rules);
	const pool = new StringPool();
	return (record) => {
		for (const [german, english] of translations) {
			const cell = record.cells.get(english);
			if (!cell?.text || record.cells.get(german)?.text) continue;
			record.cells.set(german, cell);
			const name = `${rules.name} ${german}`;
			untranslated.set(name, (untranslated.get(name) ?? 0) + 1);
		}
		const row = readRow(entries, record, file, missing, errors, pool);
		if (!hasHeader) row.isSound = row.isRead = false;
		return row;
	};
}

function readRow(
	columns: [string, Column][],
	record: RawRecord,
	file: string,
	missing: ReadonlySet<string>,
	errors: CatalogueError[],
	pool: StringPool,
): SourceRow {
	const values: Row = {};
	const row: SourceRow = { values, file, line: record.line, lines: linesOf(record), isRead: true, isSound: true };
	const bad = (column: string | null, wrong: string, right: string) => {
		row.isRead = false;
		refuse(errors, row, column, wrong, right);
	};
	for (const { column, wrong } of record.refusals) bad(column, wrong.wrong, wrong.right);
	for (const [name, column] of columns) {
		values[name] = column.fallback ?? null;
		const text = record.cells.get(name)?.text ?? '';
		if (text !== '') {
			const parsed = forbiddenCharacter(text) ?? readCell(column.cell, text);
			if ('value' in parsed) values[name] = pool.same(parsed.value);
			else bad(name, parsed.wrong, parsed.right);
		} else if (column.isRequired && !missing.has(name)) {
			bad(name, 'is empty', 'a value, the column must be filled');
		}
	}
	return row;
}

/** Pages find these in the other language themselves. */
const FOUND_IN_EITHER = ['alt_de', 'terms_de', 'name_de'];

/** Columns in German, and those in English that stand in their place where they are empty. */
export function translatedColumns({ columns }: FileRules): [german: string, english: string][] {
	return Object.entries(columns).flatMap(([name, { isRequired }]): [string, string][] => {
		const english = name.replace(/_de$/, '_en');
		const isOwn = name === english || !(english in columns);
		return isOwn || (!isRequired && FOUND_IN_EITHER.includes(name)) ? [] : [[name, english]];
	});
}

/** Most rows stand on one line: nothing is held of them. */
function linesOf({ line, cells }: RawRecord): SourceRow['lines'] {
	let lines: Record<string, number> | null = null;
	for (const [name, cell] of cells) {
		if (cell.line === line) continue;
		lines ??= {};
		lines[name] = cell.line;
	}
	return lines;
}

function isHeaderSound(rules: FileRules, table: Pick<RawTable, 'file' | 'columns'>, errors: CatalogueError[]): boolean {
	const before = errors.length;
	const names = Object.keys(rules.columns).filter((name) => !rules.columns[name]?.isDerived);
	const fail = (column: string, wrong: string, right: string) =>
		void errors.push({ file: table.file, line: 1, column, wrong, right });
	if (table.columns.length === 1 && table.columns[0]?.includes(';')) {
		fail(table.columns[0], 'the cells are separated by semicolons', 'commas (or a mapping file with "delimiter": ";")');
		return false;
	}
	// A header that shows something else than it holds.
	const hidden = table.columns.find((column) => forbiddenCharacter(column));
	if (hidden !== undefined) {
		fail('', forbiddenCharacter(hidden)?.wrong ?? '', 'the name of the column without it');
		return false;
	}
	const seen = new Set<string>();
	for (const column of table.columns) {
		if (seen.has(column)) fail(column, 'the column is there twice', 'once');
		seen.add(column);
		if (names.includes(column)) continue;
		const nearest = nearestName(
			column,
			names.filter((name) => !table.columns.includes(name)),
		);
		fail(column || '(no name)', 'the column is not known', nearest ?? `one of ${names.join(', ')}`);
	}
	const inEnglish = new Map(translatedColumns(rules));
	for (const name of names) {
		if (seen.has(inEnglish.get(name) ?? '')) continue;
		if (rules.columns[name]?.isRequired && !seen.has(name))
			fail(name, 'the column is missing', 'a column of this name');
	}
	return errors.length === before;
}
