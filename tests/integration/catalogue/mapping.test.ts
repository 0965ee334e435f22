import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatFault } from '#db/seed/fault';
import { startWorkspace, type Workspace } from './workspace';

let workspace: Workspace;

beforeAll(async () => {
	workspace = await startWorkspace();
});

afterAll(() => workspace.stop());

const MAPPING = {
	files: {
		'places.csv': {
			from: 'Objekte.csv',
			delimiter: ';',
			encoding: 'windows-1252',
			isDistinct: true,
			columns: { key: { column: 'Ort', do: ['slug'] }, country: { value: 'AT' }, name_en: { column: 'Ort' } },
		},
		'properties.csv': {
			from: 'Objekte.csv',
			delimiter: ';',
			encoding: 'windows-1252',
			columns: {
				key: { column: 'Nr', do: [{ prefix: 'agency-' }] },
				name: { column: 'Bezeichnung', do: ['trim'] },
				property_type: { column: 'Art', do: [{ map: { Haus: 'chalet', Whg: 'apartment' } }] },
				place: { column: 'Ort', do: ['slug'] },
				currency: { value: 'EUR' },
				area_sqm: { column: 'Fläche (sqft)', do: [{ number: { factor: 0.092903, thousands: '.' } }] },
				pets: { column: 'Hund', do: [{ map: { x: 'yes' }, otherwise: 'no' }] },
			},
		},
		'stays.csv': {
			from: 'Preise.csv',
			columns: {
				property: { column: 'Nr', do: [{ prefix: 'agency-' }] },
				check_in: { column: 'von', do: [{ date: 'DD.MM.YYYY' }] },
				check_out: { column: 'bis', do: [{ date: 'DD.MM.YYYY' }] },
				service_level: { value: 'self_catered' },
				price: { column: 'Preis' },
			},
		},
	},
};

function folderWith(mapping: unknown, objects: string, prices: string): string {
	const folder = workspace.folder();
	mkdirSync(folder);
	writeFileSync(join(folder, 'mapping.json'), typeof mapping === 'string' ? mapping : JSON.stringify(mapping));
	writeFileSync(join(folder, 'Objekte.csv'), Buffer.from(objects, 'latin1'));
	writeFileSync(join(folder, 'Preise.csv'), prices);
	return folder;
}

/** An import with the mapping that lies in the folder, named as it must be. */
const importMapped = (folder: string) => workspace.import(folder, { mapping: join(folder, 'mapping.json') });

const OBJECTS = 'Nr;Bezeichnung;Art;Ort;Fläche (sqft);Hund\n7; Haus Größe ;Haus;Mellau;2.150;x\n8;Stube;Whg;Mellau;;\n';
const PRICES = 'Nr,von,bis,Preis\n7,2.1.2027,09.01.2027,"2100,50"\n';

test("an agency's spreadsheets are read as they are", async () => {
	const result = await importMapped(folderWith(MAPPING, OBJECTS, PRICES));
	expect(result.faults.map(formatFault)).toEqual([]);
	expect(
		await workspace.rows(
			'select key, name, slug, property_type, area_sqm, pets, price_from_minor from property order by key',
		),
	).toEqual([
		{
			key: 'agency-7',
			name: 'Haus Größe',
			slug: 'haus-groesse',
			property_type: 'chalet',
			area_sqm: 200,
			pets: 'yes',
			price_from_minor: 210_050,
		},
		{
			key: 'agency-8',
			name: 'Stube',
			slug: 'stube',
			property_type: 'apartment',
			area_sqm: null,
			pets: null,
			price_from_minor: null,
		},
	]);
	expect(await workspace.rows('select slug, name_de from place')).toEqual([{ slug: 'mellau', name_de: 'Mellau' }]);
});

test('faults lead to the lines of the spreadsheet', async () => {
	const { faults } = await importMapped(
		folderWith(MAPPING, OBJECTS.replace('Whg', 'Zelt'), PRICES.replace('2.1.2027', 'Januar').replace('7,', '9,')),
	);
	expect(faults.map(formatFault)).toEqual([
		'Objekte.csv:3 property_type: "Zelt" is not in the map; right would be: one of Haus, Whg',
		'Objekte.csv:3 property_type: is empty; right would be: a value, the column must be filled',
		'Preise.csv:2 check_in: "Januar" is not a day; right would be: DD.MM.YYYY',
		'Preise.csv:2 check_in: is empty; right would be: a value, the column must be filled',
		'Preise.csv:2 property: "agency-9" is not in properties.csv; right would be: agency-7, the nearest name',
	]);
});

test('a mapping that does not fit is told before anything is read', async () => {
	const told = async (mapping: unknown) =>
		(await importMapped(folderWith(mapping, OBJECTS, PRICES))).faults.map(
			({ column, wrong, right }) => `${column}: ${wrong}; ${right}`,
		);
	expect(await told('{')).toEqual([expect.stringMatching(/JSON/)]);
	expect(await told({ files: { 'propertys.csv': MAPPING.files['properties.csv'] } })).toEqual([
		expect.stringMatching(/^null: files\.propertys\.csv: is no file of ours: places\.csv, /),
		'null: files: properties.csv is missing; see docs/catalogue.md',
	]);
	const properties = MAPPING.files['properties.csv'];
	const columns = { ...properties.columns, name: { column: 'Name' }, colour: { value: 'red' } };
	expect(await told({ files: { ...MAPPING.files, 'properties.csv': { ...properties, columns } } })).toContainEqual(
		'colour: is no column of properties.csv; ' +
			'key, name, slug, property_type, place, sector, operator, bedrooms, bathrooms, beds_adults, beds_children, area_sqm, floors, pets, currency, latitude, longitude, registration_number, source, alternative_of, rank, is_demo',
	);
});

test('a mapping that only lies in the folder is not used, and says how it would be', async () => {
	const folder = folderWith(MAPPING, OBJECTS, PRICES);
	const { faults } = await workspace.import(folder);
	expect(faults.map(formatFault)).toContain(
		`properties.csv:1: the file is missing; right would be: the list of houses, or --mapping ${join(folder, 'mapping.json')}, which is used only when it is named`,
	);
});

test('no spreadsheet outside of the folder is opened, by a path or by a link', async () => {
	const secret = join(workspace.folder(), 'secret.csv');
	mkdirSync(join(secret, '..'));
	writeFileSync(secret, 'Nr,secret\nroot:x:0:0,hunter2\n');
	const places = { ...MAPPING.files['places.csv'], from: secret };
	for (const from of [secret, '../../../../etc/passwd', '/etc/passwd', 'link.csv', '.']) {
		const folder = folderWith({ files: { ...MAPPING.files, 'places.csv': { ...places, from } } }, OBJECTS, PRICES);
		symlinkSync(secret, join(folder, 'link.csv'));
		const { faults, isSound } = await importMapped(folder);
		expect(isSound).toBe(false);
		expect(faults.map(formatFault).join()).not.toMatch(/hunter2|root:/);
		expect(faults.map(({ file, wrong }) => `${file}: ${wrong}`)).toContainEqual(
			expect.stringMatching(/: the file (lies outside of the folder|is missing)$/),
		);
	}
});
