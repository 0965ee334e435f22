import { unzipSync } from 'fflate';
import { SaxesParser, type SaxesTagNS } from 'saxes';

/** A sheet with its rows by their numbers; rows without text are left out. */
export type OdsSheet = { name: string; records: { line: number; cells: string[] }[] };

const OFFICE = 'urn:oasis:names:tc:opendocument:xmlns:office:1.0';
const TABLE = 'urn:oasis:names:tc:opendocument:xmlns:table:1.0';
const TEXT = 'urn:oasis:names:tc:opendocument:xmlns:text:1.0';

/** Bytes that the content may unpack to. */
const MOST_BYTES = 400_000_000;
const CHUNK_BYTES = 1 << 20;
/** A few cells may say that they are there a million times. */
const MOST_CELLS = 3_000_000;
const MOST_COLUMNS = 2_000;
/** Elements inside of each other. */
const MOST_DEPTH = 200;

/** It says more cells, or more bytes, than are read. */
class TooLarge extends Error {}

/**
 * Reads an OpenDocument spreadsheet, as LibreOffice and Google Sheets write it (IMPORT-1): cells as a CSV file would have them, values before what the sheet shows of them.
 * Gives `spreadsheet` for a file that is none, is encrypted or broken, and `tooLarge`. Never throws.
 */
export function readOds(bytes: Uint8Array): OdsSheet[] | 'spreadsheet' | 'tooLarge' {
	try {
		let isLarge = false;
		const unpacked = unzipSync(bytes, {
			filter: ({ name, originalSize }) => {
				if (name !== 'content.xml') return false;
				isLarge = originalSize > MOST_BYTES;
				return !isLarge;
			},
		});
		if (isLarge) return 'tooLarge';
		const content = unpacked['content.xml'];
		return content ? readContent(content) : 'spreadsheet';
	} catch (error) {
		return error instanceof TooLarge ? 'tooLarge' : 'spreadsheet';
	}
}

function readContent(content: Uint8Array): OdsSheet[] | 'spreadsheet' {
	const reader = new ContentReader();
	const parser = new SaxesParser({ xmlns: true });
	let isSpreadsheet = false;
	parser.on('error', (error) => {
		throw error;
	});
	parser.on('doctype', () => {
		throw new Error('A document type has no place in it');
	});
	parser.on('opentag', (tag) => {
		isSpreadsheet ||= tag.uri === OFFICE && tag.local === 'spreadsheet';
		reader.open(tag);
	});
	parser.on('closetag', (tag) => reader.close(tag));
	parser.on('text', (text) => reader.text(text));
	parser.on('cdata', (text) => reader.text(text));
	const decoder = new TextDecoder('utf-8', { fatal: true });
	for (let from = 0; from < content.length; from += CHUNK_BYTES)
		parser.write(decoder.decode(content.subarray(from, from + CHUNK_BYTES), { stream: true }));
	parser.write(decoder.decode()).close();
	return isSpreadsheet ? reader.sheets : 'spreadsheet';
}

type Cell = { value: string | null; paragraphs: string[]; repeated: number };

/** Takes sheets, rows and cells from the elements of a content as they come. */
class ContentReader {
	readonly sheets: OdsSheet[] = [];
	#depth = 0;
	/** Depth of the element whose content is skipped, such as a comment; null: none. */
	#skipped: number | null = null;
	#sheet: OdsSheet | null = null;
	#line = 0;
	#row: { cells: string[]; width: number; repeated: number } | null = null;
	#cell: Cell | null = null;
	#isParagraph = false;
	#count = 0;

	open(tag: SaxesTagNS): void {
		this.#depth += 1;
		if (this.#depth > MOST_DEPTH) throw new TooLarge();
		if (this.#skipped !== null) return;
		const { uri, local } = tag;
		if (uri === TABLE && local === 'table' && this.#cell === null && this.#sheet === null) {
			this.#sheet = { name: attribute(tag, TABLE, 'name') ?? '', records: [] };
			this.sheets.push(this.#sheet);
			this.#line = 0;
		} else if (this.#sheet === null) return;
		else if (uri === TABLE && local === 'table-row' && this.#row === null) {
			this.#row = { cells: [], width: 0, repeated: repeatedOf(tag, 'number-rows-repeated') };
		} else if (uri === TABLE && /^(?:covered-)?table-cell$/.test(local) && this.#row && this.#cell === null) {
			const value = local === 'table-cell' ? cellValue(tag) : '';
			this.#cell = { value, paragraphs: [], repeated: repeatedOf(tag, 'number-columns-repeated') };
		} else if (this.#cell && uri === TEXT && (local === 'p' || local === 'h')) {
			this.#cell.paragraphs.push('');
			this.#isParagraph = true;
		} else if (this.#cell && this.#isParagraph && uri === TEXT) {
			if (local === 's') this.text(' '.repeat(Math.min(100, Number(attribute(tag, TEXT, 'c') ?? 1) || 1)));
			else if (local === 'tab') this.text('\t');
			else if (local === 'line-break') this.text('\n');
			else if (local === 'note') this.#skipped = this.#depth;
		} else if (this.#cell || (uri === TABLE && local === 'shapes')) {
			// Comments, pictures, tables in a cell, drawings.
			this.#skipped = this.#depth;
		}
	}

	text(text: string): void {
		const paragraphs = this.#cell?.paragraphs;
		if (!paragraphs || !this.#isParagraph || this.#skipped !== null) return;
		paragraphs[paragraphs.length - 1] += text;
	}

	close({ uri, local }: SaxesTagNS): void {
		const depth = this.#depth;
		this.#depth -= 1;
		if (this.#skipped !== null) {
			if (this.#skipped === depth) this.#skipped = null;
			return;
		}
		if (uri === TEXT && (local === 'p' || local === 'h')) this.#isParagraph = false;
		if (uri !== TABLE) return;
		if (local === 'table-cell' || local === 'covered-table-cell') this.#endCell();
		else if (local === 'table-row') this.#endRow();
		else if (local === 'table') this.#sheet = null;
	}

	/** Empty cells count once something stands behind them. */
	#endCell(): void {
		const [row, cell] = [this.#row, this.#cell];
		this.#cell = null;
		if (!row || !cell) return;
		const text = cell.value ?? cell.paragraphs.join('\n');
		if (text === '') {
			row.width += cell.repeated;
			return;
		}
		const width = row.width + cell.repeated;
		if (width > MOST_COLUMNS) throw new TooLarge();
		while (row.cells.length < row.width) row.cells.push('');
		while (row.cells.length < width) row.cells.push(text);
		row.width = width;
	}

	#endRow(): void {
		const [row, sheet] = [this.#row, this.#sheet];
		this.#row = null;
		if (!row || !sheet) return;
		if (row.cells.length > 0) {
			this.#count += row.cells.length * row.repeated;
			if (this.#count > MOST_CELLS) throw new TooLarge();
			for (let at = 1; at <= row.repeated; at++) sheet.records.push({ line: this.#line + at, cells: row.cells });
		}
		this.#line += row.repeated;
	}
}

function attribute({ attributes }: SaxesTagNS, uri: string, local: string): string | null {
	return Object.values(attributes).find((each) => each.uri === uri && each.local === local)?.value ?? null;
}

/** How often an element stands for itself; what is no such number counts once. */
function repeatedOf(tag: SaxesTagNS, name: string): number {
	const text = attribute(tag, TABLE, name) ?? '1';
	return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}

/** What a cell says in its attributes, whatever it shows; null: its text. */
function cellValue(tag: SaxesTagNS): string | null {
	const value = (name: string) => attribute(tag, OFFICE, name);
	switch (value('value-type')) {
		case 'float':
		case 'percentage':
		case 'currency': {
			const text = value('value');
			return text === null || !Number.isFinite(Number(text)) ? text : String(Number(text));
		}
		case 'date':
			return value('date-value')?.slice(0, 10) ?? null;
		case 'time': {
			const [, hours, minutes] = /^PT(\d+)H(\d+)M/.exec(value('time-value') ?? '') ?? [];
			return hours && minutes ? `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}` : null;
		}
		case 'boolean':
			return value('boolean-value') === null ? null : value('boolean-value') === 'true' ? 'yes' : 'no';
		default:
			return value('string-value') || null;
	}
}
