import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heldRoomNight } from '#db/schema/held-room-night';
import { roomRate } from '#db/schema/hotel-rate';
import { hotelRoom, roomNight } from '#db/schema/hotel-room';
import { lead, leadEvent, leadRoom } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { expireOptions } from '~/domain/lead/expire-options.server';
import { findLead } from '~/domain/lead/find-lead.server';
import { type RoomsRequest, requestRooms } from '~/domain/lead/hotel/request-rooms.server';
import { reviewRooms } from '~/domain/lead/hotel/review-rooms.server';
import { saveHotelInterest } from '~/domain/lead/hotel/save-hotel-interest.server';
import { withdrawLead } from '~/domain/lead/withdraw-lead.server';
import type { TestDatabase } from '../database';
import { contextOf, leadRow, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { insertHotels } from './hotel-fixture';

let database: TestDatabase;

const SEASON = [{ firstNight: '2026-12-01', lastNight: '2027-03-31', rates: [{ nightly: 400 }] }];

beforeAll(async () => {
	database = await startAgentDatabase();
	await insertHotels(database, [
		{
			key: 'arve',
			name: 'Hotel Arve',
			place: 'zermatt',
			reservationEmail: 'desk@arve.example',
			rooms: [
				{ key: 'double', name: 'Double Room', units: 2 },
				{ key: 'suite', name: 'Suite', units: 1 },
			],
			seasons: SEASON,
		},
		{ key: 'tanne', name: 'Hotel Tanne', place: 'lech', supportsInstantBooking: true, seasons: SEASON },
	]);
});

afterAll(() => database.stop());

type Stay = { hotel?: string; rooms?: readonly string[]; checkIn: string; checkOut: string };

async function interest({ hotel = 'arve', rooms = ['double'], checkIn, checkOut }: Stay, person: Person = 'agent') {
	const result = await saveHotelInterest({
		ctx: contextOf(database, person),
		hotelId: `hotel_${hotel}`,
		input: {
			...{ checkIn, checkOut, firstName: 'Margarethe', lastName: 'Asterhoff', tls: '26-10493', cc: '48-2210' },
			rooms: rooms.map((room) => ({
				...{ roomId: `room_${hotel}.${room}`, planId: `rate_${hotel}.flexible`, adults: 2, childrenAges: [] },
			})),
		},
		expected: {},
		clientKey: crypto.randomUUID(),
		onOtherBody: 'create',
	});
	if (result.outcome !== 'stored') throw new Error(result.outcome);
	return { id: result.id, version: 1 };
}

function ask(
	seen: { id: string; version: number },
	purpose: RoomsRequest['purpose'],
	{ person = 'agent', ...more }: Partial<RoomsRequest> & { person?: Person } = {},
) {
	const input = purpose === 'booking' ? { paymentMethod: 'bank_transfer', disclaimer: true } : {};
	return requestRooms({
		...{ ctx: contextOf(database, person), lead: seen, purpose, input, seen: '', vault: null },
		...more,
	});
}

/** Staff of a hotel. */
function staffOf(hotelId: string) {
	const ctx = contextOf(database, 'customer');
	return { ...ctx, actor: ctx.actor && { ...ctx.actor, hotelId } };
}

async function takenOf(room: string, night: string): Promise<number> {
	const [row] = await database.db
		.select({ taken: roomNight.taken })
		.from(roomNight)
		.innerJoin(hotelRoom, eq(hotelRoom.no, roomNight.roomNo))
		.where(and(eq(hotelRoom.id, room), eq(roomNight.night, night)));
	return row?.taken ?? 0;
}

async function mailsAbout(id: string): Promise<string[]> {
	const row = await leadRow(database, id);
	const rows = await database.db
		.select({ kind: mailOutbox.kind })
		.from(mailOutbox)
		.where(eq(mailOutbox.leadNo, row.no))
		.orderBy(asc(mailOutbox.no));
	return rows.map(({ kind }) => kind);
}

describe('an option on rooms of a hotel', () => {
	it('is asked for, confirmed by the hotel, holds every room of every night, and gives them back', async () => {
		const saved = await interest({ rooms: ['double', 'suite'], checkIn: '2027-01-09', checkOut: '2027-01-12' });
		expect(await ask(saved, 'option')).toMatchObject({ outcome: 'moved', status: 'requestedOption', version: 2 });
		expect(await takenOf('room_arve.double', '2027-01-09')).toBe(0);
		await decideLead({ ctx: staffOf('hotel_arve'), lead: { id: saved.id, version: 2 }, decision: 'confirm' });
		for (const night of ['2027-01-09', '2027-01-11']) {
			expect(await takenOf('room_arve.double', night)).toBe(1);
			expect(await takenOf('room_arve.suite', night)).toBe(1);
		}
		expect(await takenOf('room_arve.suite', '2027-01-12')).toBe(0);
		const [event] = await database.db.select().from(leadEvent).where(eq(leadEvent.version, 3));
		expect(event).toMatchObject({ actor: 'user_customer', toStatus: 'confirmedOption' });
		expect(await mailsAbout(saved.id)).toEqual([
			'lead-agent-optionRequested',
			'lead-operator-optionRequested',
			'lead-team-optionRequested',
			'lead-agent-optionConfirmed',
			'lead-team-optionConfirmed',
		]);
		await withdrawLead({ ctx: contextOf(database, 'agent'), lead: { id: saved.id, version: 3 } });
		expect(await takenOf('room_arve.suite', '2027-01-10')).toBe(0);
		expect(await database.db.$count(heldRoomNight)).toBe(0);
	});

	it('expires by itself and is booked at the price of its confirmation', async () => {
		const [late, booked] = [
			await interest({ rooms: ['suite'], checkIn: '2027-01-12', checkOut: '2027-01-14' }),
			await interest({ checkIn: '2027-01-12', checkOut: '2027-01-14' }),
		];
		for (const { id, version } of [late, booked]) {
			await ask({ id, version }, 'option');
			await decideLead({ ctx: staffOf('hotel_arve'), lead: { id, version: 2 }, decision: 'confirm' });
		}
		const { totalMinor } = await leadRow(database, booked.id);
		await database.db.update(roomRate).set({ nightlyMinor: 90_000 });
		expect(await ask({ id: booked.id, version: 3 }, 'booking')).toMatchObject({ status: 'confirmedBooking' });
		await database.db.update(roomRate).set({ nightlyMinor: 40_000 });
		expect(await leadRow(database, booked.id)).toMatchObject({ totalMinor, paymentMethod: 'bank_transfer' });
		const { db, today, now } = contextOf(database, null);
		await expireOptions({ db, today, now: now + 73 * 3_600_000 });
		expect(await leadRow(database, late.id)).toMatchObject({ status: 'expiredOption' });
		expect(await takenOf('room_arve.suite', '2027-01-12')).toBe(0);
		expect(await takenOf('room_arve.double', '2027-01-12')).toBe(1);
	});
});

describe('a booking of rooms of a hotel', () => {
	it('is confirmed at once where the hotel books so, with one mail of it, and repeated without another one', async () => {
		const saved = await interest({ hotel: 'tanne', checkIn: '2027-02-01', checkOut: '2027-02-03' });
		const moved = { outcome: 'moved', status: 'confirmedBooking', version: 3 };
		expect(await ask(saved, 'booking')).toMatchObject({ ...moved, isReplay: false });
		expect(await ask(saved, 'booking')).toMatchObject({ ...moved, isReplay: true });
		expect(await takenOf('room_tanne.double', '2027-02-01')).toBe(1);
		const row = await leadRow(database, saved.id);
		const events = await database.db.select().from(leadEvent).where(eq(leadEvent.leadNo, row.no));
		expect(events.map(({ toStatus, actor }) => [toStatus, actor])).toEqual([
			['interest', 'user_agent'],
			['requestedBooking', 'user_agent'],
			['confirmedBooking', 'system'],
		]);
		expect((await mailsAbout(saved.id)).filter((kind) => kind.startsWith('lead-agent'))).toEqual([
			'lead-agent-bookingConfirmed',
		]);
		await decideLead({ ctx: contextOf(database, 'admin'), lead: { id: saved.id, version: 3 }, decision: 'cancel' });
		expect(await takenOf('room_tanne.double', '2027-02-01')).toBe(0);
	});

	it('needs a way of paying and the disclaimer, and says so at the fields', async () => {
		const saved = await interest({ checkIn: '2027-02-10', checkOut: '2027-02-12' });
		expect(await ask(saved, 'booking', { input: {} })).toEqual({
			outcome: 'invalid',
			errors: { paymentMethod: { key: 'paymentMethod' }, disclaimer: { key: 'disclaimer' } },
		});
		expect(await ask(saved, 'booking', { input: { paymentMethod: 'credit_card', disclaimer: true } })).toMatchObject({
			outcome: 'invalid',
			errors: { paymentMethod: { key: 'paymentMethod' } },
		});
	});

	it('is refused, and nothing written, when prices or terms are not those that were seen', async () => {
		const saved = await interest({ checkIn: '2027-02-10', checkOut: '2027-02-12' });
		const ctx = contextOf(database, 'agent');
		const seen = (await reviewRooms(ctx, await findLead(ctx.db, { reach: 'all' }, saved.id))).key;
		await database.db.update(roomRate).set({ nightlyMinor: 41_000 });
		const changed = await ask(saved, 'booking', { seen });
		expect(changed).toMatchObject({ outcome: 'changed', review: { now: { figures: { totalMinor: 82_000 } } } });
		expect(await leadRow(database, saved.id)).toMatchObject({ status: 'interest', version: 1, totalMinor: 80_000 });
		if (changed.outcome !== 'changed') return;
		expect(await ask(saved, 'booking', { seen: changed.review.key })).toMatchObject({ status: 'requestedBooking' });
		const row = await leadRow(database, saved.id);
		expect(row).toMatchObject({ totalMinor: 82_000, commissionMinor: 8_200 });
		const rooms = await database.db.select().from(leadRoom).where(eq(leadRoom.leadNo, row.no));
		expect(rooms).toMatchObject([{ totalMinor: 82_000, roomName: 'Double Room' }]);
		await database.db.update(roomRate).set({ nightlyMinor: 40_000 });
	});

	it('takes several room types whole or not at all', async () => {
		const period = { checkIn: '2027-02-20', checkOut: '2027-02-22' };
		const first = await interest({ ...period, rooms: ['suite'] });
		const both = await interest({ ...period, rooms: ['double', 'suite'] });
		for (const each of [first, both]) await ask(each, 'booking');
		await decideLead({ ctx: staffOf('hotel_arve'), lead: { id: first.id, version: 2 }, decision: 'confirm' });
		await expect(
			decideLead({ ctx: staffOf('hotel_arve'), lead: { id: both.id, version: 2 }, decision: 'confirm' }),
		).rejects.toMatchObject({ code: 'conflict', reason: 'no-longer-available' });
		expect(await takenOf('room_arve.double', '2027-02-20')).toBe(0);
		expect(await leadRow(database, both.id)).toMatchObject({ status: 'requestedBooking', version: 2 });
	});

	it('gives the last room to one of many at once', async () => {
		const period = { hotel: 'tanne', checkIn: '2027-03-01', checkOut: '2027-03-03' };
		await database.db.update(hotelRoom).set({ units: 1 }).where(eq(hotelRoom.id, 'room_tanne.double'));
		const wanted = [];
		for (let at = 0; at < 24; at += 1) wanted.push(await interest(period));
		const results = await Promise.allSettled(wanted.map((each) => ask(each, 'booking')));
		const booked = results.filter(({ status }) => status === 'fulfilled');
		const values = booked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
		expect(values.filter(({ outcome }) => outcome === 'moved')).toHaveLength(1);
		for (const each of results)
			if (each.status === 'rejected') expect(each.reason).toMatchObject({ reason: 'no-longer-available' });
			else if (each.value.outcome !== 'moved')
				expect(each.value).toMatchObject({ outcome: 'changed', review: { quotes: [{ reason: 'sold-out' }] } });
		expect(await takenOf('room_tanne.double', '2027-03-01')).toBe(1);
		await database.db.update(hotelRoom).set({ units: 3 }).where(eq(hotelRoom.id, 'room_tanne.double'));
	});
});

describe('who may', () => {
	it.each(['lifestyle', 'operator', 'customer', 'admin'] as const)('not ask for rooms: %s', async (person) => {
		const saved = await interest({ checkIn: '2027-03-10', checkOut: '2027-03-12' });
		await expect(ask(saved, 'option', { person })).rejects.toMatchObject({ code: 'forbidden' });
	});

	it('not ask for another agency’s rooms, nor answer for another hotel', async () => {
		const saved = await interest({ checkIn: '2027-03-10', checkOut: '2027-03-12' });
		await expect(ask(saved, 'option', { person: 'stranger' })).rejects.toMatchObject({ code: 'not-found' });
		await ask(saved, 'option');
		const seen = { id: saved.id, version: 2 };
		await expect(decideLead({ ctx: staffOf('hotel_tanne'), lead: seen, decision: 'confirm' })).rejects.toMatchObject({
			code: 'not-found',
		});
		await expect(
			decideLead({ ctx: contextOf(database, 'operator'), lead: seen, decision: 'confirm' }),
		).rejects.toMatchObject({ code: 'not-found' });
		await expect(
			decideLead({ ctx: contextOf(database, 'customer'), lead: seen, decision: 'confirm' }),
		).rejects.toMatchObject({ code: 'forbidden' });
		// A hotel declines what is asked for; a confirmed booking is cancelled by the team alone.
		await decideLead({ ctx: staffOf('hotel_arve'), lead: seen, decision: 'decline', note: 'Fully booked' });
		expect(await leadRow(database, saved.id)).toMatchObject({ status: 'declinedOption' });
	});
});

describe('any sequence of requests, answers and withdrawals', () => {
	it('never sells a room twice, and holds what its confirmed leads hold', async () => {
		const step = fc.record({
			lead: fc.nat(5),
			act: fc.constantFrom('option', 'booking', 'confirm', 'decline', 'withdraw', 'cancel'),
		} as const);
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
				const leads = [];
				for (let at = 0; at < 6; at += 1) {
					const rooms = at % 3 === 0 ? ['double', 'suite'] : at % 3 === 1 ? ['double', 'double'] : ['suite'];
					leads.push(await interest({ rooms, checkIn: `2027-03-${15 + (at % 2)}`, checkOut: '2027-03-18' }));
				}
				for (const { lead: at, act } of steps) {
					const id = leads[at]?.id ?? '';
					const { version } = await leadRow(database, id);
					const seen = { id, version };
					await {
						option: () => ask(seen, 'option'),
						booking: () => ask(seen, 'booking'),
						confirm: () => decideLead({ ctx: staffOf('hotel_arve'), lead: seen, decision: 'confirm' }),
						decline: () => decideLead({ ctx: staffOf('hotel_arve'), lead: seen, decision: 'decline' }),
						withdraw: () => withdrawLead({ ctx: contextOf(database, 'agent'), lead: seen }),
						cancel: () => decideLead({ ctx: contextOf(database, 'admin'), lead: seen, decision: 'cancel' }),
					}
						[act]()
						.catch((error: { code?: string }) => expect(error.code).toBe('conflict'));
				}
				const { db } = database;
				for (const row of await db.select().from(roomNight)) expect(row.taken).toBeLessThanOrEqual(row.units);
				const held = await db.all<{ wrong: number }>(
					`select count(*) as wrong from room_night n where taken <> coalesce((select sum(rooms) from held_room_night h
						join lead l on l.no = h.lead_no and l.status in ('confirmedOption', 'confirmedBooking')
						where h.room_no = n.room_no and h.night = n.night), 0)`,
				);
				expect(held).toEqual([{ wrong: 0 }]);
				for (const { id } of leads) {
					const { no, totalMinor } = await leadRow(database, id);
					const rooms = await db.select().from(leadRoom).where(eq(leadRoom.leadNo, no));
					expect(rooms.reduce((sum, room) => sum + room.totalMinor, 0)).toBe(totalMinor);
					await db.delete(heldRoomNight);
					await db.update(roomNight).set({ taken: 0 });
					await db.update(lead).set({ status: 'cancelledBooking' }).where(eq(lead.no, no));
				}
			}),
			{ numRuns: 12 },
		);
	});
});
