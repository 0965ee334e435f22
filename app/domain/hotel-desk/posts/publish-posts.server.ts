import type { CatalogueError } from '#db/catalogue/catalogue-error';
import { checkHotels } from '#db/catalogue/check/check-hotels';
import { type Catalogue, type CatalogueRow, FILE_KEYS, FILES } from '#db/catalogue/format/files';
import type { Source } from '#db/catalogue/source/source-row';
import { readRows } from '#db/catalogue/stored/read-catalogue';
import { toStore } from '#db/catalogue/write/to-store';
import { writePosts } from '#db/catalogue/write/write-hotels';
import type { NamedStatement } from '#db/write-batch';
import { requireActor } from '../../access/require-actor';
import { type PublishContext, type Published, publishDraft } from '../../desk/publish-draft.server';
import { type DeskHotel, findDeskHotel } from '../rates/stored-rates.server';
import { afterPublishing } from '../setup/after-publishing.server';
import { comparePosts, type PostsContent, sortPosts } from './posts-content';
import { postsSubject, readStoredPosts, rowOfPost } from './stored-posts.server';

type Publishing = { ctx: PublishContext; seen: number; state: string };

/**
 * Publishes the draft of the posts of the actor's hotel, by the checks and statements of a catalogue's import. Throws as `publishDraft`;
 * DomainError 'forbidden'.
 */
export async function publishPosts({ ctx, seen, state }: Publishing): Promise<Published> {
	const actor = requireActor(ctx, 'hotelStaff');
	const hotel = await findDeskHotel(ctx.db, actor.hotelId);
	let hashes: readonly string[] = [];
	return publishDraft<PostsContent>({
		...{ ctx, actor, seen, state, subject: postsSubject(hotel), auditAction: 'hotel.postsPublished' },
		async read() {
			const stored = await readStoredPosts(ctx.db, hotel.key);
			hashes = stored.pictures.map(({ hash }) => hash);
			return stored.content;
		},
		complete: (draft) => draft,
		sort: (content) => sortPosts(content, hashes),
		countChanges: (before, after) => comparePosts(before, after).length,
		check: (content) => checkContent(ctx, hotel, rowsOf(hotel, content, hashes)),
		statements: (before, after) => writeContent(hotel, before, after, hashes),
		follow: afterPublishing(hotel, 'posts', ctx),
	});
}

function rowsOf({ key }: DeskHotel, { posts }: PostsContent, hashes: readonly string[]): CatalogueRow<'inspiration'>[] {
	return posts.map((post) => rowOfPost(key, post, hashes));
}

function writeContent(
	hotel: DeskHotel,
	before: PostsContent,
	after: PostsContent,
	hashes: readonly string[],
): NamedStatement[] {
	const changed = new Set(comparePosts(before, after).map(({ id }) => id));
	const there = new Set(after.posts.map(({ id }) => id));
	const removed = rowsOf(hotel, { posts: before.posts.filter(({ id }) => !there.has(id)) }, hashes);
	const written = rowsOf(hotel, { posts: after.posts.filter(({ id }) => changed.has(id)) }, hashes);
	return writePosts(removed, toStore('inspiration', written));
}

/** The checks that the file of this hotel's posts would have to pass; keys of other hotels' posts stay theirs. */
async function checkContent(
	{ db }: PublishContext,
	{ key, no }: DeskHotel,
	posts: readonly CatalogueRow<'inspiration'>[],
): Promise<CatalogueError[]> {
	const [hotelPictures, others] = await Promise.all([
		readRows(db, 'hotelPictures', [key]),
		db.$client.execute({
			sql: `select substr(id, ${'post_'.length + 1}) as key from inspiration_post
				where hotel_no <> :no and id in (select 'post_' || value from json_each(:keys))`,
			args: { no, keys: JSON.stringify(posts.map((post) => post.key)) },
		}),
	]);
	const { name } = FILES.inspiration;
	const empty = () => Object.fromEntries(FILE_KEYS.map((file) => [file, []]));
	const source: Source = {
		tables: {
			...(empty() as unknown as Source['tables']),
			inspiration: posts.map((values, at) => ({
				...{ values, file: name, line: at + 2, lines: null, isRead: true, isSound: true },
			})),
		},
		present: new Set(['inspiration']),
		...{ errors: [], untranslated: new Map(), isUnreadable: false },
	};
	const known = { ...empty(), hotelPictures, programs: [] } as unknown as Catalogue & { programs: string[] };
	checkHotels({ source, known, skipInvalid: false });
	const taken = others.rows.map(
		(row): CatalogueError => ({
			...{ file: name, line: 1, column: 'key', wrong: `"${String(row.key)}" is a post of another hotel` },
			right: 'a key of its own',
		}),
	);
	return [...source.errors, ...taken];
}
