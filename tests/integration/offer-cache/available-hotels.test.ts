import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { openDatabase } from '#db/client';
import type { HotelListView } from '~/components/trade/hotel-list/list-view';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { hotelLocationsShape, hotelPointsShape, listedHotelShape } from '~/domain/hotel-search/hotel-list-shape';
import { insertHotels, randomHotels } from '../hotel-search/random-hotels';
import { type Product, startProduct, TODAY } from '../product';
import { accessTokenOf, signInAs } from '../sign-in';

const FROM = plainDate(TODAY);
const ADDRESS = `/api/available-hotels?destination=Austria&checkInDate=${addDays(FROM, 4)}&checkOutDate=${addDays(FROM, 6)}`;

/** For demonstrations. */
const DEMO = 'hotel_0030';

let product: Product;
/** Agencies: Nordwand belongs to the first programme, Corvin to the second, Blaufirn claims both. */
let nordwand: string;
let corvin: string;
let blaufirn: string;
let lifestyle: string;

beforeAll(async () => {
	product = await startProduct('offer-cache');
	const db = openDatabase({ url: product.installation.databaseUrl });
	await insertHotels(db, randomHotels(30, FROM, 5));
	await db.$client.execute({ sql: 'update hotel set is_demo = 1 where id = ?', args: [DEMO] });
	await db.$client.batch(
		[
			['agency_nordwand', 1, 'confirmed'],
			['agency_corvin', 2, 'confirmed'],
			['agency_blaufirn', 1, 'claimedByAgency'],
			['agency_blaufirn', 2, 'declined'],
		].map(([agency = '', programNo = 0, status = '']) => ({
			sql: `insert into program_membership (agency_no, program_no, status) select no, ?, ? from travel_agency where id = ?
				on conflict do update set status = excluded.status`,
			args: [programNo, status, agency],
		})),
		'write',
	);
	[nordwand, corvin, blaufirn, lifestyle] = (await Promise.all(
		['agent', 'corvin', 'blaufirn', 'lifestyle'].map((login) => signInAs(product, login)),
	)) as [string, string, string, string];
});
afterAll(() => product?.stop());

const get = (path: string, cookie: string, headers: Record<string, string> = {}) =>
	product.ask(path, { headers: { cookie, 'accept-encoding': 'gzip', ...headers } });

/** Hotel by id to nightly price in its own currency. */
function pricesOf(text: string): Record<string, number | null> {
	const hotels = z.array(listedHotelShape).parse(JSON.parse(text), { reportInput: true });
	return Object.fromEntries(
		hotels.map(({ _id, availability }) => [_id, availability?.priceInfo?.localCurrency.minimumNightlyPrice ?? null]),
	);
}

describe('GET /api/available-hotels', () => {
	it('responds as described, caches the response, and serves it compressed', async () => {
		const first = await get(ADDRESS, nordwand);
		expect([first.status, first.headers['cache-status']]).toEqual([200, 'firnlicht-offers; fwd=miss; stored']);
		expect(Object.keys(pricesOf(first.text)).length).toBeGreaterThan(10);
		await expect
			.poll(async () => (await get(ADDRESS, nordwand)).headers['content-encoding'], { timeout: 5000 })
			.toBe('gzip');
		const cached = await get(ADDRESS, nordwand);
		expect(cached.headers).toMatchObject({
			'cache-status': 'firnlicht-offers; hit',
			'cache-control': 'private, no-store',
			'content-type': 'application/json; charset=utf-8',
			'x-content-type-options': 'nosniff',
		});
		expect(cached.text).toBe(first.text);
		const plain = await product.ask(ADDRESS, { headers: { cookie: nordwand } });
		expect([plain.headers['content-encoding'], plain.text]).toEqual([undefined, first.text]);
		const known = await get(ADDRESS, nordwand, { 'if-none-match': String(cached.headers.etag) });
		expect([known.status, known.text]).toEqual([304, '']);
	});

	it.each([
		['?checkInDate=2026-12-01&checkOutDate=2026-12-04', 'destination', 'Please select a destination'],
		['?destination=Lech&checkInDate=2026-12-01', 'checkOutDate', 'Please give both dates or neither.'],
		[
			'?destination=Lech&checkInDate=2026-12-01&checkOutDate=2026-12-01',
			'checkOutDate',
			'Check-out has to be after check-in.',
		],
		['?destination=Lech&checkInDate=2026-11-01&checkOutDate=2026-12-01', 'checkInDate', 'Check-in is in the past.'],
		['?destination=Lech&checkInDate=2026-02-30&checkOutDate=2026-12-01', 'checkInDate', 'A day as YYYY-MM-DD.'],
		['?maxKeys=0', 'maxKeys', 'A whole number from 1 on.'],
		['?paymentProfile=Nobody', 'paymentProfile', 'One of ClientPays, AgencyPaysStandAloneRate, AgencyPaysPackageRate.'],
	])('refuses %s, and keeps nothing of it', async (query, parameter, detail) => {
		for (let time = 0; time < 2; time++) {
			const { status, text, headers } = await get(`/api/available-hotels${query}`, nordwand);
			expect([status, headers['cache-status']]).toEqual([400, undefined]);
			expect(JSON.parse(text).errors).toEqual([{ parameter, detail }]);
		}
	});
});

describe('GET /api/available-hotels/points', () => {
	it('returns places and prices of the same hotels in the same order, of the same agency, and is cached', async () => {
		const address = ADDRESS.replace('?', '/points?');
		for (const cookie of [nordwand, corvin]) {
			const hotels = z.array(listedHotelShape).parse(JSON.parse((await get(ADDRESS, cookie)).text));
			const first = await get(address, cookie);
			expect([first.status, first.headers['cache-status']]).toEqual([200, 'firnlicht-offers; fwd=miss; stored']);
			const points = hotelPointsShape.parse(JSON.parse(first.text));
			const free = hotels.filter(({ availability }) => availability?.status !== 'none');
			expect(free.length).toBeGreaterThan(3);
			expect(points).toMatchObject({
				free: free.length,
				ids: hotels.map(({ _id }) => _id),
				names: hotels.map(({ name }) => name),
				nightlyPrices: free.map(({ availability }) => {
					const billable = availability?.priceInfo?.billableCurrency;
					return billable ? Math.round(billable.minimumNightlyPrice / 100) : null;
				}),
			});
			expect((await get(address, cookie)).text).toBe(first.text);
		}
	});

	it('has no prices without a period', async () => {
		const { text } = await get('/api/available-hotels/points?destination=Austria', nordwand);
		const { ids, free, nightlyPrices } = hotelPointsShape.parse(JSON.parse(text));
		expect([free, nightlyPrices]).toEqual([ids.length, []]);
	});
});

describe("another agency's answer", () => {
	let own: { nordwand: string; corvin: string; blaufirn: string };
	/** A user's response, once it is cached compressed. */
	const settled = (cookie: string) =>
		vi.waitFor(
			async () => {
				const { headers, text } = await get(ADDRESS, cookie);
				expect(headers['content-encoding']).toBe('gzip');
				return text;
			},
			{ timeout: 5000 },
		);
	beforeAll(async () => {
		own = { nordwand: await settled(nordwand), corvin: await settled(corvin), blaufirn: await settled(blaufirn) };
	});

	it('is another one: negotiated rates are cheaper for those who have them, and membership must be confirmed', () => {
		const [ofNordwand, ofCorvin, ofBlaufirn] = [own.nordwand, own.corvin, own.blaufirn].map(pricesOf);
		expect(ofNordwand).not.toEqual(ofBlaufirn);
		expect(ofCorvin).not.toEqual(ofBlaufirn);
		expect(ofNordwand).not.toEqual(ofCorvin);
		for (const [id, price] of Object.entries(ofBlaufirn ?? {})) {
			if (price === null) continue;
			expect(ofNordwand?.[id]).toBeLessThanOrEqual(price);
			expect(ofCorvin?.[id]).toBeLessThanOrEqual(price);
		}
	});

	it('is not had by any spelling of the address', async () => {
		for (const unknown of [
			'programNos=[1]',
			'access=1',
			'agency=agency_nordwand',
			'travelAgencyId=agency_nordwand',
			'billableCurrency=CHF',
		])
			expect((await get(`${ADDRESS}&${unknown}`, blaufirn)).status, unknown).toBe(400);
		const spellings = [
			`${ADDRESS}&lng=en`,
			`${ADDRESS}&`,
			`${ADDRESS}#agency_nordwand`,
			ADDRESS.replace('destination=Austria', 'destination=%41ustria'),
			ADDRESS.replace('destination=Austria&', '').concat('&destination=AUSTRIA'),
		];
		for (const address of spellings) {
			for (let time = 0; time < 2; time++) {
				const { status, text } = await get(address, blaufirn);
				expect(status, address).toBe(200);
				expect(pricesOf(text), address).toEqual(pricesOf(own.blaufirn));
			}
		}
		for (const address of [ADDRESS.replace('/api/', '//api/'), ADDRESS.replace('/api/', '/API/'), `/x/..${ADDRESS}`]) {
			const { text } = await get(address, blaufirn);
			expect(text, address).not.toBe(own.nordwand);
		}
	});

	it('is not had by headers, by two cookies, by a token of one and a session of the other', async () => {
		const tokens = { authorization: `Bearer ${await accessTokenOf(product, 'blaufirn')}` };
		const tries: [string, Record<string, string>][] = [
			[blaufirn, { 'x-forwarded-user': 'agent', 'x-agency': 'agency_nordwand' }],
			[blaufirn, { 'if-none-match': '*, "x"' }],
			[`${blaufirn}; ${nordwand}`, {}],
			[nordwand, tokens],
		];
		for (const [cookie, headers] of tries) {
			const { status, text } = await get(ADDRESS, cookie, headers);
			if (status === 304) continue;
			expect([status, pricesOf(text)]).toEqual([200, pricesOf(own.blaufirn)]);
		}
	});

	it('is refused to users who may not search, even when it is cached', async () => {
		const { status } = await product.ask(ADDRESS, { headers: { 'accept-encoding': 'gzip' } });
		expect(status).toBe(401);
		expect((await get(ADDRESS, 'session=forged')).status).toBe(401);
		expect((await get(ADDRESS, `${nordwand}x`)).status).toBe(401);
		expect((await get(ADDRESS, lifestyle)).status).toBe(403);
		expect((await get(ADDRESS, await signInAs(product, 'noagency'))).status).toBe(403);
		expect((await get(ADDRESS, await signInAs(product, 'operator'))).status).toBe(403);
	});

	it('is not had any more after the sign-out', async () => {
		const cookie = await signInAs(product, 'colleague');
		expect(await settled(cookie)).toBe(own.nordwand);
		await product.ask('/signout', { method: 'POST', headers: { cookie } });
		expect((await get(ADDRESS, cookie)).status).toBe(401);
	});
});

describe('the page of the search', () => {
	const page = async (query: string, cookie: string) => {
		const { status, text } = await get(`/hotels?${query}&_data=routes%2Fagent%2Fhotels`, cookie);
		expect(status).toBe(200);
		return JSON.parse(text).view as HotelListView;
	};
	const QUERY = ADDRESS.split('?')[1] ?? '';

	it('tells what the API tells, to each agency its own', async () => {
		const nightly = new Map<string, string>();
		for (const [name, cookie] of Object.entries({ nordwand, corvin, blaufirn })) {
			const { text } = await get(ADDRESS, cookie);
			const told = z.array(listedHotelShape).parse(JSON.parse(text), { reportInput: true });
			for (let time = 0; time < 2; time++) {
				const { available, unavailable, counts } = await page(`${QUERY}&includeDemos=false&shown=600&off=600`, cookie);
				const listed = [...available, ...unavailable];
				expect([counts.available + counts.unavailable, listed.map(({ id }) => id)]).toEqual([
					told.length,
					told.map(({ _id }) => _id),
				]);
				expect(unavailable.every(({ status }) => status === 'none')).toBe(true);
				const prices = JSON.stringify(listed.map(({ price }) => price?.minor ?? null));
				const known = told.map(({ availability }) => availability?.priceInfo?.billableCurrency.minimumNightlyPrice);
				expect(prices).toBe(JSON.stringify(known.map((price) => price ?? null)));
				nightly.set(name, prices);
			}
		}
		expect(new Set(nightly.values()).size).toBe(3);
	});

	it('shows a dozen, and a dozen more', async () => {
		const first = await page('includeDemos=false', nordwand);
		expect([first.available.length, first.counts.unavailable]).toEqual([12, 0]);
		expect(first.counts.available).toBeGreaterThan(24);
		const more = await page('includeDemos=false&shown=24', nordwand);
		expect(more.available.slice(0, 12)).toEqual(first.available);
		expect(more.available).toHaveLength(24);
	});

	it('has hotels for demonstrations where they are asked for', async () => {
		const ids = async (query: string) => (await page(`shown=600&${query}`, nordwand)).available.map(({ id }) => id);
		expect(await ids('includeDemos=true')).toContain(DEMO);
		expect(await ids('includeDemos=false')).not.toContain(DEMO);
		// As this host begins, which is none of production.
		expect(await ids('')).toContain(DEMO);
	});
});

it('keeps the offers of a room for those who have the same access, and for no others', async () => {
	const period = `checkInDate=${addDays(FROM, 4)}&checkOutDate=${addDays(FROM, 5)}&numAdults=2`;
	let different = 0;
	for (let no = 1; no <= 30; no++) {
		const address = `/api/hotelrooms/room_${String(no).padStart(4, '0')}.0/offers?${period}`;
		const first = await Promise.all([nordwand, corvin, blaufirn].map((cookie) => get(address, cookie)));
		const again = await Promise.all([nordwand, corvin, blaufirn].map((cookie) => get(address, cookie)));
		expect(again.map(({ status, text }) => [status, text])).toEqual(first.map(({ text }) => [200, text]));
		expect(again.map(({ headers }) => headers['cache-status'])).toEqual(Array(3).fill('firnlicht-offers; hit'));
		if (new Set(first.map(({ text }) => text)).size > 1) different += 1;
	}
	expect(different).toBeGreaterThan(0);
	const unknown = '/api/hotelrooms/room_nowhere/offers?'.concat(period);
	for (let time = 0; time < 2; time++) {
		const { status, headers } = await get(unknown, nordwand);
		expect([status, headers['cache-status']]).toEqual([404, undefined]);
	}
});

it('works an answer out once for many at once', async () => {
	const address = ADDRESS.replace('Austria', 'Switzerland');
	const answers = await Promise.all(Array.from({ length: 60 }, () => get(address, nordwand)));
	const statuses = answers.map(({ headers }) => headers['cache-status']);
	expect(answers.every(({ status }) => status === 200)).toBe(true);
	expect(statuses.filter((status) => status === 'firnlicht-offers; fwd=miss; stored')).toHaveLength(1);
});

it('knows where there are hotels, in both languages, and the programmes that hotels belong to', async () => {
	const read = async (language: string) =>
		hotelLocationsShape.parse(
			JSON.parse((await get('/api/hotels/locations', lifestyle, { 'accept-language': language })).text),
		);
	const cities = (found: z.output<typeof hotelLocationsShape>, country: string) =>
		found.countries.find(({ name }) => name === country)?.cities.map(({ name }) => name);
	expect(cities(await read('en'), 'Austria')).toEqual(expect.arrayContaining(['Lech', 'Vienna']));
	expect(cities(await read('de'), 'Österreich')).toEqual(expect.arrayContaining(['Lech', 'Wien']));
	const all = JSON.parse((await get('/api/programs', nordwand)).text);
	expect(all).toContainEqual(expect.objectContaining({ _id: 'program_serandipians', name: 'Serandipians' }));
	expect(JSON.parse((await get('/api/programs?isVisibleInHotelSearch=true', nordwand)).text)).toEqual([]);
});

it('serves cached responses while the database is unavailable, and an error for the rest', async () => {
	expect((await get(ADDRESS, nordwand)).status).toBe(200);
	await product.installation.database.stop();
	expect((await get(ADDRESS, nordwand)).status).toBe(200);
	const { status, headers } = await get(ADDRESS.replace('Austria', 'Lech'), nordwand);
	expect([status, headers['content-type'], headers['retry-after']]).toEqual([503, 'application/problem+json', '60']);
});
