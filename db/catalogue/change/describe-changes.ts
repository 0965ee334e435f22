import { show } from '../format/cells';
import { FILES, type FileKey, fileRules, OWNER_FILES } from '../format/files';
import { type FileChange, isChange } from './compare-catalogues';
import { groupBy } from './group-by';

const LONGEST = 6;

/** Everything an import changes; `isReordered`: the facilities get another order. */
export type Changes = {
	changes: readonly FileChange[];
	removedProperties: readonly string[];
	removedHotels: readonly string[];
	isReordered: boolean;
};

/** Whose rows stand below their key; those of a vocabulary, such as places, stand below the name of its file. */
const OWNERS: readonly FileKey[] = [OWNER_FILES.property, OWNER_FILES.operator, OWNER_FILES.hotel];

const isVocabulary = (file: FileKey) => fileRules(file).owner === null && !OWNERS.includes(file);

/** The changes as lines for a person: grouped by property, operator, hotel or place, one line a file, fields of changed rows below it. */
export function describeChanges({ changes, removedProperties, removedHotels, isReordered }: Changes): string[] {
	const groups = groupBy(changes.filter(isChange), (change) =>
		isVocabulary(change.file) ? FILES[change.file].name : change.owner,
	);
	const lines: string[] = [];
	for (const [title, group] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
		lines.push(title);
		for (const same of groupBy(group, (change) => change.file).values()) {
			const file = FILES[same[0]?.file ?? 'properties'];
			const count = (part: 'added' | 'changed' | 'removed') =>
				same.reduce((sum, change) => sum + change[part].length, 0);
			const unchanged = same.reduce((sum, change) => sum + change.unchanged, 0);
			lines.push(
				`  ${file.name}: ${count('added')} added, ${count('changed')} changed, ${count('removed')} removed, ${unchanged} unchanged`,
			);
			const details = same.flatMap((change) => describeFields(change, title));
			lines.push(...details.slice(0, LONGEST));
			if (details.length > LONGEST) lines.push(`    … and ${details.length - LONGEST} more`);
		}
	}
	if (isReordered) lines.push('facilities.csv', '  another order');
	for (const property of removedProperties)
		lines.push(property, '  properties.csv: the house is removed with everything of it');
	for (const hotel of removedHotels) {
		lines.push(hotel, '  hotels/hotels.csv: the hotel is removed with everything of it');
	}
	return lines;
}

/** `2027-01-09 2027-01-16 catered price: 24500 -> 25000`; the name of the property is not repeated below itself. */
function describeFields({ file, owner, changed }: FileChange, title: string): string[] {
	const { columns } = fileRules(file);
	return changed.flatMap(({ name, before, after, fields }) => {
		const rest = title !== owner ? name : name === owner ? '' : name.replace(`${owner} `, '');
		return fields.map((field) => {
			const [was, is] = [before, after].map((row) => show(row[field] ?? null, columns[field]?.cell));
			return `    ${rest}${rest ? ' ' : ''}${field}: ${was} -> ${is}`;
		});
	});
}

/** `2 added, 1 changed, 0 removed, 14 unchanged` over all files. */
export function summariseChanges({ changes, removedProperties, removedHotels, isReordered }: Changes): string {
	const sum = (count: (change: FileChange) => number) => changes.reduce((total, change) => total + count(change), 0);
	const removed = sum((change) => change.removed.length) + removedProperties.length + removedHotels.length;
	const added = sum((change) => change.added.length);
	const changed = sum((change) => change.changed.length) + (isReordered ? 1 : 0);
	const total = added + changed + removed;
	return `${total} ${total === 1 ? 'change' : 'changes'}: ${added} added, ${changed} changed, ${removed} removed, ${sum((change) => change.unchanged)} unchanged`;
}
