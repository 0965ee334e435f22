import type { Language } from '../../language/language';
import type { EntryKind } from './entry-kinds';
import { ENTRY_PARTS, type EntryPart } from './entry-parts';

/** A row of a part: the texts of its cells by their columns, '' for an empty one. */
export type EntryRow = Readonly<Record<string, string>>;

/** An entry as its form has it: the rows of its parts by their files, in the order of the parts; no rows at all before it is made. */
export type EntryContent = Readonly<Record<string, readonly EntryRow[]>>;

/** One value of an entry, or all rows of a part that has several: what is changed, compared and merged as one. */
export type EntryValue = { file: string; column: string | null; text: string };

/** A value that two have changed to different ones. */
export type ValueConflict = { file: string; column: string | null; theirs: EntryContent };

/** A change of one value, as a history shows it; rows of a part that has several stand whole in `before` and `after`. */
export type ValueChange = { file: string; column: string | null; before: string; after: string };

/** The content in its one order and spelling; columns that it lacks are empty. */
export function sortedContent(kind: EntryKind, content: EntryContent): EntryContent {
	return Object.fromEntries(
		ENTRY_PARTS[kind].map((part) => {
			const rows = (content[part.file] ?? []).map((row) => sortedRow(part, row));
			return [part.file, part.most === undefined ? rows.slice(0, 1) : rows];
		}),
	);
}

function sortedRow({ fields }: EntryPart, row: EntryRow): EntryRow {
	return Object.fromEntries(fields.map(({ name }) => [name, row[name] ?? '']));
}

/** Whether it is there. */
export function hasRows(kind: EntryKind, content: EntryContent): boolean {
	const [main] = ENTRY_PARTS[kind];
	return (content[main?.file ?? '']?.length ?? 0) > 0;
}

/** What it is called in a language. */
export function nameOfEntry(kind: EntryKind, content: EntryContent, language: Language): string {
	const row = content[ENTRY_PARTS[kind][0]?.file ?? '']?.[0];
	return row?.name || row?.[`name_${language}`] || row?.name_en || row?.key || '';
}

/** Values in the order of the form. */
export function valuesOf(kind: EntryKind, content: EntryContent): EntryValue[] {
	return ENTRY_PARTS[kind].flatMap((part): EntryValue[] => {
		const { file, fields, most } = part;
		const rows = content[file] ?? [];
		if (most !== undefined) return [{ file, column: null, text: rows.length === 0 ? '' : JSON.stringify(rows) }];
		return fields.map(({ name }) => ({ file, column: name, text: rows[0]?.[name] ?? '' }));
	});
}

/** What is different between two contents. */
export function changesBetween(kind: EntryKind, before: EntryContent, after: EntryContent): ValueChange[] {
	const old = valuesOf(kind, before);
	return valuesOf(kind, after).flatMap(({ file, column, text }, at) => {
		const was = old[at]?.text ?? '';
		return was === text ? [] : [{ file, column, before: was, after: text }];
	});
}

/**
 * What was typed on what is stored by now (ADMIN-3): a value that was not touched stays as it is stored, also where others have changed it since it was
 * shown (`was`); one that both have changed is a conflict and keeps what was typed.
 */
export function mergeContent(
	kind: EntryKind,
	{ typed, was, stored }: { typed: EntryContent; was: EntryContent; stored: EntryContent },
): { content: EntryContent; conflicts: ValueConflict[] } {
	const conflicts: ValueConflict[] = [];
	const [shown, now] = [valuesOf(kind, was), valuesOf(kind, stored)];
	const merged: Record<string, EntryRow[]> = {};
	for (const [at, { file, column, text }] of valuesOf(kind, typed).entries()) {
		const before = shown[at]?.text ?? '';
		const there = now[at]?.text ?? '';
		const isTouched = text !== before;
		if (isTouched && there !== before && there !== text) conflicts.push({ file, column, theirs: stored });
		const from = isTouched ? typed : stored;
		if (column === null) merged[file] = [...(from[file] ?? [])];
		else merged[file] = [{ ...merged[file]?.[0], [column]: from[file]?.[0]?.[column] ?? '' }];
	}
	return { content: sortedContent(kind, merged), conflicts };
}
