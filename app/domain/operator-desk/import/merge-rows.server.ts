import { readCell, writeCell } from '#db/catalogue/format/cells';
import type { Row, Value } from '#db/catalogue/format/column';
import { fileRules } from '#db/catalogue/format/files';
import { forbiddenCharacter } from '#db/catalogue/source/forbidden-characters';
import { parseText } from '#db/catalogue/source/parse-text';
import { translatedColumns } from '#db/catalogue/source/read-rows';
import type { SourceRow } from '#db/catalogue/source/source-row';
import { type RuleEdit, type RuleSeason, withRules } from '../stay-rules/rules-content';
import { IMPORT_FILES, type ImportError, type ImportFile, type StagedRow } from './import-files';
import { emptyRows, type ImportRows, rowName } from './import-rows.server';

/** The rows of a property as the files would make them, each with where it was read; published ones have line 0. */
export type MergedRows = {
	tables: Record<ImportFile, SourceRow[]>;
	/** Files of which something was read. */
	touched: ReadonlySet<ImportFile>;
	errors: ImportError[];
};

type Merging = {
	key: string;
	/** Null for a property that is not there yet. */
	stored: ImportRows | null;
	rows: readonly StagedRow[];
	/** The files say everything: rows that they leave out go, and an empty cell empties the value. */
	isComplete: boolean;
};

/** What stands for a published row in an error's place. */
export const PUBLISHED = { file: '', line: 0 } as const;

type Read = { staged: StagedRow; values: Row; given: ReadonlySet<string>; isRead: boolean };

/**
 * Lays the rows of files over those that are published (IMPORT-3). A row that has a name of its own replaces the cells that the file gives; lists whose order counts, such as
 * services, are replaced whole; seasons of stay rules are laid over each other. Cells are read by the columns of the catalogue's files.
 */
export function mergeRows({ key, stored, rows, isComplete }: Merging): MergedRows {
	const errors: ImportError[] = [];
	const tables = emptyRows() as unknown as Record<ImportFile, SourceRow[]>;
	const touched = new Set<ImportFile>();
	for (const file of IMPORT_FILES) {
		const published = (stored?.[file] ?? []) as Row[];
		const own = rows.filter((row) => row.file === file);
		if (own.length === 0) {
			tables[file] = published.map((values) => sourceRow(values, PUBLISHED));
			continue;
		}
		touched.add(file);
		const read = own.map((row) => readStaged(file, key, row, isComplete, errors));
		tables[file] = mergeFile(file, published, read, isComplete, errors);
	}
	return { tables, touched, errors };
}

function mergeFile(
	file: ImportFile,
	published: readonly Row[],
	read: readonly Read[],
	isComplete: boolean,
	errors: ImportError[],
): SourceRow[] {
	if (file === 'stayRules' && !isComplete) return laidOver(published, read, errors);
	const { identity } = fileRules(file);
	const isNamed = identity !== 'position';
	const known = new Map(isNamed ? published.map((row) => [rowName(file, row), row]) : []);
	const files = new Map(published.map((row) => [row.file, row]));
	const merged: SourceRow[] = [];
	for (const each of read) {
		const name = isNamed ? rowName(file, each.values) : '';
		const base = known.get(name) ?? null;
		const values = completed(file, base, each, errors);
		// A picture that the property has already need not be sent again.
		if ('hash' in values && values.hash === null) values.hash = files.get(values.file ?? null)?.hash ?? null;
		merged.push(sourceRow(values, { file: each.staged.source, line: each.staged.line }, each.isRead));
	}
	if (!isNamed || isComplete) return inOrder(file, merged);
	// Published rows keep their places; those that were read take theirs or follow.
	const byName = new Map(merged.map((row) => [rowName(file, row.values), row]));
	const placed = published.map((row) => byName.get(rowName(file, row)) ?? sourceRow(row, PUBLISHED));
	const hasPlace = new Set(placed);
	return inOrder(file, [...placed, ...merged.filter((row) => !hasPlace.has(row))]);
}

function inOrder(file: ImportFile, rows: SourceRow[]): SourceRow[] {
	if (file === 'propertyRooms') for (const [at, row] of rows.entries()) row.values = { ...row.values, position: at };
	return rows;
}

/** Seasons as the desk lays them over each other: what a file does not give stays as it was there. */
function laidOver(published: readonly Row[], read: readonly Read[], errors: ImportError[]): SourceRow[] {
	const bad: SourceRow[] = [];
	const edits: (RuleEdit & { at: { file: string; line: number } })[] = [];
	for (const each of read) {
		const { first_night, last_night, ...rest } = each.values;
		const at = { file: each.staged.source, line: each.staged.line };
		const isSpan = typeof first_night === 'string' && typeof last_night === 'string';
		if (!each.isRead || !isSpan || first_night > last_night) {
			const values = completed('stayRules', null, each, errors);
			bad.push(sourceRow(values, at, each.isRead && isSpan));
			continue;
		}
		const set = Object.fromEntries(
			Object.entries(rest).filter(([name]) => name !== 'property' && each.given.has(name)),
		);
		edits.push({ first_night, last_night, set: set as Partial<RuleSeason>, at });
	}
	const property = read[0]?.values.property ?? null;
	// The columns of the file are those of a season.
	const seasons = withRules(published as unknown as RuleSeason[], edits);
	const laid = seasons.map((season) => {
		const from = edits.findLast(
			({ first_night, last_night }) => first_night <= season.first_night && season.first_night <= last_night,
		);
		return sourceRow({ property, ...season } as Row, from?.at ?? PUBLISHED);
	});
	return [...laid, ...bad];
}

function readStaged(
	file: ImportFile,
	key: string,
	staged: StagedRow,
	isComplete: boolean,
	errors: ImportError[],
): Read {
	const { columns } = fileRules(file);
	const values: Row = {};
	const given = new Set<string>();
	const before = errors.length;
	const cells: Record<string, string> = {
		...markdownCells(staged, errors),
		[file === 'properties' ? 'key' : 'property']: key,
	};
	for (const [name, text] of Object.entries(cells)) {
		const column = columns[name];
		// Only the pictures of a file have a column of their own.
		if (!column || (column.isDerived && name !== 'hash')) continue;
		if (text.trim() === '') {
			if (isComplete && !column.isRequired) {
				values[name] = column.fallback ?? null;
				given.add(name);
			}
			continue;
		}
		const parsed: { value: Value } | { wrong: string; right: string } =
			forbiddenCharacter(text) ?? (column.isDerived ? { value: text } : readCell(column.cell, text.trim()));
		if ('value' in parsed) {
			values[name] = parsed.value;
			given.add(name);
		} else {
			errors.push(errorAt(staged, name, parsed.wrong, parsed.right));
		}
	}
	return { staged, values, given, isRead: errors.length === before };
}

/** A text that was sent as its whole Markdown file, as cells. */
function markdownCells(staged: StagedRow, errors: ImportError[]): Readonly<Record<string, string>> {
	const { markdown, ...cells } = staged.cells;
	if (staged.file !== 'texts' || markdown === undefined) return staged.cells;
	const parsed = parseText(markdown, staged.source, errors);
	return { ...cells, ...Object.fromEntries([...parsed].map(([name, { text }]) => [name, text])) };
}

/** A row with all of its columns: those that were read, else the published ones, else what an empty cell stands for. */
function completed(file: ImportFile, base: Row | null, read: Read, errors: ImportError[]): Row {
	const rules = fileRules(file);
	const values: Row = {};
	for (const [name, column] of Object.entries(rules.columns))
		values[name] = read.given.has(name) ? (read.values[name] ?? null) : (base?.[name] ?? column.fallback ?? null);
	for (const [german, english] of translatedColumns(rules))
		if (values[german] === null || values[german] === '') values[german] = values[english] ?? null;
	if (read.isRead)
		for (const [name, { isRequired }] of Object.entries(rules.columns)) {
			if (!isRequired || values[name] !== null) continue;
			read.isRead = false;
			errors.push(errorAt(read.staged, name, 'is empty', 'a value, the column must be filled'));
		}
	return values;
}

export function errorAt(
	{ source, line }: Pick<StagedRow, 'source' | 'line'>,
	column: string | null,
	wrong: string,
	right: string,
): ImportError {
	return { file: source, line, column, wrong, right };
}

function sourceRow(values: Row, { file, line }: { file: string; line: number }, isRead = true): SourceRow {
	return { values, file, line, lines: null, isRead, isSound: isRead };
}

/** A value as its file writes it. */
export function cellText(file: ImportFile, column: string, value: Value): string {
	const cell = fileRules(file).columns[column]?.cell;
	return cell ? writeCell(cell, value) : String(value ?? '');
}
