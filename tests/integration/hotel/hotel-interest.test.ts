import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roomNight } from '#db/schema/hotel-room';
import { lead, leadRoom } from '#db/schema/lead';
import { leadDetailsAnswer } from '~/domain/lead/api/lead-answer';
import { leadDetailsShape } from '~/domain/lead/api/lead-shape';
import { readDashboardFilter } from '~/domain/lead/dashboard/dashboard-filter';
import { readDashboard } from '~/domain/lead/dashboard/read-dashboard.server';
import { readLeadRooms } from '~/domain/lead/hotel/read-lead-rooms.server';
import { saveHotelInterest } from '~/domain/lead/hotel/save-hotel-interest.server';
import { readLead } from '~/domain/lead/list/read-lead.server';
import type { TestDatabase } from '../database';
import { contextOf, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { insertHotels, KING, SOFA } from './hotel-fixture';

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
				{ key: 'family', name: 'Family Suite', beds: [KING, SOFA], units: 5 },
			],
			plans: [
				{ key: 'flexible' },
				{ key: 'saver', commissionPercent: 7, cancellationPolicy: { cancellationPeriods: [] } },
				{ key: 'circle', program: 'circle-of-peaks' },
				{ key: 'request', isOnRequest: true },
			],
			seasons: [{ firstNight: '2026-12-01', lastNight: '2027-03-31', rates: [{ nightly: 400 }] }],
		},
		{ key: 'tanne', name: 'Hotel Tanne', place: 'lech' },
	]);
});

afterAll(() => database.stop());

const ROOM = { roomId: 'room_arve.double', planId: 'rate_arve.flexible', adults: 2, childrenAges: [] };
const FIELDS = {
	checkIn: '2027-01-09',
	checkOut: '2027-01-16',
	firstName: 'Margarethe',
	lastName: 'Asterhoff',
	tls: '26-10493',
	cc: '48-2210',
	rooms: [ROOM],
};

function save(person: Person | null, input: object = {}, more: Partial<Parameters<typeof saveHotelInterest>[0]> = {}) {
	return saveHotelInterest({
		ctx: contextOf(database, person),
		hotelId: 'hotel_arve',
		input: { ...FIELDS, ...input },
		expected: {},
		clientKey: null,
		onOtherBody: 'create',
		...more,
	});
}

describe('saving rooms of a hotel as an interest', () => {
	it('writes what the server has worked out, room by room', async () => {
		const family = { ...ROOM, roomId: 'room_arve.family', planId: 'rate_arve.saver', adults: 2, childrenAges: [7] };
		const result = await save('agent', { rooms: [ROOM, family], markupMinor: 90_000, comments: 'Quiet side' });
		if (result.outcome !== 'stored') throw new Error(result.outcome);
		const [row] = await database.db.select().from(lead).where(eq(lead.id, result.id));
		expect(row).toMatchObject({
			status: 'interest',
			propertyNo: null,
			propertyName: 'Hotel Arve',
			serviceLevel: null,
			pax: 5,
			agencyNo: 1,
			currency: 'EUR',
			totalMinor: result.figures?.totalMinor,
			markupMinor: 90_000,
			commissionMinor: 28_000 + 19_600,
			bookingReference: '26-10493',
			commissionDueDate: '2027-02-15',
		});
		const rooms = await database.db
			.select()
			.from(leadRoom)
			.where(eq(leadRoom.leadNo, row?.no ?? 0));
		expect(rooms).toMatchObject([
			{ position: 0, roomName: 'Double Room', rateName: 'Rate flexible', totalMinor: 280_000, commissionMinor: 28_000 },
			{ position: 1, roomName: 'Family Suite', rateName: 'Rate saver', childrenAges: [7], commissionPercent: 7 },
		]);
		expect(rooms.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(row?.totalMinor);
		const paid = row?.agreedTerms?.payments.reduce((sum, { minor }) => sum + minor, 0);
		expect(paid).toBe(row?.totalMinor);
		// A request takes no nights (LEAD-3).
		expect(await database.db.select().from(roomNight)).toEqual([]);
	});

	it('knows a key by whose it is', async () => {
		const given = { clientKey: 'interest-0001', onOtherBody: 'refuse' as const };
		const first = await save('agent', { lastName: 'Keyes' }, given);
		expect(await save('stranger', { lastName: 'Keyes' }, given)).toMatchObject({ outcome: 'stored', isReplay: false });
		expect(await save('agent', { lastName: 'Keyes' }, given)).toMatchObject({ ...first, isReplay: true });
		expect(await save('agent', { lastName: 'Other' }, given)).toEqual({ outcome: 'key-reused' });
	});

	it('lands in the table of the agency, found by hotel and place, and in no other one', async () => {
		const result = await save('agent', { lastName: 'Boardworth' });
		if (result.outcome !== 'stored') throw new Error(result.outcome);
		const find = async (person: Person, words: string) => {
			const filter = readDashboardFilter(new URLSearchParams({ q: words, whose: 'team' }), 'team');
			return (await readDashboard({ ctx: contextOf(database, person), filter })).rows.filter(
				({ id }) => id === result.id,
			);
		};
		expect(await find('agent', 'Zermatt Boardworth')).toMatchObject([{ property: 'Hotel Arve', place: 'Zermatt' }]);
		expect(await find('agent', 'Arve')).toHaveLength(1);
		expect(await find('stranger', 'Boardworth')).toEqual([]);
	});

	it.each([
		['another total', { totalMinor: 279_999 }],
		['another currency', { currency: 'CHF' }],
		['another commission', { commissionMinor: 1 }],
		['other terms of a room', { roomTerms: ['[[["booking",10]],[["2027-01-14",0]]]'] }],
		['another deposit', { roomPolicies: [{ paymentPolicy: { depositPercentage: 10, tranches: [] } }] }],
		['another cancellation', { roomPolicies: [{ cancellationPolicy: { cancellationPeriods: [] } }] }],
	])('writes nothing when %s was seen', async (_, expected) => {
		const before = await database.db.$count(lead);
		const result = await save('agent', { lastName: 'Changed' }, { expected });
		expect(result).toMatchObject({ outcome: 'changed', figures: { totalMinor: 280_000, commissionMinor: 28_000 } });
		expect(await database.db.$count(lead)).toBe(before);
	});

	it.each([
		['a rate that is negotiated with others', [{ ...ROOM, planId: 'rate_arve.circle' }], 'gone'],
		['a room of another hotel', [{ ...ROOM, roomId: 'room_tanne.double', planId: 'rate_tanne.flexible' }], null],
		['a rate without a price', [{ ...ROOM, planId: 'rate_arve.request' }], null],
		['more rooms than there are', [ROOM, ROOM, ROOM], 'sold-out'],
		['more guests than it takes', [{ ...ROOM, adults: 3 }], 'invalid-occupancy'],
	])('refuses %s', async (_, rooms, reason) => {
		const result = await save('agent', { rooms });
		expect(result).toMatchObject({ outcome: 'changed', figures: null });
		if (result.outcome === 'changed' && reason) expect(result.quotes.at(-1)).toMatchObject({ offer: null, reason });
	});

	it.each([
		['first name', { firstName: ' ' }, { firstName: { key: 'clientFirstName' } }],
		['last name', { lastName: '' }, { lastName: { key: 'clientLastName' } }],
		['rooms', { rooms: [] }, { rooms: { key: 'rooms' } }],
		['order of dates', { checkOut: '2027-01-09' }, { checkOut: { key: 'order' } }],
		['past dates', { checkIn: '2026-11-19' }, { checkIn: { key: 'past' } }],
		['markup', { markupMinor: -1 }, { markupMinor: { key: 'invalid' } }],
	])('requires %s', async (_, input, errors) => {
		expect(await save('agent', input)).toMatchObject({ outcome: 'invalid', errors });
	});

	it('asks people of the card for the tier', async () => {
		expect(await save('lifestyle')).toMatchObject({
			outcome: 'invalid',
			errors: { cardMemberTier: { key: 'required' } },
		});
		expect(await save('lifestyle', { cardMemberTier: 'centurion' })).toMatchObject({ outcome: 'stored' });
	});

	it('keeps everybody who comes, and tells rooms, profile, tier and loyalty number to its agency', async () => {
		const guests = [
			{ firstName: 'Margarethe', lastName: 'Asterhoff' },
			{ firstName: 'Jonas', lastName: 'Asterhoff' },
		];
		const saved = await save('lifestyle', { guests, cardMemberTier: 'centurion', loyaltyNumber: 'CP 7730' });
		if (saved.outcome !== 'stored') throw new Error(saved.outcome);
		const ctx = contextOf(database, 'lifestyle');
		const details = await readLead({ ctx, id: saved.id });
		const viewer = { actor: ctx.actor, isCommissionDisplayed: true, today: ctx.today };
		expect(leadDetailsShape.parse(leadDetailsAnswer(details, viewer))).toMatchObject({
			...{ _hotel: 'hotel_arve', propertyName: 'Hotel Arve', paymentProfile: 'ClientPays', loyaltyNumber: 'CP 7730' },
			client: { cardMemberTier: 'centurion' },
			guests,
			rooms: [
				{
					...{
						_id: ROOM.planId,
						roomId: ROOM.roomId,
						roomName: 'Double Room',
						numAdults: 2,
						commissionLevelForPartner: 10,
					},
					cancellationPolicy: { cancellationPeriods: [{ feeInPercentOfBookingTotal: 50 }, {}] },
				},
			],
		});
	});

	it('answers a repetition with the first result', async () => {
		const first = await save('agent', { lastName: 'Twice' }, { clientKey: 'key-of-the-form' });
		const second = await save('agent', { lastName: 'Twice' }, { clientKey: 'key-of-the-form' });
		if (first.outcome !== 'stored') throw new Error(first.outcome);
		expect(second).toMatchObject({ outcome: 'stored', id: first.id, isReplay: true });
	});

	it('is for people of a verified agency, and for hotels that there are', async () => {
		for (const person of [null, 'customer', 'operator', 'waiting'] as const)
			await expect(save(person)).rejects.toMatchObject({ code: 'forbidden' });
		await expect(save('agent', {}, { hotelId: 'hotel_none' })).rejects.toMatchObject({ code: 'not-found' });
	});
});

describe('an interest that is opened again', () => {
	it('says what has changed since, to its own agency alone', async () => {
		const saved = await save('agent', { lastName: 'Driftwood', rooms: [ROOM] });
		if (saved.outcome !== 'stored') throw new Error(saved.outcome);
		const open = (person: Person) => readLeadRooms({ ctx: contextOf(database, person), id: saved.id });
		expect(await open('agent')).toMatchObject({
			tolerancePercent: 0,
			rooms: [{ roomName: 'Double Room', total: { minor: 280_000, currency: 'EUR' }, drift: { passes: true } }],
		});
		expect(await open('stranger')).toBeNull();
		const raise = (from: number, to: number) =>
			database.db.$client.execute(`update room_rate set nightly_minor = ${to} where nightly_minor = ${from}`);
		await raise(40_000, 42_000);
		expect((await open('agent'))?.rooms[0]?.drift).toMatchObject({
			changes: [{ kind: 'price', percent: 5, after: { minor: 294_000 } }, { kind: 'roomsLeft' }],
			passes: false,
		});
		await database.db.update(lead).set({ tolerancePercent: 5 }).where(eq(lead.id, saved.id));
		expect((await open('agent'))?.rooms[0]?.drift?.passes).toBe(true);
		await database.db.update(lead).set({ status: 'expiredOption' }).where(eq(lead.id, saved.id));
		expect((await open('agent'))?.rooms[0]?.drift).toBeNull();
		await raise(42_000, 40_000);
	});

	it('names its rate as the reader’s language does, unless the hotel calls it another name by now', async () => {
		const saved = await save('agent', { lastName: 'Sprachlos', rooms: [ROOM] });
		if (saved.outcome !== 'stored') throw new Error(saved.outcome);
		const rename = (language: string, name: string) =>
			database.db.$client.execute({
				sql: `update rate_plan_text set name = ? where language = ? and plan_no = (select no from rate_plan where id = ?)`,
				args: [name, language, ROOM.planId],
			});
		const named = async (language: 'en' | 'de') => {
			const found = await readLeadRooms({ ctx: { ...contextOf(database, 'agent'), language }, id: saved.id });
			return found?.rooms[0]?.rateName;
		};
		const agreed = await named('en');
		await rename('de', 'Flexibel mit Frühstück');
		expect([await named('en'), await named('de')]).toEqual([agreed, 'Flexibel mit Frühstück']);
		await rename('en', 'Flexible, since renamed');
		await rename('de', 'Flexibel, neu benannt');
		expect([await named('en'), await named('de')]).toEqual([agreed, agreed]);
		await rename('en', agreed ?? '');
		await rename('de', agreed ?? '');
	});
});
