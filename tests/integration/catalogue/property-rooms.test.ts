import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatError } from '#db/catalogue/catalogue-error';
import { describeChanges } from '#db/catalogue/change/describe-changes';
import { exportCatalogue } from '#db/catalogue/export-catalogue';
import { type Edit, editedFixture, startWorkspace, type Workspace } from './workspace';

let workspace: Workspace;

beforeEach(async () => {
	workspace = await startWorkspace();
});

afterEach(() => workspace.stop());

const FILE = 'property-rooms.csv';
const HEAD = 'property,key,kind,name_en,name_de,floor_en,floor_de,beds,bathroom,area_sqm\n';
const ENZIAN = [
	'chalet-enzian,gentian,bedroom,Gentian,Enzian,Upper floor,Obergeschoss,king:1,en_suite,24',
	'chalet-enzian,larch,bedroom,Larch,Lärche,Upper floor,Obergeschoss,twin:1,en_suite,22',
	'chalet-enzian,pine,bedroom,Pine,Kiefer,Upper floor,Obergeschoss,double:1;single:1,shared,18',
	'chalet-enzian,spruce,bedroom,Spruce,,Lower floor,,double:1;sofa_bed:1,shared,',
	'chalet-enzian,bunks,bunk_room,Bunk room,Stockbettzimmer,Lower floor,Untergeschoss,bunk:1,shared,12',
	'chalet-enzian,lounge,living,Lounge,Wohnraum,Living floor,Wohngeschoss,,,60',
];

const folder = (rows: readonly string[], edit: Edit = () => {}) =>
	editedFixture(workspace.folder(), (files) => {
		files.write(FILE, `${HEAD}${rows.join('\n')}\n`);
		files.replace('pictures.csv', 'property,file,shows,', 'property,file,shows,room,');
		files.replace('pictures.csv', 'enzian.jpg,house,,', 'enzian.jpg,house,,,');
		files.replace('pictures.csv', 'lounge.png,lounge,', 'lounge.png,lounge,lounge,');
		files.replace('pictures.csv', 'arve.jpg,house,', 'arve.jpg,house,,');
		edit(files);
	});

const errorsOf = async (rows: readonly string[], edit?: Edit) =>
	(await workspace.import(folder(rows, edit))).errors.map(formatError);

describe('the rooms of a catalogue', () => {
	test('come out as they went in, beds in their one order, and importing them again changes nothing', async () => {
		const first = await workspace.import(
			folder(ENZIAN.with(2, ENZIAN[2]?.replace('double:1;single:1', 'single: 1; double:1') ?? '')),
		);
		expect(first.errors).toEqual([]);
		expect(
			await workspace.rows('select key, beds, name_de, floor_de from property_room order by position'),
		).toMatchObject([
			{ key: 'gentian', beds: '[["king",1]]' },
			{ key: 'larch', beds: '[["twin",1]]' },
			{ key: 'pine', beds: '[["double",1],["single",1]]' },
			{ key: 'spruce', name_de: null, floor_de: 'Lower floor' },
			{ key: 'bunks' },
			{ key: 'lounge', beds: '[]' },
		]);
		const target = workspace.folder();
		await exportCatalogue({ db: workspace.db, store: workspace.store, folder: target });
		expect(readFileSync(join(target, FILE), 'utf8')).toBe(
			`${HEAD}${ENZIAN.join('\n').replace('Lower floor,,double', 'Lower floor,Lower floor,double')}\n`,
		);
		expect(readFileSync(join(target, 'pictures.csv'), 'utf8')).toMatch(/lounge\.png,lounge,yes,.*,lounge\n/);
		expect((await workspace.import(target)).hasWritten).toBe(false);
	});

	test('change one by one, by name and by order', async () => {
		await workspace.import(folder(ENZIAN));
		const [gentian = '', larch = '', ...rest] = ENZIAN;
		const renamed = await workspace.import(folder([gentian.replace('king:1', 'king:1;child:1'), larch, ...rest]), {
			isDryRun: true,
		});
		expect(describeChanges(renamed)).toEqual([
			'chalet-enzian',
			'  property-rooms.csv: 0 added, 1 changed, 0 removed, 5 unchanged',
			'    gentian beds: "king:1" -> "king:1;child:1"',
		]);
		const swapped = await workspace.import(folder([larch, gentian, ...rest]));
		expect(swapped.hasWritten).toBe(true);
		expect(await workspace.rows('select key from property_room where position = 0')).toEqual([{ key: 'larch' }]);
	});

	test('go with their file alone, and leave their pictures without a room', async () => {
		await workspace.import(folder(ENZIAN));
		const without = editedFixture(workspace.folder(), ({ write, remove }) => {
			write(FILE, `${HEAD}${ENZIAN.slice(0, 5).join('\n')}\n`);
			remove('pictures.csv');
			remove('highlights.csv');
		});
		expect((await workspace.import(without)).errors).toEqual([]);
		expect(await workspace.rows('select distinct room_key from property_picture')).toEqual([{ room_key: null }]);
		const target = workspace.folder();
		await exportCatalogue({ db: workspace.db, store: workspace.store, folder: target });
		expect(await workspace.import(target)).toMatchObject({ errors: [], hasWritten: false });
	});

	test('pictures alone may name a room that the catalogue has', async () => {
		await workspace.import(folder(ENZIAN));
		expect(await errorsOf(ENZIAN, ({ remove }) => remove(FILE))).toEqual([]);
	});

	test('another number of bedrooms is taken with a note', async () => {
		const { notes, hasWritten } = await workspace.import(
			folder(ENZIAN.with(4, 'chalet-enzian,bunks,living,Den,Stube,,,bunk:1,,')),
		);
		expect(hasWritten).toBe(true);
		expect(notes.join('\n')).toContain('(chalet-enzian: 4 of 5)');
	});
});

describe('what is wrong with a room', () => {
	const room = (cells: string) => [...ENZIAN, `chalet-arve,${cells}`];
	test.each([
		[
			'no type of bed',
			'a,bedroom,A,,,,quen:1,,',
			`beds: "quen" is no type of bed; right would be: one of king, double, twin, single, bunk, sofa_bed, child`,
		],
		['a misspelt bed', 'a,bedroom,A,,,,doubel:1,,', 'beds: "doubel" is no type of bed; right would be: double'],
		[
			'no number',
			'a,bedroom,A,,,,double,,',
			'beds: "double" does not say how many beds; right would be: a colon and 1 to 99: beds such as double:1;single:2',
		],
		[
			'no bed',
			'a,bedroom,A,,,,double:0,,',
			'beds: "double:0" does not say how many beds; right would be: a colon and 1 to 99: beds such as double:1;single:2',
		],
		[
			'a bed twice',
			'a,bedroom,A,,,,double:1;double:2,,',
			'beds: "double" is there twice; right would be: each type once: beds such as double:1;single:2',
		],
		[
			'an unknown kind',
			'a,attic,A,,,,,,',
			'kind: "attic" is not known here; right would be: one of bedroom, bunk_room, living, dining, kitchen, spa, pool, leisure, bathroom, terrace, ski_room, other',
		],
		[
			'an unknown bathroom',
			'a,bedroom,A,,,,,private,',
			'bathroom: "private" is not known here; right would be: one of en_suite, shared',
		],
		['no name', 'a,bedroom,,,,,,,', 'name_en: is empty; right would be: a value, the column must be filled'],
		[
			'a key that is none',
			'A room,bedroom,A,,,,,,',
			'key: "A room" is not a key; right would be: lower case letters a to z, digits and hyphens',
		],
		[
			'too few beds',
			'a,bedroom,A,,,,double:2,,',
			'beds: the rooms of "chalet-arve" have beds for 4; right would be: beds for 6, as beds_adults and beds_children of properties.csv say',
		],
	])('%s', async (_, cells, message) => {
		expect(await errorsOf(room(cells))).toEqual([`${FILE}:8 ${message}`]);
	});

	test('beds are counted only once those of every bedroom are known', async () => {
		expect(await errorsOf([...room('a,bedroom,A,,,,double:2,,'), 'chalet-arve,b,bedroom,B,,,,,,'])).toEqual([]);
	});

	test('one key twice, a property that is not there, a room that the picture does not have', async () => {
		expect(await errorsOf([...ENZIAN, ENZIAN[0] ?? ''])).toEqual([
			`${FILE}:8 key: chalet-enzian gentian is there twice, first in line 2; right would be: one row`,
		]);
		expect(await errorsOf([...ENZIAN, 'chalet-enzain,a,bedroom,A,,,,,,'])).toEqual([
			`${FILE}:8 property: "chalet-enzain" is not in properties.csv; right would be: chalet-enzian, the nearest name`,
		]);
		expect(await errorsOf(ENZIAN, ({ replace }) => replace('pictures.csv', 'lounge,lounge', 'lounge,loung'))).toEqual([
			'pictures.csv:3 room: "loung" is not in property-rooms.csv for "chalet-enzian"; right would be: lounge, the nearest name',
		]);
		expect(
			await errorsOf(ENZIAN, ({ replace }) => replace('pictures.csv', 'arve.jpg,house,', 'arve.jpg,house,gentian')),
		).toEqual([
			'pictures.csv:4 room: "gentian" is not in property-rooms.csv for "chalet-arve"; right would be: a key of property-rooms.csv',
		]);
	});

	test('skipped, they take the other rooms of their property and the pictures of those with them', async () => {
		const source = folder(ENZIAN.with(0, ENZIAN[0]?.replace('king:1', 'king') ?? ''));
		const { errors, hasWritten } = await workspace.import(source, { skipsInvalid: true });
		expect(hasWritten).toBe(true);
		expect(errors.filter(({ file }) => file === FILE)).toHaveLength(6);
		expect(errors.map(formatError)).toContain(
			`pictures.csv:3 room: "lounge" was refused (${FILE}:7); right would be: a sound row there`,
		);
		expect(await workspace.rows('select * from property_room')).toEqual([]);
	});
});
