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
	/** It is made by its first version: what was there before, nothing, is none. */
	isNew?: boolean;
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
	const { ctx, subject, seen, state } = publishing;
	const catalogue = await latestVersion(ctx);
	const [draft, stored, last] = await Promise.all([
		loadDraft<Draft>(ctx.db, subject),
		publishing.read(),
		lastPublication<Content>(ctx.db, subject),
	]);
	if (draft?.revision !== seen || stateOf(stored) !== state) throw changedMeanwhile();
	return writeVersion(publishing, {
		...{ catalogue, stored, last, restores: draft.restores },
		content: publishing.complete(draft.content, stored),
		draft: { seen },
	});
}

type AtOnce<Content> = Omit<Publishing<Content, never, Content>, 'seen' | 'state' | 'complete'> & {
	/** What is made of what is published. */
	change: (published: Content) => Content;
	/** The version that is gone back to, from the one that has to be the last; null: something new. */
	back: { restores: number; last: number } | null;
};

/**
 * The same for one act that is no draft: published at once, as a version of its own; a draft of the area stays as it is. Throws DomainError 'conflict' with reason
 * `changed-meanwhile` when the version to go back from is not the last one any more, or others publish all the time; 'unavailable'.
 */
export async function publishAtOnce<Content>(publishing: AtOnce<Content>): Promise<Published> {
	const { ctx, subject, back } = publishing;
	for (let tries = 1; tries <= TRIES; tries++) {
		const catalogue = await latestVersion(ctx);
		const [stored, last] = await Promise.all([publishing.read(), lastPublication<Content>(ctx.db, subject)]);
		if (back && last?.number !== back.last) throw changedMeanwhile();
		const restores = back?.restores ?? null;
		const content = publishing.change(stored);
		const published = await writeVersion(publishing, { catalogue, stored, last, restores, content, draft: null });
		if (published !== 'overtaken') return published;
	}
	throw changedMeanwhile();
}

type Version<Content, Stored> = {
	/** The newest version of the catalogue when all this was read. */
	catalogue: number;
	stored: Stored;
	last: { number: number; content: Content } | null;
	restores: number | null;
	content: Content;
	/** The draft that is published, and ends with it. */
	draft: { seen: number } | null;
};

async function writeVersion<Content, Stored extends Content>(
	publishing: Omit<Publishing<Content, never, Stored>, 'seen' | 'state' | 'complete'>,
	{ catalogue, stored, last, restores, content: unsorted, draft }: Version<Content, Stored>,
): Promise<Published | 'overtaken'> {
	const { ctx, actor, subject, sort } = publishing;
	const { db, now } = ctx;
	const published = sort(stored, stored);
	const content = sort(unsorted, stored);
	const changes = publishing.countChanges(published, content);
	if (changes === 0) return { outcome: 'nothing' };
	const errors = await publishing.check(content);
	if (errors.length > 0) return { outcome: 'refused', errors };
	const isKnown = publishing.isNew || (last !== null && stateOf(sort(last.content, stored)) === stateOf(published));
	const before = last?.number ?? 0;
	const version = { ...subject, now };
	const imported = { ...version, content: published, changes: 0, restores: null, userNo: null, after: before };
	const number = before + (isKnown ? 1 : 2);
	const made = { ...version, content, changes, restores, userNo: actor.no, after: number - 1 };
	try {
		await writeBatch(db, [
			unlessNewer(catalogue, subject, draft),
			...(draft ? [removeDraft({ ...subject, ...draft })] : []),
			...(isKnown ? [] : [publicationStatement([imported])]),
			publicationStatement([made]),
			...publishing.statements(published, content),
			db.insert(audit).values({
				...{ brandKey: ctx.brand.key, actor: actor.id, action: publishing.auditAction, subjectId: subject.subjectId },
				detail: { number, changes, restores },
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

/** The newest version of the catalogue; what was read before another one came may be old. */
export async function latestVersion({ db }: Pick<PublishContext, 'db'>): Promise<number> {
	const { rows } = await db.$client.execute('select coalesce(max(no), 0) as no from catalogue_version');
	return Number(rows[0]?.no);
}

/** Breaks the transaction when the catalogue or the draft is not the one that was read, so that nothing is overwritten or left out unseen. */
function unlessNewer(
	catalogue: number,
	{ subjectId, area }: DeskSubject,
	draft: { seen: number } | null,
): NamedStatement {
	const isNewer = '(select coalesce(max(no), 0) from catalogue_version) <> :catalogue';
	if (!draft)
		return {
			sql: `insert into draft (subject_id, area, body, revision, updated_at) select null, :area, '', 0, 0 where ${isNewer}`,
			args: { catalogue, area },
		};
	return {
		sql: `insert into draft (subject_id, area, body, revision, updated_at)
			select null, :area, '', 0, 0 where ${isNewer}
			or not exists (select 1 from draft where subject_id = :subjectId and area = :area and revision = :seen)`,
		args: { catalogue, subjectId, area, seen: draft.seen },
	};
}

function changedMeanwhile() {
	return new DomainError('conflict', 'The draft or what is published was changed', { reason: 'changed-meanwhile' });
}
