import type { Wrong } from '../format/refusal';

/** A cell as it was handed in, with the line on which it begins. */
export type RawCell = { text: string; line: number };

/** A record by column name. `refusals` are errors found before its cells are read. */
export type RawRecord = {
	line: number;
	cells: Map<string, RawCell>;
	refusals: { column: string | null; wrong: Wrong }[];
};

/** One file as text; `file` is the name that errors are reported under. */
export type RawTable = { file: string; columns: string[]; records: RawRecord[] };
