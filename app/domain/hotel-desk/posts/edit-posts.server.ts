import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { discardDraft, loadDraft, saveDraft, undoDraft } from '../../desk/drafts.server';
import { listPublications, loadPublication } from '../../desk/publications.server';
import { findDeskHotel } from '../rates/stored-rates.server';
import { checkRows, type RowErrors } from '../rows/check-row.server';
import { type DeskRow, tidyRow } from '../rows/row-spec';
import { type DeskPost, POST_SPEC, type PostsContent, sortPosts } from './posts-content';
import { postsSubject, readStoredPosts } from './stored-posts.server';

type Context = Pick<RequestContext, 'db' | 'actor' | 'now'>;

/** Pictures of one post. */
export const MOST_POST_PICTURES = 12;

export type TypedPost = { row: DeskRow; pictures: readonly string[] };

/**
 * The posts of the actor's hotel as they are edited: the draft, or what is published where there is none; what readers see; the hotel's
 * pictures and the last versions. Throws DomainError 'forbidden', 'not-found', 'unavailable'.
 */
export async function loadPostsDesk({ ctx }: { ctx: Pick<Context, 'db' | 'actor'> }) {
	const { hotelId } = requireActor(ctx, 'hotelStaff');
	const { db } = ctx;
	const hotel = await findDeskHotel(db, hotelId);
	const subject = postsSubject(hotel);
	const [stored, draft, versions] = await Promise.all([
		readStoredPosts(db, hotel.key),
		loadDraft<PostsContent>(db, subject),
		listPublications(db, subject),
	]);
	const hashes = stored.pictures.map(({ hash }) => hash);
	return {
		hotel,
		...{ versions, published: stored.content, pictures: stored.pictures },
		content: draft ? sortPosts(draft.content, hashes) : stored.content,
		draft: draft && {
			...{ revision: draft.revision, updatedAt: draft.updatedAt, name: draft.name, canUndo: draft.canUndo },
		},
		/** Revision of the draft that was shown; 0: none. */
		seen: draft?.revision ?? 0,
	};
}

/** The content of a published version of the actor's hotel. Throws as `loadPostsDesk`. */
export async function loadPostsVersion({ ctx, number }: { ctx: Pick<Context, 'db' | 'actor'>; number: number }) {
	const { hotel, pictures } = await loadPostsDesk({ ctx });
	const content = await loadPublication<PostsContent>(ctx.db, postsSubject(hotel), number);
	return sortPosts(
		content,
		pictures.map(({ hash }) => hash),
	);
}

export type SavedPost =
	| { outcome: 'saved'; id: string }
	| { outcome: 'invalid'; errors: RowErrors }
	| { outcome: 'many'; most: number };

/**
 * Saves a post of the actor's hotel in the draft; `id` null makes a new one. With one error nothing is saved. Throws as above; DomainError
 * 'not-found' for a post that is gone, 'conflict' with reason `changed-meanwhile`.
 */
export async function savePost({
	ctx,
	id,
	typed,
	seen,
}: {
	ctx: Context;
	id: string | null;
	typed: TypedPost;
	seen: number;
}): Promise<SavedPost> {
	const desk = await openPosts(ctx);
	const { content } = desk;
	if (id !== null && !content.posts.some((post) => post.id === id)) throw new DomainError('not-found', `No post ${id}`);
	const row = tidyRow(POST_SPEC, typed.row);
	const errors = { ...checkRows(POST_SPEC, [row]), ...titleErrors(row) };
	if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors };
	if (id === null && content.posts.length >= POST_SPEC.most) return { outcome: 'many', most: POST_SPEC.most };
	const key = id ?? `${desk.hotel.key.slice(0, 100)}-${crypto.randomUUID().slice(0, 8)}`;
	const post: DeskPost = { id: key, values: row.values, pictures: typed.pictures.slice(0, MOST_POST_PICTURES) };
	const others = content.posts.filter((each) => each.id !== key);
	await desk.save({ posts: [...others, post] }, seen);
	return { outcome: 'saved', id: key };
}

/** A title stands in both languages or in neither. */
function titleErrors({ id, values }: DeskRow): RowErrors {
	const [en, de] = [values['title.en'], values['title.de']];
	if (!en === !de) return {};
	return { [`${id}/title.${en ? 'de' : 'en'}`]: 'language' };
}

/** Takes a post out of the draft; readers see it until that is published. Throws as above. */
export async function withdrawPost({ ctx, id, seen }: { ctx: Context; id: string; seen: number }): Promise<void> {
	const desk = await openPosts(ctx);
	const posts = desk.content.posts.filter((post) => post.id !== id);
	if (posts.length === desk.content.posts.length) throw new DomainError('not-found', `No post ${id}`);
	await desk.save({ posts }, seen);
}

/** Puts a post back that the draft takes out, as readers see it. Throws as above. */
export async function putPostBack({ ctx, id, seen }: { ctx: Context; id: string; seen: number }): Promise<void> {
	const desk = await openPosts(ctx);
	const post = desk.published.posts.find((each) => each.id === id);
	if (!post) throw new DomainError('not-found', `No post ${id}`);
	await desk.save({ posts: [...desk.content.posts.filter((each) => each.id !== id), post] }, seen);
}

/** Makes an older version of the actor's hotel the draft, to be looked at and published again. Throws as above. */
export async function restorePosts({ ctx, number, seen }: { ctx: Context; number: number; seen: number }) {
	const desk = await openPosts(ctx);
	const older = await loadPublication<PostsContent>(ctx.db, postsSubject(desk.hotel), number);
	await desk.save(older, seen, number);
}

/** Takes the last step of the draft back, or throws all of it away. Throws as above. */
export async function stepPostsBack({ ctx, seen, isAll }: { ctx: Context; seen: number; isAll: boolean }) {
	const { hotelId } = requireActor(ctx, 'hotelStaff');
	const hotel = await findDeskHotel(ctx.db, hotelId);
	await (isAll ? discardDraft : undoDraft)(ctx.db, { ...postsSubject(hotel), seen });
}

async function openPosts(ctx: Context) {
	const actor = requireActor(ctx, 'hotelStaff');
	const { hotel, content, published, pictures } = await loadPostsDesk({ ctx });
	const hashes = pictures.map(({ hash }) => hash);
	const save = (given: PostsContent, seen: number, restores: number | null = null) =>
		saveDraft(ctx.db, {
			...{ ...postsSubject(hotel), content: sortPosts(given, hashes), restores, seen },
			...{ userNo: actor.no, now: ctx.now },
		});
	return { hotel, content, published, save };
}
