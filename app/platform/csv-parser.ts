/** What cannot be read as CSV, at the line where it begins. */
export class CsvSyntaxError extends Error {
	constructor(
		readonly line: number,
		readonly wrong: string,
		readonly right: string,
	) {
		super(wrong);
	}
}

/** Cells of one record. `lines` holds the line of each cell; null when all of them begin on `line`. */
export type CsvRecord = { line: number; cells: string[]; lines: number[] | null };

const LONGEST_CELL = 1_000_000;
const MOST_CELLS = 10_000;
const [QUOTE, CR, LF] = ['"', '\r', '\n'].map((sign) => sign.charCodeAt(0));

/**
 * Reads RFC 4180 CSV from pieces of text as they arrive, so that a file of any size needs the memory of one record. Every line end
 * becomes `\n`; lines without any character are skipped; white space around cells goes.
 */
export class CsvParser {
	private line = 1;
	private cells: string[] = [];
	private lines: number[] = [];
	/** The cell so far, as far as it lies in earlier pieces or before a doubled quote. */
	private cell = '';
	private cellLine = 1;
	private state: 'start' | 'plain' | 'quoted' | 'closed' = 'start';
	private endsWithCr = false;
	private readonly separator: number;

	constructor(
		delimiter: string,
		private readonly take: (record: CsvRecord) => void,
	) {
		this.separator = delimiter.charCodeAt(0);
	}

	/** Throws CsvSyntaxError. */
	push(piece: string): void {
		let from = 0;
		for (let at = 0; at < piece.length; at++) {
			const code = piece.charCodeAt(at);
			// The second half of a line end.
			if (code === LF && this.endsWithCr) {
				this.endsWithCr = false;
				from = at + 1;
				continue;
			}
			this.endsWithCr = code === CR;
			if (this.state === 'quoted') {
				if (code === QUOTE || code === CR) this.keep(piece.slice(from, at));
				if (code === QUOTE) this.state = 'closed';
				if (code === CR) this.cell += '\n';
				if (code === QUOTE || code === CR) from = at + 1;
				if (code === LF || code === CR) this.line += 1;
			} else if (code === QUOTE) {
				from = this.quote(piece.slice(from, at)) ? at + 1 : from;
			} else if (code === this.separator || code === LF || code === CR) {
				if (this.state !== 'closed') this.keep(piece.slice(from, at));
				from = at + 1;
				this.endCell();
				if (code === this.separator) this.startCell();
				else this.endRecord();
			} else if (this.state === 'closed') {
				if (code !== 0x20 && code !== 0x09) throw this.strayText();
				from = at + 1;
			} else if (this.state === 'start' && code !== 0x20 && code !== 0x09) this.state = 'plain';
		}
		if (this.state !== 'closed') this.keep(piece.slice(from));
	}

	/** Throws CsvSyntaxError when a quote is still open. */
	end(): void {
		if (this.state === 'quoted') {
			throw new CsvSyntaxError(
				this.cellLine,
				`the quote that opens in cell ${this.cells.length + 1} of this line is never closed`,
				'a closing quote, or two quotes ("") where one is meant',
			);
		}
		this.endCell();
		this.endRecord();
	}

	/** True when the quote opens a cell or is the second of two; throws where it can only be a slip. */
	private quote(before: string): boolean {
		if (this.state === 'closed') {
			this.keep('"');
			this.state = 'quoted';
			return true;
		}
		if (this.state === 'start' && `${this.cell}${before}`.trim() === '') {
			this.cell = '';
			this.cellLine = this.line;
			this.state = 'quoted';
			return true;
		}
		throw new CsvSyntaxError(
			this.line,
			`there is a quote in the middle of cell ${this.cells.length + 1}`,
			'the whole cell in quotes, quotes in it doubled ("")',
		);
	}

	private keep(text: string): void {
		if (text === '') return;
		this.cell += text;
		if (this.cell.length > LONGEST_CELL) {
			throw new CsvSyntaxError(
				this.cellLine,
				`cell ${this.cells.length + 1} of this line has more than ${LONGEST_CELL} characters`,
				'a closing quote where the cell ends',
			);
		}
	}

	private startCell(): void {
		this.cell = '';
		this.cellLine = this.line;
		this.state = 'start';
	}

	private endCell(): void {
		this.cells.push(this.cell.trim());
		this.lines.push(this.cellLine);
		if (this.cells.length > MOST_CELLS) {
			throw new CsvSyntaxError(
				this.line,
				`the line has more than ${MOST_CELLS} cells`,
				'a table with a line for each row',
			);
		}
	}

	private endRecord(): void {
		const { cells, lines } = this;
		const [line = this.line] = lines;
		const isEmpty = cells.length === 1 && cells[0] === '' && this.state === 'start';
		this.cells = [];
		this.lines = [];
		this.line += 1;
		this.startCell();
		if (!isEmpty) this.take({ line, cells, lines: lines.some((each) => each !== line) ? lines : null });
	}

	/** A quote that was never closed ends at the next one, lines below: the place to mend is where it opens. */
	private strayText(): CsvSyntaxError {
		const where = this.line === this.cellLine ? 'of this line' : `of this line closes in line ${this.line}`;
		return new CsvSyntaxError(
			this.cellLine,
			`the quote that opens in cell ${this.cells.length + 1} ${where}, and text follows it`,
			'a quote at the end of the cell, quotes within it doubled ("")',
		);
	}
}
