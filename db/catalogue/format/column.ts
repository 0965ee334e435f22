import type * as z from 'zod';

/** What a cell of the catalogue can hold once it is read. Amounts are minor units, days `YYYY-MM-DD`. */
export type Value = string | number | boolean | null;

/** A codec that decodes the text of a cell to its value and encodes it back. */
export type Cell<T extends Value = Value> = z.ZodType<T, string> & {
	/** Decodes what the database holds, where that is not the value. */
	stored?: z.ZodType<Value, Value>;
};

export type Column<C extends Cell = Cell, Empty extends Value = Value> = {
	cell: C;
	isRequired: boolean;
	/** Taken when the cell is empty. */
	fallback?: Empty;
	/** File whose `key` this names. */
	references: string | null;
	/** Not a column of the file: filled while reading, such as the hash of a picture. */
	isDerived: boolean;
};

export type Columns = Record<string, Column>;

export type RowOf<C extends Columns> = {
	[K in keyof C]: C[K] extends Column<infer Read, infer Empty> ? z.output<Read> | Empty : never;
};

export type Row = Record<string, Value>;

const plain = { isRequired: false, references: null, isDerived: false };

export function required<C extends Cell>(cell: C, references: string | null = null): Column<C, never> {
	return { ...plain, cell, isRequired: true, references };
}

export function optional<C extends Cell>(cell: C, references: string | null = null): Column<C, null> {
	return { ...plain, cell, references, fallback: null };
}

export function withDefault<C extends Cell>(cell: C, fallback: z.output<C>): Column<C, z.output<C>> {
	return { ...plain, cell, fallback };
}

/** A value that is found while reading and compared like any other, but has no column in the file. */
export function derived<C extends Cell>(cell: C): Column<C, null> {
	return { ...plain, cell, isDerived: true, fallback: null };
}
