import { readFileSync } from 'node:fs';
import { plainDate } from '~/domain/date/plain-date';
import { nearestName } from '~/platform/nearest-name';
import type { CatalogueError } from '../catalogue-error';
import { FILE_KEYS, type FileKey, fileRules } from '../format/files';
import type { RawRecord, RawTable } from '../source/raw-table';
import { readCsvTable } from '../source/read-csv';
import { readInside, whyUnreadable } from '../source/read-inside';
import { mapCell, mapRecords } from './map-record';
import { mapTexts, textColumns } from './map-texts';
import { type FileMapping, type Mapping, mappingSchema } from './mapping-schema';
import { saturdays, weeklyStays } from './weekly-stays';

/**
 * Makes tables of ours out of the spreadsheets that a mapping names. Rows keep the file and line of theirs, so that every error
 * leads to the agency's own spreadsheet. Spreadsheets lie in `folder`; a name that leads elsewhere is an error. `today` decides which
 * seasons weekly stays are made for.
 */
export function applyMapping(
	path: string,
	folder: string,
	today: string,
	errors: CatalogueError[],
): Map<FileKey, RawTable> | null {
	const mapping = readMapping(path, errors);
	if (!mapping) return null;
	const tables = new Map<FileKey, RawTable>();
	for (const file of FILE_KEYS) {
		const { name, columns } = fileRules(file);
		const rules = mapping.files[name];
		if (!rules) continue;
		const theirs = readTheirs(folder, rules, errors);
		if (!theirs || !hasOurColumns(rules, Object.keys(columns), path, name, errors)) continue;
		if (!hasColumns(theirs, usedColumns(rules), path, errors)) continue;
		tables.set(file, mapTable(theirs, rules, mapping, file, today, tables));
	}
	const { texts } = mapping;
	const theirs = texts && readTheirs(folder, texts, errors);
	if (texts && theirs && hasColumns(theirs, textColumns(texts), path, errors)) {
		tables.set('texts', mapTexts(theirs, texts));
	}
	return tables;
}

function mapTable(
	theirs: RawTable,
	rules: FileMapping,
	mapping: Mapping,
	file: FileKey,
	today: string,
	tables: Map<FileKey, RawTable>,
): RawTable {
	const pairs = theirs.records.flatMap((record) => mapRecords(record, rules).map((ours) => ({ theirs: record, ours })));
	const records = rules.isDistinct ? distinct(pairs.map(({ ours }) => ours)) : pairs.map(({ ours }) => ours);
	if (rules.unique) makeUnique(pairs, rules.unique);
	if (file === 'properties' && mapping.stays) {
		const begins = saturdays(plainDate(today));
		const stays = pairs.flatMap((pair) => weeklyStays(pair.ours, pair.theirs, mapping.stays?.weekly, begins));
		const columns = ['property', 'check_in', 'check_out', 'service_level', 'status', 'price'];
		tables.set('stays', { file: theirs.file, columns, records: stays });
	}
	return { file: theirs.file, columns: Object.keys(rules.columns), records };
}

function readMapping(path: string, errors: CatalogueError[]): Mapping | null {
	const fail = (wrong: string, right: string) => {
		errors.push({ file: path, line: 1, column: null, wrong, right });
		return null;
	};
	let text: string;
	try {
		text = readFileSync(path, 'utf8');
	} catch (error) {
		const [wrong] = whyUnreadable(error);
		return fail(wrong.replace('the file', 'the mapping file'), 'the path of a JSON file');
	}
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch (error) {
		return fail(error instanceof SyntaxError ? error.message : 'the JSON is nested too deeply', 'JSON');
	}
	const parsed = mappingSchema.safeParse(json);
	if (parsed.success) return parsed.data;
	for (const issue of parsed.error.issues) fail(`${issue.path.join('.')}: ${issue.message}`, 'see docs/catalogue.md');
	return null;
}

function readTheirs(
	folder: string,
	rules: Pick<FileMapping, 'from' | 'delimiter' | 'encoding'>,
	errors: CatalogueError[],
): RawTable | null {
	const bytes = readInside(folder, rules.from, errors);
	return bytes && readCsvTable(bytes, rules.from, errors, rules);
}

/** A column that is none of ours would be dropped silently otherwise. */
function hasOurColumns(
	rules: FileMapping,
	ours: string[],
	path: string,
	name: string,
	errors: CatalogueError[],
): boolean {
	const unknown = Object.keys(rules.columns).filter((column) => !ours.includes(column));
	for (const column of unknown) {
		const right = nearestName(column, ours) ?? ours.join(', ');
		errors.push({ file: path, line: 1, column, wrong: `is no column of ${name}`, right });
	}
	return unknown.length === 0;
}

/** The same for a column that the mapping names and the spreadsheet lacks. */
function hasColumns(theirs: RawTable, used: string[], path: string, errors: CatalogueError[]): boolean {
	const missing = [...new Set(used)].filter((column) => !theirs.columns.includes(column));
	for (const column of missing) {
		const right = nearestName(column, theirs.columns) ?? theirs.columns.join(', ');
		errors.push({ file: path, line: 1, column, wrong: `is no column of ${theirs.file}`, right });
	}
	return missing.length === 0;
}

function usedColumns({ columns, unique, refuse, forEach }: FileMapping): string[] {
	const cells = [...Object.values(columns), ...(unique ? [unique.suffix] : [])];
	return [
		...cells.flatMap((cell) => ('column' in cell ? cell.column : [])),
		...refuse.map(({ column }) => column),
		...(forEach ? [forEach.column] : []),
	];
}

function distinct(records: RawRecord[]): RawRecord[] {
	const first = new Map<string, RawRecord>();
	for (const record of records) {
		const key = record.cells.get('key')?.text ?? '';
		if (!first.has(key)) first.set(key, record);
	}
	return [...first.values()];
}

function makeUnique(
	pairs: { theirs: RawRecord; ours: RawRecord }[],
	{ column, within, suffix }: NonNullable<FileMapping['unique']>,
): void {
	const taken = new Set<string>();
	for (const { theirs, ours } of pairs) {
		if (ours.refusals.length > 0) continue;
		const cell = ours.cells.get(column) ?? { text: '', line: ours.line };
		const nameOf = (text: string) => [...within.map((other) => ours.cells.get(other)?.text ?? ''), text].join('/');
		if (cell.text === '' || taken.has(nameOf(cell.text))) {
			const added = mapCell(theirs, suffix, column, ours.refusals)?.text ?? '';
			cell.text = [cell.text, added].filter((part) => part !== '').join('-');
		}
		ours.cells.set(column, cell);
		taken.add(nameOf(cell.text));
	}
}
