import { stringify } from 'csv-stringify/sync';
import { sentence } from './format/refusal';

/** One error of a catalogue, at the place where a person finds it. */
export type CatalogueError = { file: string; line: number; column: string | null; wrong: string; right: string };

/** `stays.csv:17 price: "12.345" is not a price, an amount such as 12480 would be right`. */
export function formatError({ file, line, column, ...what }: CatalogueError): string {
	return `${file}:${line}${column ? ` ${column}` : ''}: ${sentence(what)}`;
}

/** By file, line and column, so that two runs print the same. */
export function sortErrors(errors: readonly CatalogueError[]): CatalogueError[] {
	return [...errors].sort(
		(a, b) =>
			compare(a.file, b.file) ||
			a.line - b.line ||
			compare(a.column ?? '', b.column ?? '') ||
			compare(a.wrong, b.wrong),
	);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const AT_ONCE = 1000;

/** The reasons of refused rows as CSV, some lines at a time. */
export function* refusedLines(errors: readonly CatalogueError[]): Generator<string> {
	const cells = ({ file, line, column, wrong, right }: CatalogueError) =>
		[file, line, column ?? '', wrong, right].map(inert);
	yield stringify([['file', 'line', 'column', 'wrong', 'right']]);
	for (let from = 0; from < errors.length; from += AT_ONCE) {
		yield stringify(errors.slice(from, from + AT_ONCE).map(cells));
	}
}

/** A cell that no spreadsheet takes for a formula, whatever a folder brought. */
function inert(cell: string | number): string | number {
	return typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}
