import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/client';
import type { HotelListView } from '~/components/trade/hotel-list/list-view';
import type { HotelShortlist } from '~/components/trade/shortlist/hotel-shortlist';
import { addDays, plainDate } from '~/domain/date/plain-date';
import type { HotelComparison } from '~/domain/hotel-comparison/hotel-comparison';
import { type Product, startProduct, TODAY } from '../product';
import { signInAs } from '../sign-in';
import { insertHotels, randomHotels } from './random-hotels';

const FROM = plainDate(TODAY);
const STAY = `checkInDate=${addDays(FROM, 4)}&checkOutDate=${addDays(FROM, 6)}&rooms=2`;

let product: Product;
/** Member of the first programme, and of none. */
let nordwand: string;
let corvin: string;

beforeAll(async () => {
	product = await startProduct('hotel-comparison');
	const db = openDatabase({ url: product.installation.databaseUrl });
	await insertHotels(db, randomHotels(30, FROM, 5));
	await db.$client.batch(
		[
			`delete from program_membership`,
			`insert into program_membership (agency_no, program_no, status) select no, 1, 'confirmed' from travel_agency where id = 'agency_nordwand'`,
			`delete from rate_plan_text`,
			`insert into rate_plan_text (plan_no, language, name, description, amenities_markdown)
				select no, 'en', 'Rate ' || no, '', case when program_no is null then '- Breakfast' else '- Breakfast' || char(10) || '- Upgrade' end from rate_plan`,
		],
		'write',
	);
	[nordwand, corvin] = (await Promise.all(['agent', 'corvin'].map((login) => signInAs(product, login)))) as [
		string,
		string,
	];
});
afterAll(() => product?.stop());

async function pageData<View>(path: string, route: string, cookie: string): Promise<View> {
	const { status, text } = await product.ask(`${path}&_data=${encodeURIComponent(route)}`, { headers: { cookie } });
	expect(status).toBe(200);
	return JSON.parse(text).view as View;
}
const list = (cookie: string) =>
	pageData<HotelListView>(`/hotels?destination=Austria&shown=600&off=600&${STAY}`, 'routes/agent/hotels', cookie);
const compare = (ids: readonly string[], cookie: string, more = '') =>
	pageData<HotelComparison>(
		`/hotels/compare?hotels=${ids.join('.')}&${STAY}${more}`,
		'routes/agent/hotel-comparison',
		cookie,
	);

describe('hotels side by side', () => {
	it('say what their cards say, in the order of the address, and why one has nothing', async () => {
		const { available, unavailable } = await list(nordwand);
		const priced = available.filter(({ stay }) => stay !== null);
		const asked = [priced[2], unavailable[0], priced[0]].flatMap((hotel) => hotel ?? []);
		expect(asked).toHaveLength(3);
		const { hotels, missing, period } = await compare(
			[...asked.map(({ id }) => id), 'hotel_gone'],
			nordwand,
			'&destination=France&name=nothing&ratingFrom=95',
		);
		expect(hotels.map(({ listed }) => listed)).toEqual(asked);
		expect([missing, period?.checkIn]).toEqual([1, addDays(FROM, 4)]);
		expect(hotels.map(({ whyNot }) => whyNot?.reason.kind ?? null)).toEqual([null, expect.any(String), null]);
		expect(hotels[1]?.rooms).toEqual([]);
		expect(hotels[0]?.rooms.length).toBeGreaterThan(0);
	});

	it('keep the filters of rates, and say of which hotel they leave nothing', async () => {
		const { available } = await list(nordwand);
		const ids = available.flatMap(({ id, stay }) => (stay ? [id] : [])).slice(0, 4);
		const { hotels, isFiltered } = await compare(ids, nordwand, '&boards=allInclusive');
		expect(isFiltered).toBe(true);
		expect(hotels.map(({ listed, isFilteredOut }) => [listed.id, isFilteredOut])).toEqual(ids.map((id) => [id, true]));
	});

	it('are compared without a period where there is none to come', async () => {
		const { hotels, period } = await pageData<HotelComparison>(
			'/hotels/compare?hotels=hotel_0001.hotel_0002.hotel_0003.hotel_0004.hotel_0005&checkInDate=2020-01-01&checkOutDate=2020-01-03',
			'routes/agent/hotel-comparison',
			nordwand,
		);
		expect([hotels.length, period, hotels[0]?.listed.price]).toEqual([4, null, null]);
	});

	it('are for the trade alone', async () => {
		const { status } = await product.ask(`/hotels/compare?hotels=hotel_0001&${STAY}`);
		expect(status).toBe(302);
	});
});

describe('hotels of a shortlist', () => {
	const shortlist = async (query: string, cookie: string) => {
		const { status, text } = await product.ask(`/shortlist?${query}&_data=routes%2Fconsumer%2Fshortlist`, {
			headers: { cookie },
		});
		expect(status).toBe(200);
		return JSON.parse(text).hotels as HotelShortlist | null;
	};

	it('cost what their cards say, for the dates and rooms of the list', async () => {
		const { available, unavailable } = await list(nordwand);
		const asked = [unavailable[0], available[0]].flatMap((hotel) => hotel ?? []);
		const ids = asked.map(({ id }) => id);
		const [checkIn, checkOut] = [addDays(FROM, 4), addDays(FROM, 6)];
		const found = await shortlist(
			`hotels=${ids.join('.')}.hotel_gone&rooms=2&checkIn=${checkIn}&checkOut=${checkOut}`,
			nordwand,
		);
		expect(found?.hotels.map(({ hotel }) => hotel)).toEqual(asked);
		expect(found?.hotels.map(({ whyNot }) => whyNot === null)).toEqual([false, true]);
		expect(found).toMatchObject({ missing: ['hotel_gone'], period: { checkIn, checkOut }, rooms: '2' });
		expect(found?.hotels[0]?.without).toBe(
			`/shortlist?checkIn=${checkIn}&checkOut=${checkOut}&hotels=${ids[1]}.hotel_gone&rooms=2`,
		);
	});

	it('are nothing for guests', async () => {
		expect(await shortlist('hotels=hotel_0001', '')).toBeNull();
	});
});

describe('what a programme gives', () => {
	it('stands on the card of its members, and of nobody else', async () => {
		const gains = async (cookie: string) => {
			const { available } = await list(cookie);
			return available.flatMap(({ stay, negotiated }) =>
				[stay?.rate?.program ? stay.rate : null, negotiated?.rate].flatMap((rate) => rate ?? []),
			);
		};
		const told = await gains(nordwand);
		expect(told.length).toBeGreaterThan(2);
		expect(new Set(told.map(({ benefits }) => benefits.join()))).toEqual(new Set(['Breakfast,Upgrade']));
		expect(new Set(told.map(({ program }) => program)).size).toBe(1);
		expect(await gains(corvin)).toEqual([]);
	});

	it('costs no less than the rate of the card where that is another one', async () => {
		const { available } = await list(nordwand);
		const both = available.filter(({ negotiated }) => negotiated !== null);
		expect(both.length).toBeGreaterThan(0);
		for (const { stay, negotiated } of both) {
			expect(stay?.rate?.program).toBeNull();
			expect(negotiated?.total.minor).toBeGreaterThanOrEqual(stay?.total.minor ?? 0);
		}
	});
});
