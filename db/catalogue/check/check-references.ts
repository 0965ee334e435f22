import { nearestName } from '~/platform/nearest-name';
import type { Row } from '../format/column';
import { type FileKey, fileRules, OWNER_FILES } from '../format/files';
import type { SourceRow } from '../source/source-row';
import { type Checking, error } from './checking';

/**
 * Rows of a property or hotel belong to one of the same folder; everything else may also name what the catalogue has already. What
 * belongs to a hotel, such as its rooms, is named within it, and by the folder alone once the folder tells it.
 */
export function checkReferences(checking: Checking, file: FileKey): void {
	const { columns, owner } = fileRules(file);
	for (const [column, { references }] of Object.entries(columns)) {
		if (!references) continue;
		const isOwner = column === owner && (owner === 'property' || owner === 'hotel');
		if (isOwner && !checking.source.present.has(OWNER_FILES[owner])) continue;
		checkColumn(checking, file, column, references as FileKey, isOwner);
	}
}

function checkColumn(checking: Checking, file: FileKey, column: string, target: FileKey, isOwner: boolean): void {
	const { name: targetName, owner: within } = fileRules(target);
	/** Keys by the property or hotel that they belong to; '' for those that stand alone. */
	const scopeOf = (values: Row) => (within ? String(values[within]) : '');
	const named = new Map<string, Map<string, SourceRow>>();
	for (const row of checking.source.tables[target] as SourceRow[]) {
		const { key } = row.values;
		const keys = named.get(scopeOf(row.values)) ?? new Map<string, SourceRow>();
		named.set(scopeOf(row.values), keys);
		if (typeof key === 'string' && (!keys.get(key)?.isSound || row.isSound)) keys.set(key, row);
	}
	const stored = new Map<string, Set<string>>();
	if (!isOwner && !(within && checking.source.present.has(target))) {
		for (const row of checking.known[target] as Row[]) {
			const keys = stored.get(scopeOf(row)) ?? new Set<string>();
			stored.set(scopeOf(row), keys.add(String(row.key)));
		}
	}
	for (const row of checking.source.tables[file] as SourceRow[]) {
		const key = row.values[column];
		if (typeof key !== 'string' || (checking.skipInvalid && !row.isSound)) continue;
		const here = named.get(scopeOf(row.values));
		const old = stored.get(scopeOf(row.values));
		const found = here?.get(key);
		if (!found && !old?.has(key)) {
			const nearest = nearestName(key, [...(here?.keys() ?? []), ...(old ?? [])]);
			const right = nearest ? `${nearest}, the nearest name` : `a key of ${targetName}`;
			const whose = within ? ` for "${scopeOf(row.values)}"` : '';
			error(checking, row, column, `"${key}" is not in ${targetName}${whose}`, right);
		} else if (checking.skipInvalid && found?.isSound === false && !old?.has(key)) {
			error(checking, row, column, `"${key}" was refused (${found.file}:${found.line})`, 'a sound row there');
		}
	}
}
