import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { NO_REFINEMENT } from '~/domain/hotel-search/hotel-refinement';
import type { HotelLists } from '~/domain/hotel-search/listed-hotel';
import { USUAL_PARTIES } from '~/domain/offer/requested-parties';
import { foundAnswer, plainBytes } from '~/domain/offer-cache/cached-answer';
import type { Input } from '~/domain/offer-cache/cached-call';
import { FREE_ROOMS, HOTEL_LISTS, PARTY_ROOMS, RATES, ROOM_TYPES } from '~/domain/offer-cache/cached-pages.server';
import { answerAsked } from '../../../workers/offer-cache/answer-question';
import { ACCESS, DEFAULT_PLAN, startHotels, type TestHotels, TODAY } from '../hotel/hotel-fixture';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const MINUTE = 60_000;

let hotels: TestHotels;
beforeAll(async () => {
	hotels = await startHotels([
		{
			key: 'arve',
			plans: [DEFAULT_PLAN, { key: 'secret', program: 'serandipians' }],
			seasons: [
				{
					firstNight: '2026-12-01',
					lastNight: '2027-04-30',
					rates: [
						{ plans: ['flexible'], nightly: 400 },
						{ plans: ['secret'], nightly: 311 },
					],
				},
			],
		},
	]);
});
afterAll(() => hotels?.stop());

const PERIOD = {
	...{ checkIn: plainDate('2027-01-04'), checkOut: plainDate('2027-01-06') },
	paymentProfile: 'ClientPays',
} as const;
const HOTEL = { hotelId: 'hotel_arve', ...PERIOD };
const GUESTS = { adults: 2, children: 0, childrenAges: [] };

async function ask(callId: string, question: Input['question'], programNos: number[], now = NOW) {
	const waiting: Promise<unknown>[] = [];
	const setting = { today: TODAY, now: NOW, pictureBaseUrl: 'https://pictures.test', catalogueVersion: 1 };
	const answer = await answerAsked(
		{ callId, question, ...setting, access: { ...ACCESS, programNos } },
		{ now, database: () => hotels.db, waitUntil: (promise) => waiting.push(promise) },
	);
	await Promise.all(waiting);
	const found = foundAnswer(answer);
	return { status: found.status, isGzip: found.isGzip, text: new TextDecoder().decode(await plainBytes(found)) };
}

it.each<[string, string, Input['question'], string]>([
	['rooms', FREE_ROOMS.call.id, HOTEL, '31100'],
	['rates', RATES.call.id, { roomId: 'room_arve.double', ...PERIOD, ...GUESTS }, 'rate_arve.secret'],
	['rooms for a party', PARTY_ROOMS.call.id, { ...HOTEL, party: { adults: 3, childrenAges: [] } }, 'rate_arve.secret'],
])('%s are cached for a minute, negotiated rates for their audience alone', async (_, id, question, secret) => {
	expect((await ask(id, question, [1])).text).toContain(secret);
	expect((await ask(id, question, [1], NOW + MINUTE - 1)).status).toBe('hit');
	for (const programNos of [[], [2]]) {
		const other = await ask(id, question, programNos);
		expect(other.status).toBe('fwd=miss; stored');
		expect(other.text).not.toContain(secret);
	}
	expect((await ask(id, question, [1], NOW + MINUTE)).status).toBe('fwd=miss; stored');
});

it('the lists of the search are what the verb returns, in minor units, and never gzipped', async () => {
	const filter = {
		...{ ...PERIOD, destination: null, maxKeys: null, hotelIds: null, parties: USUAL_PARTIES, area: null },
		...{ hotelCategories: [], roomCategories: [], programIds: [], facilities: [], roomFacilities: [] },
	};
	const question = { filter, refinement: NO_REFINEMENT, available: 12, unavailable: 12 };
	for (const [programNos, minor] of [
		[[1], 31_100],
		[[], 40_000],
	] as const) {
		const { available, unavailable } = JSON.parse(
			(await ask(HOTEL_LISTS.call.id, question, [...programNos])).text,
		) as HotelLists;
		const { billableCurrency: currency } = ACCESS;
		expect(available.first).toMatchObject([{ id: 'hotel_arve', status: 'available', price: { minor, currency } }]);
		expect([available.count, unavailable]).toEqual([1, { count: 0, first: [] }]);
	}
	const cached = await ask(HOTEL_LISTS.call.id, question, [1], NOW + 3 * MINUTE - 1);
	expect([cached.status, cached.isGzip]).toEqual(['hit', false]);
	expect((await ask(HOTEL_LISTS.call.id, question, [1], NOW + 3 * MINUTE)).status).toBe('fwd=miss; stored');
});

it('the types of rooms are cached for five minutes', async () => {
	const question = { hotelId: 'hotel_arve' };
	expect((await ask(ROOM_TYPES.call.id, question, [])).text).toContain('Double Room');
	expect((await ask(ROOM_TYPES.call.id, question, [1], NOW + 5 * MINUTE - 1)).status).toBe('hit');
	expect((await ask(ROOM_TYPES.call.id, question, [], NOW + 5 * MINUTE)).status).toBe('fwd=miss; stored');
});
