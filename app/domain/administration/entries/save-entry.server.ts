import type { CatalogueError } from '#db/catalogue/catalogue-error';
import { readRows } from '#db/catalogue/stored/read-catalogue';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { type PublishContext, publishAtOnce } from '../../desk/publish-draft.server';
import { type EntryError, errorsOfFields, findCatalogueErrors } from './check-entry.server';
import {
	changesBetween,
	type EntryContent,
	hasRows,
	mergeContent,
	sortedContent,
	type ValueChange,
	type ValueConflict,
} from './entry-content';
import { type EntryKind, groupOfEntries } from './entry-kinds';
import { ENTRY_PARTS } from './entry-parts';
import { contentOfRows, type EntryRows, readEntryRows, spelled } from './entry-rows.server';
import { writeEntry } from './write-entry.server';

export type SavedEntry =
	/** `others`: what others had changed since it was shown, which stays. */
	| { outcome: 'saved'; key: string; number: number; changes: number; others: ValueChange[] }
	| { outcome: 'nothing'; key: string; others: ValueChange[] }
	| { outcome: 'invalid'; errors: EntryError[]; content: EntryContent; was: EntryContent }
	/** Others have changed the same values: what was typed, and what is stored by now. */
	| { outcome: 'conflict'; key: string; conflicts: ValueConflict[]; content: EntryContent; was: EntryContent };

type Saving = {
	ctx: PublishContext;
	kind: EntryKind;
	/** Null: a new one, whose key was typed. */
	key: string | null;
	typed: EntryContent;
	/** What was shown when it was typed. */
	was: EntryContent;
};

/**
 * Makes or changes an entry of the catalogue at once, by the checks, the comparison and the statements of an import, with a version, an audit row and a new
 * version of the catalogue (ADMIN-2). What others have changed meanwhile stays (ADMIN-3). Throws DomainError 'forbidden'; 'not-found'; 'conflict' with reason
 * `changed-meanwhile` where others publish all the time; 'unavailable'.
 */
export async function saveEntry({ ctx, kind, key: known, typed, was }: Saving): Promise<SavedEntry> {
	const actor = requireActor(ctx, groupOfEntries(kind));
	const { db, today, now } = ctx;
	const [main] = ENTRY_PARTS[kind];
	const key = known ?? typed[main?.file ?? '']?.[0]?.key ?? '';
	const isNew = known === null;
	let stored: EntryRows = {};
	let facilities: string[] = [];
	let merged = typed;
	let shown = was;
	let conflicts: ValueConflict[] = [];
	let isTaken = false;
	const errorsOf = (errors: readonly CatalogueError[]) => errorsOfFields(kind, merged, errors);
	const published = await publishAtOnce<EntryContent>({
		...{ ctx, actor, subject: { subjectId: key, area: kind }, auditAction: `${kind}.saved`, follow: [] },
		isNew,
		back: null,
		async read() {
			stored = await readEntryRows(db, kind, key);
			if (kind === 'facilities') facilities = (await readRows(db, 'facilities', null)).map((row) => String(row.key));
			const content = contentOfRows(kind, stored);
			if (!isNew && !hasRows(kind, content)) throw noEntry(kind, key);
			return content;
		},
		sort: (content) => sortedContent(kind, content),
		change(content) {
			shown = content;
			isTaken = isNew && hasRows(kind, content);
			const merging = isNew ? { content: typed, conflicts: [] } : mergeContent(kind, { typed, was, stored: content });
			merged = placed(kind, isNew ? typed : withKey(kind, key, merging.content), content, facilities);
			conflicts = merging.conflicts;
			// Nothing of it is written then.
			return conflicts.length > 0 || isTaken ? content : spelled(kind, merged);
		},
		countChanges: (before, after) =>
			changesBetween(kind, before, after).length + Number(hasRows(kind, after) !== hasRows(kind, before)),
		check: (content) => findCatalogueErrors(db, kind, content),
		statements: (_, content) => writeEntry({ kind, key, stored, content, facilities, today, now }),
	});
	if (isTaken)
		return {
			...{ outcome: 'invalid', content: typed, was },
			errors: [{ file: main?.file ?? '', row: 0, column: 'key', fault: 'taken' }],
		};
	if (conflicts.length > 0) return { outcome: 'conflict', key, conflicts, content: merged, was: shown };
	if (published.outcome === 'refused')
		return { outcome: 'invalid', errors: errorsOf(published.errors), content: merged, was: isNew ? was : shown };
	const others = isNew ? [] : changesBetween(kind, was, shown);
	if (published.outcome === 'nothing') return { outcome: 'nothing', key, others };
	return { ...published, outcome: 'saved', key, others };
}

/** A facility without a place stays where it is; a new one goes to the end. */
function placed(
	kind: EntryKind,
	merged: EntryContent,
	stored: EntryContent,
	facilities: readonly string[],
): EntryContent {
	if (kind !== 'facilities') return merged;
	const [row] = merged.facilities ?? [];
	const position = row?.position || stored.facilities?.[0]?.position || String(facilities.length + 1);
	return { ...merged, facilities: [{ ...row, position }] };
}

/** The key of an entry stays, whatever was typed. */
function withKey(kind: EntryKind, key: string, content: EntryContent): EntryContent {
	const file = ENTRY_PARTS[kind][0]?.file ?? '';
	return { ...content, [file]: [{ ...content[file]?.[0], key }] };
}

export function noEntry(kind: EntryKind, key: string): DomainError {
	return new DomainError('not-found', `No ${key} among the ${kind}`);
}
