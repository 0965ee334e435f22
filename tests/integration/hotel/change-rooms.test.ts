import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roomRate } from '#db/schema/hotel-rate';
import { hotelRoom, roomNight } from '#db/schema/hotel-room';
import { lead, leadEvent, leadRoom } from '#db/schema/lead';
import { changeRooms } from '~/domain/lead/hotel/change-rooms.server';
import { previewRooms } from '~/domain/lead/hotel/preview-rooms.server';
import { draftOf, type RoomsDraft } from '~/domain/lead/hotel/rooms-draft';
import { saveHotelInterest } from '~/domain/lead/hotel/save-hotel-interest.server';
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
			rooms: [
				{ key: 'double', name: 'Double Room', units: 2 },
				{ key: 'suite', name: 'Suite', units: 1 },
			],
			plans: [
				{ key: 'flexible' },
				{ key: 'advance', commissionPercent: 8, cancellationPolicy: { cancellationPeriods: [] } },
			],
			seasons: [
				{
					firstNight: '2026-12-01',
					lastNight: '2027-03-31',
					rates: [
						{ rooms: ['double'], nightly: 400 },
						{ rooms: ['suite'], nightly: 900 },
					],
				},
			],
		},
	]);
});

afterAll(() => database.stop());

const STAY = { checkIn: '2027-02-13', checkOut: '2027-02-15' };

async function interest(rooms: readonly string[] = ['double']): Promise<string> {
	const result = await saveHotelInterest({
		ctx: contextOf(database, 'agent'),
		hotelId: 'hotel_arve',
		input: {
			...{ ...STAY, firstName: 'Margarethe', lastName: 'Asterhoff', tls: '26-10493', cc: '48-2210' },
			rooms: rooms.map((room) => ({
				...{ roomId: `room_arve.${room}`, planId: 'rate_arve.flexible', adults: 2, childrenAges: [] },
			})),
		},
		expected: {},
		clientKey: crypto.randomUUID(),
		onOtherBody: 'create',
	});
	if (result.outcome !== 'stored') throw new Error(result.outcome);
	return result.id;
}

/** The lead with a change on top, as it is shown and then saved. */
async function look(id: string, change: (draft: RoomsDraft) => RoomsDraft, person: Person = 'agent') {
	const ctx = contextOf(database, person);
	const { record, rows } = await previewRooms({ ctx, id });
	const input = change(draftOf(record, rows));
	return { input, ...(await previewRooms({ ctx, id, input })) };
}

function save(id: string, version: number, input: unknown, seen: string, person: Person = 'agent') {
	return changeRooms({ ctx: contextOf(database, person), lead: { id, version }, input, seen });
}

const withRoom =
	(at: number, change: Partial<RoomsDraft['rooms'][number]>) =>
	(draft: RoomsDraft): RoomsDraft => ({
		...draft,
		rooms: draft.rooms.map((room, place) => (place === at ? { ...room, ...change } : room)),
	});

describe('an interest in rooms of a hotel', () => {
	it('gets another rate, other guests, another stay and a room more, all worked out anew and told in the history', async () => {
		const id = await interest();
		const { input, review } = await look(id, (draft) => ({
			checkIn: '2027-02-14',
			checkOut: '2027-02-17',
			rooms: [
				...draft.rooms.map((room) => ({ ...room, planId: 'rate_arve.advance', adults: 1 })),
				{ ...draft.rooms[0], from: null, roomId: 'room_arve.suite', planId: '' } as RoomsDraft['rooms'][number],
			],
		}));
		expect(review).toMatchObject({
			isSame: false,
			now: { totalMinor: 3 * 40_000 + 3 * 90_000 },
			// The first rate is taken where none was chosen.
			rooms: [{ draft: { planId: 'rate_arve.advance' } }, { draft: { planId: 'rate_arve.flexible' }, before: null }],
		});
		expect(await save(id, 1, review.draft, review.key)).toEqual({ outcome: 'stored', version: 2 });
		const row = await leadRow(database, id);
		expect(row).toMatchObject({
			...{ version: 2, status: 'interest', checkIn: '2027-02-14', checkOut: '2027-02-17', pax: 3, adults: 3 },
			...{ totalMinor: 390_000, subtotalMinor: 390_000, commissionMinor: 9_600 + 27_000 },
			// One of both rooms is not refundable from the first day on.
			agreedTerms: { cancellation: [{ keptMinor: 120_000 }, {}, {}] },
		});
		expect(input.rooms).toHaveLength(2);
		const [event] = await database.db
			.select()
			.from(leadEvent)
			.where(and(eq(leadEvent.leadNo, row.no), eq(leadEvent.version, 2)));
		expect(event).toMatchObject({
			...{ fromStatus: 'interest', toStatus: 'interest', actor: 'user_agent' },
			change: {
				before: { checkIn: STAY.checkIn, totalMinor: 80_000 },
				after: { checkIn: '2027-02-14', totalMinor: 390_000, currency: 'EUR' },
				rooms: [
					{ before: { adults: 2, totalMinor: 80_000 }, after: { adults: 1, totalMinor: 120_000 } },
					{ before: null, after: { roomName: 'Suite', totalMinor: 270_000 } },
				],
			},
		});
	});

	it('loses a room, and takes a changed price over', async () => {
		const id = await interest(['double', 'suite']);
		await database.db.update(roomRate).set({ nightlyMinor: 41_000 }).where(eq(roomRate.nightlyMinor, 40_000));
		const same = await look(id, (draft) => draft);
		expect(same.review).toMatchObject({ isSame: false, rooms: [{ drift: { changes: [{ kind: 'price' }, {}] } }, {}] });
		const taken = await save(id, 1, same.input, same.review.key);
		expect(taken).toMatchObject({ outcome: 'stored' });
		expect(await leadRow(database, id)).toMatchObject({ totalMinor: 82_000 + 180_000 });
		const less = await look(id, (draft) => ({ ...draft, rooms: draft.rooms.slice(0, 1) }));
		expect(less.review.removed).toMatchObject([{ roomName: 'Suite' }]);
		await save(id, 2, less.input, less.review.key);
		const row = await leadRow(database, id);
		expect(row).toMatchObject({ totalMinor: 82_000, pax: 2 });
		expect(await database.db.$count(leadRoom, eq(leadRoom.leadNo, row.no))).toBe(1);
		expect(await save(id, 3, less.input, (await look(id, (draft) => draft)).review.key)).toMatchObject({
			outcome: 'same',
		});
		await database.db.update(roomRate).set({ nightlyMinor: 40_000 }).where(eq(roomRate.nightlyMinor, 41_000));
	});

	it('is refused with what holds now when that is not what was seen, and writes nothing', async () => {
		const id = await interest();
		const { input, review } = await look(id, withRoom(0, { adults: 1 }));
		await database.db.update(roomRate).set({ nightlyMinor: 42_000 }).where(eq(roomRate.nightlyMinor, 40_000));
		const refused = await save(id, 1, input, review.key);
		expect(refused).toMatchObject({ outcome: 'changed', review: { now: { totalMinor: 84_000 } } });
		expect(await leadRow(database, id)).toMatchObject({ version: 1, totalMinor: 80_000 });
		await database.db.update(roomRate).set({ nightlyMinor: 40_000 }).where(eq(roomRate.nightlyMinor, 42_000));
	});

	it('says why a room cannot be had: sold out beside its like, too many guests, an age that is missing, a type that is gone', async () => {
		const id = await interest();
		const [room] = await database.db.select().from(hotelRoom).where(eq(hotelRoom.id, 'room_arve.double'));
		await database.db
			.insert(roomNight)
			.values({ roomNo: room?.no ?? 0, hotelNo: room?.hotelNo ?? 0, night: '2027-02-14', units: 2, taken: 1 });
		const two = await look(id, (draft) => ({ ...draft, rooms: [...draft.rooms, ...draft.rooms] }));
		expect(two.review).toMatchObject({
			now: null,
			rooms: [{ quote: { reason: null } }, { quote: { reason: 'sold-out' } }],
		});
		expect(await save(id, 1, two.input, two.review.key)).toMatchObject({ outcome: 'changed' });
		await database.db.delete(roomNight).where(eq(roomNight.night, '2027-02-14'));
		const reasons = async (change: Partial<RoomsDraft['rooms'][number]>) =>
			(await look(id, withRoom(0, change))).review.rooms[0]?.reason;
		expect(await reasons({ adults: 9 })).toBe('invalid-occupancy');
		expect(await reasons({ childrenAges: [null] })).toBe('ages');
		expect(await reasons({ roomId: 'room_tanne.double' })).toBe('gone');
	});

	it('rejects drafts that cannot be read, at their fields', async () => {
		const id = await interest();
		const { input } = await look(id, (draft) => draft);
		for (const [change, error] of [
			[{ checkIn: '2027-02-13', checkOut: '2027-02-13' }, { checkOut: { key: 'order' } }],
			[{ checkIn: '2020-01-01' }, { checkIn: { key: 'past' } }],
			[{ rooms: [] }, { rooms: { key: 'rooms' } }],
			[{ rooms: [{ ...input.rooms[0], adults: Number.NaN }] }, { rooms: { key: 'invalid' } }],
		] as const)
			expect(await save(id, 1, { ...input, ...change }, '')).toMatchObject({ outcome: 'invalid', errors: error });
	});
});

describe('who may change it', () => {
	it('the agency’s people, from the version that was seen, and while it is an interest', async () => {
		const id = await interest();
		const { input, review } = await look(id, withRoom(0, { adults: 1 }));
		await expect(save(id, 1, input, review.key, 'stranger')).rejects.toMatchObject({ code: 'not-found' });
		for (const person of ['operator', 'customer', 'admin'] as const)
			await expect(save(id, 1, input, review.key, person)).rejects.toMatchObject({ code: 'forbidden' });
		await expect(save(id, 7, input, review.key)).rejects.toMatchObject({ reason: 'changed-meanwhile' });
		await database.db.update(lead).set({ status: 'requestedOption' }).where(eq(lead.id, id));
		await expect(save(id, 1, input, review.key)).rejects.toMatchObject({ reason: 'ask-for-change' });
	});
});
