import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heldRoomNight } from '#db/schema/held-room-night';
import { roomRate } from '#db/schema/hotel-rate';
import { hotelRoom, roomNight } from '#db/schema/hotel-room';
import { lead, leadEvent, leadRequest, leadRoom } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { listRoomsChanges } from '~/domain/hotel-desk/list-rooms-changes.server';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { answerRoomsChange } from '~/domain/lead/hotel/answer-rooms-change.server';
import { askRoomsChange } from '~/domain/lead/hotel/ask-rooms-change.server';
import { previewRooms } from '~/domain/lead/hotel/preview-rooms.server';
import { requestRooms } from '~/domain/lead/hotel/request-rooms.server';
import { draftOf, type RoomsDraft } from '~/domain/lead/hotel/rooms-draft';
import { saveHotelInterest } from '~/domain/lead/hotel/save-hotel-interest.server';
import { withdrawLead } from '~/domain/lead/withdraw-lead.server';
import type { TestDatabase } from '../database';
import { contextOf, leadRow, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { insertHotels } from './hotel-fixture';

let database: TestDatabase;

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
			seasons: [
				{
					...{ firstNight: '2026-12-01', lastNight: '2027-04-30' },
					rates: [
						{ rooms: ['double'], nightly: 400 },
						{ rooms: ['suite'], nightly: 900 },
					],
				},
			],
		},
		{
			...{ key: 'tanne', name: 'Hotel Tanne', place: 'lech', reservationEmail: 'desk@tanne.example' },
			supportsInstantBooking: true,
		},
	]);
});

afterAll(() => database.stop());

type Stay = { rooms?: readonly string[]; checkIn: string; checkOut: string };

async function interest({ rooms = ['double'], checkIn, checkOut }: Stay, hotel = 'arve'): Promise<string> {
	const result = await saveHotelInterest({
		ctx: contextOf(database, 'agent'),
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
	return result.id;
}

/** Staff of a hotel. */
function staffOf(hotelId: string) {
	const ctx = contextOf(database, 'customer');
	return { ...ctx, actor: ctx.actor && { ...ctx.actor, hotelId } };
}

const seen = async (id: string) => ({ id, version: (await leadRow(database, id)).version });

async function ask(id: string, purpose: 'option' | 'booking') {
	const input = purpose === 'booking' ? { paymentMethod: 'bank_transfer', disclaimer: true } : {};
	const ctx = contextOf(database, 'agent');
	return requestRooms({ ctx, lead: await seen(id), purpose, input, seen: '', vault: null });
}

async function decide(id: string, decision: 'confirm' | 'decline') {
	return decideLead({ ctx: staffOf('hotel_arve'), lead: await seen(id), decision });
}

async function booked(stay: Stay): Promise<string> {
	const id = await interest(stay);
	await ask(id, 'booking');
	await decide(id, 'confirm');
	return id;
}

async function wish(id: string, change: (draft: RoomsDraft) => RoomsDraft, person: Person = 'agent') {
	const ctx = contextOf(database, person);
	const { record, rows } = await previewRooms({ ctx, id });
	const { review } = await previewRooms({ ctx, id, input: change(draftOf(record, rows)) });
	return askRoomsChange({ ctx, lead: await seen(id), input: review.draft, seen: review.key, comments: 'Please' });
}

async function cancel(id: string, feeMinor: number | null, person: Person = 'agent') {
	return withdrawLead({ ctx: contextOf(database, person), lead: await seen(id), feeMinor });
}

type Context = ReturnType<typeof contextOf>;

async function answer(id: string, decision: 'accept' | 'decline', ctx: Context = staffOf('hotel_arve')) {
	const { no, version } = await leadRow(database, id);
	const isOpen = and(eq(leadRequest.leadNo, no), eq(leadRequest.state, 'open'));
	const [request] = await database.db.select().from(leadRequest).where(isOpen);
	return answerRoomsChange({ ctx, requestId: request?.id ?? '', version, decision, note: 'As you wish' });
}

async function takenOf(room: string, night: string, hotel = 'arve'): Promise<number> {
	const [row] = await database.db
		.select({ taken: roomNight.taken })
		.from(roomNight)
		.innerJoin(hotelRoom, eq(hotelRoom.no, roomNight.roomNo))
		.where(and(eq(hotelRoom.id, `room_${hotel}.${room}`), eq(roomNight.night, night)));
	return row?.taken ?? 0;
}

async function mailsAbout(id: string): Promise<string[]> {
	const { no } = await leadRow(database, id);
	const rows = await database.db
		.select({ kind: mailOutbox.kind })
		.from(mailOutbox)
		.where(eq(mailOutbox.leadNo, no))
		.orderBy(asc(mailOutbox.no));
	return rows.map(({ kind }) => kind);
}

const moved = (checkIn: string, checkOut: string) => (draft: RoomsDraft) => ({ ...draft, checkIn, checkOut });

describe('a change of booked rooms', () => {
	it('is asked for at what was seen, moves the rooms of the old nights to the new ones when the hotel accepts, and is told', async () => {
		const id = await booked({ rooms: ['double', 'suite'], checkIn: '2027-01-09', checkOut: '2027-01-12' });
		expect(await wish(id, moved('2027-01-11', '2027-01-15'))).toMatchObject({ outcome: 'stored' });
		// Until the answer everything stays as it is.
		expect(await leadRow(database, id)).toMatchObject({ status: 'confirmedBooking', checkIn: '2027-01-09' });
		expect(await takenOf('suite', '2027-01-09')).toBe(1);
		const [shown] = await listRoomsChanges({ ctx: staffOf('hotel_arve') });
		expect(shown).toMatchObject({
			...{ leadId: id, checkIn: '2027-01-09', comments: 'Please', agencyName: expect.any(String) },
			wanted: { checkIn: '2027-01-11', rooms: [{ totalMinor: 160_000 }, { totalMinor: 360_000 }] },
			// Its own suite counts as free.
			free: { 'room_arve.double': 2, 'room_arve.suite': 1 },
		});
		// The agreed price holds, whatever the rates do meanwhile.
		await database.db.update(roomRate).set({ nightlyMinor: 99_000 }).where(eq(roomRate.nightlyMinor, 90_000));
		await answer(id, 'accept');
		await database.db.update(roomRate).set({ nightlyMinor: 90_000 }).where(eq(roomRate.nightlyMinor, 99_000));
		expect(await leadRow(database, id)).toMatchObject({
			...{ status: 'confirmedBooking', checkIn: '2027-01-11', checkOut: '2027-01-15', totalMinor: 520_000 },
			...{ commissionMinor: 52_000, commissionDueDate: '2027-02-14' },
		});
		expect(await Promise.all(['09', '10', '11', '14', '15'].map((day) => takenOf('suite', `2027-01-${day}`)))).toEqual([
			...[0, 0, 1, 1, 0],
		]);
		expect((await mailsAbout(id)).slice(-5)).toEqual([
			...['lead-agent-changeRequested', 'lead-operator-changeRequested', 'lead-team-changeRequested'],
			...['lead-agent-changeAccepted', 'lead-team-changeAccepted'],
		]);
		const row = await leadRow(database, id);
		const [event] = await database.db
			.select()
			.from(leadEvent)
			.where(and(eq(leadEvent.leadNo, row.no), eq(leadEvent.version, row.version)));
		expect(event?.change).toMatchObject({ before: { totalMinor: 390_000 }, after: { totalMinor: 520_000 } });
	});

	it('leaves rooms that stay as they are at what was agreed for them', async () => {
		const id = await booked({ checkIn: '2027-01-20', checkOut: '2027-01-22' });
		await database.db.update(roomRate).set({ nightlyMinor: 50_000 }).where(eq(roomRate.nightlyMinor, 40_000));
		const add = (draft: RoomsDraft): RoomsDraft => ({
			...draft,
			rooms: [...draft.rooms, { ...draft.rooms[0], from: null, planId: '' } as RoomsDraft['rooms'][number]],
		});
		await wish(id, add);
		await answer(id, 'accept');
		await database.db.update(roomRate).set({ nightlyMinor: 40_000 }).where(eq(roomRate.nightlyMinor, 50_000));
		expect(await leadRow(database, id)).toMatchObject({ totalMinor: 80_000 + 100_000, pax: 4 });
		expect(await takenOf('double', '2027-01-21')).toBe(2);
	});

	it('is not accepted where the rooms of the new nights are another’s, and then nothing has changed', async () => {
		const own = await booked({ rooms: ['suite'], checkIn: '2027-02-01', checkOut: '2027-02-03' });
		await wish(own, moved('2027-02-03', '2027-02-05'));
		await booked({ rooms: ['suite'], checkIn: '2027-02-04', checkOut: '2027-02-05' });
		await expect(answer(own, 'accept')).rejects.toMatchObject({ reason: 'no-longer-available' });
		expect(await leadRow(database, own)).toMatchObject({ checkIn: '2027-02-01' });
		expect(await takenOf('suite', '2027-02-01')).toBe(1);
		await answer(own, 'decline');
		const requests = await database.db.select().from(leadRequest).where(eq(leadRequest.answerNote, 'As you wish'));
		expect(requests.at(-1)).toMatchObject({ state: 'declined' });
	});

	it('is asked once, by the agency’s agents, of its own lead, and answered by its own hotel', async () => {
		const id = await booked({ checkIn: '2027-02-10', checkOut: '2027-02-12' });
		const change = moved('2027-02-11', '2027-02-12');
		await expect(wish(id, change, 'stranger')).rejects.toMatchObject({ code: 'not-found' });
		await expect(wish(id, change, 'lifestyle')).rejects.toMatchObject({ code: 'forbidden' });
		expect(await wish(id, (draft) => draft)).toMatchObject({ outcome: 'same' });
		await wish(id, change);
		await expect(wish(id, change)).rejects.toMatchObject({ reason: 'asked-already' });
		await expect(answer(id, 'accept', staffOf('hotel_tanne'))).rejects.toMatchObject({ code: 'not-found' });
		for (const person of ['agent', 'customer'] as const)
			await expect(answer(id, 'accept', contextOf(database, person))).rejects.toMatchObject({ code: 'forbidden' });
		expect(await listRoomsChanges({ ctx: staffOf('hotel_tanne') })).toEqual([]);
		await expect(listRoomsChanges({ ctx: contextOf(database, 'agent') })).rejects.toMatchObject({ code: 'forbidden' });
		await answer(id, 'accept', contextOf(database, 'admin'));
		expect(await leadRow(database, id)).toMatchObject({ checkIn: '2027-02-11' });
		await expect(wish(await interest({ checkIn: '2027-02-20', checkOut: '2027-02-22' }), change)).rejects.toMatchObject(
			{
				reason: 'not-offered',
			},
		);
	});
});

describe('a booking of rooms that its agency cancels', () => {
	it('costs what was agreed and shown, which is written down, and gives its rooms back', async () => {
		// 60 days before arrival the hotel keeps half of it.
		const id = await booked({ checkIn: '2026-12-28', checkOut: '2026-12-30' });
		expect(await takenOf('double', '2026-12-28')).toBe(1);
		await expect(cancel(id, 0)).rejects.toMatchObject({ reason: 'fee-changed' });
		await expect(cancel(id, null)).rejects.toMatchObject({ reason: 'fee-changed' });
		await expect(cancel(id, 40_000, 'stranger')).rejects.toMatchObject({ code: 'not-found' });
		expect(await cancel(id, 40_000)).toMatchObject({ status: 'cancelledBooking' });
		expect(await leadRow(database, id)).toMatchObject({ cancellationFeeMinor: 40_000 });
		expect(await takenOf('double', '2026-12-28')).toBe(0);
		const mails = await mailsAbout(id);
		expect(mails.filter((kind) => kind.endsWith('bookingCancelled'))).toEqual([
			...['lead-agent-bookingCancelled', 'lead-operator-bookingCancelled', 'lead-team-bookingCancelled'],
		]);
	});

	it('costs nothing in time, and the team writes the fee down too', async () => {
		const free = await booked({ checkIn: '2027-03-20', checkOut: '2027-03-22' });
		await cancel(free, 0);
		expect(await leadRow(database, free)).toMatchObject({ cancellationFeeMinor: 0 });
		const late = await booked({ checkIn: '2026-12-28', checkOut: '2026-12-30' });
		await decideLead({ ctx: contextOf(database, 'admin'), lead: await seen(late), decision: 'cancel' });
		expect(await leadRow(database, late)).toMatchObject({ status: 'cancelledBooking', cancellationFeeMinor: 40_000 });
	});
});

describe('a change of a booking at a hotel that confirms at once', () => {
	/** Free of charge until 30 days before arrival, on 29 October 2026. */
	const STAY = { checkIn: '2027-03-10', checkOut: '2027-03-12' };
	async function bookedAtOnce(stay: Stay): Promise<string> {
		const id = await interest(stay, 'tanne');
		expect(await ask(id, 'booking')).toMatchObject({ outcome: 'moved', status: 'confirmedBooking' });
		return id;
	}

	it('holds at once where a cancellation would cost nothing', async () => {
		const id = await bookedAtOnce(STAY);
		const before = await leadRow(database, id);
		const changed = await wish(id, moved('2027-03-11', '2027-03-14'));
		expect(changed).toMatchObject({ outcome: 'done', version: before.version + 1 });
		expect(await leadRow(database, id)).toMatchObject({
			...{ status: 'confirmedBooking', checkIn: '2027-03-11', checkOut: '2027-03-14', comments: 'Please' },
			totalMinor: ((before.totalMinor ?? 0) / 2) * 3,
		});
		const nights = ['2027-03-10', '2027-03-11', '2027-03-13', '2027-03-14'];
		expect(await Promise.all(nights.map((night) => takenOf('double', night, 'tanne')))).toEqual([0, 1, 1, 0]);
		expect(await database.db.$count(leadRequest, eq(leadRequest.leadNo, before.no))).toBe(0);
		const [event] = await database.db
			.select()
			.from(leadEvent)
			.where(and(eq(leadEvent.leadNo, before.no), eq(leadEvent.version, before.version + 1)));
		expect(event?.change).toMatchObject({ before: { checkIn: '2027-03-10' }, after: { checkIn: '2027-03-11' } });
		expect((await mailsAbout(id)).slice(-3)).toEqual([
			...['lead-agent-bookingChanged', 'lead-operator-bookingChanged', 'lead-team-bookingChanged'],
		]);
		await cancel(id, 0);
	});

	it('waits for the hotel where a cancellation would cost something, unless rooms only come to it', async () => {
		const id = await bookedAtOnce({ checkIn: '2026-12-20', checkOut: '2026-12-22' });
		const more = await wish(id, (draft) => ({
			...draft,
			rooms: [...draft.rooms, ...draft.rooms.map((room) => ({ ...room, from: null }))],
		}));
		expect(more).toMatchObject({ outcome: 'done' });
		expect(await takenOf('double', '2026-12-20', 'tanne')).toBe(2);
		expect(await wish(id, moved('2027-03-20', '2027-03-22'))).toMatchObject({ outcome: 'stored' });
		expect(await leadRow(database, id)).toMatchObject({ checkIn: '2026-12-20' });
		await answer(id, 'decline', staffOf('hotel_tanne'));
		expect(await wish(id, (draft) => ({ ...draft, rooms: draft.rooms.slice(0, 1) }))).toMatchObject({
			outcome: 'stored',
		});
		expect(await takenOf('double', '2026-12-20', 'tanne')).toBe(2);
	});

	it('leaves all as it was where the last room has gone in between', async () => {
		const id = await bookedAtOnce(STAY);
		const { record, rows } = await previewRooms({ ctx: contextOf(database, 'agent'), id });
		const draft = moved('2027-03-21', '2027-03-23')(draftOf(record, rows));
		const { review } = await previewRooms({ ctx: contextOf(database, 'agent'), id, input: draft });
		const wanted = { checkIn: '2027-03-21', checkOut: '2027-03-23' };
		for (let at = 0; at < 3; at += 1) await ask(await interest(wanted, 'tanne'), 'booking');
		const result = await askRoomsChange({
			...{ ctx: contextOf(database, 'agent'), lead: await seen(id), input: review.draft, seen: review.key },
		});
		expect(result).toMatchObject({ outcome: 'changed', review: { now: null } });
		expect(await leadRow(database, id)).toMatchObject(STAY);
		expect(await takenOf('double', '2027-03-10', 'tanne')).toBe(1);
	});

	it('wanted by several at once takes no room twice', async () => {
		const ids: string[] = [];
		for (const day of [10, 12, 14, 16])
			ids.push(await bookedAtOnce({ checkIn: `2027-04-${day}`, checkOut: `2027-04-${day + 1}` }));
		const results = await Promise.allSettled(ids.map((id) => wish(id, moved('2027-04-20', '2027-04-22'))));
		const done = results.filter((each) => each.status === 'fulfilled' && each.value.outcome === 'done');
		expect(done).toHaveLength(3);
		expect(await takenOf('double', '2027-04-20', 'tanne')).toBe(3);
	});

	it('is only for those who may ask for one', async () => {
		const id = await bookedAtOnce({ checkIn: '2027-02-10', checkOut: '2027-02-12' });
		await expect(wish(id, moved('2027-02-11', '2027-02-13'), 'stranger')).rejects.toMatchObject({ code: 'not-found' });
	});
});

describe('the last room', () => {
	it('wanted by a hundred at once is booked once, and the others read that it is gone', async () => {
		const stay = { checkIn: '2027-03-01', checkOut: '2027-03-03' };
		await database.db.update(hotelRoom).set({ units: 1 }).where(eq(hotelRoom.id, 'room_tanne.double'));
		const ids: string[] = [];
		for (let at = 0; at < 100; at += 1) ids.push(await interest(stay, 'tanne'));
		const results = await Promise.allSettled(ids.map((id) => ask(id, 'booking')));
		const clear = results.map((each) => {
			if (each.status === 'rejected') return (each.reason as { reason?: string }).reason ?? String(each.reason);
			if (each.value.outcome === 'moved') return 'booked';
			return each.value.outcome === 'changed' ? each.value.review.quotes[0]?.reason : each.value.outcome;
		});
		expect(clear.filter((word) => word === 'booked')).toHaveLength(1);
		expect(clear.filter((word) => word === 'sold-out' || word === 'no-longer-available')).toHaveLength(99);
		expect(await database.db.$count(lead, eq(lead.status, 'confirmedBooking'))).toBeGreaterThanOrEqual(1);
		await database.db.update(hotelRoom).set({ units: 3 }).where(eq(hotelRoom.id, 'room_tanne.double'));
	}, 120_000);
});

describe('any sequence of bookings, changes, answers and cancellations', () => {
	const DAYS = ['2027-04-05', '2027-04-06', '2027-04-07', '2027-04-08', '2027-04-09'];
	const step = fc.record({
		lead: fc.nat(3),
		act: fc.constantFrom('book', 'option', 'confirm', 'move', 'add', 'remove', 'accept', 'decline', 'cancel'),
		from: fc.nat(2),
		nights: fc.integer({ min: 1, max: 2 }),
	} as const);

	it('sells no room twice and loses no cent', async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
				const ids: string[] = [];
				for (const rooms of [['double', 'suite'], ['double'], ['suite'], ['double', 'double']])
					ids.push(await interest({ rooms, checkIn: DAYS[0] ?? '', checkOut: DAYS[2] ?? '' }));
				for (const { lead: at, act, from, nights } of steps) {
					const id = ids[at] ?? '';
					const to = moved(DAYS[from] ?? '', DAYS[from + nights] ?? '');
					await {
						book: () => ask(id, 'booking'),
						option: () => ask(id, 'option'),
						confirm: () => decide(id, 'confirm'),
						move: () => wish(id, to),
						add: () => wish(id, (draft) => ({ ...draft, rooms: [...draft.rooms, ...draft.rooms.slice(0, 1)] })),
						remove: () => wish(id, (draft) => ({ ...draft, rooms: draft.rooms.slice(0, 1) })),
						accept: () => answer(id, 'accept'),
						decline: () => answer(id, 'decline'),
						cancel: async () => {
							const { agreedTerms } = await leadRow(database, id);
							const feeMinor = agreedTerms?.cancellation[0]?.keptMinor ?? null;
							return withdrawLead({ ctx: contextOf(database, 'agent'), lead: await seen(id), feeMinor });
						},
					}
						[act]()
						.catch((error: { code?: string }) => expect(['conflict', 'not-found']).toContain(error.code));
				}
				const { db } = database;
				for (const row of await db.select().from(roomNight)) expect(row.taken).toBeLessThanOrEqual(row.units);
				const wrong = await db.all<{ wrong: number }>(
					`select count(*) as wrong from room_night n where taken <> coalesce((select sum(rooms) from held_room_night h
						join lead l on l.no = h.lead_no and l.status in ('confirmedOption', 'confirmedBooking')
						where h.room_no = n.room_no and h.night = n.night), 0)`,
				);
				expect(wrong).toEqual([{ wrong: 0 }]);
				for (const id of ids) {
					const row = await leadRow(database, id);
					const rooms = await db.select().from(leadRoom).where(eq(leadRoom.leadNo, row.no));
					expect(rooms.reduce((sum, room) => sum + room.totalMinor, 0)).toBe(row.totalMinor);
					expect(rooms.reduce((sum, room) => sum + room.commissionMinor, 0)).toBe(row.commissionMinor);
					const payments = row.agreedTerms?.payments ?? [];
					expect(payments.reduce((sum, { minor }) => sum + minor, 0)).toBe(row.totalMinor);
					const held = await db.select().from(heldRoomNight).where(eq(heldRoomNight.leadNo, row.no));
					const isHolding = row.status === 'confirmedOption' || row.status === 'confirmedBooking';
					const nights = (Date.parse(row.checkOut) - Date.parse(row.checkIn)) / 86_400_000;
					expect(held.reduce((sum, each) => sum + each.rooms, 0)).toBe(isHolding ? rooms.length * nights : 0);
				}
				await db.delete(heldRoomNight);
				await db.update(roomNight).set({ taken: 0 });
				for (const id of ids) await db.update(lead).set({ status: 'cancelledBooking' }).where(eq(lead.id, id));
			}),
			{ numRuns: 12 },
		);
	}, 120_000);
});
