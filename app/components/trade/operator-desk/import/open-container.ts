import { type ReadFile, tableOfCells } from '~/domain/operator-desk/import/read-file';
import type { OdsSheet } from '~/domain/operator-desk/import/read-ods';
import type { ChosenFile } from './use-import-files';

type Opened = { name: string; file: File; read: ChosenFile['read'] | null };

/** Bytes that an archive may unpack to. */
const MOST_BYTES = 400_000_000;
const MOST_FILES = 20_000;
const SPREADSHEET = /\.(xlsx|ods)$/i;
/** What file managers add. */
const ADDED = /^__MACOSX\/|(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$|\/$/i;

/** What a chosen file holds: itself, the files of an archive, or the sheets of a spreadsheet. Programs for these are loaded when they are needed. */
export async function openContainer({ path, file }: { path: string; file: File }): Promise<Opened[]> {
	if (/\.zip$/i.test(path)) return openArchive(path, file);
	if (SPREADSHEET.test(path)) return openSpreadsheet(path, file);
	return [{ name: path, file, read: null }];
}

const fault = (name: string, file: File, word: 'archive' | 'spreadsheet' | 'tooLarge'): Opened => ({
	...{ name, file },
	read: { kind: 'fault', fault: word, line: null, detail: '' },
});

async function openArchive(path: string, file: File): Promise<Opened[]> {
	const { unzip } = await import('fflate');
	const bytes = new Uint8Array(await file.arrayBuffer());
	let [size, count] = [0, 0];
	const entries = await new Promise<Record<string, Uint8Array> | null>((resolve) => {
		const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
			if (ADDED.test(name)) return false;
			size += originalSize;
			count += 1;
			return size <= MOST_BYTES && count <= MOST_FILES;
		};
		unzip(bytes, { filter }, (error, unpacked) => resolve(error ? null : unpacked));
	});
	if (!entries) return [fault(path, file, 'archive')];
	if (size > MOST_BYTES || count > MOST_FILES) return [fault(path, file, 'tooLarge')];
	const opened: Opened[] = [];
	for (const [name, content] of Object.entries(entries)) {
		const inner = new File([new Uint8Array(content)], name.split('/').at(-1) ?? name);
		opened.push(...(SPREADSHEET.test(name) ? await openSpreadsheet(name, inner) : [{ name, file: inner, read: null }]));
	}
	return opened;
}

async function openSpreadsheet(path: string, file: File): Promise<Opened[]> {
	const sheets = await (/\.ods$/i.test(path) ? readOdsFile(file) : readXlsx(file));
	if (typeof sheets === 'string') return [fault(path, file, sheets)];
	const opened = sheets.flatMap((sheet): Opened[] => {
		const name = sheets.length === 1 ? path : `${path} (${sheet.name})`;
		const read: ReadFile | null = tableOfCells(name, file.size, sheet.records);
		return read && read.kind !== 'fault' ? [{ name, file, read }] : [];
	});
	return opened.length > 0
		? opened
		: [{ name: path, file, read: { kind: 'fault', fault: 'empty', line: null, detail: '' } }];
}

type Sheets = OdsSheet[] | 'spreadsheet' | 'tooLarge';

async function readOdsFile(file: File): Promise<Sheets> {
	const { readOds } = await import('~/domain/operator-desk/import/read-ods');
	return readOds(new Uint8Array(await file.arrayBuffer()));
}

async function readXlsx(file: File): Promise<Sheets> {
	try {
		const { default: readXlsxFile } = await import('read-excel-file/universal');
		const sheets = await readXlsxFile(file);
		return sheets.map(({ sheet, data }) => ({
			name: sheet,
			records: data.map((row, at) => ({ line: at + 1, cells: row.map(textOf) })),
		}));
	} catch {
		return 'spreadsheet';
	}
}

/** A cell of a spreadsheet as a CSV file would have it. */
function textOf(cell: unknown): string {
	if (cell === null || cell === undefined) return '';
	if (cell instanceof Date) return cell.toISOString().slice(0, 10);
	if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
	return String(cell);
}
