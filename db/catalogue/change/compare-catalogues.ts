import type { Row } from '../format/column';
import type { Owner } from '../format/define-file';
import { type Catalogue, FILE_KEYS, type FileKey, type FileRules, fileRules } from '../format/files';
import { compareNights } from './compare-nights';
import { groupBy } from './group-by';

/** `name` tells the row from others of its file. */
export type ChangedRow = { name: string; before: Row; after: Row; fields: string[] };

/** What happens to the rows of one file that belong to one property, operator, hotel or place (`owner`; for other files the row's own key). */
export type FileChange = {
	file: FileKey;
	owner: string;
	added: Row[];
	changed: ChangedRow[];
	removed: Row[];
	unchanged: number;
	/** All rows as they shall be, in order. */
	rows: Row[];
};

/** What an import says: rows, the files that were there at all, and whose rows they tell completely. */
export type Incoming = {
	catalogue: Catalogue;
	present: ReadonlySet<FileKey>;
	properties: ReadonlySet<string>;
	operators: ReadonlySet<string>;
	hotels: ReadonlySet<string>;
	places: ReadonlySet<string>;
	/** Keys of files without owner of which the folder tells everything, so that they are removed where it tells nothing. */
	keys: Partial<Record<FileKey, ReadonlySet<string>>>;
};

/**
 * Compares file by file and owner by owner. An absent file changes nothing; a file that is there tells everything about the properties,
 * operators, hotels and places named, so that rows missing from it are removed. Places, operators, facilities, properties and hotels themselves
 * are never removed here, nor nights that are taken; guides go with what the folder tells of their places.
 */
export function compareCatalogues(existing: Catalogue, incoming: Incoming): FileChange[] {
	const { properties, operators, hotels, places, keys } = incoming;
	const whose: Record<Owner, ReadonlySet<string>> = {
		property: properties,
		operator: operators,
		hotel: hotels,
		place: places,
	};
	return FILE_KEYS.filter((file) => incoming.present.has(file)).flatMap((file) => {
		const rules = fileRules(file);
		const before = byOwner(rules, existing[file]);
		const after = byOwner(rules, incoming.catalogue[file]);
		const told = rules.owner ? whose[rules.owner] : (keys[file] ?? []);
		const owners = new Set([...after.keys(), ...told]);
		const compare = file === 'taken' ? compareNights : compareRows;
		return [...owners].map((owner) => compare(file, owner, before.get(owner) ?? [], after.get(owner) ?? []));
	});
}

/** True when a change changes anything. */
export function isChange({ added, changed, removed }: FileChange): boolean {
	return added.length + changed.length + removed.length > 0;
}

function compareRows(file: FileKey, owner: string, before: readonly Row[], after: readonly Row[]): FileChange {
	const rules = fileRules(file);
	const names = Object.keys(rules.columns).filter((name) => !rules.ignored.includes(name));
	const old = byName(rules, before);
	const next = byName(rules, after);
	const change: FileChange = { file, owner, added: [], changed: [], removed: [], unchanged: 0, rows: [...after] };
	for (const [name, row] of next) {
		const was = old.get(name);
		const fields = was ? names.filter((column) => was[column] !== row[column]) : [];
		if (!was) change.added.push(row);
		else if (fields.length > 0) change.changed.push({ name, before: was, after: row, fields });
		else change.unchanged += 1;
	}
	for (const [name, row] of old) if (!next.has(name)) change.removed.push(row);
	return change;
}

function byOwner(rules: FileRules, rows: readonly Row[]): Map<string, Row[]> {
	const column = rules.owner ?? 'key';
	return groupBy(rows, (row) => String(row[column]));
}

function byName(rules: FileRules, rows: readonly Row[]): Map<string, Row> {
	const { identity, groupedBy } = rules;
	if (identity !== 'position')
		return new Map(rows.map((row) => [identity.map((column) => row[column]).join(' '), row]));
	const counts = new Map<string, number>();
	return new Map(
		rows.map((row) => {
			const group = groupedBy ? String(row[groupedBy]) : '';
			const position = counts.get(group) ?? 0;
			counts.set(group, position + 1);
			return [`${group} row ${position + 1}`.trim(), row];
		}),
	);
}
