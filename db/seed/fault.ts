import { stringify } from 'csv-stringify/sync';

/** One fault of a catalogue, at the place where a person finds it. */
export type Fault = { file: string; line: number; column: string | null; wrong: string; right: string };

/** `stays.csv:17 price: "12.345" is not a price, an amount such as 12480 would be right`. */
export function formatFault({ file, line, column, wrong, right }: Fault): string {
	return `${file}:${line}${column ? ` ${column}` : ''}: ${wrong}; right would be: ${right}`;
}

/** By file, line and column, so that two runs print the same. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
	return [...faults].sort(
		(a, b) =>
			compare(a.file, b.file) ||
			a.line - b.line ||
			compare(a.column ?? '', b.column ?? '') ||
			compare(a.wrong, b.wrong),
	);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The reasons of refused rows as CSV, for the one who mends them. */
export function formatRefused(faults: readonly Fault[]): string {
	const rows = sortFaults(faults).map(({ file, line, column, wrong, right }) => [
		file,
		line,
		column ?? '',
		wrong,
		right,
	]);
	return stringify([['file', 'line', 'column', 'wrong', 'right'], ...rows]);
}
