import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatError } from '#db/catalogue/catalogue-error';
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
	expect(result.errors.map(formatError)).toEqual([]);
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

test('errors lead to the lines of the spreadsheet', async () => {
	const { errors } = await importMapped(
		folderWith(MAPPING, OBJECTS.replace('Whg', 'Zelt'), PRICES.replace('2.1.2027', 'Januar').replace('7,', '9,')),
	);
	expect(errors.map(formatError)).toEqual([
		'Objekte.csv:3 property_type: "Zelt" is not in the map; right would be: one of Haus, Whg',
		'Objekte.csv:3 property_type: is empty; right would be: a value, the column must be filled',
		'Preise.csv:2 check_in: "Januar" is not a day; right would be: DD.MM.YYYY',
		'Preise.csv:2 check_in: is empty; right would be: a value, the column must be filled',
		'Preise.csv:2 property: "agency-9" is not in properties.csv; right would be: agency-7, the nearest name',
	]);
});

test('a mapping that does not fit is reported before any file is read', async () => {
	const told = async (mapping: unknown) =>
		(await importMapped(folderWith(mapping, OBJECTS, PRICES))).errors.map(
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
			'key, name, slug, property_type, place, sector, street, operator, bedrooms, bathrooms, beds_adults, beds_children, area_sqm, floors, pets, currency, latitude, longitude, registration_number, registration_until, source, alternative_of, rank, is_demo',
	);
});

/** As the great platforms export: currency signs, JSON lists, HTML and half bathrooms. */
const LISTINGS = `id,name,description,room,neighbourhood,price,bathrooms_text,amenities,available
1,Village house,"<p>A <b>quiet</b> house.<br/>Two floors.</p><script>alert(1)</script><ul><li>Sauna</li></ul><a href=""javascript:x"">x</a>",Entire home,Gryon,"$1,250.00",2.5 baths,"[""Wifi"", ""Hot tub"", ""Sauna"", ""Whirlpool""]",19 Dec 2026
2,Chalets d’en Haut 4.5,,Entire home,Gryon,$90,Half-bath,[],3 Jan 2027
3,My VILLA,Plain text with <3 and * stars,Entire home,Gryon,€80,1 bath,nothing,2 Jan 2027
`;

const column = (name: string, ...steps: unknown[]) => ({ column: name, do: steps });
const AMENITIES = { Wifi: 'wifi', 'Hot tub': 'whirlpool', Whirlpool: 'whirlpool' };
const EXPORT = {
	files: {
		'facilities.csv': { from: 'facilities.csv', columns: { key: column('key'), name_en: column('name') } },
		'places.csv': {
			from: 'listings.csv',
			isDistinct: true,
			columns: { key: column('neighbourhood', 'slug'), country: { value: 'CH' }, name_en: column('neighbourhood') },
		},
		'properties.csv': {
			from: 'listings.csv',
			columns: {
				key: column('id', { prefix: 'l-' }),
				name: column('name'),
				property_type: column('name', { words: { 'chalet*': 'chalet', villa: 'villa' }, otherwise: 'apartment' }),
				place: column('neighbourhood', 'slug'),
				currency: { value: 'USD' },
				bathrooms: column('bathrooms_text', { number: { isInText: true, round: 'down' } }),
			},
			refuse: [{ column: 'price', below: 50, because: 'too little' }],
		},
		'property-facilities.csv': {
			from: 'listings.csv',
			forEach: { column: 'amenities', form: 'json' },
			columns: {
				property: column('id', { prefix: 'l-' }),
				facility: { item: true, do: [{ map: AMENITIES, otherwise: '' }] },
			},
		},
	},
	stays: { weekly: { nightlyPrice: column('price', { money: { currency: 'USD' } }) } },
	texts: {
		from: 'listings.csv',
		property: column('id', { prefix: 'l-' }),
		languages: { en: { general: column('description', 'html') } },
	},
};

function exportFolder(listings: string, mapping: unknown = EXPORT): string {
	const folder = workspace.folder();
	mkdirSync(folder);
	writeFileSync(join(folder, 'mapping.json'), JSON.stringify(mapping));
	writeFileSync(join(folder, 'listings.csv'), listings);
	writeFileSync(join(folder, 'facilities.csv'), 'key,name\nwifi,Wi-Fi\nwhirlpool,Whirlpool\n');
	return folder;
}

test('a usual export is read: currency signs, lists, HTML, half bathrooms, whole words', async () => {
	const broken = await importMapped(exportFolder(LISTINGS));
	expect(broken.errors.map(formatError)).toEqual([
		'listings.csv:4 amenities: "nothing" is no list; right would be: a JSON list such as ["Wifi", "Sauna"]',
		'listings.csv:4 facility: is empty; right would be: a value, the column must be filled',
		'listings.csv:4 price: "€80" is in EUR; right would be: an amount such as $100.00, 1.234,50 € or CHF 1\'250',
	]);
	const result = await importMapped(exportFolder(LISTINGS.replace('€80', '$80').replace(',nothing,', ',,')));
	expect(result.errors.map(formatError)).toEqual([]);
	expect(
		await workspace.rows(
			`select key, slug, property_type as type, bathrooms, (select min(price_minor) from stay_rate r where r.property_no = p.no) as week,
			(select group_concat(f.key) from property_facility pf join facility f on f.no = pf.facility_no where pf.property_no = p.no) as facilities
			from property p where key like 'l-%' order by key`,
		),
	).toEqual([
		{ key: 'l-1', slug: 'village-house', type: 'apartment', bathrooms: 2, week: 875_000, facilities: 'wifi,whirlpool' },
		{ key: 'l-2', slug: 'chalets-d-en-haut-4-5', type: 'chalet', bathrooms: 0, week: 63_000, facilities: null },
		{ key: 'l-3', slug: 'my-villa', type: 'villa', bathrooms: 1, week: 56_000, facilities: null },
	]);
	expect(
		await workspace.rows(
			`select p.key, t.language, t.summary, t.general_markdown as general from property_text t join property p on p.no = t.property_no order by p.key`,
		),
	).toEqual([
		{
			key: 'l-1',
			language: 'en',
			summary: 'A quiet house. Two floors. Sauna x',
			general: 'A **quiet** house.\nTwo floors.\n\n-   Sauna\n\nx',
		},
		{
			key: 'l-3',
			language: 'en',
			summary: 'Plain text with <3 and * stars',
			general: 'Plain text with \\<3 and \\* stars',
		},
	]);
	expect(result.notes).toEqual([
		'2 German texts are missing (texts/l-1.de.md, texts/l-3.de.md): German pages show the English ones, marked as English.',
		'German words are missing (facilities.csv name_de in 2 rows): the English ones stand in their place.',
		'3 properties name no operator (l-1, l-2, l-3): our standard terms hold for them, and the page says so.',
	]);
	// A path created before decimal points in numbers were retained stays unchanged.
	await workspace.db.$client.execute("update property set slug = 'chalets-d-en-haut-45' where key = 'l-2'");
	const again = await importMapped(exportFolder(LISTINGS.replace('€80', '$80').replace(',nothing,', ',,')));
	expect(again.hasWritten).toBe(false);
});

test('a mapping that only lies in the folder is not used, and says how it would be', async () => {
	const folder = folderWith(MAPPING, OBJECTS, PRICES);
	const { errors } = await workspace.import(folder);
	expect(errors.map(formatError)).toContain(
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
		const { errors, isSound } = await importMapped(folder);
		expect(isSound).toBe(false);
		expect(errors.map(formatError).join()).not.toMatch(/hunter2|root:/);
		expect(errors.map(({ file, wrong }) => `${file}: ${wrong}`)).toContainEqual(
			expect.stringMatching(/: the file (lies outside of the folder|is missing)$/),
		);
	}
});
