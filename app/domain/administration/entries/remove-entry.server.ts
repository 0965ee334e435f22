import { brokenConstraint } from '#db/broken-constraint';
import type { NamedStatement } from '#db/write-batch';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { type PublishContext, publishAtOnce } from '../../desk/publish-draft.server';
import type { Language } from '../../language/language';
import { type EntryContent, hasRows, sortedContent } from './entry-content';
import { type EntryKind, groupOfEntries, isRetired } from './entry-kinds';
import { contentOfRows, readEntryRows } from './entry-rows.server';
import { noEntry } from './save-entry.server';
import { type EntryUse, unlessUsed, usesOfEntry } from './uses-of-entry.server';
import { followEntry } from './write-entry.server';

export type RemovedEntry = { outcome: 'removed' } | { outcome: 'used'; uses: EntryUse[] };

/** The rows of an entry with what belongs to it alone. */
const REMOVALS: Readonly<Record<Exclude<EntryKind, 'suppliers' | 'services'>, readonly string[]>> = {
	operators: ['delete from operator where key = :key'],
	places: [
		'delete from sector where place_no in (select no from place where slug = :key)',
		'delete from place where slug = :key',
	],
	regions: ['delete from region where key = :key'],
	facilities: ['delete from facility where key = :key'],
	programmes: ["delete from program where id = 'program_' || :key"],
};

type Removing = { ctx: PublishContext & { language: Language }; kind: EntryKind; key: string };

/**
 * Takes an entry that is not used out of the catalogue, with a version and an audit row (ADMIN-4). Throws DomainError 'forbidden'; 'not-found'; 'invalid' with reason
 * `retired` for kinds that are retired instead; 'conflict' with reason `changed-meanwhile` where it came into use at this moment; 'unavailable'.
 */
export async function removeEntry({ ctx, kind, key }: Removing): Promise<RemovedEntry> {
	const actor = requireActor(ctx, groupOfEntries(kind));
	if (isRetired(kind)) throw new DomainError('invalid', `${kind} are retired`, { reason: 'retired' });
	const { db, today, now } = ctx;
	const uses = await usesOfEntry(db, kind, key, ctx.language);
	if (uses.length > 0) return { outcome: 'used', uses };
	try {
		await publishAtOnce<EntryContent>({
			...{
				ctx,
				actor,
				subject: { subjectId: key, area: kind },
				auditAction: `${kind}.removed`,
				follow: [],
				back: null,
			},
			async read() {
				const content = contentOfRows(kind, await readEntryRows(db, kind, key));
				if (!hasRows(kind, content)) throw noEntry(kind, key);
				return content;
			},
			sort: (content) => sortedContent(kind, content),
			change: () => ({}),
			countChanges: () => 1,
			check: async () => [],
			statements: () => [unlessUsed(kind, key), ...removals(kind, key), ...followEntry({ kind, today, now })],
		});
	} catch (error) {
		if (brokenConstraint(error)?.kind === 'foreign key') throw usedMeanwhile(error);
		throw error;
	}
	return { outcome: 'removed' };
}

function removals(kind: EntryKind, key: string): NamedStatement[] {
	const statements = isRetired(kind) ? [] : REMOVALS[kind];
	return statements.map((sql) => ({ sql, args: { key } }));
}

function usedMeanwhile(cause: unknown): DomainError {
	return new DomainError('conflict', 'It came into use', { reason: 'changed-meanwhile', cause });
}
