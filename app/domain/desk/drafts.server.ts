import type { Database } from '#db/client';
import type { DESK_AREAS } from '#db/schema/enums';
import { type NamedStatement, writeBatch } from '#db/write-batch';
import { DomainError } from '~/platform/errors';

export type DeskArea = (typeof DESK_AREAS)[number];

/** What is edited: an area of a hotel or property, by its public id. The caller has checked that the actor may. */
export type DeskSubject = { subjectId: string; area: DeskArea };

/** An edited and not yet published content; `revision` counts its saves. */
export type Draft<Content> = {
	content: Content;
	/** The version that it puts back; null once anything else was changed. */
	restores: number | null;
	revision: number;
	updatedAt: number;
	/** Who saved it last; '' when the person is gone. */
	name: string;
	canUndo: boolean;
};

type Saving<Content> = DeskSubject & {
	content: Content;
	restores?: number | null;
	/** The revision that was shown; 0: there was no draft. */
	seen: number;
	userNo: number;
	now: number;
};

/** Steps that can be undone. */
const STEPS = 10;

/** The draft of an area, which everybody who may edit it shares; null without one. */
export async function loadDraft<Content>(db: Database, subject: DeskSubject): Promise<Draft<Content> | null> {
	const { rows } = await db.$client.execute({
		sql: `select d.body, d.revision, d.updated_at, json_array_length(d.undo) as steps,
				trim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')) as name
			from draft d left join user u on u.no = d.user_no where d.subject_id = :subjectId and d.area = :area`,
		args: subject,
	});
	const [row] = rows;
	if (!row) return null;
	const { content, restores } = JSON.parse(String(row.body)) as { content: Content; restores: number | null };
	return {
		...{ content, restores },
		revision: Number(row.revision),
		updatedAt: Number(row.updated_at),
		name: String(row.name),
		canUndo: Number(row.steps) > 0,
	};
}

/** Saves a draft, with the one before for undoing. Throws DomainError 'conflict' with reason `changed-meanwhile` when it is not the one that was seen. */
export async function saveDraft<Content>(db: Database, saving: Saving<Content>): Promise<{ revision: number }> {
	const { subjectId, area, content, restores = null, seen, userNo, now } = saving;
	const [result] = await writeBatch(db, [
		{
			// A draft that was published or discarded meanwhile is not begun again.
			sql: `insert into draft (subject_id, area, body, revision, updated_at, user_no)
				select :subjectId, :area, :body, 1, :now, :userNo
				where :seen = 0 or exists (select 1 from draft where subject_id = :subjectId and area = :area)
				on conflict (subject_id, area) do update set body = excluded.body, revision = revision + 1,
					updated_at = excluded.updated_at, user_no = excluded.user_no,
					undo = json_insert(iif(json_array_length(undo) >= ${STEPS}, json_remove(undo, '$[0]'), undo), '$[#]', json(body))
				where revision = :seen
				returning revision`,
			args: { subjectId, area, body: JSON.stringify({ content, restores }), now, userNo, seen },
		},
	]);
	const revision = result?.rows[0]?.revision;
	if (revision === undefined) throw changedMeanwhile();
	return { revision: Number(revision) };
}

/** Takes the last step back. Throws as `saveDraft`. */
export async function undoDraft(
	db: Database,
	{ subjectId, area, seen }: DeskSubject & { seen: number },
): Promise<void> {
	const [result] = await writeBatch(db, [
		{
			sql: `update draft set body = json_extract(undo, '$[#-1]'), undo = json_remove(undo, '$[#-1]'), revision = revision + 1
				where subject_id = :subjectId and area = :area and revision = :seen and json_array_length(undo) > 0`,
			args: { subjectId, area, seen },
		},
	]);
	if (result?.rowsAffected !== 1) throw changedMeanwhile();
}

/** Throws a draft away. Throws as `saveDraft`. */
export async function discardDraft(
	db: Database,
	{ subjectId, area, seen }: DeskSubject & { seen: number },
): Promise<void> {
	const [result] = await writeBatch(db, [removeDraft({ subjectId, area, seen })]);
	if (result?.rowsAffected !== 1) throw changedMeanwhile();
}

/** For the transaction that publishes it. */
export function removeDraft({ subjectId, area, seen }: DeskSubject & { seen: number }): NamedStatement {
	return {
		sql: 'delete from draft where subject_id = :subjectId and area = :area and revision = :seen',
		args: { subjectId, area, seen },
	};
}

function changedMeanwhile() {
	return new DomainError('conflict', 'The draft was changed meanwhile', { reason: 'changed-meanwhile' });
}
