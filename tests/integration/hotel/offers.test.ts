import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { loadRoom, loadRooms } from '~/domain/hotel/load-rooms.server';
import { availableRooms } from '~/domain/offer/available-rooms.server';
import { loadOffers } from '~/domain/offer/load-offers.server';
import type { RoomRequest } from '~/domain/offer/offer';
import type { OfferAccess } from '~/domain/offer/offer-access';
import { quoteOffers } from '~/domain/offer/quote-offers.server';
import { roomAvailability } from '~/domain/offer/room-availability.server';
import { ACCESS, KING, PROGRAM_NOS, SOFA, startHotels, type TestHotels } from './hotel-fixture';

const FLEXIBLE = 'rate_arve.flexible';
const SAVER = 'rate_arve.saver';

let hotels: TestHotels;

beforeAll(async () => {
	hotels = await startHotels([
		{
			key: 'arve',
			currency: 'CHF',
			place: 'zermatt',
			maxAgeInfant: 1,
			rooms: [
				{ key: 'double', facilityMask: 1, units: 3 },
				{ key: 'family', category: 'suite', beds: [KING, SOFA], units: 1 },
				{ key: 'unknown', category: 'villa', beds: [] },
			],
			plans: [
				{ key: 'flexible' },
				{ key: 'saver', profiles: ['ClientPays'], cancellationPolicy: { cancellationPeriods: [] } },
				{ key: 'circle', program: 'circle-of-peaks', commissionPercent: 15 },
				{ key: 'request', isOnRequest: true, profiles: ['AgencyPaysPackageRate'] },
			],
			seasons: [
				{
					firstNight: '2026-12-01',
					lastNight: '2027-01-10',
					weekend: [5, 6],
					rates: [
						{ plans: ['flexible', 'request'], nightly: 500, weekend: 600, public: 650, minNights: 3 },
						{ plans: ['saver'], nightly: 400 },
						{ plans: ['circle'], nightly: 350 },
					],
				},
				{ firstNight: '2027-01-11', lastNight: '2027-02-28', rates: [{ nightly: 300 }] },
			],
			closures: [
				{ kind: 'arrival', firstDay: '2027-01-20', lastDay: '2027-01-20' },
				{ kind: 'departure', firstDay: '2027-01-22', lastDay: '2027-01-22' },
				{ kind: 'stay', plan: 'flexible', firstDay: '2027-02-01', lastDay: '2027-02-03' },
			],
			taken: [
				{ room: 'double', firstNight: '2027-01-12', lastNight: '2027-01-13', taken: 1 },
				{ room: 'double', firstNight: '2027-01-16', lastNight: '2027-01-16', taken: 2, units: 2 },
				{ room: 'family', firstNight: '2027-01-15', lastNight: '2027-01-15', taken: 1 },
			],
		},
		{ key: 'bare', rooms: [] },
	]);
});
afterAll(() => hotels?.stop());

type Input = Partial<Omit<RoomRequest, 'checkIn' | 'checkOut'>> & { access?: Partial<OfferAccess> };

const request = (checkIn: string, checkOut: string, { access: _, ...input }: Input = {}): RoomRequest => ({
	roomId: 'room_arve.double',
	checkIn: plainDate(checkIn),
	checkOut: plainDate(checkOut),
	adults: 2,
	children: input.childrenAges?.length ?? 0,
	childrenAges: [],
	paymentProfile: 'ClientPays',
	...input,
});

const ctxOf = (access: Partial<OfferAccess> = {}) => ({ ...hotels.ctx, access: { ...ACCESS, ...access } });

async function offersOf(checkIn: string, checkOut: string, input: Input = {}) {
	const { offers, reason } = await loadOffers({ ctx: ctxOf(input.access), request: request(checkIn, checkOut, input) });
	return reason ?? offers.map(({ planId, localPrice }) => [planId, localPrice && localPrice.total.minor / 100]);
}

describe('offers of a room', () => {
	it('returns a whole offer', async () => {
		const { offers } = await loadOffers({ ctx: hotels.ctx, request: request('2026-12-10', '2026-12-13') });
		expect(offers[0]).toMatchObject({
			hotelId: 'hotel_arve',
			roomId: 'room_arve.double',
			rateName: 'Rate flexible',
			// One night at 500 and two at 600 francs, at 1.072.
			localPrice: { total: { minor: 170_000, currency: 'CHF' }, averageNightlyMinor: 56_667 },
			price: { total: { minor: 182_240, currency: 'EUR' }, averageNightlyMinor: 60_747 },
			publicPrice: { total: { minor: 195_000, currency: 'CHF' } },
			isSpecialOffer: true,
			commissionPercent: 10,
			commissionMinor: 18_224,
			exchange: { from: 'CHF', to: 'EUR', millionths: 1_072_000, asOf: '2026-11-02' },
			requestableBedConfigurations: ['kingSizeBed', 'twinBeds'],
		});
	});

	test.each<[string, string, string, Input, unknown]>([
		[
			'both public plans',
			'2026-12-07',
			'2026-12-10',
			{},
			[
				[FLEXIBLE, 1500],
				[SAVER, 1200],
			],
		],
		[
			'over two seasons',
			'2027-01-09',
			'2027-01-12',
			{},
			[
				[FLEXIBLE, 1400],
				[SAVER, 1100],
			],
		],
		['too short for one of them', '2026-12-07', '2026-12-09', {}, [[SAVER, 800]]],
		['too short for all', '2026-12-07', '2026-12-09', { paymentProfile: 'AgencyPaysStandAloneRate' }, 'minimum-stay'],
		['no arrival', '2027-01-20', '2027-01-24', {}, 'closed'],
		['no departure', '2027-01-18', '2027-01-22', {}, 'closed'],
		[
			'a day of no departure within the stay',
			'2027-01-21',
			'2027-01-23',
			{},
			[
				[FLEXIBLE, 600],
				[SAVER, 600],
			],
		],
		['one plan closed', '2027-02-03', '2027-02-05', {}, [[SAVER, 600]]],
		[
			'out on the first closed day',
			'2027-01-30',
			'2027-02-01',
			{},
			[
				[FLEXIBLE, 600],
				[SAVER, 600],
			],
		],
		[
			'partly sold',
			'2027-01-11',
			'2027-01-14',
			{},
			[
				[FLEXIBLE, 900],
				[SAVER, 900],
			],
		],
		['sold out on a night', '2027-01-15', '2027-01-18', {}, 'sold-out'],
		[
			'free again',
			'2027-01-17',
			'2027-01-18',
			{},
			[
				[FLEXIBLE, 300],
				[SAVER, 300],
			],
		],
		['beyond the seasons', '2027-02-27', '2027-03-02', {}, 'not-in-season'],
		['too many guests', '2026-12-07', '2026-12-10', { adults: 3 }, 'invalid-occupancy'],
		[
			'an infant needs no bed',
			'2026-12-07',
			'2026-12-10',
			{ childrenAges: [1] },
			[
				[FLEXIBLE, 1500],
				[SAVER, 1200],
			],
		],
		['a child does', '2026-12-07', '2026-12-10', { childrenAges: [2] }, 'invalid-occupancy'],
		[
			'any party where the beds are unknown',
			'2027-01-23',
			'2027-01-24',
			{ roomId: 'room_arve.unknown', adults: 9, paymentProfile: 'AgencyPaysStandAloneRate' },
			[[FLEXIBLE, 300]],
		],
		[
			'on request',
			'2026-12-07',
			'2026-12-10',
			{ paymentProfile: 'AgencyPaysPackageRate' },
			[
				[FLEXIBLE, 1500],
				['rate_arve.request', null],
			],
		],
		[
			'a programme the agency is in',
			'2026-12-07',
			'2026-12-09',
			{ paymentProfile: 'AgencyPaysStandAloneRate', access: { programNos: [PROGRAM_NOS['circle-of-peaks']] } },
			[['rate_arve.circle', 700]],
		],
		[
			'a programme it is not in',
			'2026-12-07',
			'2026-12-09',
			{ paymentProfile: 'AgencyPaysStandAloneRate', access: { programNos: [PROGRAM_NOS.serandipians] } },
			'minimum-stay',
		],
	])('%s', async (_, checkIn, checkOut, input, expected) => {
		expect(await offersOf(checkIn, checkOut, input)).toEqual(expected);
	});

	it('hides the commission from users who may not see it', async () => {
		const ctx = ctxOf({ isCommissionVisible: false, language: 'de' });
		const { offers } = await loadOffers({ ctx, request: request('2026-12-07', '2026-12-10') });
		expect(offers.map(({ commissionPercent, commissionMinor }) => [commissionPercent, commissionMinor])).toEqual([
			[null, null],
			[null, null],
		]);
		expect(offers[0]?.rateDescription).toBe('Mit Frühstück.');
	});

	it('knows no room that there is not', async () => {
		const requested = request('2026-12-07', '2026-12-10', { roomId: 'room_arve.nothing' });
		await expect(loadOffers({ ctx: hotels.ctx, request: requested })).rejects.toMatchObject({ code: 'not-found' });
	});
});

describe('rooms at once', () => {
	test.each([
		['all free', '2027-01-17', '2027-01-19', 3, { available: true, maxAvailableQuantity: 3 }],
		['one too many', '2027-01-11', '2027-01-14', 3, { available: false, maxAvailableQuantity: 2 }],
		['none', '2027-01-15', '2027-01-18', 1, { available: false, maxAvailableQuantity: 0 }],
		['none that is sold', '2027-03-01', '2027-03-02', 1, { available: false, maxAvailableQuantity: 0 }],
	] as const)('%s', async (_, checkIn, checkOut, requestedRoomQuantity, expected) => {
		const { roomId, paymentProfile, ...period } = request(checkIn, checkOut);
		const question = { roomId, paymentProfile, ...period, requestedRoomQuantity };
		expect(await roomAvailability({ ctx: hotels.ctx, question })).toEqual(expected);
	});
});

describe('rooms of a hotel', () => {
	const question = (checkIn: string, checkOut: string, hotelId = 'hotel_arve') => ({
		hotelId,
		checkIn: plainDate(checkIn),
		checkOut: plainDate(checkOut),
		paymentProfile: 'AgencyPaysPackageRate' as const,
	});

	it('tells of each what becomes of it in a period', async () => {
		const rooms = await availableRooms({ ctx: hotels.ctx, question: question('2027-01-15', '2027-01-17') });
		expect(
			rooms.map(({ room, availability: { status, reason, priceInfo } }) => [
				room.id,
				status,
				reason,
				priceInfo?.local.minor,
			]),
		).toEqual([
			['room_arve.double', 'none', 'sold-out', undefined],
			['room_arve.family', 'none', 'sold-out', undefined],
			['room_arve.unknown', 'available', null, 30_000],
		]);
	});

	it('takes the cheapest rate, and says so where the public one is higher', async () => {
		const [first] = await availableRooms({ ctx: hotels.ctx, question: question('2026-12-10', '2026-12-13') });
		expect(first?.availability).toMatchObject({
			status: 'available',
			maxAvailableQuantity: 3,
			priceInfo: { local: { minor: 56_667, currency: 'CHF' }, billable: { minor: 60_747, currency: 'EUR' } },
			publicPrice: { minor: 65_000, currency: 'CHF' },
			isSpecialOffer: true,
		});
	});

	it('has none where there are none, and says where there is no hotel', async () => {
		expect(
			await availableRooms({ ctx: hotels.ctx, question: question('2027-01-15', '2027-01-17', 'hotel_bare') }),
		).toEqual([]);
		const nothing = availableRooms({
			ctx: hotels.ctx,
			question: question('2027-01-15', '2027-01-17', 'hotel_nothing'),
		});
		await expect(nothing).rejects.toMatchObject({ code: 'not-found' });
	});

	it('returns all texts of a room in the requested language', async () => {
		const ctx = { db: hotels.db, language: 'de' } as const;
		const rooms = await loadRooms({ ctx, hotelId: 'hotel_arve' });
		expect(rooms.map(({ id }) => id)).toEqual(['room_arve.double', 'room_arve.family', 'room_arve.unknown']);
		expect(rooms[0]).toEqual(await loadRoom({ ctx, roomId: 'room_arve.double' }));
		expect(rooms[0]).toMatchObject({
			hotelId: 'hotel_arve',
			descriptionMarkdown: 'Ruhig.',
			viewsFromRoom: ['Berg'],
			facilities: [{ key: 'balcony', name: 'Balkon' }],
			beds: [KING],
			images: [],
		});
		expect(await loadRooms({ ctx, hotelId: 'hotel_bare' })).toEqual([]);
		await expect(loadRoom({ ctx, roomId: 'room_arve.nothing' })).rejects.toMatchObject({ code: 'not-found' });
	});
});

describe('quotes', () => {
	it('are recalculated at once, and share the stock', async () => {
		const requested = (roomId: string, planId: string, checkIn = '2027-01-11', checkOut = '2027-01-14') => ({
			...request(checkIn, checkOut, { roomId }),
			planId,
		});
		const double = requested('room_arve.double', 'rate_arve.saver');
		const quotes = await quoteOffers({
			ctx: hotels.ctx,
			requests: [
				double,
				requested('room_arve.family', 'rate_arve.flexible'),
				double,
				double,
				requested('room_arve.double', 'rate_arve.circle'),
				requested('room_arve.nothing', 'rate_arve.saver'),
				requested('room_arve.double', 'rate_arve.flexible', '2026-12-07', '2026-12-09'),
			],
		});
		expect(quotes.map(({ offer, reason, roomsLeft }) => [offer?.planId ?? reason, roomsLeft])).toEqual([
			['rate_arve.saver', 2],
			['rate_arve.flexible', 1],
			['rate_arve.saver', 2],
			['sold-out', 2],
			['gone', 2],
			['gone', 0],
			['minimum-stay', 3],
		]);
	});
});
