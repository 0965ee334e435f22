import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hotel } from '#db/schema/hotel';
import { hotelSeason, roomRate } from '#db/schema/hotel-rate';
import { draft, publication } from '#db/schema/publication';
import { catalogueVersion } from '#db/schema/search';
import { plainDate } from '~/domain/date/plain-date';
import { stateOf } from '~/domain/desk/publish-draft.server';
import {
	restoreRates,
	saveRateCells,
	saveSeasons,
	stepBack,
	type TypedCell,
} from '~/domain/hotel-desk/rates/edit-rates.server';
import { loadRates } from '~/domain/hotel-desk/rates/load-rates.server';
import { publishRates } from '~/domain/hotel-desk/rates/publish-rates.server';
import { findRate } from '~/domain/hotel-desk/rates/rates-content';
import type { TypedSeason } from '~/domain/hotel-desk/rates/read-seasons';
import { availableRooms } from '~/domain/offer/available-rooms.server';
import type { TestDatabase } from '../database';
import { contextOf, EVERYBODY, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { ACCESS, insertHotels } from './hotel-fixture';

let database: TestDatabase;

beforeAll(async () => {
	database = await startAgentDatabase();
	await insertHotels(database, [
		{
			key: 'arve',
			rooms: [
				{ key: 'double', units: 4 },
				{ key: 'suite', units: 2 },
			],
			plans: [{ key: 'flexible', singleUseMinor: 5_000 }, { key: 'advance' }],
			seasons: [
				{ firstNight: '2026-12-01', lastNight: '2027-01-31', weekend: [5, 6], rates: [{ nightly: 400, minNights: 3 }] },
				{ firstNight: '2027-02-01', lastNight: '2027-03-31', rates: [{ rooms: ['double'], nightly: 300 }] },
			],
		},
		{ key: 'tanne' },
	]);
});

afterAll(() => database.stop());

function staffOf(hotelId: string | null, person: Person = 'customer') {
	const ctx = contextOf(database, person);
	return { ...ctx, actor: ctx.actor && { ...ctx.actor, hotelId } };
}

const ARVE = () => staffOf('hotel_arve');
const load = () => loadRates({ ctx: ARVE() });
const cell = (room: string, season: string, text: string): TypedCell => ({ room, season, text });

async function save(
	cells: readonly TypedCell[],
	{ field = 'nightly', plan = 'flexible', seen }: { field?: string; plan?: string; seen?: number } = {},
) {
	return saveRateCells({ ctx: ARVE(), plan, field, cells, seen: seen ?? (await load()).seen });
}

async function publish() {
	const { seen, published } = await load();
	return publishRates({ ctx: ARVE(), seen, state: stateOf(published) });
}

async function discard() {
	const { seen, draft: isThere } = await load();
	if (isThere) await stepBack({ ctx: ARVE(), seen, isAll: true });
}

async function nightly(checkIn: string, checkOut: string): Promise<Record<string, number | undefined>> {
	const { db, today, now } = contextOf(database, 'agent');
	const rooms = await availableRooms({
		ctx: { db, access: ACCESS, today, now },
		question: {
			...{ hotelId: 'hotel_arve', checkIn: plainDate(checkIn), checkOut: plainDate(checkOut) },
			paymentProfile: 'ClientPays',
		},
	});
	return Object.fromEntries(rooms.map(({ room, availability }) => [room.id, availability.priceInfo?.local.minor]));
}

const seasons = async (): Promise<TypedSeason[]> =>
	(await load()).content.seasons.map(({ key, first_night, last_night, weekend }) => ({
		...{ key, name: key, first: first_night, last: last_night, weekend: weekend.split(';') },
		...{ isRemoved: false, copies: '' },
	}));

describe('cells of the grid', () => {
	it('go into a draft that agents do not see', async () => {
		expect(await save([cell('double', 'season-0', "1'250.50"), cell('suite', 'season-1', 'EUR 900')])).toEqual({
			outcome: 'saved',
			cells: 2,
		});
		const { content, published, draft: head } = await load();
		expect(findRate(content, 'flexible', { room: 'double', season: 'season-0' })?.nightly).toBe(125_050);
		expect(findRate(content, 'flexible', { room: 'suite', season: 'season-1' })).toMatchObject({
			nightly: 90_000,
			min_nights: 1,
		});
		expect(findRate(published, 'flexible', { room: 'double', season: 'season-0' })?.nightly).toBe(40_000);
		expect(head).toMatchObject({ revision: 1, name: 'customer', canUndo: false });
		expect(await nightly('2027-01-04', '2027-01-08')).toMatchObject({ 'room_arve.double': 40_000 });
		await discard();
		expect((await load()).draft).toBeNull();
	});

	it('are all refused with one error, each named', async () => {
		const answer = await save([
			cell('double', 'season-0', '410'),
			cell('suite', 'season-0', 'four hundred'),
			cell('double', 'season-1', 'CHF 300'),
			cell('suite', 'season-1', ''),
		]);
		expect(answer).toMatchObject({
			outcome: 'invalid',
			cells: [
				{ room: 'suite', season: 'season-0', text: 'four hundred', error: { key: 'notAnAmount' } },
				{ room: 'double', season: 'season-1', error: { key: 'otherCurrency', values: { currency: 'EUR' } } },
				{ room: 'suite', season: 'season-1', error: { key: 'empty' } },
			],
		});
		expect(await database.db.$count(draft)).toBe(0);
	});

	it('are undone step by step, and thrown away', async () => {
		await save([cell('double', 'season-0', '410')]);
		await save([cell('double', 'season-0', '+10%')]);
		const at = async () =>
			findRate((await load()).content, 'flexible', { room: 'double', season: 'season-0' })?.nightly;
		expect(await at()).toBe(45_100);
		await stepBack({ ctx: ARVE(), seen: (await load()).seen, isAll: false });
		expect(await at()).toBe(41_000);
		expect((await load()).draft?.canUndo).toBe(false);
		await discard();
		expect(await at()).toBe(40_000);
	});

	it('of 24 people who saw the same draft only one is saved', async () => {
		const answers = await Promise.allSettled(
			Array.from({ length: 24 }, (_, each) => save([cell('double', 'season-0', `${500 + each}`)], { seen: 0 })),
		);
		const saved = answers.flatMap((answer, each) => (answer.status === 'fulfilled' ? [each] : []));
		expect(saved).toHaveLength(1);
		for (const answer of answers)
			if (answer.status === 'rejected')
				expect(answer.reason).toMatchObject({ code: 'conflict', reason: 'changed-meanwhile' });
		const { content } = await load();
		expect(findRate(content, 'flexible', { room: 'double', season: 'season-0' })?.nightly).toBe(
			(500 + Number(saved[0])) * 100,
		);
		await discard();
	});
});

describe('seasons', () => {
	it('come with the prices of another one, move, and go', async () => {
		const rows = await seasons();
		const longer = rows.map((row) => (row.key === 'season-1' ? { ...row, last: '2027-03-20' } : row));
		const spring = {
			...{ key: '', name: 'Frühling 2027', first: '2027-03-21', last: '2027-04-10' },
			...{ weekend: ['6'], isRemoved: false, copies: 'season-1' },
		};
		expect(await saveSeasons({ ctx: ARVE(), rows: [...longer, spring], seen: 0 })).toMatchObject({ outcome: 'saved' });
		const { content } = await load();
		expect(content.seasons.at(-1)).toEqual({
			key: 'fruhling-2027',
			first_night: '2027-03-21',
			last_night: '2027-04-10',
			weekend: '6',
		});
		expect(findRate(content, 'advance', { room: 'double', season: 'fruhling-2027' })?.nightly).toBe(30_000);
		const without = (await seasons()).map((row) => (row.key === 'fruhling-2027' ? { ...row, isRemoved: true } : row));
		await saveSeasons({ ctx: ARVE(), rows: without, seen: 1 });
		expect((await load()).content.rates.some(({ season }) => season === 'fruhling-2027')).toBe(false);
		await discard();
	});

	it('backwards or over each other are named by row and field, and nothing is saved', async () => {
		const [first, second] = await seasons();
		const rows = [
			{ ...first, last: '2026-11-01' },
			{ ...second, first: '2027-02-30' },
			{ ...second, key: '', name: '!', first: '2027-03-01', last: '2027-03-05' },
		];
		expect(await saveSeasons({ ctx: ARVE(), rows: rows as TypedSeason[], seen: 0 })).toEqual({
			outcome: 'invalid-seasons',
			seasons: { 0: { last: { key: 'backwards' } }, 1: { first: { key: 'date' } }, 2: { name: { key: 'name' } } },
		});
		expect(await database.db.$count(draft)).toBe(0);
	});
});

describe('publishing', () => {
	it('gives agents the draft at once, keeps what was before, and is gone back to', async () => {
		const versions = await database.db.$count(catalogueVersion);
		await save([cell('double', 'season-0', '450'), cell('suite', 'season-0', '-')]);
		await save([cell('double', 'season-0', '2')], { field: 'min_nights' });
		expect(await publish()).toEqual({ outcome: 'published', number: 2, changes: 2 });
		expect(await nightly('2027-01-04', '2027-01-06')).toEqual({
			'room_arve.double': 45_000,
			'room_arve.suite': undefined,
		});
		expect(await database.db.$count(catalogueVersion)).toBe(versions + 1);
		const after = await load();
		expect(after.draft).toBeNull();
		expect(after.versions).toMatchObject([
			{ number: 2, name: 'customer', changes: 2, restores: null },
			{ number: 1, name: '', changes: 0 },
		]);
		expect(after.content).toEqual(after.published);

		expect(await restoreRates({ ctx: ARVE(), number: 1, seen: 0 })).toEqual({ dropped: 0 });
		expect(await publish()).toMatchObject({ outcome: 'published', number: 3 });
		expect((await load()).versions[0]).toMatchObject({ number: 3, restores: 1 });
		expect(await nightly('2027-01-04', '2027-01-08')).toMatchObject({ 'room_arve.double': 40_000 });
	});

	it('writes seasons and their weekends as a file of the catalogue would', async () => {
		const rows = await seasons();
		await saveSeasons({
			ctx: ARVE(),
			rows: rows.map((row) => (row.key === 'season-1' ? { ...row, weekend: ['5', '6'], last: '2027-03-25' } : row)),
			seen: 0,
		});
		await save([cell('double', 'season-1', '350')], { field: 'weekend' });
		expect(await publish()).toMatchObject({ outcome: 'published' });
		const [own] = await database.db.select({ no: hotel.no }).from(hotel).where(eq(hotel.id, 'hotel_arve'));
		const stored = await database.db
			.select()
			.from(hotelSeason)
			.where(eq(hotelSeason.hotelNo, own?.no ?? 0));
		expect(stored.find(({ key }) => key === 'season-1')).toMatchObject({
			lastNight: '2027-03-25',
			weekendMask: 0b1100000,
		});
		// A Friday and a Saturday, then with a Thursday.
		expect(await nightly('2027-02-05', '2027-02-07')).toMatchObject({ 'room_arve.double': 30_000 });
		const rates = await database.db.select().from(roomRate).where(eq(roomRate.weekendMinor, 35_000));
		expect(rates).toHaveLength(1);
	});

	it('of two at once publishes one, and nothing of what was not looked at', async () => {
		await save([cell('double', 'season-0', '460')]);
		const { seen, published } = await load();
		const state = stateOf(published);
		const both = await Promise.allSettled([
			publishRates({ ctx: ARVE(), seen, state }),
			publishRates({ ctx: staffOf('hotel_arve', 'operator'), seen, state }),
		]);
		expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		await save([cell('double', 'season-0', '470')]);
		const looked = await load();
		await save([cell('double', 'season-0', '480')]);
		await expect(
			publishRates({ ctx: ARVE(), seen: looked.seen, state: stateOf(looked.published) }),
		).rejects.toMatchObject({ code: 'conflict', reason: 'changed-meanwhile' });
		// An import meanwhile, too.
		const now = await load();
		await database.db.update(roomRate).set({ nightlyMinor: 99_900 }).where(eq(roomRate.weekendMinor, 35_000));
		await expect(publishRates({ ctx: ARVE(), seen: now.seen, state: stateOf(now.published) })).rejects.toMatchObject({
			code: 'conflict',
			reason: 'changed-meanwhile',
		});
		expect(await publish()).toMatchObject({ outcome: 'published' });
	});

	it('of nothing new makes no version', async () => {
		const before = await database.db.$count(publication);
		await save([cell('double', 'season-0', '+0%')]);
		expect(await publish()).toEqual({ outcome: 'nothing' });
		expect(await database.db.$count(publication)).toBe(before);
		await discard();
	});
});

describe('strangers', () => {
	it('are refused, and find nothing of another hotel', async () => {
		for (const person of EVERYBODY) {
			const ctx = contextOf(database, person);
			const forbidden = { code: 'forbidden' };
			await expect(loadRates({ ctx })).rejects.toMatchObject(forbidden);
			await expect(
				saveRateCells({ ctx, plan: 'flexible', field: 'nightly', cells: [], seen: 0 }),
			).rejects.toMatchObject(forbidden);
			await expect(publishRates({ ctx, seen: 0, state: '' })).rejects.toMatchObject(forbidden);
		}
		const ctx = staffOf('hotel_tanne');
		const missing = { code: 'not-found' };
		await expect(saveRateCells({ ctx, plan: 'advance', field: 'nightly', cells: [], seen: 0 })).rejects.toMatchObject(
			missing,
		);
		await expect(
			saveRateCells({ ctx, plan: 'flexible', field: 'nightly', cells: [cell('suite', 'season-0', '1')], seen: 0 }),
		).rejects.toMatchObject(missing);
		await expect(restoreRates({ ctx, number: 1, seen: 0 })).rejects.toMatchObject(missing);
		await expect(publishRates({ ctx, seen: 1, state: '' })).rejects.toMatchObject({ code: 'conflict' });
	});
});
