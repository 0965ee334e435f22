import { type Checking, error } from '#db/catalogue/check/checking';
import { readCell, show, writeCell } from '#db/catalogue/format/cells';
import type { Row } from '#db/catalogue/format/column';
import { type FileKey, fileRules } from '#db/catalogue/format/files';
import type { SourceRow } from '#db/catalogue/source/source-row';

/** Checks every value as the cell of its file would be read. */
export function checkCells(checking: Checking, file: FileKey): void {
	for (const row of checking.source.tables[file] as SourceRow<Row>[])
		for (const [name, { cell, isRequired, isDerived }] of Object.entries(fileRules(file).columns)) {
			const value = row.values[name] ?? null;
			const text = writeCell(cell, value);
			if (isDerived || (text === '' && !isRequired)) continue;
			if (text === '') {
				error(checking, row, name, 'is empty', 'a value, the column must be filled');
				continue;
			}
			const read = readCell(cell, text);
			if ('wrong' in read) error(checking, row, name, read.wrong, read.right);
			else if (read.value !== value) error(checking, row, name, `${show(value, cell)} reads as another value`, text);
		}
}

/** A row of a draft as one that was read of its file. */
export function asSourceRow(file: string) {
	return <Values>(values: Values, at: number): SourceRow<Values> => ({
		...{ values, file, line: at + 2, lines: null, isRead: true, isSound: true },
	});
}
