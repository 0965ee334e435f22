import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatError, refusedLines } from '#db/catalogue/catalogue-error';
import { editedFixture, startWorkspace, type Workspace } from './workspace';

let workspace: Workspace;

beforeAll(async () => {
	workspace = await startWorkspace();
});

afterAll(() => workspace.stop());

test('takes valid rows and refuses, with reasons, rows that depend on a refused one', async () => {
	const folder = editedFixture(workspace.folder(), ({ replace }) => {
		replace('places.csv', 'zermatt,CH', 'zermatt,DE');
		replace('stays.csv', '24500', 'ask us');
		replace('pictures.csv', 'lech/lounge.png', 'lech/loung.png');
		replace('texts/chalet-enzian.de.md', '## General', '## Allgemein');
	});
	const result = await workspace.import(folder, { skipsInvalid: true });
	expect(result.errors.map(formatError)).toEqual([
		'distances.csv:3 property: "chalet-arve" was refused (properties.csv:3); right would be: a sound row there',
		'highlights.csv:2 file: "lech/lounge.png" is no picture of "chalet-enzian"; right would be: one of its rows in pictures.csv',
		'pictures.csv:3 file: pictures/lech/loung.png: there is no such file; right would be: lech/lounge.png',
		'pictures.csv:4 property: "chalet-arve" was refused (properties.csv:3); right would be: a sound row there',
		'places.csv:4 country: "DE" is not known here; right would be: one of AT, CH, FR, IT',
		'properties.csv:3 place: "zermatt" was refused (places.csv:4); right would be: a sound row there',
		'property-facilities.csv:4 property: "chalet-arve" was refused (properties.csv:3); right would be: a sound row there',
		'stays.csv:2 price: "ask us" is not a price; right would be: an amount above 0 such as 12480 or 12480.50, without currency and thousands separator',
		'stays.csv:6 property: "chalet-arve" was refused (properties.csv:3); right would be: a sound row there',
		'stays.csv:7 property: "chalet-arve" was refused (properties.csv:3); right would be: a sound row there',
		'stays.csv:8 property: "chalet-arve" was refused (properties.csv:3); right would be: a sound row there',
		'texts/chalet-enzian.de.md:4: the section "Allgemein" is not known; right would be: one of General, Information, Location',
		'texts/chalet-enzian.de.md:6 general: the section is missing; right would be: a heading "## General" and a text below it',
	]);
	expect(result.counts).toEqual(
		expect.arrayContaining([
			{ file: 'properties.csv', taken: 2, refused: 1 },
			{ file: 'stays.csv', taken: 4, refused: 4 },
			{ file: 'texts', taken: 1, refused: 1 },
		]),
	);
	expect(await workspace.rows('select key from property order by key')).toEqual([
		{ key: 'apartment-licht' },
		{ key: 'chalet-enzian' },
	]);
	expect(await workspace.rows('select count(*) as n from property_text')).toEqual([{ n: 1 }]);
	expect([...refusedLines(result.errors)].join('').split('\n')[1]).toBe(
		'distances.csv,3,property,"""chalet-arve"" was refused (properties.csv:3)",a sound row there',
	);
});

test('a refused property is named all the same: it is not removed as missing', async () => {
	await workspace.import(editedFixture(workspace.folder(), () => {}));
	const folder = editedFixture(workspace.folder(), ({ replace }) =>
		replace('properties.csv', 'matter-homes,3', 'matter-homes,three'),
	);
	const result = await workspace.import(folder, { skipsInvalid: true, removesMissing: true });
	expect(result.removedProperties).toEqual([]);
	expect(
		await workspace.rows(
			"select count(*) as n from stay s join property p on p.no = s.property_no where p.key = 'chalet-arve'",
		),
	).toEqual([{ n: 3 }]);
});

test('a file with an invalid header is refused whole and leaves its data unchanged', async () => {
	await workspace.import(editedFixture(workspace.folder(), () => {}));
	const folder = editedFixture(workspace.folder(), ({ replace }) => replace('stays.csv', ',price', ',prise'));
	const result = await workspace.import(folder, { skipsInvalid: true });
	expect(result.counts).toEqual(expect.arrayContaining([{ file: 'stays.csv', taken: 0, refused: 8 }]));
	expect(result.hasWritten).toBe(false);
});
