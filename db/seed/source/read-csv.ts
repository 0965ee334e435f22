import { CsvError, parse } from 'csv-parse/sync';
import type { Fault } from '../fault';
import type { RawCell, RawRecord, RawTable } from './raw-table';

export type CsvOptions = { delimiter?: string | undefined; encoding?: string | undefined };

/** Reads CSV with the line of each cell, also behind cells of several lines; what cannot be read at all is a fault, and null. */
export function readCsv(bytes: Uint8Array, file: string, faults: Fault[], options: CsvOptions = {}): RawTable | null {
	const table: RawTable = { file, columns: [], records: [] };
	const fail = (line: number, column: string | null, wrong: string, right: string) =>
		void faults.push({ file, line, column, wrong, right });
	const content = decode(bytes, options.encoding ?? 'utf-8');
	if (content === null) {
		fail(1, null, 'the file is not UTF-8', 'a CSV file saved as UTF-8');
		return null;
	}
	const parsed = parseCells(content, options.delimiter ?? ',', fail);
	if (!parsed) return null;
	const [header, ...records] = parsed;
	if (!header) {
		fail(1, null, 'the file is empty', 'a header line');
		return null;
	}
	table.columns = header.map((cell) => cell.text);
	for (const cells of records) {
		if (cells.every((cell) => cell.text === '')) continue;
		const record: RawRecord = { line: cells[0]?.line ?? 1, cells: new Map(), refusals: [] };
		for (const [index, column] of table.columns.entries()) {
			const cell = cells[index];
			if (cell) record.cells.set(column, cell);
		}
		if (cells.length !== header.length) {
			const wrong = `the line has ${cells.length} cells`;
			record.refusals.push({ column: null, wrong: { wrong, right: `${header.length}, as many as the header` } });
		}
		table.records.push(record);
	}
	return table;
}

type Fail = (line: number, column: string | null, wrong: string, right: string) => void;

function parseCells(content: string, delimiter: string, fail: Fail): RawCell[][] | null {
	try {
		return parse(content.replace(/\r\n?/g, '\n'), {
			bom: true,
			delimiter,
			skip_empty_lines: true,
			relax_column_count: true,
			// The line counter stands at the end of the cell: its own line breaks lead back to its beginning.
			cast: (value, context): unknown => ({ text: value.trim(), line: context.lines - (value.split('\n').length - 1) }),
		}) as unknown as RawCell[][];
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		const line = typeof error.lines === 'number' ? error.lines : 1;
		fail(
			line,
			null,
			`the quotes cannot be read (${error.code})`,
			'cells with quotes or line breaks in "…", quotes in them doubled',
		);
		return null;
	}
}

function decode(bytes: Uint8Array, encoding: string): string | null {
	try {
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch {
		return null;
	}
}
