import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { summariseChanges } from '#db/catalogue/change/describe-changes';
import { exportCatalogue } from '#db/catalogue/export-catalogue';
import { draft, publication } from '#db/schema/publication';
import { user } from '#db/schema/user';
import { plainDate } from '~/domain/date/plain-date';
import { stateOf } from '~/domain/desk/publish-draft.server';
import {
	loadPostsDesk,
	putPostBack,
	restorePosts,
	savePost,
	stepPostsBack,
	withdrawPost,
} from '~/domain/hotel-desk/posts/edit-posts.server';
import { comparePosts } from '~/domain/hotel-desk/posts/posts-content';
import { publishPosts } from '~/domain/hotel-desk/posts/publish-posts.server';
import { loadPosts } from '~/domain/inspiration/load-posts.server';
import { HOTELS, startWorkspace, type Workspace } from '../catalogue/workspace';
import { contextOf, EVERYBODY, type Person } from '../lead/agent-workspace';

const SNOW = 'first-snow';
let workspace: Workspace;

beforeAll(async () => {
	workspace = await startWorkspace();
	await workspace.db.insert(user).values({
		...{ no: EVERYBODY.indexOf('customer') + 1, id: 'user_customer', issuer: 'test', subject: 'customer' },
		...{ email: 'customer@people.example', firstName: 'customer', role: 'customer', updatedAt: 0 },
	});
});
beforeEach(async () => {
	for (const table of [draft, publication]) await workspace.db.delete(table);
	await workspace.db.$client.execute('delete from inspiration_post');
	await workspace.import(HOTELS, { removesMissing: true });
});
afterAll(() => workspace.stop());

function staffOf(hotelId: string | null, person: Person = 'customer') {
	const ctx = contextOf(workspace, person);
	return { ...ctx, actor: ctx.actor && { ...ctx.actor, hotelId } };
}

const STAFF = () => staffOf('hotel_edelweiss');
const load = () => loadPostsDesk({ ctx: STAFF() });

const VALUES = {
	...{ 'category.en': 'Kitchen', 'category.de': 'Küche', 'title.en': 'Six hands', 'title.de': 'Sechs Hände' },
	...{ 'markdown.en': 'A **dinner**.', 'markdown.de': 'Ein **Abend**.', published_on: '2026-11-20' },
};

async function save(given: Record<string, string> = {}, pictures: readonly string[] = [], id: string | null = null) {
	const { seen } = await load();
	const row = { id: id ?? 'new', values: { ...VALUES, ...given } };
	return savePost({ ctx: STAFF(), id, typed: { row, pictures }, seen });
}

async function publish() {
	const { seen, published } = await load();
	return publishPosts({ ctx: STAFF(), seen, state: stateOf(published) });
}

const read = (today = '2026-11-25', language: 'en' | 'de' = 'en') =>
	loadPosts({ ctx: { db: workspace.db, language, today: plainDate(today) }, hotelId: 'hotel_edelweiss' });

describe('a post', () => {
	it('is written, published, read in both languages, and an export gives what an import takes back', async () => {
		const { pictures } = await load();
		const hashes = pictures.map(({ hash }) => hash).toReversed();
		expect(await save({}, [...hashes, 'ffffffffffffffffffff'])).toMatchObject({ outcome: 'saved' });
		expect(await read()).toHaveLength(1);
		const { published, content } = await load();
		expect(comparePosts(published, content)).toMatchObject([
			{ name: 'Six hands', what: ['added'], pictures: { before: [], after: hashes } },
		]);
		expect(await publish()).toEqual({ outcome: 'published', number: 2, changes: 1 });
		const [post] = await read('2026-11-25', 'de');
		expect(post).toMatchObject({ category: 'Küche', title: 'Sechs Hände', markdown: 'Ein **Abend**.' });
		expect(post?.pictures.map(({ hash }) => hash)).toEqual(hashes);
		const target = workspace.folder();
		await exportCatalogue({ db: workspace.db, store: workspace.store, folder: target });
		const result = await workspace.import(target);
		expect([result.errors, summariseChanges(result)]).toEqual([[], expect.stringMatching(/^0 changes/)]);
	});

	it('with a later day is read from that day on', async () => {
		await save({ published_on: '2026-12-24' });
		await publish();
		expect(await read('2026-12-23')).toHaveLength(1);
		expect(await read('2026-12-24')).toHaveLength(2);
	});

	it('is withdrawn with the next publication, put back before it, and gone back to afterwards', async () => {
		await withdrawPost({ ctx: STAFF(), id: SNOW, seen: 0 });
		await putPostBack({ ctx: STAFF(), id: SNOW, seen: 1 });
		expect(await publish()).toEqual({ outcome: 'nothing' });
		await withdrawPost({ ctx: STAFF(), id: SNOW, seen: 2 });
		await stepPostsBack({ ctx: STAFF(), seen: 3, isAll: false });
		expect((await load()).content.posts).toHaveLength(1);
		await withdrawPost({ ctx: STAFF(), id: SNOW, seen: 4 });
		expect(await read()).toHaveLength(1);
		expect(await publish()).toMatchObject({ number: 2, changes: 1 });
		expect(await read()).toEqual([]);
		await restorePosts({ ctx: STAFF(), number: 1, seen: 0 });
		expect(await publish()).toMatchObject({ number: 3 });
		expect(await read()).toMatchObject([{ id: `post_${SNOW}` }]);
	});

	it.each<[string, Record<string, string>, Record<string, string>]>([
		['no text in German', { 'markdown.de': '' }, { 'new/markdown.de': 'missing' }],
		['HTML', { 'markdown.en': '<script>x</script>' }, { 'new/markdown.en': 'markdown' }],
		['a title in one language', { 'title.de': '' }, { 'new/title.de': 'language' }],
		['a day that is none', { published_on: '2026-02-30' }, { 'new/published_on': 'day' }],
		['too long a category', { 'category.en': 'x'.repeat(81) }, { 'new/category.en': 'long' }],
	])('with %s is refused, and nothing is saved', async (_, given, errors) => {
		expect(await save(given)).toEqual({ outcome: 'invalid', errors });
		expect((await load()).draft).toBeNull();
	});

	it('that another account has changed meanwhile is not overwritten, and one that is gone is not saved', async () => {
		await save();
		const typed = { row: { id: 'new', values: VALUES }, pictures: [] };
		await expect(savePost({ ctx: STAFF(), id: null, typed, seen: 0 })).rejects.toMatchObject({
			reason: 'changed-meanwhile',
		});
		await expect(save({}, [], 'other')).rejects.toMatchObject({ code: 'not-found' });
	});

	it('of another hotel keeps its key, and is not seen here', async () => {
		const ctx = staffOf('hotel_palais-blanc');
		expect((await loadPostsDesk({ ctx })).content.posts).toEqual([]);
		await expect(withdrawPost({ ctx, id: SNOW, seen: 0 })).rejects.toMatchObject({ code: 'not-found' });
		const post = { id: SNOW, values: VALUES, pictures: [] };
		await workspace.db.insert(draft).values({
			...{ subjectId: 'hotel_palais-blanc', area: 'posts', revision: 1, updatedAt: 0 },
			body: JSON.stringify({ content: { posts: [post] }, restores: null }),
		});
		const { published } = await loadPostsDesk({ ctx });
		expect(await publishPosts({ ctx, seen: 1, state: stateOf(published) })).toMatchObject({
			outcome: 'refused',
			errors: [{ column: 'key' }],
		});
		expect(await read()).toMatchObject([{ id: `post_${SNOW}` }]);
	});
});

it('posts are the staff’s of the hotel alone', async () => {
	for (const person of EVERYBODY) {
		const ctx = staffOf(null, person);
		const typed = { row: { id: 'new', values: VALUES }, pictures: [] };
		for (const ask of [
			() => loadPostsDesk({ ctx }),
			() => savePost({ ctx, id: null, typed, seen: 0 }),
			() => withdrawPost({ ctx, id: SNOW, seen: 0 }),
			() => putPostBack({ ctx, id: SNOW, seen: 0 }),
			() => publishPosts({ ctx, seen: 0, state: '' }),
			() => restorePosts({ ctx, number: 1, seen: 0 }),
			() => stepPostsBack({ ctx, seen: 0, isAll: true }),
		])
			await expect(ask()).rejects.toMatchObject({ code: 'forbidden' });
	}
});
