import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDatabase } from '#db/seed/seed';
import { BRAND_PROFILES } from '../../../db/seed/brands/brand-profiles';
import { editedFixture, FIXTURE, startWorkspace, type Workspace } from './workspace';

let workspace: Workspace;

beforeAll(async () => {
	workspace = await startWorkspace();
});

afterAll(() => workspace.stop());

const lines: string[] = [];
const seed = (folder = FIXTURE) =>
	seedDatabase({ db: workspace.db, store: workspace.store, folder, onProgress: (line) => lines.push(line) });

test('gives an empty database its brands and its catalogue', async () => {
	await seed();
	expect(await workspace.rows('select key from brand order by key')).toEqual(
		BRAND_PROFILES.map(({ key }) => ({ key })).sort((a, b) => (a.key < b.key ? -1 : 1)),
	);
	expect(await workspace.rows('select count(*) as n from property')).toEqual([{ n: 3 }]);
	expect(lines.at(-1)).toBe('Preparing pictures: 4 of 4');
});

test('the same folder is not read again, and later changes survive', async () => {
	await workspace.db.$client.execute("update property set name = 'Renamed' where key = 'chalet-arve'");
	const started = performance.now();
	await seed();
	expect(performance.now() - started).toBeLessThan(1000);
	expect(await workspace.rows("select name from property where key = 'chalet-arve'")).toEqual([{ name: 'Renamed' }]);
});

test('an emptied picture store is filled again', async () => {
	const before = workspace.store.objects.size;
	workspace.store.objects.clear();
	await seed();
	expect(workspace.store.objects.size).toBe(before);
});

test('another folder is read; an invalid one fails with its errors and changes nothing', async () => {
	await seed(
		editedFixture(workspace.folder(), ({ replace }) => replace('properties.csv', 'Chalet Enzian', 'Chalet Edelweiss')),
	);
	expect(await workspace.rows("select name from property where key = 'chalet-enzian'")).toEqual([
		{ name: 'Chalet Edelweiss' },
	]);
	await expect(
		seed(editedFixture(workspace.folder(), ({ replace }) => replace('stays.csv', '24500', 'free'))),
	).rejects.toThrow('stays.csv:2 price: "free" is not a price');
});
