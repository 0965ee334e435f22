import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeChanges, summariseChanges } from '#db/catalogue/change/describe-changes';
import { ImportConflict } from '#db/catalogue/write/stage';
import { freeNights, HOLD_STAYS } from '#db/held-stays';
import { editedFixture, FIXTURE, NOW, startWorkspace, type Workspace } from './workspace';

let workspace: Workspace;

beforeAll(async () => {
	workspace = await startWorkspace();
});

afterAll(() => workspace.stop());

/** Every test begins with the fixture as it is. */
beforeEach(async () => {
	await workspace.import(FIXTURE, { removesMissing: true });
});

const versions = async () => (await workspace.rows('select count(*) as n from catalogue_version'))[0]?.n;

test('takes every file of the format', async () => {
	expect(
		await workspace.rows(
			`select p.key, p.slug, p.property_type, place.slug as place, sector.name as sector, o.key as operator, p.beds_adults,
			p.pets, p.currency, p.price_from_minor, p.rank, main.key as main from property p join place on place.no = p.place_no
			left join sector on sector.no = p.sector_no left join operator o on o.no = p.operator_no
			left join property main on main.no = p.alternative_of_no order by p.key`,
		),
	).toEqual([
		{
			key: 'apartment-licht',
			slug: 'licht',
			property_type: 'apartment',
			place: 'lech',
			sector: null,
			operator: null,
			beds_adults: null,
			pets: null,
			currency: 'EUR',
			price_from_minor: 210_000,
			rank: 1000,
			main: 'chalet-enzian',
		},
		{
			key: 'chalet-arve',
			slug: 'chalet-arve-sued',
			property_type: 'chalet',
			place: 'zermatt',
			sector: null,
			operator: 'matter-homes',
			beds_adults: 6,
			pets: 'no',
			currency: 'CHF',
			price_from_minor: 700_000,
			rank: 20,
			main: null,
		},
		{
			key: 'chalet-enzian',
			slug: 'chalet-enzian',
			property_type: 'chalet',
			place: 'lech',
			sector: 'Oberlech',
			operator: 'arlberg-houses',
			beds_adults: 10,
			pets: 'on_request',
			currency: 'EUR',
			price_from_minor: 2_280_050,
			rank: 10,
			main: null,
		},
	]);
	expect(
		await workspace.rows(
			'select key, credit_card_fee_ratio, accepts_bank_transfer, security_deposit_minor, terms_en from operator order by key',
		),
	).toEqual([
		{
			key: 'arlberg-houses',
			credit_card_fee_ratio: 0.025,
			accepts_bank_transfer: 1,
			security_deposit_minor: 150_000,
			terms_en: 'First line of the terms.\n\nSecond paragraph.',
		},
		{
			key: 'matter-homes',
			credit_card_fee_ratio: null,
			accepts_bank_transfer: 1,
			security_deposit_minor: null,
			terms_en: null,
		},
	]);
	expect(
		await workspace.rows('select name_en, service_level, position from property_service order by position'),
	).toEqual([
		{ name_en: 'Chef', service_level: 'catered', position: 0 },
		{ name_en: 'Final cleaning', service_level: 'self_catered', position: 1 },
		{ name_en: 'Driver', service_level: 'catered', position: 2 },
	]);
	expect(await workspace.rows("select count(*) as n from property_text where summary like '%: über Lech%'")).toEqual([
		{ n: 1 },
	]);
	expect(await workspace.rows('select count(*) as stays, (select count(*) from stay_rate) as rates from stay')).toEqual(
		[{ stays: 7, rates: 8 }],
	);
});

test('a second import changes nothing, not even the version', async () => {
	const before = await versions();
	const result = await workspace.import(FIXTURE);
	expect(summariseChanges(result)).toBe('0 changes: 0 added, 0 changed, 0 removed, 42 unchanged');
	expect(result.hasWritten).toBe(false);
	expect(result.newPictures).toBe(0);
	expect(await versions()).toBe(before);
});

test('what an operator has set by hand survives an import, also one without the stay', async () => {
	await workspace.db.$client.execute(
		`update stay_rate set status = 'on_request', price_minor = 123456, set_at = ${NOW}
		where property_no = (select no from property where key = 'chalet-arve') and check_in = '2027-02-07'`,
	);
	const set = `select r.status, r.price_minor from stay_rate r join property p on p.no = r.property_no
		where p.key = 'chalet-arve' and r.check_in = '2027-02-07'`;
	const own = [{ status: 'on_request', price_minor: 123_456 }];
	const same = await workspace.import(FIXTURE);
	expect(same.hasWritten).toBe(false);
	expect(await workspace.rows(set)).toEqual(own);
	await workspace.import(edited());
	expect(await workspace.rows(set)).toEqual(own);
	await workspace.db.$client.execute('update stay_rate set set_at = null');
	await workspace.import(FIXTURE);
	expect(await workspace.rows(set)).toMatchObject([{ status: 'available' }]);
});

test('what an operator has closed stays closed, until it is opened again', async () => {
	const rows = `select p.no, s.check_in, s.check_out, r.level from property p join stay s on s.property_no = p.no
		join stay_rate r on r.stay_no = s.no where p.key = 'chalet-arve' and s.check_in = '2027-02-07'`;
	const there = await workspace.rows(rows);
	await workspace.db.$client.execute(`insert into closed_stay ${rows.replace('r.level', `r.level, ${NOW}`)}`);
	await workspace.db.$client.execute(`delete from stay where check_in = '2027-02-07'
		and property_no = (select no from property where key = 'chalet-arve')`);
	expect((await workspace.import(FIXTURE)).hasWritten).toBe(false);
	expect(await workspace.rows(rows)).toEqual([]);
	await workspace.db.$client.execute('delete from closed_stay');
	await workspace.import(FIXTURE);
	expect(await workspace.rows(rows)).toEqual(there);
});

const edited = () =>
	editedFixture(workspace.folder(), ({ replace, append, write }) => {
		replace('properties.csv', 'Chalet Arve, Süd', 'Chalet Arve Nord');
		replace('stays.csv', 'chalet-arve,2027-02-07,2027-02-17,self_catered,available,5000\n', '');
		replace('stays.csv', '24500', '25000');
		append('stays.csv', 'apartment-licht,2027-01-16,2027-01-23,self_catered,available,1900');
		write('distances.csv', 'property,to_en,to_de,metres\nchalet-enzian,Piste,Piste,20\n');
	});

test('a dry run reports every change and makes none', async () => {
	const before = await workspace.rows('select * from stay_rate');
	const result = await workspace.import(edited(), { isDryRun: true });
	expect(describeChanges(result)).toEqual([
		'apartment-licht',
		'  stays.csv: 1 added, 0 changed, 0 removed, 1 unchanged',
		'chalet-arve',
		'  properties.csv: 0 added, 1 changed, 0 removed, 0 unchanged',
		'    name: "Chalet Arve, Süd" -> "Chalet Arve Nord"',
		'    slug: "chalet-arve-sued" -> "chalet-arve-nord"',
		'  distances.csv: 0 added, 0 changed, 1 removed, 0 unchanged',
		'  stays.csv: 0 added, 0 changed, 1 removed, 2 unchanged',
		'chalet-enzian',
		'  stays.csv: 0 added, 1 changed, 0 removed, 3 unchanged',
		'    2027-01-09 2027-01-16 catered price: 24500 -> 25000',
	]);
	expect(summariseChanges(result)).toBe('5 changes: 1 added, 2 changed, 2 removed, 38 unchanged');
	expect(await workspace.rows('select * from stay_rate')).toEqual(before);
	expect(
		(await workspace.import(FIXTURE, { isDryRun: true })).changes.every(({ changed }) => changed.length === 0),
	).toBe(true);
});

test('writes changed rows and leaves the numbers of all others alone', async () => {
	const numbers = () =>
		workspace.rows(
			"select s.no, s.check_in, p.no as house from stay s join property p on p.no = s.property_no where p.key = 'chalet-enzian'",
		);
	const before = await numbers();
	const version = Number(await versions());
	await workspace.import(edited(), { now: NOW + 1000 });
	expect(await numbers()).toEqual(before);
	expect(await versions()).toBe(version + 1);
	expect(await workspace.rows('select key, price_from_minor from property order by key')).toEqual([
		{ key: 'apartment-licht', price_from_minor: 190_000 },
		{ key: 'chalet-arve', price_from_minor: 700_000 },
		{ key: 'chalet-enzian', price_from_minor: 2_280_050 },
	]);
	expect(summariseChanges(await workspace.import(edited()))).toMatch(/^0 changes/);
});

test('an absent file leaves its data unchanged', async () => {
	const folder = editedFixture(workspace.folder(), ({ remove }) => {
		for (const file of ['stays.csv', 'texts', 'pictures.csv', 'highlights.csv', 'services.csv', 'sales-terms.csv'])
			remove(file);
	});
	expect(summariseChanges(await workspace.import(folder))).toMatch(/^0 changes/);
});

test('a property that is not named stays, unless missing ones of its operator are to be removed', async () => {
	const folder = editedFixture(workspace.folder(), ({ remove, write }) => {
		for (const file of ['stays.csv', 'texts', 'pictures.csv', 'highlights.csv', 'floorplans.csv', 'services.csv'])
			remove(file);
		for (const file of ['equipment.csv', 'distances.csv', 'property-facilities.csv']) remove(file);
		write(
			'properties.csv',
			'key,name,property_type,place,operator,currency\nchalet-neu,Chalet Neu,chalet,lech,arlberg-houses,EUR\n',
		);
	});
	expect((await workspace.import(folder, { isDryRun: true })).removedProperties).toEqual([]);
	expect(await workspace.rows('select count(*) as n from property')).toEqual([{ n: 3 }]);
	const result = await workspace.import(folder, { removesMissing: true });
	expect(result.removedProperties).toEqual(['chalet-enzian']);
	expect(await workspace.rows('select key, alternative_of_no from property order by key')).toEqual([
		{ key: 'apartment-licht', alternative_of_no: null },
		{ key: 'chalet-arve', alternative_of_no: null },
		{ key: 'chalet-neu', alternative_of_no: null },
	]);
	expect(
		await workspace.rows(
			'select count(*) as n from stay_rate r left join property p on p.no = r.property_no where p.no is null',
		),
	).toEqual([{ n: 0 }]);
	expect(await workspace.rows('select count(*) as n from property_facet')).toEqual([{ n: 3 }]);
});

test('two properties may exchange their paths', async () => {
	const swapped = editedFixture(workspace.folder(), ({ replace, append }) => {
		append('properties.csv', 'chalet-b,Chalet Other,,chalet,lech,,,,,,,,,,EUR,,,,,,');
		replace('properties.csv', 'Chalet Enzian,', 'Chalet Enzian,');
	});
	await workspace.import(swapped);
	const exchanged = editedFixture(workspace.folder(), ({ replace, append }) => {
		append('properties.csv', 'chalet-b,Chalet Enzian,,chalet,lech,,,,,,,,,,EUR,,,,,,');
		replace('properties.csv', 'chalet-enzian,Chalet Enzian,', 'chalet-enzian,Chalet Other,');
	});
	expect((await workspace.import(exchanged)).hasWritten).toBe(true);
	expect(
		await workspace.rows("select key, slug from property where key in ('chalet-b', 'chalet-enzian') order by key"),
	).toEqual([
		{ key: 'chalet-b', slug: 'chalet-enzian' },
		{ key: 'chalet-enzian', slug: 'chalet-other' },
	]);
	expect(await workspace.rows("delete from property where key = 'chalet-b' returning key")).toEqual([
		{ key: 'chalet-b' },
	]);
});

test('facilities keep their bits when their order changes', async () => {
	const bits = () => workspace.rows('select key, bit, position from facility order by position');
	expect(await bits()).toMatchObject([{ key: 'pool' }, { key: 'sauna' }, { key: 'gym' }]);
	const before = Object.fromEntries((await bits()).map(({ key, bit }) => [key, bit]));
	const result = await workspace.import(
		editedFixture(workspace.folder(), ({ write }) =>
			write(
				'facilities.csv',
				'key,name_en,name_de,is_default\ngym,Gym,Fitnessraum,\nbar,Bar,Bar,\npool,Pool,Pool,yes\nsauna,Sauna,Sauna,yes\n',
			),
		),
	);
	expect(result.isReordered).toBe(true);
	expect((await bits()).map(({ key }) => key)).toEqual(['gym', 'bar', 'pool', 'sauna']);
	expect(await bits()).toEqual(expect.arrayContaining([expect.objectContaining({ key: 'sauna', bit: before.sauna })]));
});

test('a failing statement leaves nothing behind', async () => {
	const stored = async () => [
		await workspace.rows('select * from stay_rate'),
		await workspace.rows('select no, name, key, slug from property'),
	];
	const before = await stored();
	await workspace.db.$client.execute(
		"create trigger refuse before insert on catalogue_version begin select raise(abort, 'refused at the very end'); end",
	);
	await expect(workspace.import(edited())).rejects.toThrow('refused at the very end');
	await workspace.db.$client.execute('drop trigger refuse');
	expect(await stored()).toEqual(before);
});

test('a large import is staged in parts beside other writers, and stops when another one publishes meanwhile', async () => {
	const stays = Array.from({ length: 9000 }, (_, at) => {
		const day = (offset: number) => new Date(Date.UTC(2030, 0, 1 + offset)).toISOString().slice(0, 10);
		return `apartment-licht,${day(at)},${day(at + 1)},self_catered,available,${100 + at}`;
	});
	const large = editedFixture(workspace.folder(), ({ write }) =>
		write('stays.csv', ['property,check_in,check_out,service_level,status,price', ...stays].join('\n')),
	);
	const seen: (string | number)[][] = [];
	const requested: Promise<void>[] = [];
	const count = async (label: string) => {
		await workspace.db.$client.execute("update brand set name = name where key = 'none'");
		seen.push([label, Number((await workspace.rows('select count(*) as n from stay_rate'))[0]?.n)]);
	};
	const before = Number(await versions());
	const result = await workspace.import(large, { onProgress: ({ label }) => void requested.push(count(label)) });
	await Promise.all(requested);
	expect(result.hasWritten).toBe(true);
	expect(seen.length).toBeGreaterThan(3);
	// A reader has the old catalogue or the new one, and nothing between.
	expect([...new Set(seen.map(([, n]) => n))].every((n) => n === 8 || n === 9000)).toBe(true);
	expect(await versions()).toBe(before + 1);
	expect(
		await workspace.rows(
			'select (select count(*) from catalogue_stage_stay) + (select count(*) from catalogue_stage) as n',
		),
	).toEqual([{ n: 0 }]);

	// The same back again, while another import is published between comparing and publishing.
	let other: Promise<unknown> | null = null;
	const publishOther = () =>
		workspace.db.$client.execute('insert into catalogue_import (started_at, published_at) values (1, 1)');
	const onProgress = ({ label }: { label: string }) => {
		if (label === 'staged parts') other ??= publishOther();
	};
	await expect(workspace.import(FIXTURE, { onProgress })).rejects.toThrow(ImportConflict);
	await other;
	expect(await workspace.rows('select count(*) as n from stay_rate')).toEqual([{ n: 9000 }]);
});

test('an import that was killed while it staged leaves no trace, and the next one cleans up', async () => {
	await workspace.db.$client.batch(
		[
			'insert into catalogue_import (no, started_at) values (900001, 1)',
			`insert into catalogue_stage_stay (no, property_key, check_in, check_out, level, status, price_minor, is_first)
				select max(no) * 100000000, 'chalet-enzian', '2027-01-09', '2027-01-16', 2, 'available', 1, 1 from catalogue_import`,
			"insert into catalogue_stage (no, rows) select max(no) * 100000000, '[]' from catalogue_import",
		],
		'write',
	);
	await workspace.import(edited());
	expect(await workspace.rows("select price_minor from stay_rate where check_in = '2027-01-09' and level = 2")).toEqual(
		[{ price_minor: 2_500_000 }],
	);
	expect(
		await workspace.rows(
			'select (select count(*) from catalogue_stage_stay) + (select count(*) from catalogue_stage) as n',
		),
	).toEqual([{ n: 0 }]);
});

test('stays held by a lead remain sold, and the operator’s status is retained for later', async () => {
	const db = workspace.db.$client;
	const catered = () =>
		workspace.rows(
			"select status, offered_status as offered, price_minor as price from stay_rate where check_in = '2027-01-09' and level = 2",
		);
	await db.batch(
		[
			"insert or ignore into brand (key, name, team_email) values ('consumer', 'Firnlicht', 'team@firnlicht.example')",
			`insert into lead (no, id, booking_number, brand_key, status, language, property_no, property_name, check_in, check_out, service_level, pax,
				client_first_name, client_last_name, currency, created_by, updated_at)
				select 1, 'lead_held', 'FL-HELD-1', 'consumer', 'confirmedBooking', 'en', no, name, '2027-01-09', '2027-01-16', 'catered', 2,
				'Ada', 'Thorne', 'EUR', 'anonymous', 0 from property where key = 'chalet-enzian'`,
			"insert into property_night (property_no, night, lead_no) select property_no, '2027-01-12', 1 from lead where no = 1",
			HOLD_STAYS,
		],
		'write',
	);
	expect(await catered()).toEqual([{ status: 'sold', offered: 'available', price: 2_450_000 }]);
	const before = await versions();
	await workspace.import(FIXTURE);
	expect(await versions()).toBe(before);
	await workspace.import(
		editedFixture(workspace.folder(), ({ replace }) =>
			replace('stays.csv', 'catered,available,24500', 'catered,on_request,26000'),
		),
	);
	expect(await catered()).toEqual([{ status: 'sold', offered: 'on_request', price: 2_600_000 }]);
	const [lead] = await workspace.rows('select property_no as house from lead');
	await db.batch(freeNights(1, Number(lead?.house)), 'write');
	expect(await catered()).toEqual([{ status: 'on_request', offered: null, price: 2_600_000 }]);
});

test('a property for demonstrations is in no facet and no suggestion until it is none any more', async () => {
	const folder = editedFixture(workspace.folder(), ({ replace }) => {
		replace('properties.csv', 'alternative_of,rank', 'alternative_of,rank,is_demo');
		replace('properties.csv', 'AT-8-1234,,,10', 'AT-8-1234,,,10,yes');
		replace('properties.csv', 'CHF,,,,,,20', 'CHF,,,,,,20,no');
		replace('properties.csv', 'chalet-enzian,\n', 'chalet-enzian,,\n');
	});
	const shown = async () =>
		workspace.rows(`select p.key, p.is_demo, f.property_no is not null as is_found, s.no is not null as is_suggested
			from property p left join property_facet f on f.property_no = p.no
			left join suggestion s on s.property_no = p.no where p.key = 'chalet-enzian'`);
	expect((await workspace.import(folder)).errors).toEqual([]);
	expect(await shown()).toEqual([{ key: 'chalet-enzian', is_demo: 1, is_found: 0, is_suggested: 0 }]);
	await workspace.import(FIXTURE);
	expect(await shown()).toEqual([{ key: 'chalet-enzian', is_demo: 0, is_found: 1, is_suggested: 1 }]);
});

test('the street and the arrival times come from the files', async () => {
	const arrival = async () =>
		(
			await workspace.rows(
				`select p.street, o.arrival_from, o.departure_until from property p join operator o on o.no = p.operator_no
				where p.key = 'chalet-enzian'`,
			)
		)[0];
	expect(await arrival()).toEqual({ street: null, arrival_from: '16:00', departure_until: '10:00' });
	const folder = editedFixture(workspace.folder(), ({ replace }) => {
		replace('properties.csv', 'sector,operator', 'sector,street,operator');
		replace('properties.csv', 'Oberlech,', 'Oberlech,Omesberg 12,');
		replace('properties.csv', 'zermatt,,', 'zermatt,,,');
		replace('properties.csv', 'Licht,licht,apartment,lech,,', 'Licht,licht,apartment,lech,,,');
		replace('operators.csv', 'time_zone', 'time_zone,arrival_from,departure_until');
		replace('operators.csv', 'Europe/Vienna', 'Europe/Vienna,17:30,9:00');
		replace('operators.csv', 'Homes,,', 'Homes,,,,');
	});
	const refused = await workspace.import(folder);
	expect(refused.errors).toMatchObject([{ file: 'operators.csv', line: 2, column: 'departure_until' }]);
	const { errors } = await workspace.import(
		editedFixture(workspace.folder(), ({ replace }) => replace('operators.csv', ',9:00', ',09:00'), folder),
	);
	expect(errors).toEqual([]);
	expect(await arrival()).toEqual({ street: 'Omesberg 12', arrival_from: '17:30', departure_until: '09:00' });
});
