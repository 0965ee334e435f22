import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { summariseChanges } from '#db/catalogue/change/describe-changes';
import { exportCatalogue } from '#db/catalogue/export-catalogue';
import type { PictureStore } from '~/domain/picture/picture-store.server';
import { DEMO, editedFixture, FIXTURE, memoryStore, startWorkspace, type Workspace } from './workspace';

let workspace: Workspace;

/** Each catalogue stands alone in a database of its own. */
beforeEach(async () => {
	workspace = await startWorkspace();
});

afterEach(() => workspace.stop());

/** Has everything already, so that no test waits for renditions; gives sources from the catalogue's own folder. */
function storeOf(folder: string): PictureStore {
	const sources = new Map<string, string>();
	for (const part of ['pictures', 'floorplans'].map((name) => join(folder, name)).filter((path) => existsSync(path))) {
		for (const entry of readdirSync(part, { recursive: true, withFileTypes: true })) {
			const path = join(entry.parentPath, entry.name);
			if (entry.isFile()) sources.set(createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 20), path);
		}
	}
	return {
		has: async () => true,
		put: async () => {},
		get: async (key) => readFileSync(sources.get(key.split('/')[0] ?? '') ?? key),
	};
}

test.each([
	['the small catalogue', FIXTURE],
	['the demonstration catalogue', DEMO],
])('%s comes out as it went in', async (_, folder) => {
	const store = storeOf(folder);
	const imported = await workspace.import(folder, { store });
	expect(imported.errors).toEqual([]);
	const target = workspace.folder();
	await exportCatalogue({ db: workspace.db, store, folder: target });
	const again = await workspace.import(target, { store, isDryRun: true });
	expect(again.errors).toEqual([]);
	expect(summariseChanges(again)).toMatch(/^0 changes: 0 added, 0 changed, 0 removed, [1-9]\d* unchanged$/);
	const pictures = imported.changes.flatMap(({ file, rows }) =>
		file === 'pictures' ? rows.map((row) => String(row.file)) : [],
	);
	expect(pictures.length).toBeGreaterThan(0);
	for (const name of new Set(pictures)) {
		expect(readFileSync(join(target, 'pictures', name)).equals(readFileSync(join(folder, 'pictures', name)))).toBe(
			true,
		);
	}
});

test('pictures that two agencies gave one name stay apart, and still nothing changes', async () => {
	const store = memoryStore();
	await workspace.import(FIXTURE, { store });
	const other = editedFixture(workspace.folder(), ({ write, remove, replace }) => {
		for (const file of ['stays.csv', 'texts', 'floorplans.csv', 'services.csv', 'equipment.csv', 'distances.csv'])
			remove(file);
		write('property-facilities.csv', 'property,facility\n');
		write('properties.csv', 'key,name,property_type,place,currency\nother,Other,villa,lech,EUR\n');
		write('pictures.csv', 'property,file\nother,arve.jpg\n');
		write('highlights.csv', 'property,file,title_en,title_de\nother,arve.jpg,One,Eins\n');
		write('pictures/arve.jpg', readFileSync(join(FIXTURE, 'pictures', 'lech', 'enzian.jpg')));
		replace('README.md', 'A small', 'Another');
	});
	expect((await workspace.import(other, { store })).hasWritten).toBe(true);
	const target = workspace.folder();
	const { pictures } = await exportCatalogue({ db: workspace.db, store, folder: target });
	expect(pictures).toBe(5);
	expect(readdirSync(join(target, 'pictures')).sort()).toEqual([
		expect.stringMatching(/^arve-[0-9a-f]{8}\.jpg$/),
		'arve.jpg',
		'lech',
	]);
	expect(summariseChanges(await workspace.import(target, { store, isDryRun: true }))).toMatch(/^0 changes/);
});
