import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { AppLoadContext } from '~/context';
import { workedOut } from '~/domain/offer-cache/cached-answer';
import type { Actor } from '~/domain/user/actor';
import { answerApiCall } from '~/routes/api/answer-api-call.server';
import { CONSUMER_BRAND } from '../../../db/seed/brands/brand-profiles';
import { DEFAULT_PLAN, PROGRAM_NOS, startHotels, type TestHotels, TODAY } from './hotel-fixture';

const PATHS = {
	availableRooms: '/api/hotels/{id}/available-rooms',
	hotelRoom: '/api/hotelrooms/{id}',
	hotelRooms: '/api/hotels/{id}/rooms',
	roomAvailability: '/api/hotelrooms/{id}/availability',
	roomOffers: '/api/hotelrooms/{id}/offers',
};

let hotels: TestHotels;

beforeAll(async () => {
	hotels = await startHotels([
		{ key: 'arve', plans: [DEFAULT_PLAN, { key: 'circle', program: 'circle-of-peaks', commissionPercent: 17 }] },
	]);
});
afterAll(() => hotels?.stop());

const AGENT: Actor = {
	...{ no: 1, id: 'user_1', role: 'agent', firstName: null, lastName: null, email: 'agent@example.com' },
	...{ isEmailVerified: true, company: null, hotelId: null, operatorNo: null, capabilities: [], isActing: false },
	agency: {
		...{
			no: 1,
			id: 'agency_1',
			name: 'Corvin & Lys',
			verification: 'verified',
			teamBrandKey: null,
			pinnedBrandKey: null,
			design: null,
		},
		...{ hasBankAccount: false, billableCurrency: 'CHF', programNos: [PROGRAM_NOS['circle-of-peaks']] },
	},
};

const TRADE = { ...CONSUMER_BRAND, isLoginRequired: true, isCommissionDisplayed: true };

/** Works an answer out, as the site does when the offer-cache is away. */
const cachedAnswer: AppLoadContext['services']['cachedAnswer'] = async (saved, question, input) => {
	const json = await saved.answer({ ...input, db: hotels.db }, question);
	return workedOut(json, { now: 0, version: input.catalogueVersion, status: 'fwd=bypass' });
};

type Asker = { actor?: Actor | null; brand?: typeof CONSUMER_BRAND };

async function ask(call: keyof typeof PATHS, query = '', { actor = AGENT, brand = TRADE }: Asker = {}) {
	const id = call === 'hotelRooms' || call === 'availableRooms' ? 'hotel_arve' : 'room_arve.double';
	const [path = '', search = ''] = query.split('?');
	const response = await answerApiCall({
		request: new Request(`https://firnlicht.example${PATHS[call].replace('{id}', path || id)}?${search}`),
		params: {},
		context: {
			apiGrant: null,
			...{ db: hotels.db, today: TODAY, now: Date.parse(`${TODAY}T12:00:00Z`), language: 'en', visitor: '' },
			...{ actor, brand, origin: 'https://firnlicht.example', settings: { PICTURE_BASE_URL: 'https://p.example' } },
			...{ catalogueVersion: 1, services: { cachedAnswer } },
		} as unknown as AppLoadContext,
	});
	return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) };
}

const WEEK = 'checkInDate=2027-01-04&checkOutDate=2027-01-07';

describe('offers of a room', () => {
	it('have all fields, in major units, and are not cached', async () => {
		const { status, headers, body } = await ask('roomOffers', `?${WEEK}&numAdults=1&numChildren=1&childrenAges=7`);
		expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
		expect(body).toHaveLength(2);
		expect(body[0]).toMatchObject({
			_id: 'rate_arve.flexible',
			hotelId: 'hotel_arve',
			roomId: 'room_arve.double',
			localPrice: { currency: 'EUR', amount: 1200, averageNightlyPrice: 400 },
			priceTotal: 1119.4,
			averageNightlyPrice: 373.13,
			currency: 'CHF',
			commissionLevelForPartner: 10,
			commission: 111.94,
			payments: [
				{ kind: 'prepayment', dueDate: TODAY, percent: 30, price: 335.82 },
				{ kind: 'final', dueDate: '2026-12-05', percent: 70, price: 783.58 },
			],
			parts: [{ kind: 'nights', quantity: 3, unitPrice: 400, price: 1200 }],
			checkInDate: '2027-01-04',
			checkOutDate: '2027-01-07',
			...{ numAdults: 1, numChildren: 1, childrenAges: [7], requestedBedConfiguration: null },
		});
		expect(body[1]).toMatchObject({ _id: 'rate_arve.circle', commissionLevelForPartner: 17 });
	});

	it('are public ones without a word of commission where anybody may ask', async () => {
		const { status, body } = await ask('roomOffers', `?${WEEK}`, { actor: null, brand: CONSUMER_BRAND });
		expect([status, body.length]).toEqual([200, 1]);
		expect(body[0]).toMatchObject({
			priceTotal: 1200,
			currency: 'EUR',
			commissionLevelForPartner: null,
			commission: null,
		});
	});

	it('are none where there are none', async () => {
		expect(await ask('roomOffers', `?${WEEK}&numAdults=5`)).toMatchObject({ status: 200, body: [] });
	});

	test.each([
		['a visitor', { actor: null }],
		[
			'an unverified agency',
			{ actor: { ...AGENT, agency: AGENT.agency && { ...AGENT.agency, verification: 'requested' as const } } },
		],
	])('are refused to %s where a login is needed', async (_, asker) => {
		for (const call of ['roomOffers', 'roomAvailability', 'availableRooms'] as const)
			expect((await ask(call, `?${WEEK}`, asker)).status).toBe(403);
	});

	test.each([
		['no days', '?numAdults=2', ['checkInDate', 'checkOutDate']],
		['a day that there is not', '?checkInDate=2027-02-30&checkOutDate=2027-03-02', ['checkInDate']],
		['the past', '?checkInDate=2026-11-19&checkOutDate=2026-11-21', ['checkInDate']],
		['no night', '?checkInDate=2027-01-04&checkOutDate=2027-01-04', ['checkOutDate']],
		['half a year', '?checkInDate=2027-01-04&checkOutDate=2027-07-04', ['checkOutDate']],
		['no adults', `?${WEEK}&numAdults=0`, ['numAdults']],
		['a negative number of adults', `?${WEEK}&numAdults=-1`, ['numAdults']],
		['no ages', `?${WEEK}&numChildren=2`, ['childrenAges']],
		['too few ages', `?${WEEK}&numChildren=2&childrenAges=4`, ['childrenAges']],
		['ages without children', `?${WEEK}&childrenAges=4`, ['childrenAges']],
		['no age', `?${WEEK}&numChildren=1&childrenAges=x`, ['childrenAges']],
		['an adult’s age', `?${WEEK}&numChildren=1&childrenAges=18`, ['childrenAges']],
		['a profile that there is not', `?${WEEK}&paymentProfile=NobodyPays`, ['paymentProfile']],
		['another room', `?${WEEK}&roomId=room_2`, ['roomId']],
	])('refuses %s, and says where', async (_, query, parameters) => {
		const { status, body } = await ask('roomOffers', query);
		expect([status, body.errors.map(({ parameter }: { parameter: string }) => parameter)]).toEqual([400, parameters]);
	});

	it('reads ages in both ways', async () => {
		for (const ages of ['0,1', '[0, 1]'])
			expect((await ask('roomOffers', `?${WEEK}&numChildren=2&childrenAges=${ages}`)).status).toBe(200);
	});
});

describe('rooms', () => {
	it('can be counted', async () => {
		const requested = (quantity: number) => ask('roomAvailability', `?${WEEK}&requestedRoomQuantity=${quantity}`);
		expect((await requested(3)).body).toEqual({ available: true, maxAvailableQuantity: 3 });
		expect((await requested(4)).body).toEqual({ available: false, maxAvailableQuantity: 3 });
		expect((await requested(0)).status).toBe(400);
	});

	it('are returned with their outcome', async () => {
		const { body } = await ask('availableRooms', `?${WEEK}`);
		expect(body).toHaveLength(1);
		expect(body[0]).toMatchObject({
			room: { _id: 'room_arve.double', _hotel: 'hotel_arve', viewsFromRoom: ['Mountain'], thumbnail: null },
			availability: {
				status: 'available',
				priceInfo: {
					localCurrency: { currency: 'EUR', minimumNightlyPrice: 400 },
					billableCurrency: { currency: 'CHF', minimumNightlyPrice: 373.13 },
				},
				publicPrice: null,
			},
		});
		expect((await ask('hotelRooms')).body).toEqual([body[0].room]);
		expect((await ask('hotelRoom')).body).toEqual(body[0].room);
	});

	test.each(Object.keys(PATHS) as (keyof typeof PATHS)[])('%s knows none that there is not', async (call) => {
		const query = call === 'hotelRoom' || call === 'hotelRooms' ? '' : `?${WEEK}`;
		expect((await ask(call, `nothing${query}`)).status).toBe(404);
	});
});
