import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { checkDrift } from '~/domain/offer/check-drift.server';
import { explainOffer } from '~/domain/offer/explain-offer.server';
import { findPartyRooms } from '~/domain/offer/find-party-rooms.server';
import { loadOffers } from '~/domain/offer/load-offers.server';
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
const request = { ...PERIOD, roomId: 'room_arve.double', adults: 2, children: 0, childrenAges: [] };

it('finds rooms for a party', async () => {
	const question = { ...PERIOD, hotelId: 'hotel_arve' };
	const found = await findPartyRooms({ ctx: hotels.ctx, question, party: { adults: 2, childrenAges: [6, 4] } });
	expect(
		found.map(({ rooms, local, billable }) => [rooms.map(({ name }) => name), local.minor, billable?.minor]),
	).toEqual([
		[['Room family'], 210_000, 225_120],
		[['Room double', 'Room double'], 240_000, 257_280],
		[['Room double', 'Room family'], 330_000, 353_760],
	]);
	expect(found[0]?.rooms[0]).toMatchObject({ planId: 'rate_arve.flexible', adults: 2, childrenAges: [6, 4] });
	const nothing = findPartyRooms({ ctx: hotels.ctx, question: { ...question, hotelId: 'x' }, party: request });
	await expect(nothing).rejects.toMatchObject({ code: 'not-found' });
});

it('explains a price, and says where there is none to explain', async () => {
	const chosen = { ...request, planId: 'rate_arve.flexible' };
	expect(await explainOffer({ ctx: hotels.ctx, request: chosen })).toMatchObject({
		local: { minor: 120_000, currency: 'CHF' },
		billed: { minor: 128_640, currency: 'EUR' },
	});
	const gone = explainOffer({ ctx: hotels.ctx, request: { ...chosen, planId: 'rate_arve.nothing' } });
	await expect(gone).rejects.toMatchObject({ code: 'not-found' });
});

it('says what has become of an interest', async () => {
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
