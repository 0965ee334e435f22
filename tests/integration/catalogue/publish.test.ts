import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishCatalogue } from '#db/derived/publish';
import { editedFixture, FIXTURE, NOW, startWorkspace, type Workspace } from './workspace';

let workspace: Workspace;

beforeAll(async () => {
	workspace = await startWorkspace();
	await workspace.import(FIXTURE);
});

afterAll(() => workspace.stop());

const DAY = 86_400_000;

test('facets hold the data of the search', async () => {
	expect(
		await workspace.rows(
			`select p.key, f.country_code, place.slug as place, f.property_type, f.bedrooms, f.beds_adults, f.beds_total, f.allows_pets, f.level_mask,
			f.facility_mask, f.price_from_eur_minor, f.rank from property_facet f join property p on p.no = f.property_no
			join place on place.no = f.place_no order by p.key`,
		),
	).toEqual([
		{
			key: 'apartment-licht',
			country_code: 'AT',
			place: 'lech',
			property_type: 1,
			bedrooms: null,
			beds_adults: null,
			beds_total: null,
			allows_pets: 0,
			level_mask: 0b001,
			facility_mask: 0,
			price_from_eur_minor: 210_000,
			rank: 1000,
		},
		{
			key: 'chalet-arve',
			country_code: 'CH',
			place: 'zermatt',
			property_type: 0,
			bedrooms: 3,
			beds_adults: 6,
			beds_total: 6,
			allows_pets: 0,
			level_mask: 0b001,
			facility_mask: 0b100,
			// 7000.00 CHF at 1.072
			price_from_eur_minor: 750_400,
			rank: 20,
		},
		{
			key: 'chalet-enzian',
			country_code: 'AT',
			place: 'lech',
			property_type: 0,
			bedrooms: 5,
			beds_adults: 10,
			beds_total: 12,
			allows_pets: 1,
			level_mask: 0b101,
			facility_mask: 0b011,
			price_from_eur_minor: 2_280_050,
			rank: 10,
		},
	]);
	expect(await workspace.rows('select price_minor, price_eur_minor from stay_rate where price_minor = 300000')).toEqual(
		[{ price_minor: 300_000, price_eur_minor: 321_600 }],
	);
	expect(await workspace.rows('select currency, as_of from exchange_rate order by currency')).toEqual(
		['CHF', 'EUR', 'GBP', 'USD'].map((currency) => ({ currency, as_of: '2026-11-02' })),
	);
});

test('a week counts when it can be booked: whole, or of adjoining stays at one level; else on request; never extrapolated', async () => {
	const prices = async (stays: string[]) => {
		const folder = editedFixture(workspace.folder(), ({ write, remove }) => {
			for (const file of ['texts', 'pictures.csv', 'highlights.csv', 'floorplans.csv']) remove(file);
			write('stays.csv', ['property,check_in,check_out,service_level,status,price', ...stays, ''].join('\n'));
		});
		await workspace.import(folder);
		const found = await workspace.rows(
			"select price_from_minor as price, price_from_check_in as day from property where key = 'chalet-arve'",
		);
		expect(found[0]?.day === null).toBe(found[0]?.price === null);
		return found[0]?.day ? [found[0].price, String(found[0].day).slice(5)] : found[0]?.price;
	};
	const stay = (begin: number, end: number, price: number | '', status = 'available', level = 'self_catered') =>
		`chalet-arve,2027-01-${begin},2027-01-${end},${level},${status},${price}`;
	expect(await prices([stay(10, 17, 9000), stay(17, 24, 8000)])).toEqual([800_000, '01-17']);
	expect(await prices([stay(10, 17, 9000), stay(17, 24, 8000, 'sold')])).toEqual([900_000, '01-10']);
	expect(await prices([stay(10, 17, 9000), stay(17, 24, 8000, 'on_request')])).toEqual([900_000, '01-10']);
	expect(await prices([stay(10, 17, '', 'on_request'), stay(17, 24, 8000, 'on_request')])).toEqual([800_000, '01-17']);
	expect(await prices([stay(10, 13, 3000), stay(13, 15, 1000), stay(15, 17, 2000), stay(17, 24, 7000)])).toEqual([
		600_000,
		'01-10',
	]);
	expect(await prices([stay(10, 13, 3000), stay(14, 18, 1000)])).toBeNull();
	expect(await prices([stay(10, 13, 3000), stay(13, 17, 1000, 'available', 'catered')])).toBeNull();
	expect(await prices([stay(10, 20, 5000)])).toBeNull();
	expect(await prices([stay(10, 13, 3000), stay(13, 17, 4000, 'on_request'), stay(17, 24, 9000)])).toEqual([
		900_000,
		'01-17',
	]);
	// Of equal ones the first.
	expect(await prices([stay(10, 17, 8000), stay(17, 24, 8000)])).toEqual([800_000, '01-10']);
	expect(await prices([])).toBeNull();
	await workspace.import(FIXTURE);
});

test('derived values follow the day, and only then there is a new version', async () => {
	const versions = async () => (await workspace.rows('select count(*) as n from catalogue_version'))[0]?.n;
	const before = Number(await versions());
	expect(await publishCatalogue(workspace.db, { now: NOW })).toEqual({ hasChanged: false });
	expect(await versions()).toBe(before);
	// On 10 January, in Zurich an hour before UTC, the week from the 9th has begun; the later one was the cheapest anyway, Zermatt has lost nothing yet.
	expect(await publishCatalogue(workspace.db, { now: Date.UTC(2027, 0, 9, 23, 3) })).toEqual({ hasChanged: true });
	expect(await workspace.rows('select key, price_from_minor from property order by key')).toEqual([
		{ key: 'apartment-licht', price_from_minor: null },
		{ key: 'chalet-arve', price_from_minor: 700_000 },
		{ key: 'chalet-enzian', price_from_minor: 2_280_050 },
	]);
	expect(await versions()).toBe(before + 1);
	await publishCatalogue(workspace.db, { now: NOW + DAY });
});

test('suggests countries, places with those above them, and properties, found without accents and with a typing error', async () => {
	expect(
		await workspace.rows('select kind, label_en, label_de, weight from suggestion order by kind, label_en'),
	).toEqual([
		{ kind: 'country', label_en: 'Austria', label_de: 'Österreich', weight: 2 },
		{ kind: 'country', label_en: 'Switzerland', label_de: 'Schweiz', weight: 1 },
		{ kind: 'place', label_en: 'Lech', label_de: 'Lech', weight: 2 },
		{ kind: 'place', label_en: 'Vorarlberg', label_de: 'Vorarlberg', weight: 2 },
		{ kind: 'place', label_en: 'Zermatt', label_de: 'Zermatt', weight: 1 },
		{ kind: 'property', label_en: 'Apartment Licht', label_de: 'Apartment Licht', weight: 1 },
		{ kind: 'property', label_en: 'Chalet Arve, Süd', label_de: 'Chalet Arve, Süd', weight: 1 },
		{ kind: 'property', label_en: 'Chalet Enzian', label_de: 'Chalet Enzian', weight: 1 },
	]);
	const found = (table: string, query: string) =>
		workspace.rows(
			`select s.label_de as label from ${table} w join suggestion s on s.no = w.rowid where ${table} match '${query}'`,
		);
	expect(await found('suggestion_words', 'osterr*')).toEqual([{ label: 'Österreich' }]);
	expect(await found('suggestion_words', 'sud*')).toEqual([{ label: 'Chalet Arve, Süd' }]);
	expect(await found('suggestion_trigrams', 'erma OR rmat')).toEqual([{ label: 'Zermatt' }]);
});
