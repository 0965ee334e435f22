/** What a cell of the catalogue can hold once it is read. Amounts are minor units, days `YYYY-MM-DD`. */
export type Value = string | number | boolean | null;

/** What is wrong with a cell and what would be right, both as parts of one sentence. */
export type Wrong = { wrong: string; right: string };

/** How one kind of cell is read from text and written back. */
export type Kind<T extends Value> = {
	parse(text: string): { value: T } | Wrong;
	format(value: T): string;
	/** As the database keeps it, where that is something else. */
	store?(value: T): Value;
	load?(stored: Value): T;
};

export type Column<T extends Value = Value> = {
	kind: Kind<Value>;
	isRequired: boolean;
	/** Taken when the cell is empty. */
	fallback: T;
	/** File whose `key` this names. */
	references: string | null;
	/** Not a column of the file: filled while reading, such as the hash of a picture. */
	isDerived: boolean;
};

export type Columns = Record<string, Column>;

export type RowOf<C extends Columns> = { [K in keyof C]: C[K] extends Column<infer T> ? T : never };

export type Row = Record<string, Value>;

const plain = { isRequired: false, fallback: null, references: null, isDerived: false };

export function required<T extends Value>(kind: Kind<T>, references: string | null = null): Column<T> {
	// An empty required cell is an error, so its null never leaves the reader.
	return { ...plain, kind, isRequired: true, references, fallback: null as T };
}

export function optional<T extends Value>(kind: Kind<T>, references: string | null = null): Column<T | null> {
	return { ...plain, kind, references };
}

export function withDefault<T extends Value>(kind: Kind<T>, fallback: T): Column<T> {
	return { ...plain, kind, fallback };
}

/** A value that is found while reading and compared like any other, but has no column in the file. */
export function derived<T extends Value>(kind: Kind<T>): Column<T | null> {
	return { ...plain, kind, isDerived: true };
}
