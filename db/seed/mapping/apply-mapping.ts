import { readFileSync } from 'node:fs';
import { plainDate } from '../../../app/domain/date/plain-date';
import type { Fault } from '../fault';
import { FILE_KEYS, type FileKey, fileRules } from '../format/files';
import { nearestName } from '../nearest-name';
import type { RawRecord, RawTable } from '../source/raw-table';
import { readCsvTable } from '../source/read-csv';
import { readInside, whyUnreadable } from '../source/read-inside';
import { mapRecord } from './map-record';
import { type FileMapping, type Mapping, mappingSchema } from './mapping-schema';
import { saturdays, weeklyStays } from './weekly-stays';

/**
 * Makes tables of ours out of the spreadsheets that a mapping names. Rows keep the file and line of theirs, so that every fault
 * leads to the agency's own spreadsheet. Spreadsheets lie in `folder`; a name that leads elsewhere is a fault. `today` decides which
 * seasons weekly stays are made for.
 */
export function applyMapping(
	path: string,
	folder: string,
	today: string,
	faults: Fault[],
): Map<FileKey, RawTable> | null {
	const mapping = readMapping(path, faults);
	if (!mapping) return null;
	const tables = new Map<FileKey, RawTable>();
	for (const file of FILE_KEYS) {
		const { name, columns } = fileRules(file);
		const rules = mapping.files[name];
		if (!rules) continue;
		const theirs = readTheirs(folder, rules, faults);
		if (!theirs || !hasColumns(theirs, rules, Object.keys(columns), path, name, faults)) continue;
		tables.set(file, mapTable(theirs, rules, mapping, file, today, tables));
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
	const pairs = theirs.records.map((record) => ({ theirs: record, ours: mapRecord(record, rules) }));
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

function readMapping(path: string, faults: Fault[]): Mapping | null {
	const fail = (wrong: string, right: string) => {
		faults.push({ file: path, line: 1, column: null, wrong, right });
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

function readTheirs(folder: string, rules: FileMapping, faults: Fault[]): RawTable | null {
	const bytes = readInside(folder, rules.from, faults);
	return bytes && readCsvTable(bytes, rules.from, faults, rules);
}

/** A column that the mapping names and the spreadsheet lacks, or that is none of ours, would be dropped silently otherwise. */
function hasColumns(
	theirs: RawTable,
	rules: FileMapping,
	ours: string[],
	path: string,
	name: string,
	faults: Fault[],
): boolean {
	const fail = (column: string, wrong: string, right: string) =>
		void faults.push({ file: path, line: 1, column, wrong, right });
	const before = faults.length;
	for (const column of Object.keys(rules.columns)) {
		if (!ours.includes(column)) fail(column, `is no column of ${name}`, nearestName(column, ours) ?? ours.join(', '));
	}
	const cells = [...Object.values(rules.columns), ...(rules.unique ? [rules.unique.suffix] : [])];
	const used = [
		...cells.flatMap((cell) => ('column' in cell ? cell.column : [])),
		...rules.refuse.map(({ column }) => column),
	];
	for (const column of new Set(used)) {
		if (theirs.columns.includes(column)) continue;
		fail(column, `is no column of ${rules.from}`, nearestName(column, theirs.columns) ?? theirs.columns.join(', '));
	}
	return faults.length === before;
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
			const added = 'value' in suffix ? suffix.value : (theirs.cells.get(suffix.column)?.text ?? '');
			cell.text = [cell.text, added].filter((part) => part !== '').join('-');
		}
		ours.cells.set(column, cell);
		taken.add(nameOf(cell.text));
	}
}
