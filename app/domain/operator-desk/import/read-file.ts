import { CsvParser, CsvSyntaxError } from '~/platform/csv-parser';
import type { ImportTargets } from './guess-mapping';
import { IMPORT_FILES, IMPORT_LIMITS, type ImportFile, type StagedRow } from './import-files';
import type { ImportTable } from './table-mapping';

/** What a file was read as. `rows`: our own JSON, whose rows need no mapping. */
export type ReadFile =
	| { kind: 'table'; table: ImportTable }
	| { kind: 'rows'; name: string; bytes: number; rows: { owner: string; row: StagedRow }[] }
	| { kind: 'text'; name: string; bytes: number; rows: { owner: string; row: StagedRow }[] }
	| { kind: 'picture'; name: string; bytes: number }
	| { kind: 'fault'; name: string; fault: ReadFault; line: number | null; detail: string };

export type ReadFault = 'tooLarge' | 'unknown' | 'encoding' | 'syntax' | 'empty' | 'json' | 'textName';

const PICTURE = /\.(jpe?g|png|webp|svg)$/i;
const TEXT = /(?:^|\/)([a-z0-9]+(?:-[a-z0-9]+)*)\.(en|de)\.md$/;

/**
 * Reads a file in the browser (IMPORT-1): CSV in any of the usual encodings and separators, our JSON, and the Markdown of texts. Pictures are named only; spreadsheets are read by
 * `tableOfCells`. Never throws: what cannot be read says why, and where.
 */
export function readFile(name: string, bytes: Uint8Array, targets: ImportTargets): ReadFile {
	const fault = (word: ReadFault, line: number | null = null, detail = ''): ReadFile => ({
		...{ kind: 'fault', name, line, detail },
		fault: word,
	});
	if (PICTURE.test(name)) return { kind: 'picture', name, bytes: bytes.length };
	if (bytes.length > IMPORT_LIMITS.fileBytes) return fault('tooLarge');
	const text = decode(bytes);
	if (text === null) return fault('encoding');
	if (/\.md$/i.test(name)) {
		const [, key, language] = TEXT.exec(name) ?? [];
		if (!key || !language) return fault('textName');
		const row: StagedRow = { file: 'texts', source: name, line: 1, cells: { language, markdown: text } };
		return { kind: 'text', name, bytes: bytes.length, rows: [{ owner: key, row }] };
	}
	if (/\.json$/i.test(name)) return readJson(name, text, bytes.length, targets) ?? fault('json');
	if (!/\.(csv|tsv|txt)$/i.test(name)) return fault('unknown');
	const records: { line: number; cells: string[] }[] = [];
	try {
		const parser = new CsvParser(separatorOf(text), ({ line, cells }) => void records.push({ line, cells }));
		parser.push(text);
		parser.end();
	} catch (error) {
		if (!(error instanceof CsvSyntaxError)) throw error;
		return fault('syntax', error.line, error.wrong);
	}
	return tableOfCells(name, bytes.length, records) ?? fault('empty');
}

/** A table whose first row with text has the headings; null where there is none. */
export function tableOfCells(
	name: string,
	bytes: number,
	records: readonly { line: number; cells: readonly string[] }[],
): ReadFile | null {
	const filled = records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
	const [head, ...rows] = filled;
	if (!head) return null;
	const width = Math.max(head.cells.length, ...rows.slice(0, 50).map(({ cells }) => cells.length));
	const headings = Array.from({ length: width }, (_, at) => head.cells[at]?.trim() ?? '');
	return { kind: 'table', table: { name, bytes, headings, rows } };
}

/** UTF-8, UTF-16 with its mark, else what older spreadsheets write; null for what is no text. */
function decode(bytes: Uint8Array): string | null {
	const [first, second] = bytes;
	const wide = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
	if (!wide && bytes.subarray(0, 4000).includes(0)) return null;
	for (const encoding of wide ? [wide] : ['utf-8', 'windows-1252']) {
		try {
			return new TextDecoder(encoding, { fatal: true }).decode(bytes).replace(/^\uFEFF/, '');
		} catch {}
	}
	return null;
}

/** The sign that parts the cells of the first line outside of quotes. */
function separatorOf(text: string): string {
	const line = (/^[^\r\n]*/.exec(text.trimStart())?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '');
	const counts = [',', ';', '\t', '|'].map((sign) => [sign, line.split(sign).length] as const);
	return counts.reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

function readJson(name: string, text: string, bytes: number, targets: ImportTargets): ReadFile | null {
	let read: unknown;
	try {
		read = JSON.parse(text);
	} catch {
		return null;
	}
	const files = isObject(read) && isObject(read.files) ? read.files : null;
	if (!files) return null;
	const rows: { owner: string; row: StagedRow }[] = [];
	for (const [fileName, list] of Object.entries(files)) {
		const file = IMPORT_FILES.find((each) => targets[each].name === fileName);
		if (!file || !Array.isArray(list)) return null;
		for (const [at, row] of list.entries()) {
			if (!isObject(row)) return null;
			const { [ownerOf(file)]: owner, ...cells } = texts(row);
			rows.push({ owner: owner ?? '', row: { file, source: `${name}#${fileName}`, line: at + 1, cells } });
		}
	}
	return { kind: 'rows', name, bytes, rows };
}

function ownerOf(file: ImportFile): string {
	return file === 'properties' ? 'key' : 'property';
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function texts(row: Record<string, unknown>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(row).flatMap(([name, value]) =>
			typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
		),
	);
}
