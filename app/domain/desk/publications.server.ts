import type { Database } from '#db/client';
import type { NamedStatement } from '#db/write-batch';
import { DomainError } from '~/platform/errors';
import type { DeskSubject } from './drafts.server';

/** A published version, as a list shows it. */
export type Publication = {
	number: number;
	at: number;
	/** '' for a version imported with the catalogue, and for a deleted user. */
	name: string;
	/** Rows that it changed. */
	changes: number;
	/** The version that it put back. */
	restores: number | null;
};

/** A page of them. */
const LIMIT = 60;

/** The versions of an area, the newest first. */
export async function listPublications(db: Database, subject: DeskSubject): Promise<Publication[]> {
	const { rows } = await db.$client.execute({
		sql: `select v.number, v.published_at as at, v.changes, v.restores,
				trim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')) as name
			from publication v left join user u on u.no = v.user_no
			where v.subject_id = :subjectId and v.area = :area order by v.number desc limit ${LIMIT}`,
		args: subject,
	});
	return rows.map((row) => ({
		number: Number(row.number),
		at: Number(row.at),
		name: String(row.name),
		changes: Number(row.changes),
		restores: row.restores === null ? null : Number(row.restores),
	}));
}

/** The content of a version. Throws DomainError 'not-found'. */
export async function loadPublication<Content>(db: Database, subject: DeskSubject, number: number): Promise<Content> {
	const { rows } = await db.$client.execute({
		sql: 'select body from publication where subject_id = :subjectId and area = :area and number = :number',
		args: { ...subject, number },
	});
	if (!rows[0]) throw new DomainError('not-found', `No version ${number} of ${subject.subjectId}`);
	return JSON.parse(String(rows[0].body)) as Content;
}

/** The newest version with its content; null before the first. */
export async function lastPublication<Content>(
	db: Database,
	subject: DeskSubject,
): Promise<{ number: number; content: Content } | null> {
	const { rows } = await db.$client.execute({
		sql: `select number, body from publication where subject_id = :subjectId and area = :area order by number desc limit 1`,
		args: subject,
	});
	const [row] = rows;
	return row ? { number: Number(row.number), content: JSON.parse(String(row.body)) as Content } : null;
}

export type Publishing = DeskSubject & {
	content: unknown;
	changes: number;
	restores: number | null;
	/** Null: it came with the catalogue. */
	userNo: number | null;
	now: number;
	/** The newest version before it; another one by now makes the subject null, and so refuses the whole transaction. */
	after: number;
};

/** Writes the next version of each of these areas, which are different ones. */
export function publicationStatement(publishings: readonly Publishing[]): NamedStatement {
	return {
		sql: `insert into publication (subject_id, area, number, body, changes, restores, published_at, user_no)
			select iif(last = value->>'after', value->>'subjectId', null), value->>'area', last + 1, value->>'body',
				value->>'changes', value->>'restores', value->>'now', value->>'userNo'
			from (select value, (select coalesce(max(number), 0) from publication
				where subject_id = value->>'subjectId' and area = value->>'area') as last from json_each(:publishings))`,
		args: {
			publishings: JSON.stringify(
				publishings.map(({ content, ...each }) => ({ ...each, body: JSON.stringify(content) })),
			),
		},
	};
}
