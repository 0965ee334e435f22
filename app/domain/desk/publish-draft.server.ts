import { breaksConstraint } from '#db/broken-constraint';
import type { CatalogueError } from '#db/catalogue/catalogue-error';
import { touchHotels } from '#db/catalogue/write/write-hotels';
import { versionStatement } from '#db/derived/derive-statements';
import { audit } from '#db/schema/audit';
import { type NamedStatement, writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { endPreparation } from '../hotel-desk/setup/setup-steps';
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

type Publishing<Content> = {
	ctx: PublishContext;
	/** The caller has checked that he may. */
	actor: Actor;
	hotel: { id: string; key: string; isInPreparation: boolean };
	subject: DeskSubject;
	auditAction: string;
	/** What was looked at: the draft's revision, and a text that stands for what was published then (`stateOf`). */
	seen: number;
	state: string;
	/** What is published, in its one order. */
	read: () => Promise<Content>;
	/** A saved content in its one order; `published` for what it was saved without. */
	sort: (content: Content, published: Content) => Content;
	/** A draft with what it must not take out of what is published; nothing where it may take out anything. */
	complete?: (draft: Content, published: Content) => Content;
	countChanges: (before: Content, after: Content) => number;
	check: (content: Content) => Promise<CatalogueError[]>;
	statements: (before: Content, after: Content) => NamedStatement[];
};

/**
 * Publishes the draft of an area: content, version, audit and a new version of the catalogue in one transaction. Before the first version, and after an
 * import, what stood there becomes a version too, so that it can be gone back to. Throws DomainError 'not-found' without a draft; 'conflict'
 * with reason `changed-meanwhile` when the draft or what is published is not what was looked at; 'unavailable'.
 */
export async function publishDraft<Content>(publishing: Publishing<Content>): Promise<Published> {
	const { ctx, actor, hotel, subject, seen, state, sort } = publishing;
	const { db, now } = ctx;
	const catalogue = await latestVersion(ctx);
	const [draft, stored, last] = await Promise.all([
		loadDraft<Content>(db, subject),
		publishing.read(),
		lastPublication<Content>(db, subject),
	]);
	if (!draft) throw new DomainError('not-found', `No draft of ${hotel.id}`);
	if (draft.revision !== seen || stateOf(stored) !== state) throw changedMeanwhile();
	const content = sort(publishing.complete?.(draft.content, stored) ?? draft.content, stored);
	const changes = publishing.countChanges(stored, content);
	if (changes === 0) return { outcome: 'nothing' };
	const errors = await publishing.check(content);
	if (errors.length > 0) return { outcome: 'refused', errors };
	const isKnown = last !== null && stateOf(sort(last.content, stored)) === stateOf(stored);
	const before = last?.number ?? 0;
	const version = { ...subject, now };
	const imported = { ...version, content: stored, changes: 0, restores: null, userNo: null, after: before };
	const number = before + (isKnown ? 1 : 2);
	const made = { ...version, content, changes, restores: draft.restores, userNo: actor.no, after: number - 1 };
	try {
		const results = await writeBatch(db, [
			unlessNewer(catalogue),
			removeDraft({ ...subject, seen }),
			...(isKnown ? [] : [publicationStatement(imported)]),
			publicationStatement(made),
			...publishing.statements(stored, content),
			...(hotel.isInPreparation ? endPreparation({ key: hotel.key, today: ctx.today, now }) : []),
			...touchHotels([hotel.key], now),
			db.insert(audit).values({
				...{ brandKey: ctx.brand.key, actor: actor.id, action: publishing.auditAction, subjectId: hotel.id },
				detail: { number, changes, restores: draft.restores },
				createdAt: now,
			}),
			versionStatement(now, subject.area),
		]);
		if (results[1]?.rowsAffected !== 1) throw new Error('The draft was changed while it was published');
	} catch (error) {
		if (breaksConstraint(error, 'publication.subject_id') || breaksConstraint(error, 'draft.subject_id'))
			throw changedMeanwhile();
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

/** Breaks the transaction when the catalogue has a newer version than the one that was read, so that no import is overwritten unseen. */
function unlessNewer(catalogue: number): NamedStatement {
	return {
		sql: `insert into draft (subject_id, area, body, revision, updated_at)
			select null, 'rates', '', 0, 0 where (select coalesce(max(no), 0) from catalogue_version) <> :catalogue`,
		args: { catalogue },
	};
}

function changedMeanwhile() {
	return new DomainError('conflict', 'The draft or what is published was changed', { reason: 'changed-meanwhile' });
}
