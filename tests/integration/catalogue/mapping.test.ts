import { mkdirSync, writeFileSync } from 'node:fs';
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

const OBJECTS = 'Nr;Bezeichnung;Art;Ort;Fläche (sqft);Hund\n7; Haus Größe ;Haus;Mellau;2.150;x\n8;Stube;Whg;Mellau;;\n';
const PRICES = 'Nr,von,bis,Preis\n7,2.1.2027,09.01.2027,"2100,50"\n';

test("an agency's spreadsheets are read as they are", async () => {
	const result = await workspace.import(folderWith(MAPPING, OBJECTS, PRICES));
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
	const { faults } = await workspace.import(
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
		(await workspace.import(folderWith(mapping, OBJECTS, PRICES))).faults.map(
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
