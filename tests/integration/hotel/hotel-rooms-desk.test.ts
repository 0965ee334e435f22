import { desc, eq, notInArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { hotelRoom, hotelRoomText } from '#db/schema/hotel-room';
import { draft, publication } from '#db/schema/publication';
import { stateOf } from '~/domain/desk/publish-draft.server';
import { saveRoom, stepRoomsBack, takeRoomOut } from '~/domain/hotel-desk/rooms/edit-rooms.server';
import { loadRoomsDesk } from '~/domain/hotel-desk/rooms/load-rooms-desk.server';
import { publishRooms } from '~/domain/hotel-desk/rooms/publish-rooms.server';
import { formOfRoom, NEW_ROOM, type RoomForm } from '~/domain/hotel-desk/rooms/rooms-content';
import type { TestDatabase } from '../database';
import { emptyAudit } from '../empty-audit';
import { contextOf, EVERYBODY, startAgentDatabase } from '../lead/agent-workspace';
import { insertHotels } from './hotel-fixture';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
	await insertHotels(database, [{ key: 'arve', rooms: [{ key: 'double', units: 4 }] }, { key: 'tanne' }]);
});
beforeEach(async () => {
	const { db } = database;
	for (const table of [draft, publication]) await db.delete(table);
	await emptyAudit(db);
	await db.delete(hotelRoom).where(notInArray(hotelRoom.key, ['double']));
	await db.update(hotelRoom).set({ name: 'Double Room', units: 4 });
});
afterAll(() => database?.stop());

function staff(hotelId: string | null = 'hotel_arve') {
	const ctx = contextOf(database, 'customer');
	return { ...ctx, actor: ctx.actor && { ...ctx.actor, hotelId } };
}

const load = () => loadRoomsDesk({ ctx: staff() });
const BED = { type: 'kingSizeBed', isExtra: false, guests: '2', adults: '2', isTwin: true };
const SUITE: RoomForm = {
	...NEW_ROOM,
	...{ name: 'Suite Zürs', category: 'suite', units: '3', included: '2', sqmMin: '48', sqmMax: '60' },
	...{ descriptionEn: 'A suite **under the roof**.', descriptionDe: 'Eine Suite unter dem Dach.' },
	beds: [BED, { ...BED, type: 'sofaBed', isExtra: true, isTwin: false }],
};
const add = async (form: Partial<RoomForm> = {}, key: string | null = null) =>
	saveRoom({ ctx: staff(), form: { ...SUITE, ...form }, key, seen: (await load()).seen });
async function publish() {
	const { seen, published } = await load();
	return publishRooms({ ctx: staff(), seen, state: stateOf(published) });
}

describe('a room type', () => {
	it('is added in a draft, and agents see it once it is published', async () => {
		expect(await add()).toEqual({ outcome: 'saved' });
		const desk = await load();
		expect(desk.added).toMatchObject([{ key: 'suite-zurs', name: 'Suite Zürs', units: 3 }]);
		expect(await database.db.select().from(hotelRoom)).toHaveLength(2);
		expect(await publish()).toEqual({ outcome: 'published', number: 2, changes: 1 });
		const [room] = await database.db.select().from(hotelRoom).where(eq(hotelRoom.key, 'suite-zurs'));
		expect(room).toMatchObject({
			...{ id: 'room_arve.suite-zurs', position: 1, category: 'suite', units: 3, includedPax: 2 },
			...{ sizeSqmMin: 48, sizeSqmMax: 60, numBedrooms: 1, numBathrooms: 1 },
			beds: [
				{
					...{ bedType: 'kingSizeBed', isInStandardOccupancy: true, twinBedPossible: true },
					sleeps: [{ maxPax: 2, maxAdults: 2 }],
				},
				{
					...{ bedType: 'sofaBed', isInStandardOccupancy: false, twinBedPossible: false },
					sleeps: [{ maxPax: 2, maxAdults: 2 }],
				},
			],
		});
		const texts = await database.db
			.select()
			.from(hotelRoomText)
			.where(eq(hotelRoomText.roomNo, room?.no ?? 0))
			.orderBy(desc(hotelRoomText.language));
		expect(texts.map(({ language, descriptionMarkdown }) => [language, descriptionMarkdown])).toEqual([
			['en', 'A suite **under the roof**.'],
			['de', 'Eine Suite unter dem Dach.'],
		]);
		expect((await load()).draft).toBeNull();
		expect(await database.db.select().from(audit)).toMatchObject([{ action: 'hotel.roomsPublished' }]);
	});

	it('leaves the others, their texts and what is changed of them meanwhile as they are', async () => {
		const { db } = database;
		const before = await db.select().from(hotelRoomText);
		await add();
		await db.update(hotelRoom).set({ name: 'Double with a view' }).where(eq(hotelRoom.id, 'room_arve.double'));
		await publish();
		const [double] = await db.select().from(hotelRoom).where(eq(hotelRoom.id, 'room_arve.double'));
		expect(double).toMatchObject({ name: 'Double with a view', units: 4 });
		expect(await db.select().from(hotelRoomText)).toEqual(expect.arrayContaining(before));
		await add({ name: 'Attic' });
		expect(await publish()).toEqual({ outcome: 'published', number: 3, changes: 1 });
	});

	it('of a draft is changed and taken out; one that is published is not', async () => {
		await add();
		expect(await add({ units: '5' }, 'suite-zurs')).toEqual({ outcome: 'saved' });
		const [room] = (await load()).added;
		expect(room && formOfRoom(room)).toMatchObject({ name: 'Suite Zürs', units: '5', sqmMin: '48' });
		await add();
		expect((await load()).added.map(({ key }) => key)).toEqual(['suite-zurs', 'suite-zurs-2']);
		await takeRoomOut({ ctx: staff(), key: 'suite-zurs', seen: (await load()).seen });
		expect((await load()).added.map(({ key }) => key)).toEqual(['suite-zurs-2']);
		await stepRoomsBack({ ctx: staff(), seen: (await load()).seen, isAll: false });
		expect((await load()).added).toHaveLength(2);
		const { seen } = await load();
		await expect(takeRoomOut({ ctx: staff(), key: 'double', seen })).rejects.toMatchObject({ code: 'not-found' });
		await expect(add({}, 'double')).rejects.toMatchObject({ code: 'not-found' });
		await stepRoomsBack({ ctx: staff(), seen, isAll: true });
		expect(await load()).toMatchObject({ draft: null, added: [] });
	});

	it.each<[Partial<RoomForm>, object]>([
		[{ name: '' }, { name: 'missing' }],
		[{ units: '' }, { units: 'missing' }],
		[
			{ units: 'ten', included: '0' },
			{ units: 'wrong', included: 'wrong' },
		],
		[{ included: '3' }, { included: 'guests' }],
		[{ sqmMax: '40' }, { sqmMax: 'order' }],
		[{ sqmMin: '3' }, { sqmMin: 'wrong' }],
		[{ category: 'cave' }, { category: 'wrong' }],
		[{ descriptionDe: '' }, { descriptionDe: 'missing' }],
		[{ descriptionEn: 'A <b>suite</b>' }, { descriptionEn: 'markdown' }],
		[{ beds: [{ ...BED, guests: '2', adults: '3' }] }, { beds: 'wrong' }],
		[{ beds: [{ ...BED, guests: '' }] }, { beds: 'wrong' }],
	])('with %j is refused with %j', async (form, errors) => {
		expect(await add(form)).toEqual({ outcome: 'invalid', errors });
		expect((await load()).draft).toBeNull();
	});

	it('that two people add at once is not lost unseen', async () => {
		const { seen } = await load();
		const both = await Promise.allSettled(
			['One', 'Two'].map((name) => saveRoom({ ctx: staff(), form: { ...SUITE, name }, key: null, seen })),
		);
		expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
		expect((await load()).added).toHaveLength(1);
	});

	it('is not published over what an import has written meanwhile', async () => {
		await add();
		const { seen, published } = await load();
		await database.db.update(hotelRoom).set({ units: 9 }).where(eq(hotelRoom.id, 'room_arve.double'));
		const publishing = publishRooms({ ctx: staff(), seen, state: stateOf(published) });
		await expect(publishing).rejects.toMatchObject({ reason: 'changed-meanwhile' });
	});

	it('is the work of the hotel’s staff alone', async () => {
		for (const person of EVERYBODY) {
			const ctx = contextOf(database, person);
			for (const verb of [
				() => loadRoomsDesk({ ctx }),
				() => saveRoom({ ctx, form: SUITE, key: null, seen: 0 }),
				() => takeRoomOut({ ctx, key: 'suite', seen: 0 }),
				() => stepRoomsBack({ ctx, seen: 0, isAll: true }),
				() => publishRooms({ ctx, seen: 0, state: '' }),
			])
				await expect(verb()).rejects.toMatchObject({ code: 'forbidden' });
		}
		await add();
		expect((await loadRoomsDesk({ ctx: staff('hotel_tanne') })).added).toEqual([]);
	});
});
