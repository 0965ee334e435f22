import { breaksConstraint } from '#db/broken-constraint';
import type { CatalogueError } from '#db/catalogue/catalogue-error';
import { audit } from '#db/schema/audit';
import { type NamedStatement, writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import type { Actor } from '../user/actor';
import { type DeskSubject, loadDraft, removeDraft } from './drafts.server';
import { lastPublication, publicationStatement } from './publications.server';

export type PublishContext = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'today' | 'now'>;

export type Published =
	| { outcome: 'published'; number: number; changes: number }
	/** The draft says what is published already. */
	| { outcome: 'nothing' }
	/** What the importer of catalogues would refuse too, in its words. */
	| { outcome: 'refused'; errors: CatalogueError[] };

type Publishing<Content, Draft, Stored extends Content> = {
	ctx: PublishContext;
	/** The caller has checked that he may. */
	actor: Actor;
	subject: DeskSubject;
	auditAction: string;
	/** What was looked at: the draft's revision, and a text that stands for what was published then (`stateOf`). */
	seen: number;
	state: string;
	/** What is published, in its one order, with what else decides about the draft. */
	read: () => Promise<Stored>;
	/** A saved content in its one order; `published` for what it was saved without. */
	sort: (content: Content, published: Stored) => Content;
	/** What the draft makes of what is published. */
	complete: (draft: Draft, published: Stored) => Content;
	countChanges: (before: Content, after: Content) => number;
	check: (content: Content) => Promise<CatalogueError[]>;
	statements: (before: Content, after: Content) => NamedStatement[];
	/** What is marked or derived of the subject afterwards; it ends with a new version of the catalogue. */
	follow: readonly NamedStatement[];
};

/** How often a publication begins again because the catalogue got a newer version meanwhile. */
const TRIES = 8;

/**
 * Publishes the draft of an area: content, version, audit and a new version of the catalogue in one transaction. Before the first version, and after an
 * import, what stood there becomes a version too, so that it can be gone back to. Throws DomainError 'conflict'
 * with reason `changed-meanwhile` when the draft or what is published is not what was looked at; 'unavailable'.
 */
export async function publishDraft<Content, Draft = Content, Stored extends Content = Content>(
	publishing: Publishing<Content, Draft, Stored>,
): Promise<Published> {
	for (let tries = 1; ; tries++) {
		const published = await tryToPublish(publishing);
		if (published !== 'overtaken') return published;
		if (tries === TRIES) throw changedMeanwhile();
	}
}

async function tryToPublish<Content, Draft, Stored extends Content>(
	publishing: Publishing<Content, Draft, Stored>,
): Promise<Published | 'overtaken'> {
	const { ctx, actor, subject, seen, state, sort } = publishing;
	const { db, now } = ctx;
	const catalogue = await latestVersion(ctx);
	const [draft, stored, last] = await Promise.all([
		loadDraft<Draft>(db, subject),
		publishing.read(),
		lastPublication<Content>(db, subject),
	]);
	if (draft?.revision !== seen || stateOf(stored) !== state) throw changedMeanwhile();
	const published = sort(stored, stored);
	const content = sort(publishing.complete(draft.content, stored), stored);
	const changes = publishing.countChanges(published, content);
	if (changes === 0) return { outcome: 'nothing' };
	const errors = await publishing.check(content);
	if (errors.length > 0) return { outcome: 'refused', errors };
	const isKnown = last !== null && stateOf(sort(last.content, stored)) === stateOf(published);
	const before = last?.number ?? 0;
	const version = { ...subject, now };
	const imported = { ...version, content: published, changes: 0, restores: null, userNo: null, after: before };
	const number = before + (isKnown ? 1 : 2);
	const made = { ...version, content, changes, restores: draft.restores, userNo: actor.no, after: number - 1 };
	try {
		await writeBatch(db, [
			unlessNewer(catalogue, subject, seen),
			removeDraft({ ...subject, seen }),
			...(isKnown ? [] : [publicationStatement(imported)]),
			publicationStatement(made),
			...publishing.statements(published, content),
			db.insert(audit).values({
				...{ brandKey: ctx.brand.key, actor: actor.id, action: publishing.auditAction, subjectId: subject.subjectId },
				detail: { number, changes, restores: draft.restores },
				createdAt: now,
			}),
			...publishing.follow,
		]);
	} catch (error) {
		if (breaksConstraint(error, 'draft.subject_id')) return 'overtaken';
		if (breaksConstraint(error, 'publication.subject_id')) throw changedMeanwhile();
		throw error;
	}
	return { outcome: 'published', number, changes };
}

/** A short text that is equal for equal contents. */
export function stateOf(content: unknown): string {
	const text = JSON.stringify(content);
	let [a, b] = [0x811c9dc5, 0x01000193];
	for (let at = 0; at < text.length; at++) {
		a = Math.imul(a ^ text.charCodeAt(at), 0x01000193);
		b = Math.imul(b + text.charCodeAt(at), 0x85ebca6b) ^ (b >>> 13);
	}
	return `${text.length}-${(a >>> 0).toString(36)}-${(b >>> 0).toString(36)}`;
}

async function latestVersion({ db }: PublishContext): Promise<number> {
	const { rows } = await db.$client.execute('select coalesce(max(no), 0) as no from catalogue_version');
	return Number(rows[0]?.no);
}

/** Breaks the transaction when the catalogue or the draft is not the one that was read, so that nothing is overwritten or left out unseen. */
function unlessNewer(catalogue: number, { subjectId, area }: DeskSubject, seen: number): NamedStatement {
	return {
		sql: `insert into draft (subject_id, area, body, revision, updated_at)
			select null, :area, '', 0, 0 where (select coalesce(max(no), 0) from catalogue_version) <> :catalogue
			or not exists (select 1 from draft where subject_id = :subjectId and area = :area and revision = :seen)`,
		args: { catalogue, subjectId, area, seen },
	};
}

function changedMeanwhile() {
	return new DomainError('conflict', 'The draft or what is published was changed', { reason: 'changed-meanwhile' });
}
