import { type FileKey, fileRules } from '../format/files';
import { nearestName } from '../nearest-name';
import type { SourceRow } from '../source/source-row';
import { type Checking, fault } from './checking';

/** Rows of a house belong to a house of the same folder; everything else may also name what the catalogue has already. */
export function checkReferences(checking: Checking, file: FileKey): void {
	for (const [column, { references }] of Object.entries(fileRules(file).columns)) {
		if (!references) continue;
		const target = references as keyof Checking['known'];
		const named = new Map<string, SourceRow>();
		for (const row of checking.source.tables[target] as SourceRow[]) {
			const key = row.values.key;
			if (typeof key === 'string' && (!named.get(key)?.isSound || row.isSound)) named.set(key, row);
		}
		const isOwn = column === 'property';
		if (isOwn && !checking.source.present.has('properties')) continue;
		const stored = isOwn ? [] : checking.known[target].map((row) => row.key);
		const all = new Set([...named.keys(), ...stored]);
		for (const row of checking.source.tables[file] as SourceRow[]) {
			const key = row.values[column];
			if (typeof key !== 'string' || (checking.skipFaulty && !row.isSound)) continue;
			if (!all.has(key)) {
				const nearest = nearestName(key, all);
				const right = nearest
					? `${nearest}, the nearest name`
					: isOwn
						? 'a key of properties.csv'
						: `a key of ${target}.csv`;
				fault(checking, row, column, `"${key}" is not in ${target}.csv`, right);
			} else if (checking.skipFaulty && named.get(key)?.isSound === false && !stored.includes(key)) {
				const { file: where, line } = named.get(key) ?? row;
				fault(checking, row, column, `"${key}" was refused (${where}:${line})`, 'a sound row there');
			}
		}
	}
}
