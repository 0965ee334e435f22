import { compareRows, type RowChange } from '../rows/compare-rows';
import { type DeskRow, type RowSpec, tidyRow } from '../rows/row-spec';

/** The fields of a post; its pictures are the hotel's own. */
export const POST_SPEC: RowSpec = {
	nameField: 'title',
	most: 200,
	fields: [
		{ name: 'category', isLocal: true, kind: 'line', isRequired: true, max: 80 },
		{ name: 'title', isLocal: true, kind: 'line', max: 120 },
		{ name: 'markdown', isLocal: true, kind: 'markdown', isRequired: true, max: 6000 },
		{ name: 'published_on', kind: 'day', isRequired: true },
	],
};

/** A post with the files of the pictures that it shows, in their order; its `id` is the key of the catalogue. */
export type DeskPost = DeskRow & { pictures: readonly string[] };

export type PostsContent = { posts: readonly DeskPost[] };

export type PostChange = RowChange & { pictures: { before: readonly string[]; after: readonly string[] } | null };

/** The content in its one order, the newest first, with pictures that the hotel still has. */
export function sortPosts({ posts }: PostsContent, hashes: readonly string[]): PostsContent {
	const tidy = posts.map(
		({ pictures, ...post }): DeskPost => ({
			...tidyRow(POST_SPEC, post),
			pictures: [...new Set(pictures)].filter((hash) => hashes.includes(hash)),
		}),
	);
	return { posts: tidy.toSorted((a, b) => (dayOf(b) + b.id < dayOf(a) + a.id ? -1 : 1)) };
}

export function dayOf({ values }: DeskRow): string {
	return values.published_on ?? '';
}

/** A post's title, or where it has none the beginning of its text's first line. */
export function postName({ values }: DeskRow, language: 'en' | 'de'): string {
	const title = values[`title.${language}`] || values['title.en'];
	if (title) return title;
	const markdown = values[`markdown.${language}`] || values['markdown.en'] || '';
	const text =
		markdown
			.replace(/[*_#>`~]+/g, '')
			.trim()
			.split('\n', 1)[0] ?? '';
	return text.length > 60 ? `${text.slice(0, 60).replace(/\s+\S*$/, '')}…` : text;
}

/** What readers would see differently of a hotel's posts; their order follows their days. */
export function comparePosts(before: PostsContent, after: PostsContent): PostChange[] {
	const old = new Map(before.posts.map((post) => [post.id, post]));
	const next = new Map(after.posts.map((post) => [post.id, post]));
	const rows = new Map(compareRows(POST_SPEC, before.posts, after.posts).map((row) => [row.id, row]));
	const ids = [...after.posts, ...before.posts.filter(({ id }) => !next.has(id))].map(({ id }) => id);
	return ids.flatMap((id): PostChange[] => {
		const [was, will] = [old.get(id), next.get(id)];
		const shown = will ?? was;
		if (!shown) return [];
		const row = rows.get(id);
		const isOther = was?.pictures.join() !== will?.pictures.join();
		const pictures = isOther ? { before: was?.pictures ?? [], after: will?.pictures ?? [] } : null;
		const what = row?.what.filter((each) => each !== 'moved') ?? [];
		if (what.length === 0 && !pictures) return [];
		return [
			{
				...{ id, name: postName(shown, 'en'), fields: row?.fields ?? [], pictures },
				what: what.length > 0 ? what : ['changed'],
			},
		];
	});
}
