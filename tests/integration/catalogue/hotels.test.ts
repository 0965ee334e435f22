import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InArgs } from '@libsql/client/web';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { describeChanges, summariseChanges } from '#db/catalogue/change/describe-changes';
import { exportCatalogue } from '#db/catalogue/export-catalogue';
import { suggest } from '~/domain/search/suggest.server';
import { type Edit, editedFixture, HOTELS, startWorkspace, type Workspace } from './workspace';

let workspace: Workspace;

beforeAll(async () => {
	workspace = await startWorkspace();
});

afterAll(() => workspace.stop());

/** Every test begins with the fixture as it is. */
beforeEach(async () => {
	await workspace.import(HOTELS, { removesMissing: true });
});

const edited = (edit: Edit) => editedFixture(workspace.folder(), edit, HOTELS);

const versions = async () => (await workspace.rows('select count(*) as n from catalogue_version'))[0]?.n;

test('takes every file of hotels', async () => {
	expect(
		await workspace.rows(
			`select h.id, hp.key as place, h.country_code, h.sector, h.category, h.booking_com_tenths, h.trip_advisor_halves,
			h.is_chat_enabled, h.is_reseller, h.is_demo, h.max_age_child, h.rank,
			(select group_concat(f.key) from hotel_facility f where f.scope = 'hotel' and h.facility_mask & (1 << f.bit)) as facilities,
			(select count(*) from hotel_program p where p.hotel_no = h.no) as programs
			from hotel h join hotel_place hp on hp.no = h.hotel_place_no order by h.key`,
		),
	).toEqual([
		{
			id: 'hotel_edelweiss',
			place: 'lech',
			country_code: 'AT',
			sector: 'Oberlech',
			category: '5star',
			booking_com_tenths: 94,
			trip_advisor_halves: 9,
			is_chat_enabled: 1,
			is_reseller: 0,
			is_demo: 0,
			max_age_child: 14,
			rank: 10,
			facilities: 'spa,sauna,ski-in-ski-out',
			programs: 1,
		},
		expect.objectContaining({ id: 'hotel_palais-blanc', category: 'palace', is_reseller: 1, rank: 1000, programs: 2 }),
		expect.objectContaining({ id: 'hotel_standard-demo', is_demo: 1, facilities: null, programs: 0 }),
	]);
	expect(
		await workspace.rows(
			"select id, position, beds, units, videos from hotel_room where key in ('suite', 'deluxe') order by id",
		),
	).toEqual([
		{
			id: 'room_edelweiss.suite',
			position: 1,
			beds: JSON.stringify([
				{
					bedType: 'kingSizeBed',
					isInStandardOccupancy: true,
					twinBedPossible: false,
					sleeps: [{ maxPax: 2, maxAdults: 2 }],
				},
				{
					bedType: 'sofaBed',
					isInStandardOccupancy: false,
					twinBedPossible: false,
					sleeps: [
						{ maxPax: 2, maxAdults: 0 },
						{ maxPax: 1, maxAdults: 1 },
					],
				},
			]),
			units: 3,
			videos: '["https://videos.example/suite"]',
		},
		{ id: 'room_palais-blanc.deluxe', position: 0, beds: '[]', units: 20, videos: '[]' },
	]);
	expect(
		await workspace.rows(
			`select p.id, p.profile_mask, g.id as program, p.payment_policy, p.cancellation_policy, p.child_supplements,
			p.extra_adult_minor, p.is_on_request, t.name
			from rate_plan p left join program g on g.no = p.program_no join rate_plan_text t on t.plan_no = p.no and t.language = 'de'
			order by p.id`,
		),
	).toEqual([
		{
			id: 'rate_edelweiss.circle',
			profile_mask: 1,
			program: 'program_circle-of-peaks',
			payment_policy: '{"depositPercentage":100,"tranches":[]}',
			cancellation_policy: '{"cancellationPeriods":[]}',
			child_supplements: '[]',
			extra_adult_minor: 0,
			is_on_request: 0,
			name: 'Circle',
		},
		{
			id: 'rate_edelweiss.flex',
			profile_mask: 7,
			program: null,
			payment_policy:
				'{"depositPercentage":20,"tranches":[{"cumulativePercentage":40,"daysPriorToArrival":60},{"cumulativePercentage":100,"daysPriorToArrival":30}]}',
			cancellation_policy:
				'{"cancellationPeriods":[{"fromDaysPriorToArrival":30,"feeInPercentOfBookingTotal":50},{"fromDaysPriorToArrival":7,"feeInPercentOfBookingTotal":100}]}',
			child_supplements: '[{"maxAge":5,"minor":0},{"maxAge":11,"minor":4000},{"maxAge":15,"minor":8050}]',
			extra_adult_minor: 9000,
			is_on_request: 0,
			name: 'Flexibel',
		},
		expect.objectContaining({ id: 'rate_palais-blanc.best', profile_mask: 2, is_on_request: 1 }),
	]);
	expect(
		await workspace.rows(
			`select s.key as season, s.weekend_mask, r.nightly_minor, r.weekend_minor, r.public_minor, r.min_nights
			from room_rate r join hotel_season s on s.no = r.season_no join hotel_room k on k.no = r.room_no
			where k.key = 'double' order by r.nightly_minor`,
		),
	).toEqual([
		{
			season: 'early',
			weekend_mask: 96,
			nightly_minor: 43_000,
			weekend_minor: null,
			public_minor: 59_000,
			min_nights: 3,
		},
		{
			season: 'early',
			weekend_mask: 96,
			nightly_minor: 48_000,
			weekend_minor: 52_000,
			public_minor: 59_000,
			min_nights: 1,
		},
		{ season: 'peak', weekend_mask: 0, nightly_minor: 89_050, weekend_minor: null, public_minor: null, min_nights: 7 },
	]);
	expect(
		await workspace.rows(
			`select r.key, min(night) as first, max(night) as last, count(*) as nights, sum(taken) as taken, max(n.units) as units
			from room_night n join hotel_room r on r.no = n.room_no group by r.key order by r.key`,
		),
	).toEqual([
		{ key: 'double', first: '2026-12-20', last: '2026-12-29', nights: 10, taken: 110, units: 12 },
		{ key: 'suite', first: '2026-12-28', last: '2027-01-02', nights: 6, taken: 12, units: 2 },
	]);
	expect(
		await workspace.rows(
			"select language, body->>'summary' as summary, body->>'$.miceFacilities[0].dimensions.system' as system from hotel_text order by language",
		),
	).toEqual([
		{ language: 'de', summary: expect.stringContaining('Ein Haus'), system: 'metric' },
		{ language: 'en', summary: 'A house on the piste: warm, quiet, family-run.', system: 'metric' },
	]);
	expect(await workspace.rows('select id, category_en, category_de, pictures from inspiration_post')).toEqual([
		{ id: 'post_first-snow', category_en: 'First snow', category_de: 'Erster Schnee', pictures: '[1,0]' },
	]);
	expect(
		await workspace.rows(
			'select kind, file, p.source_type from hotel_room_picture r join picture p on p.hash = r.picture_hash',
		),
	).toEqual([
		{ kind: 'image', file: 'arve.jpg', source_type: 'jpg' },
		{ kind: 'floorplan', file: 'suite.svg', source_type: 'svg' },
	]);
});

test('a second import changes nothing, not even the version', async () => {
	const before = await versions();
	const result = await workspace.import(HOTELS);
	expect(summariseChanges(result)).toBe('0 changes: 0 added, 0 changed, 0 removed, 75 unchanged');
	expect(result.hasWritten).toBe(false);
	expect(await versions()).toBe(before);
});

test('what comes out is what went in, here and in another database', async () => {
	const target = workspace.folder();
	await exportCatalogue({ db: workspace.db, store: workspace.store, folder: target });
	expect(summariseChanges(await workspace.import(target))).toMatch(/^0 changes: .* 75 unchanged$/);
	expect(
		readFileSync(join(target, 'pictures', 'enzian.jpg')).equals(readFileSync(join(HOTELS, 'pictures', 'enzian.jpg'))),
	).toBe(true);
	const other = await startWorkspace();
	try {
		expect((await other.import(target)).errors).toEqual([]);
		for (const sql of [
			'select * from room_night order by room_no, night',
			'select * from room_rate order by nightly_minor',
			'select key, bit from hotel_facility order by scope, bit',
		])
			expect(await other.rows(sql)).toEqual(await workspace.rows(sql));
	} finally {
		await other.stop();
	}
});

test('hotels are suggested to those who may open them, without those for demonstrations', async () => {
	const ctx = { db: workspace.db, language: 'de', catalogueVersion: 1 } as const;
	const ask = async (text: string, hasHotels: boolean) => (await suggest({ ctx, text, hasHotels })).hotels;
	expect(await ask('edelw', true)).toEqual([
		{
			kind: 'hotel',
			label: 'Hotel Edelweiss',
			context: 'Lech am Arlberg, Österreich',
			path: '/hotels/hotel_edelweiss',
			properties: null,
			bedrooms: null,
			picture: expect.objectContaining({ alt: 'Das Haus im Schnee', isMirrored: true }),
		},
	]);
	expect((await ask('Edelwies', true)).map(({ label }) => label)).toEqual(['Hotel Edelweiss']);
	expect(await ask('edelw', false)).toEqual([]);
	expect(await ask('standard', true)).toEqual([]);
});

/** How SQLite goes about everything about hotels that is asked and written while something runs. */
async function plansOf(run: () => Promise<unknown>): Promise<string[]> {
	const client = workspace.db.$client;
	const [execute, batch] = [vi.spyOn(client, 'execute'), vi.spyOn(client, 'batch')];
	await run();
	const requested = execute.mock.calls.map(([statement]): unknown => statement);
	const written = batch.mock.calls.flatMap(([statements]): unknown[] => statements);
	execute.mockRestore();
	batch.mockRestore();
	const plans: string[] = [];
	for (const statement of [...requested, ...written] as { sql?: string; args: InArgs }[]) {
		if (!statement.sql?.includes('hotel')) continue;
		const { rows } = await client.execute({ ...statement, sql: `explain query plan ${statement.sql}` });
		plans.push(...rows.map(({ detail }) => `${detail} <- ${statement.sql?.slice(0, 60).replace(/\s+/g, ' ')}`));
	}
	return plans;
}

/** Aliases: s for seasons and suggestions, r for rooms, t for every table of hotels. */
const WHOLE_TABLE =
	/^SCAN (s|r|t|en|de|hotel_(room|season|text|program)|rate_\w+|room_(night|rate)|inspiration_post)\b/;

test('an import and a suggestion read no table of what belongs to hotels from end to end', async () => {
	const folder = edited(({ replace }) => {
		replace('hotels/rates.csv', '1650', '1700');
		replace('hotels/rates.csv', 'edelweiss,early,circle,double,430,,590,3\n', '');
		replace('hotels/rooms.csv', 'no,3,2', 'no,4,2');
		replace('hotels/seasons.csv', '2027-01-06', '2027-01-07');
		replace('hotels/closures.csv', '2026-12-25', '2026-12-26');
		replace('hotels/taken.csv', '2026-12-29', '2026-12-30');
	});
	const plans = await plansOf(async () => {
		expect((await workspace.import(folder)).hasWritten).toBe(true);
		await suggest({
			ctx: { db: workspace.db, language: 'en', catalogueVersion: 2 },
			text: 'edelwies',
			hasHotels: true,
		});
	});
	expect(plans.length).toBeGreaterThan(60);
	expect(plans.filter((plan) => WHOLE_TABLE.test(plan))).toEqual([]);
});

test('renamed, moved and removed rows are reported in a dry run and written once', async () => {
	const folder = edited(({ replace }) => {
		replace('hotels/hotels.csv', 'Hotel Edelweiss', 'Edelweiss');
		replace('hotels/seasons.csv', 'edelweiss,peak', 'edelweiss,feast');
		replace('hotels/rates.csv', 'edelweiss,peak,flex,double', 'edelweiss,feast,flex,double');
		replace('hotels/rates.csv', 'edelweiss,peak,flex,suite,1650,,,7\n', '');
		replace('hotels/sales-managers.csv', 'Jakob Wolf', 'Johanna Wolf');
		replace(
			'hotels/inspiration.csv',
			'first-snow,edelweiss,First snow,Erster Schnee,2026-11-12,2;1',
			'first-snow,palais-blanc,First snow,Erster Schnee,2026-11-12,1',
		);
	});
	const plan = await workspace.import(folder, { isDryRun: true });
	expect(describeChanges(plan)).toEqual([
		'edelweiss',
		'  hotels/hotels.csv: 0 added, 1 changed, 0 removed, 0 unchanged',
		'    name: "Hotel Edelweiss" -> "Edelweiss"',
		'  hotels/sales-managers.csv: 0 added, 1 changed, 0 removed, 1 unchanged',
		'    row 2 full_name: "Jakob Wolf" -> "Johanna Wolf"',
		'  hotels/seasons.csv: 1 added, 0 changed, 1 removed, 1 unchanged',
		'  hotels/rates.csv: 1 added, 0 changed, 2 removed, 2 unchanged',
		'  hotels/inspiration.csv: 0 added, 0 changed, 1 removed, 0 unchanged',
		'palais-blanc',
		'  hotels/inspiration.csv: 1 added, 0 changed, 0 removed, 0 unchanged',
	]);
	const numbers = () =>
		workspace.rows('select no, id from hotel_room union all select no, id from rate_plan order by id');
	const before = { rooms: await numbers(), versions: Number(await versions()) };
	await workspace.import(folder);
	expect(await numbers()).toEqual(before.rooms);
	expect(await versions()).toBe(before.versions + 1);
	expect(await workspace.rows('select label_en from suggestion where hotel_no is not null order by no')).toEqual([
		{ label_en: 'Edelweiss' },
		{ label_en: 'Palais Blanc' },
	]);
	expect(summariseChanges(await workspace.import(folder))).toMatch(/^0 changes/);
});

test('a hotel that is not named stays, unless missing ones are to be removed', async () => {
	const folder = edited(({ replace, remove }) => {
		for (const file of ['rates', 'closures', 'rate-plans', 'seasons', 'rooms', 'taken', 'room-texts', 'room-pictures'])
			remove(`hotels/${file}.csv`);
		for (const file of ['hotel-pictures', 'inspiration', 'sales-managers']) remove(`hotels/${file}.csv`);
		remove('hotels/texts');
		replace(
			'hotels/hotels.csv',
			/palais-blanc,.*\n/.exec(readFileSync(join(HOTELS, 'hotels/hotels.csv'), 'utf8'))?.[0] ?? '',
			'',
		);
	});
	expect(summariseChanges(await workspace.import(folder))).toMatch(/^0 changes/);
	const { removedHotels } = await workspace.import(folder, { removesMissing: true });
	expect(removedHotels).toEqual(['palais-blanc']);
	expect(
		await workspace.rows(
			'select (select count(*) from hotel) as hotels, (select count(*) from hotel_room) as rooms, (select count(*) from room_rate) as rates',
		),
	).toEqual([{ hotels: 2, rooms: 3, rates: 4 }]);
});

test('the hotel’s own rules of nights are told by an export, and taken from it', async () => {
	const nights = () =>
		workspace.rows(
			`select r.key, n.night, n.taken, n.units, n.min_nights, n.is_arrival_closed, n.is_stopped
			from room_night n join hotel_room r on r.no = n.room_no order by r.key, n.night`,
		);
	await workspace.db.$client.batch(
		[
			"update room_night set min_nights = 4, is_arrival_closed = 1 where night between '2026-12-22' and '2026-12-23'",
			"update room_night set is_stopped = 1 where night = '2026-12-30'",
		],
		'write',
	);
	const before = await nights();
	const folder = workspace.folder();
	await exportCatalogue({ db: workspace.db, store: workspace.store, folder });
	const told = readFileSync(join(folder, 'hotels/taken.csv'), 'utf8');
	expect(told).toContain('edelweiss,double,2026-12-22,2026-12-23,11,12,4,yes,no');
	expect(told).toMatch(/edelweiss,suite,2026-12-30,2026-12-30,2,2,,no,yes/);
	await workspace.db.$client.execute('delete from room_night');
	await workspace.import(folder);
	expect(await nights()).toEqual(before);
	await workspace.db.$client.execute('delete from room_night');
});
