import { LANGUAGES } from '../../schema/enums';
import { type FileKey, fileRules } from './files';

type StoredCell = [column: string, cell: string];

/**
 * Columns of the table behind a file, each with the cell that it holds as it is. References without a column of their own under `stored`
 * and parts of a cell are stored in other ways.
 */
export function storedCells(file: FileKey): StoredCell[] {
	const { columns, stored, perLanguage } = fileRules(file);
	return Object.entries(columns).flatMap(([cell, { references }]): StoredCell[] => {
		const column = cell in stored ? stored[cell] : cell;
		const isText = cell.replace(/_(en|de)$/, '') in perLanguage;
		return (references && !(cell in stored)) || isText || !column ? [] : [[column, cell]];
	});
}

/** The same of its table with a row for each language. */
export function textCells(file: FileKey): StoredCell[] {
	return Object.entries(fileRules(file).perLanguage).map(([cell, column]) => [column, cell]);
}

/** The columns for an `insert`. */
export function storedColumns(file: FileKey): string[] {
	return storedCells(file).map(([column]) => column);
}

/** What fills these columns from a row as JSON, in the same order. */
export function storedValues(file: FileKey): string {
	return storedCells(file)
		.map(([, cell]) => `value->>'${cell}'`)
		.join(', ');
}

/** `is_demo = value->>'demo'`, for an `update` of the rows that the file names. */
export function storedAssignments(file: FileKey): string {
	return storedCells(file)
		.filter(([, cell]) => !fileRules(file).identity.includes(cell))
		.map(([column, cell]) => `${column} = value->>'${cell}'`)
		.join(', ');
}

/** `t.is_demo as demo`, for a `select` by the names of the file. */
export function selectCells(file: FileKey, table = 't'): string {
	return storedCells(file)
		.map(([column, cell]) => `${table}.${column} as ${cell}`)
		.join(', ');
}

/** `en.views_from_room as views_en, de.views_from_room as views_de`, where tables of texts are joined by their language. */
export function selectTexts(file: FileKey): string {
	return textCells(file)
		.flatMap(([column, cell]) => LANGUAGES.map((language) => `${language}.${column} as ${cell}_${language}`))
		.join(', ');
}
