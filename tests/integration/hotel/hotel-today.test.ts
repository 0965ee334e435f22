import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hotelRoom, roomNight } from '#db/schema/hotel-room';
import { lead } from '#db/schema/lead';
import { draft } from '#db/schema/publication';
import { user } from '#db/schema/user';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { listToAnswer } from '~/domain/hotel-desk/today/list-to-answer.server';
import { listWorthALook } from '~/domain/hotel-desk/today/list-worth-a-look.server';
import { markSeen } from '~/domain/hotel-desk/today/mark-seen.server';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { requestRooms } from '~/domain/lead/hotel/request-rooms.server';
import { saveHotelInterest } from '~/domain/lead/hotel/save-hotel-interest.server';
import { withdrawLead } from '~/domain/lead/withdraw-lead.server';
import type { TestDatabase } from '../database';
import { contextOf, leadRow, startAgentDatabase } from '../lead/agent-workspace';
import { insertHotels } from './hotel-fixture';

let database: TestDatabase;

const SEASON = [{ firstNight: '2026-11-01', lastNight: '2027-04-11', rates: [{ rooms: ['double'], nightly: 400 }] }];
const ROOMS = [
	{ key: 'double', name: 'Double Room', units: 2 },
	{ key: 'suite', name: 'Suite', units: 1 },
];

beforeAll(async () => {
	database = await startAgentDatabase();
	await insertHotels(database, [
		{ key: 'arve', name: 'Hotel Arve', rooms: ROOMS, seasons: SEASON },
		{ key: 'tanne', name: 'Hotel Tanne', rooms: ROOMS, supportsInstantBooking: true, seasons: SEASON },
	]);
});

afterAll(() => database.stop());

/** Staff of a hotel, in the database as well: events tell who made them. */
async function staffOf(hotelId: string) {
	await database.db.update(user).set({ hotelId }).where(eq(user.id, 'user_customer'));
	const ctx = contextOf(database, 'customer');
	return { ...ctx, actor: ctx.actor && { ...ctx.actor, hotelId } };
}

async function ask(hotel: string, client: string, purpose: 'option' | 'booking', checkIn: string, rooms = 1) {
	const saved = await saveHotelInterest({
		ctx: contextOf(database, 'agent'),
		hotelId: `hotel_${hotel}`,
		input: {
			...{ checkIn, checkOut: addDays(plainDate(checkIn), 3), firstName: 'Nora', lastName: client, tls: '', cc: '' },
			rooms: Array.from({ length: rooms }, () => ({
				...{ roomId: `room_${hotel}.double`, planId: `rate_${hotel}.flexible`, adults: 2, childrenAges: [] },
			})),
		},
		expected: {},
		clientKey: crypto.randomUUID(),
		onOtherBody: 'create',
	});
	if (saved.outcome !== 'stored') throw new Error(saved.outcome);
	const seen = { id: saved.id, version: 1 };
	const input = purpose === 'booking' ? { paymentMethod: 'bank_transfer', disclaimer: true } : {};
	await requestRooms({ ctx: contextOf(database, 'agent'), lead: seen, purpose, input, seen: '', vault: null });
	return saved.id;
}

const words = ({ cards }: Awaited<ReturnType<typeof listToAnswer>>) =>
	cards.map(({ kind, clientLastName, status }) => `${kind} ${clientLastName} ${status}`);

describe('what waits for a hotel', () => {
	it('is counted with its worth, those asked first at the top, and says where rooms are short', async () => {
		const ctx = await staffOf('hotel_arve');
		expect(await listToAnswer({ ctx })).toEqual({ cards: [], waiting: 0, count: 0, worthMinor: 0 });
		const first = await ask('arve', 'Asterhoff', 'option', '2027-01-09');
		await ask('arve', 'Brenner', 'booking', '2027-01-09', 2);
		const listed = await listToAnswer({ ctx });
		expect(words(listed)).toEqual(['request Asterhoff requestedOption', 'request Brenner requestedBooking']);
		expect(listed).toMatchObject({ waiting: 2, count: 2, worthMinor: 3 * 3 * 40_000 });
		expect(listed.cards).toMatchObject([
			{ isShort: false, rooms: 1, roomName: 'Double Room', totalMinor: 120_000 },
			{ isShort: false, rooms: 2 },
		]);
		await decideLead({ ctx, lead: { id: first, version: 2 }, decision: 'confirm' });
		// One double of two is held now; the hotel's own answer is no news to it.
		const after = await listToAnswer({ ctx });
		expect(words(after)).toEqual(['request Brenner requestedBooking']);
		expect(after.cards).toMatchObject([{ isShort: true }]);
	});

	it('shows what holds without an answer until it is marked as seen, and again when it moves on', async () => {
		const ctx = await staffOf('hotel_tanne');
		const id = await ask('tanne', 'Halvorsen', 'booking', '2027-02-06');
		const [booked] = (await listToAnswer({ ctx })).cards;
		expect(booked).toMatchObject({ kind: 'booked', clientLastName: 'Halvorsen', eventVersion: 3 });
		await expect(markSeen({ ctx: await staffOf('hotel_arve'), seen: { id, version: 3 } })).rejects.toMatchObject({
			code: 'not-found',
		});
		await expect(markSeen({ ctx, seen: { id, version: 9 } })).rejects.toMatchObject({ code: 'not-found' });
		const own = await staffOf('hotel_tanne');
		await markSeen({ ctx: own, seen: { id, version: 3 } });
		await markSeen({ ctx: own, seen: { id, version: 3 } });
		expect(await listToAnswer({ ctx: own })).toMatchObject({ cards: [], waiting: 0, count: 0 });
		expect(await leadRow(database, id)).toMatchObject({ version: 3, status: 'confirmedBooking' });
		await withdrawLead({ ctx: contextOf(database, 'agent'), lead: { id, version: 3 }, feeMinor: 0 });
		expect(words(await listToAnswer({ ctx: own }))).toEqual(['cancelled Halvorsen cancelledBooking']);
		// An older mark does not put it away.
		await markSeen({ ctx: own, seen: { id, version: 1 } });
		expect((await listToAnswer({ ctx: own })).count).toBe(1);
	});

	it('is nobody’s but the hotel’s', async () => {
		await expect(listToAnswer({ ctx: contextOf(database, 'agent') })).rejects.toMatchObject({ code: 'forbidden' });
		await expect(listWorthALook({ ctx: contextOf(database, 'agent') })).rejects.toMatchObject({ code: 'forbidden' });
		expect((await listToAnswer({ ctx: await staffOf('hotel_gone') })).count).toBe(0);
		expect(await listWorthALook({ ctx: await staffOf('hotel_gone') })).toEqual([]);
	});
});

describe('what is worth a look', () => {
	it('names options that end, arrivals without guests, room types without a price, stopped nights and old drafts', async () => {
		const ctx = await staffOf('hotel_arve');
		const kinds = async (now = ctx.now) => (await listWorthALook({ ctx: { ...ctx, now } })).map(({ kind }) => kind);
		// The option of the first test ends after 72 hours; the suite has no price.
		expect(await kinds()).toEqual(['unpriced']);
		const [held] = await database.db.select().from(lead).where(eq(lead.status, 'confirmedOption'));
		expect(await kinds((held?.expiresAt ?? 0) - 3_600_000)).toEqual(['option', 'unpriced']);
		expect(await kinds((held?.expiresAt ?? 0) + 1)).toEqual(['unpriced']);

		const soon = await ask('arve', 'Celik', 'booking', addDays(ctx.today, 4));
		await decideLead({ ctx, lead: { id: soon, version: 2 }, decision: 'confirm' });
		const rooms = await database.db
			.select({ no: hotelRoom.no })
			.from(hotelRoom)
			.where(eq(hotelRoom.id, 'room_arve.double'));
		await database.db
			.update(roomNight)
			.set({ isStopped: true })
			.where(and(eq(roomNight.roomNo, rooms[0]?.no ?? 0), eq(roomNight.night, '2027-01-10')));
		await database.db.insert(draft).values({
			...{ subjectId: 'hotel_arve', area: 'rates', body: '{}', revision: 1, updatedAt: ctx.now - 3 * 86_400_000 },
		});
		expect(await listWorthALook({ ctx })).toMatchObject([
			{ kind: 'guests', clientLastName: 'Celik', checkIn: addDays(ctx.today, 4) },
			{ kind: 'unpriced', roomNames: ['Suite'] },
			{ kind: 'stopped', roomName: 'Double Room', first: '2027-01-10', last: '2027-01-10', least: 1, most: 1 },
			{ kind: 'draft', area: 'rates' },
		]);
	});

	it('says in time that prices end, and that there are none', async () => {
		const ctx = await staffOf('hotel_tanne');
		const pricesEnd = async (today: string) =>
			(await listWorthALook({ ctx: { ...ctx, today: plainDate(today) } })).find(({ kind }) => kind === 'pricesEnd');
		expect(await pricesEnd('2026-12-01')).toBeUndefined();
		expect(await pricesEnd('2027-01-01')).toMatchObject({ lastNight: '2027-04-11' });
		expect(await pricesEnd('2027-04-12')).toMatchObject({ lastNight: null });
	});
});
