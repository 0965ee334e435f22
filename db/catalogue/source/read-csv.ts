import { CsvParser, type CsvRecord, CsvSyntaxError } from '~/platform/csv-parser';
import type { CatalogueError } from '../catalogue-error';
import type { RawCell, RawRecord, RawTable } from './raw-table';

export type CsvOptions = { delimiter?: string | undefined; encoding?: string | undefined };

/** Receives a table as it is read: the header once, then each record. */
export type CsvSink = { header(columns: string[]): void; record(record: RawRecord): void };

const BYTES_AT_ONCE = 1 << 16;
/** Texts that repeat from row to row, such as days and words, are held once. */
const MOST_KNOWN = 50_000;

/** Reads CSV with the line of each cell, also behind cells of several lines; what cannot be read at all is an error, and false. */
export function readCsv(
	bytes: Uint8Array,
	file: string,
	errors: CatalogueError[],
	options: CsvOptions,
	sink: CsvSink,
): boolean {
	const fail = (line: number, wrong: string, right: string) => {
		errors.push({ file, line, column: null, wrong, right });
		return false;
	};
	let columns: string[] | null = null;
	const sameText = sharedTexts();
	const parser = new CsvParser(options.delimiter ?? ',', (record) => {
		if (!columns) {
			columns = record.cells;
			sink.header(columns);
		} else if (record.cells.some((cell) => cell !== '')) sink.record(byColumn(columns, record, sameText));
	});
	const encoding = options.encoding ?? 'utf-8';
	const decoder = new TextDecoder(encoding, { fatal: true });
	try {
		for (let at = 0; at < bytes.length; at += BYTES_AT_ONCE) {
			parser.push(decoder.decode(bytes.subarray(at, at + BYTES_AT_ONCE), { stream: true }));
		}
		parser.push(decoder.decode());
		parser.end();
	} catch (error) {
		if (error instanceof CsvSyntaxError) return fail(error.line, error.wrong, error.right);
		if (!(error instanceof TypeError && 'code' in error)) throw error;
		const name = encoding.toUpperCase();
		return fail(undecodableLine(bytes, encoding), `the file is not ${name}`, `a CSV file saved as ${name}`);
	}
	return columns ? true : fail(1, 'the file is empty', 'a header line');
}

/** The same as one table, for files that are needed whole. */
export function readCsvTable(
	bytes: Uint8Array,
	file: string,
	errors: CatalogueError[],
	options: CsvOptions = {},
): RawTable | null {
	const table: RawTable = { file, columns: [], records: [] };
	const isRead = readCsv(bytes, file, errors, options, {
		header: (columns) => {
			table.columns = columns;
		},
		record: (record) => void table.records.push(record),
	});
	return isRead ? table : null;
}

/** The first line that is not of this encoding. Line ends are the same bytes in all encodings but UTF-16. */
export function undecodableLine(bytes: Uint8Array, encoding = 'utf-8'): number {
	if (encoding === 'utf-16le') return 1;
	for (let from = 0, line = 1; from < bytes.length; line++) {
		const end = bytes.indexOf(0x0a, from);
		const until = end < 0 ? bytes.length : end;
		try {
			new TextDecoder(encoding, { fatal: true }).decode(bytes.subarray(from, until));
		} catch {
			return line;
		}
		from = until + 1;
	}
	return 1;
}

function byColumn(columns: string[], { line, cells, lines }: CsvRecord, sameText: (text: string) => string): RawRecord {
	const record: RawRecord = { line, cells: new Map<string, RawCell>(), refusals: [] };
	for (const [index, column] of columns.entries()) {
		const text = cells[index];
		if (text !== undefined) record.cells.set(column, { text: sameText(text), line: lines?.[index] ?? line });
	}
	if (cells.length !== columns.length) {
		const wrong = `the line has ${cells.length} cells`;
		record.refusals.push({ column: null, wrong: { wrong, right: `${columns.length}, as many as the header` } });
	}
	return record;
}

function sharedTexts(): (text: string) => string {
	const known = new Map<string, string>();
	return (text) => {
		if (text.length > 40) return text;
		const same = known.get(text);
		if (same !== undefined) return same;
		if (known.size >= MOST_KNOWN) known.clear();
		known.set(text, text);
		return text;
	};
}
