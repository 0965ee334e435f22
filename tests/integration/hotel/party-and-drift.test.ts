import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { checkDrift } from '~/domain/offer/check-drift.server';
import { findPartyRooms, type PartyTerms } from '~/domain/offer/find-party-rooms.server';
import { loadOffers } from '~/domain/offer/load-offers.server';
import type { Party } from '~/domain/offer/party';
import { quoteOffers } from '~/domain/offer/quote-offers.server';
import { ACCESS, KING, SOFA, startHotels, type TestHotels, TODAY } from './hotel-fixture';

let hotels: TestHotels;

beforeAll(async () => {
	hotels = await startHotels([
		{
			key: 'arve',
			currency: 'CHF',
			rooms: [{ key: 'double' }, { key: 'family', category: 'suite', beds: [KING, SOFA], units: 1 }],
			seasons: [
				{
					firstNight: '2026-12-01',
					lastNight: '2027-04-30',
					rates: [
						{ rooms: ['double'], nightly: 400 },
						{ rooms: ['family'], nightly: 700 },
					],
				},
			],
		},
	]);
});
afterAll(() => hotels?.stop());

const PERIOD = {
	...{ checkIn: plainDate('2027-01-04'), checkOut: plainDate('2027-01-07') },
	paymentProfile: 'ClientPays',
} as const;
const ANY_TERMS: PartyTerms = { board: null, isFree: false };
const request = { ...PERIOD, roomId: 'room_arve.double', adults: 2, children: 0, childrenAges: [] };

it('finds rooms for a party', async () => {
	const question = { ...PERIOD, hotelId: 'hotel_arve' };
	const found = await findPartyRooms({ ctx: hotels.ctx, question, party: { adults: 2, childrenAges: [6, 4] } });
	expect(
		found.combinations.map(({ rooms, total, dearer, ...marks }) => [
			rooms.map(({ name }) => name),
			total?.minor,
			dearer?.minor,
			marks,
		]),
	).toEqual([
		[['Room family'], 225_120, undefined, { isCheapest: true, isFewest: true, isOneType: false }],
		[['Room double', 'Room double'], 257_280, 32_160, { isCheapest: false, isFewest: false, isOneType: true }],
		[['Room double', 'Room family'], 353_760, 128_640, { isCheapest: false, isFewest: false, isOneType: false }],
	]);
	const [first] = found.combinations[0]?.rooms ?? [];
	expect(first?.offer).toMatchObject({ planId: 'rate_arve.flexible', request: { adults: 2, childrenAges: [6, 4] } });
	// To the cent what each room is quoted at when it is selected.
	for (const { rooms, total } of found.combinations) {
		const requests = rooms.map(({ offer }) => ({ ...offer.request, roomId: offer.roomId, planId: offer.planId }));
		const quotes = await quoteOffers({ ctx: hotels.ctx, requests });
		expect(quotes.reduce((sum, { offer }) => sum + (offer?.price?.total.minor ?? Number.NaN), 0)).toBe(total?.minor);
	}
	const nothing = findPartyRooms({ ctx: hotels.ctx, question: { ...question, hotelId: 'x' }, party: request });
	await expect(nothing).rejects.toMatchObject({ code: 'not-found' });
});

it('names the rule that prevents a party, and the nearest alternatives', async () => {
	const question = { ...PERIOD, hotelId: 'hotel_arve' };
	const large = { adults: 12, childrenAges: [] };
	expect(await findPartyRooms({ ctx: hotels.ctx, question, party: large })).toMatchObject({
		combinations: [],
		obstacle: { kind: 'stock', free: 4 },
		nearestPeriod: null,
		nearestParty: { party: { adults: 9 }, rooms: [{}, {}, {}, {}] },
	});
	await hotels.db.$client.execute(`insert into room_night (room_no, night, hotel_no, taken, units)
		select no, '2027-01-06', hotel_no, units, units from hotel_room where id like 'room_arve.%'`);
	const pair = { adults: 2, childrenAges: [] };
	expect(await findPartyRooms({ ctx: hotels.ctx, question, party: pair })).toMatchObject({
		obstacle: { kind: 'stock', free: 0 },
		nearestPeriod: { checkIn: '2027-01-03', checkOut: '2027-01-06', rooms: [{ name: 'Room double' }] },
		nearestParty: null,
	});
	await hotels.db.$client.execute(`delete from room_night where night = '2027-01-06'`);
});

it('keeps to the board and the cancellation that were chosen, and to what the hotel counts as a group', async () => {
	const question = { ...PERIOD, hotelId: 'hotel_arve' };
	const pair = { adults: 2, childrenAges: [] };
	const find = (terms: PartyTerms, party: Party = pair) => findPartyRooms({ ctx: hotels.ctx, question, party, terms });
	const any = await find({ board: 'breakfast', isFree: false });
	expect(any.combinations.length).toBeGreaterThan(0);
	expect(await find({ board: 'halfBoard', isFree: false })).toMatchObject({
		combinations: [],
		obstacle: { kind: 'terms' },
		nearestParty: null,
	});
	// Free until sixty days before: on the twentieth of November that is over for the fourth of January.
	expect(await find({ board: null, isFree: true })).toMatchObject({ combinations: [], obstacle: { kind: 'terms' } });
	const later = { ...question, checkIn: plainDate('2027-03-01'), checkOut: plainDate('2027-03-03') };
	const free = await findPartyRooms({
		...{ ctx: hotels.ctx, question: later, party: pair },
		terms: { board: 'breakfast', isFree: true },
	});
	expect(free.combinations[0]?.rooms[0]?.offer.cancellation[0]?.feePercent).toBe(0);

	const eight = { adults: 8, childrenAges: [] };
	expect((await find(ANY_TERMS, eight)).combinations[0]?.rooms).toHaveLength(4);
	await hotels.db.$client.execute('update hotel set group_from_rooms = 3');
	expect(await find(ANY_TERMS, eight)).toMatchObject({ combinations: [], obstacle: { kind: 'tooMany', rooms: 2 } });
	await hotels.db.$client.execute('update hotel set group_from_rooms = null');
});

it('reports the changes of an interest', async () => {
	const { offers } = await loadOffers({ ctx: hotels.ctx, request });
	const remembered = offers.map((offer) => ({ ...offer, savedOn: TODAY }));
	const drift = (ctx = hotels.ctx) =>
		checkDrift({ ctx, remembered: [...remembered, ...remembered], tolerancePercent: 0 });
	expect(await drift()).toEqual([
		{ changes: [], passes: true },
		{ changes: [], passes: true },
	]);
	await hotels.db.$client.batch(
		[
			'update room_rate set nightly_minor = 42000 where nightly_minor = 40000',
			`insert into room_night (room_no, night, hotel_no, taken, units) select no, '2027-01-05', hotel_no, 2, 3 from hotel_room
				where id = 'room_arve.double'`,
		],
		'write',
	);
	expect(await drift()).toMatchObject([
		{
			changes: [
				{ kind: 'price', percent: 5 },
				{ kind: 'roomsLeft', left: 1 },
			],
			passes: false,
		},
		{ changes: [{ kind: 'gone', reason: 'sold-out' }], passes: false },
	]);
	expect(await drift({ ...hotels.ctx, access: ACCESS, today: plainDate('2027-01-05') })).toMatchObject([
		{ changes: [{ kind: 'gone' }] },
		{ changes: [{ kind: 'gone' }] },
	]);
});
