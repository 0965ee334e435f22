import type { Columns } from './column';

/** Whose rows a file holds: the column with its key, named after what it is. */
export type Owner = 'property' | 'operator' | 'hotel' | 'place';

export type FileOptions<Name extends string> = {
	/** Columns whose values name a row; `position`: the order of the rows counts and a row is named by its place in it. */
	identity: Name[] | 'position';
	/** Column with the key of the property, operator, hotel or place that the row belongs to; null: the row stands for itself. */
	owner: Owner | null;
	/** Positions are counted anew for each value of this column. */
	groupedBy?: Name;
	/** Columns whose difference alone is no change. */
	ignored?: Name[];
	/** True: a refused row leaves alone what the catalogue has under its name. */
	keepsRefused?: boolean;
	/** Columns that the database names differently; null: it has no column that holds the cell as it is. */
	stored?: { [Column in Name]?: string | null };
	/** Cells in both languages, named without `_en` and `_de`, and their columns in a table with a row for each language. */
	perLanguage?: Record<string, string>;
};

/** The rules of one file without the types of its columns, for code that treats all files alike. */
export type FileRules = {
	name: string;
	columns: Columns;
	identity: string[] | 'position';
	owner: Owner | null;
	groupedBy: string | null;
	ignored: string[];
	keepsRefused: boolean;
	stored: Readonly<Record<string, string | null | undefined>>;
	perLanguage: Readonly<Record<string, string>>;
};

export const defineFile = <C extends Columns>(name: string, columns: C, options: FileOptions<keyof C & string>) => ({
	name,
	columns,
	groupedBy: null,
	ignored: [] as string[],
	keepsRefused: false,
	stored: {},
	perLanguage: {},
	...options,
});
