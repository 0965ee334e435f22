import { type FileKey, fileRules } from '../format/files';
import type { SourceRow } from '../source/source-row';
import { type Checking, error } from './checking';

/** Two rows of one file must not stand for the same thing; the later one is the error. */
export function checkIdentities(checking: Checking, file: FileKey): void {
	const { identity, columns } = fileRules(file);
	if (identity === 'position') return;
	const first = new Map<string, SourceRow>();
	for (const row of checking.source.tables[file] as SourceRow[]) {
		if (checking.skipInvalid && !row.isSound) continue;
		// A required part that could not be read is an error already.
		if (identity.some((column) => columns[column]?.isRequired && row.values[column] === null)) continue;
		const name = identity.flatMap((column) => row.values[column] ?? []).join(' ');
		const earlier = first.get(name);
		if (!earlier) first.set(name, row);
		else
			error(checking, row, identity.at(-1) ?? null, `${name} is there twice, first in line ${earlier.line}`, 'one row');
	}
}
