import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { hotelRoom, roomNight } from '#db/schema/hotel-room';
import { publication } from '#db/schema/publication';
import { catalogueVersion } from '#db/schema/search';
import { plainDate } from '~/domain/date/plain-date';
import { listNightChanges } from '~/domain/hotel-desk/nights/list-night-changes.server';
import { loadNightCalendar } from '~/domain/hotel-desk/nights/load-night-calendar.server';
import type { TypedChange } from '~/domain/hotel-desk/nights/read-night-change';
import { setNights } from '~/domain/hotel-desk/nights/set-nights.server';
import { undoNights } from '~/domain/hotel-desk/nights/undo-nights.server';
import { searchHotels } from '~/domain/hotel-search/search-hotels.server';
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
			name: 'Hotel Arve',
			rooms: [
				{ key: 'double', name: 'Double Room', units: 4 },
				{ key: 'suite', name: 'Suite', units: 2 },
			],
			plans: [{ key: 'flexible' }, { key: 'advance' }],
			seasons: [
				{
					firstNight: '2026-12-01',
					lastNight: '2027-03-31',
					weekend: [5, 6],
					rates: [{ nightly: 400, weekend: 480, minNights: 3 }],
				},
			],
			closures: [{ kind: 'arrival', firstDay: '2027-03-30', lastDay: '2027-03-30' }],
			taken: [{ room: 'double', firstNight: '2027-01-09', lastNight: '2027-01-15', taken: 3 }],
		},
		{ key: 'tanne', name: 'Hotel Tanne' },
	]);
});

afterAll(() => database.stop());

/** Staff of a hotel; any of the test's users will do. */
function staffOf(hotelId: string | null, person: Person = 'customer') {
	const ctx = contextOf(database, person);
	return { ...ctx, actor: ctx.actor && { ...ctx.actor, hotelId } };
}

const DOUBLE = 'room_arve.double';
const SUITE = 'room_arve.suite';

const nothing: TypedChange = {
	...{ rooms: [DOUBLE], first: '2027-02-01', last: '2027-02-03', weekdays: [] },
	...{ units: '', minNights: '', arrival: '', selling: '' },
};

const set = (typed: Partial<TypedChange>, { seen = 10_000, person }: { seen?: number; person?: Person } = {}) =>
	setNights({ ctx: staffOf('hotel_arve', person), typed: { ...nothing, ...typed }, seen });

async function nightsOf(room: string) {
	const rows = await database.db
		.select({
			night: roomNight.night,
			taken: roomNight.taken,
			units: roomNight.units,
			minNights: roomNight.minNights,
			isArrivalClosed: roomNight.isArrivalClosed,
			isStopped: roomNight.isStopped,
		})
		.from(roomNight)
		.innerJoin(hotelRoom, eq(hotelRoom.no, roomNight.roomNo))
		.where(eq(hotelRoom.id, room))
		.orderBy(asc(roomNight.night));
	return new Map(rows.map(({ night, ...rest }) => [night, rest]));
}

async function offered(checkIn: string, checkOut: string): Promise<string[]> {
	const { db, today, now } = contextOf(database, 'agent');
	const period = { checkIn: plainDate(checkIn), checkOut: plainDate(checkOut) };
	const ctx = { db, access: ACCESS, today, now };
	const rooms = await availableRooms({
		ctx,
		question: { hotelId: 'hotel_arve', ...period, paymentProfile: 'ClientPays' },
	});
	const found = rooms.flatMap(({ room, availability }) => (availability.status === 'available' ? [room.id] : []));
	const anything = { destination: null, maxKeys: null, programIds: [], hotelCategories: [], roomCategories: [] };
	const search = await searchHotels(
		{ ...ctx, catalogueVersion: Math.random(), pictureBaseUrl: 'https://pictures.test' },
		{
			...{ ...anything, hotelIds: ['hotel_arve'], facilities: [], roomFacilities: [], parties: null, area: null },
			...{ ...period, paymentProfile: 'ClientPays' },
		},
	);
	// The list and the rooms of a hotel never disagree.
	expect(search.available.length > 0).toBe(found.length > 0);
	return found;
}

describe('setting nights', () => {
	it('stops the sale of the nights and of no others, and agents find it at once', async () => {
		expect(await offered('2027-02-01', '2027-02-04')).toEqual([DOUBLE, SUITE]);
		const versions = await database.db.$count(catalogueVersion);
		expect(await set({ selling: 'stop' })).toMatchObject({ outcome: 'set', nights: 3 });
		expect(await offered('2027-02-01', '2027-02-04')).toEqual([SUITE]);
		expect(await set({ rooms: [SUITE], selling: 'stop' })).toMatchObject({ outcome: 'set' });
		expect(await offered('2027-01-30', '2027-02-02')).toEqual([]);
		expect(await offered('2027-02-04', '2027-02-07')).toEqual([DOUBLE, SUITE]);
		expect(await set({ rooms: [DOUBLE, SUITE], selling: 'sell' })).toMatchObject({ outcome: 'set', nights: 6 });
		expect(await offered('2027-02-01', '2027-02-04')).toEqual([DOUBLE, SUITE]);
		expect(await database.db.$count(catalogueVersion)).toBe(versions + 3);
	});

	it('sets arrivals and minimum stays, longer or shorter than the season’s', async () => {
		await set({ rooms: [DOUBLE], first: '2027-02-10', last: '2027-02-10', arrival: 'close' });
		expect(await offered('2027-02-10', '2027-02-14')).toEqual([SUITE]);
		expect(await offered('2027-02-09', '2027-02-12')).toEqual([DOUBLE, SUITE]);
		await set({ rooms: [SUITE], first: '2027-02-10', last: '2027-02-10', minNights: '5' });
		expect(await offered('2027-02-10', '2027-02-14')).toEqual([]);
		await set({ rooms: [SUITE], first: '2027-02-10', last: '2027-02-10', minNights: '1' });
		expect(await offered('2027-02-10', '2027-02-11')).toEqual([SUITE]);
		await set({ rooms: [SUITE], first: '2027-02-10', last: '2027-02-10', minNights: 'season' });
		expect(await offered('2027-02-10', '2027-02-11')).toEqual([]);
		expect(await offered('2027-02-10', '2027-02-13')).toEqual([SUITE]);
	});

	it('keeps to the weekdays that were chosen', async () => {
		// Fridays and Saturdays of three weeks.
		const answer = await set({ first: '2027-03-01', last: '2027-03-21', weekdays: ['5', '6'], units: '1' });
		expect(answer).toMatchObject({ outcome: 'set', nights: 6 });
		const nights = await nightsOf(DOUBLE);
		expect([nights.get('2027-03-05')?.units, nights.get('2027-03-20')?.units]).toEqual([1, 1]);
		expect(nights.has('2027-03-04')).toBe(false);
	});

	it('leaves what is not set as it was', async () => {
		await set({ first: '2027-02-20', last: '2027-02-21', units: '2', minNights: '4', arrival: 'close' });
		await set({ first: '2027-02-21', last: '2027-02-21', selling: 'stop' });
		const nights = await nightsOf(DOUBLE);
		const both = { taken: 0, units: 2, minNights: 4, isArrivalClosed: true };
		expect(nights.get('2027-02-20')).toEqual({ ...both, isStopped: false });
		expect(nights.get('2027-02-21')).toEqual({ ...both, isStopped: true });
		await set({ first: '2027-02-20', last: '2027-02-21', units: 'all' });
		expect((await nightsOf(DOUBLE)).get('2027-02-20')?.units).toBe(4);
	});

	it('never leaves fewer rooms than are booked, and then writes nothing at all', async () => {
		const before = await nightsOf(DOUBLE);
		const versions = await database.db.$count(publication);
		const answer = await set({ first: '2027-01-05', last: '2027-01-12', units: '2', selling: 'stop' });
		expect(answer).toEqual({
			outcome: 'invalid',
			errors: {
				units: { key: 'belowBooked', values: { room: 'Double Room', night: '2027-01-09', count: 3 } },
			},
		});
		expect(await nightsOf(DOUBLE)).toEqual(before);
		expect(await database.db.$count(publication)).toBe(versions);
		expect(await set({ first: '2027-01-05', last: '2027-01-12', units: '3' })).toMatchObject({ outcome: 'set' });
		expect(await offered('2027-01-09', '2027-01-12')).toEqual([SUITE]);
		await set({ first: '2027-01-05', last: '2027-01-12', units: 'all' });
	});

	it('writes who did what, for the hotel and for the audit', async () => {
		await set({ first: '2027-03-24', last: '2027-03-25', units: '1', minNights: '2' });
		const [entry] = await listNightChanges({ ctx: staffOf('hotel_arve') });
		expect(entry).toMatchObject({
			...{ name: 'customer', nights: 2, rooms: ['Double Room'], restores: null, isUndone: false },
			change: { first: '2027-03-24', last: '2027-03-25', units: 1, minNights: 2 },
		});
		const rows = await database.db
			.select()
			.from(audit)
			.where(and(eq(audit.action, 'hotel.nightsSet'), eq(audit.subjectId, 'hotel_arve')));
		expect(rows.at(-1)).toMatchObject({
			actor: 'user_customer',
			detail: { first: '2027-03-24', last: '2027-03-25', rooms: 1, fields: 'units minNights' },
		});
		expect(await listNightChanges({ ctx: staffOf('hotel_tanne') })).toEqual([]);
	});

	it('numbers 24 changes of the same nights at once without a gap, and the last one stands', async () => {
		const count = async () => (await listNightChanges({ ctx: staffOf('hotel_arve') }))[0]?.number ?? 0;
		const before = await count();
		const answers = await Promise.all(
			Array.from({ length: 24 }, (_, at) =>
				set({
					rooms: [SUITE],
					first: '2027-03-10',
					last: '2027-03-16',
					minNights: String(at + 1),
					units: String(at % 3),
				}),
			),
		);
		const numbers = answers.flatMap((answer) => (answer.outcome === 'set' ? [answer.number] : []));
		expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, at) => before + 1 + at));
		const last = numbers.indexOf(before + 24);
		const nights = await nightsOf(SUITE);
		for (const night of ['2027-03-10', '2027-03-13', '2027-03-16'])
			expect(nights.get(night)).toMatchObject({ minNights: last + 1, units: last % 3 });
	});

	it('of two people who saw the same, the second reads what the first has set, and may then set his own', async () => {
		const { seen } = await loadNightCalendar({ ctx: staffOf('hotel_arve'), input: { from: null, planId: null } });
		expect(await set({ first: '2027-03-27', last: '2027-03-28', units: '1' }, { seen })).toMatchObject({
			outcome: 'set',
		});
		const mine = { first: '2027-03-28', last: '2027-03-29', units: '2' };
		const answer = await set(mine, { seen, person: 'operator' });
		expect(answer).toMatchObject({
			outcome: 'changed-meanwhile',
			other: { name: 'customer', number: seen + 1, change: { units: 1, last: '2027-03-28' } },
		});
		expect((await nightsOf(DOUBLE)).get('2027-03-28')?.units).toBe(1);
		// Other rooms, and other nights, are no conflict.
		expect(await set({ ...mine, rooms: [SUITE] }, { seen, person: 'operator' })).toMatchObject({ outcome: 'set' });
		expect(await set({ ...mine, first: '2027-03-29' }, { seen, person: 'operator' })).toMatchObject({ outcome: 'set' });
		expect(await set(mine, { seen: seen + 1, person: 'operator' })).toMatchObject({ outcome: 'set' });
		expect((await nightsOf(DOUBLE)).get('2027-03-28')?.units).toBe(2);
	});

	it('is refused to everybody else, and for rooms of another hotel', async () => {
		for (const person of EVERYBODY)
			await expect(setNights({ ctx: contextOf(database, person), typed: nothing, seen: 0 })).rejects.toMatchObject({
				code: 'forbidden',
			});
		await expect(setNights({ ctx: contextOf(database, null), typed: nothing, seen: 0 })).rejects.toMatchObject({
			code: 'forbidden',
		});
		const others = { ...nothing, selling: 'stop' };
		await expect(setNights({ ctx: staffOf('hotel_tanne'), typed: others, seen: 0 })).rejects.toMatchObject({
			code: 'not-found',
		});
		await expect(
			setNights({ ctx: staffOf('hotel_arve'), typed: { ...others, rooms: [DOUBLE, 'room_tanne.double'] }, seen: 0 }),
		).rejects.toMatchObject({ code: 'not-found' });
	});
});

describe('undoing', () => {
	it('puts back what stood there, once, and leaves what was set anew since', async () => {
		await set({ first: '2027-01-20', last: '2027-01-22', units: '3', minNights: '2' });
		const answer = await set({ first: '2027-01-20', last: '2027-01-23', units: '1', selling: 'stop' });
		const number = answer.outcome === 'set' ? answer.number : 0;
		await set({ first: '2027-01-22', last: '2027-01-22', units: '0', selling: 'sell' });
		const ctx = staffOf('hotel_arve');
		expect(await undoNights({ ctx, number })).toMatchObject({ restored: 3, left: 1 });
		const nights = await nightsOf(DOUBLE);
		expect(nights.get('2027-01-20')).toMatchObject({ units: 3, minNights: 2, isStopped: false });
		expect(nights.get('2027-01-22')).toMatchObject({ units: 0, isStopped: false });
		expect(nights.get('2027-01-23')).toMatchObject({ units: 4, isStopped: false });
		await expect(undoNights({ ctx, number })).rejects.toMatchObject({ code: 'conflict', reason: 'undone-already' });
		const [undoing, , undone] = await listNightChanges({ ctx });
		expect(undoing).toMatchObject({ restores: number, nights: 4 });
		expect(undone).toMatchObject({ number, isUndone: true });
	});

	it('never takes rooms away that were booked meanwhile', async () => {
		const first = '2027-03-18';
		await set({ rooms: [SUITE], first, last: first, units: '0' });
		const answer = await set({ rooms: [SUITE], first, last: first, units: '2' });
		await database.db
			.update(roomNight)
			.set({ taken: 1 })
			.where(and(eq(roomNight.night, first), eq(roomNight.units, 2)));
		await undoNights({ ctx: staffOf('hotel_arve'), number: answer.outcome === 'set' ? answer.number : 0 });
		expect((await nightsOf(SUITE)).get(first)).toMatchObject({ taken: 1, units: 1 });
	});

	it('is for the staff of the hotel alone', async () => {
		const answer = await set({ first: '2027-01-25', last: '2027-01-25', units: '1' });
		const number = answer.outcome === 'set' ? answer.number : 0;
		await expect(undoNights({ ctx: staffOf('hotel_tanne'), number })).rejects.toMatchObject({ code: 'not-found' });
		await expect(undoNights({ ctx: contextOf(database, 'admin'), number })).rejects.toMatchObject({
			code: 'forbidden',
		});
	});
});

describe('the calendar', () => {
	it('shows price, stock and rules of each night under the plan that is asked for', async () => {
		await set({ first: '2027-01-12', last: '2027-01-12', minNights: '6', arrival: 'close', selling: 'stop' });
		const input = { from: plainDate('2027-01-08'), planId: 'rate_arve.advance' };
		const calendar = await loadNightCalendar({ ctx: staffOf('hotel_arve'), input });
		expect(calendar).toMatchObject({ planId: 'rate_arve.advance', from: '2027-01-08', hotel: { currency: 'EUR' } });
		expect(calendar.days).toHaveLength(28);
		const [double] = calendar.rooms;
		expect(double?.cells.slice(0, 2)).toEqual([
			{
				...{ night: '2027-01-08', priceMinor: 48_000, units: 4, booked: 0, held: 0, left: 4 },
				...{ minNights: 3, isOwnMinNights: false, isArrivalClosed: false, isStopped: false, isClosed: false },
			},
			{
				...{ night: '2027-01-09', priceMinor: 48_000, units: 4, booked: 3, held: 0, left: 1 },
				...{ minNights: 3, isOwnMinNights: false, isArrivalClosed: false, isStopped: false, isClosed: false },
			},
		]);
		expect(double?.cells[4]).toMatchObject({
			...{ priceMinor: 40_000, minNights: 6, isOwnMinNights: true, isArrivalClosed: true, isStopped: true },
		});
	});

	it('opens on the first night that the hotel sells', async () => {
		const { from } = await loadNightCalendar({ ctx: staffOf('hotel_arve'), input: { from: null, planId: null } });
		expect(from).toBe('2026-12-01');
	});

	it('is refused to everybody else', async () => {
		for (const person of EVERYBODY)
			await expect(
				loadNightCalendar({ ctx: contextOf(database, person), input: { from: null, planId: null } }),
			).rejects.toMatchObject({ code: 'forbidden' });
		await expect(
			loadNightCalendar({ ctx: staffOf('hotel_gone'), input: { from: null, planId: null } }),
		).rejects.toMatchObject({ code: 'not-found' });
	});
});
