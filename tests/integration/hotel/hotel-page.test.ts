import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';
import { BARE_HOTEL, FULL_HOTEL, insertHotels } from './hand-made-hotel';

let product: Product;
let db: Database;
const cookies = new Map<string, string>();

beforeAll(async () => {
	product = await startProduct('hotel-page');
	db = openDatabase({ url: product.installation.databaseUrl });
	await insertHotels(db);
});
afterAll(async () => {
	db?.$client.close();
	await product?.stop();
});

const FULL = `/hotels/${FULL_HOTEL}`;
const BARE = `/hotels/${BARE_HOTEL}`;
/** Data for the trade alone: contacts and commissions. */
const TRADE = /amelie\.fournier|\+33 4 55|reservations@melezeblanc|% Commission|"commission"/;

async function page(path: string, login: string | null = null, language = 'en') {
	if (login && !cookies.has(login)) cookies.set(login, await signInAs(product, login));
	const cookie = login ? { cookie: cookies.get(login) ?? '' } : {};
	return product.ask(path, { headers: { 'accept-language': language, ...cookie } });
}

const words = (html: string) =>
	html
		.replace(/<script[\s\S]*?<\/script>/g, '')
		.replace(/<!--.*?-->/g, '')
		.replaceAll('&#x27;', "'")
		.replaceAll('&amp;', '&');

describe('a hotel', () => {
	test('shows agents its contacts, its hours and its commission', async () => {
		const { status, text, headers } = await page(FULL, 'agent');
		expect(status).toBe(200);
		expect(headers['cache-control']).toBe('private, no-store');
		const shown = words(text);
		for (const part of [
			'Back To Hotel List',
			'Jardin Alpin, Courchevel, France',
			'5 Star Palace',
			'Certified partner, Gold',
			'9.4 of 10 at Booking.com',
			'Circle of Peaks',
			'Rooms and Suites',
			'9am to 5pm Monday to Saturday',
			'Expand all',
			'Collapse all',
		])
			expect(shown).toContain(part);
		expect(shown).toContain('<strong>its own ski room</strong>');
		const sales = words((await page(`${FULL}?tab=sales`, 'agent')).text);
		expect(sales).toContain('mailto:amelie.fournier@melezeblanc.example');
		// Rates of a programme count for its confirmed members alone.
		expect(sales).toContain('7% to 15% Commission');
		expect(words((await page(`${FULL}?tab=sales`, 'goldgrat')).text)).toContain('7% to 10% Commission');
		expect(sales).toContain('(+4% on non-refundable rates after 5 bookings)');
	});

	test.each([
		['en', 'Hotels that give the guests of its agencies breakfast'],
		['de', 'Hotels, die den Gästen der angeschlossenen Agenturen Frühstück bieten'],
	])('tells agents in %s what its programmes are, with their logos', async (language, sentence) => {
		expect(words((await page(`${FULL}?tab=sales`, 'agent', language)).text)).toContain(sentence);
		const programs: { name: string; logoInline: string }[] = JSON.parse(
			(await page('/api/programs?isVisibleInHotelSearch=false', 'agent')).text,
		);
		expect(programs.map(({ name }) => name)).toEqual(['Circle of Peaks', 'Serandipians']);
		for (const { logoInline } of programs) {
			const logo = await product.ask(logoInline);
			expect(logo.status).toBe(200);
			expect(logo.headers['content-type']).toContain('image/svg+xml');
		}
	});

	test("tells guests nothing of the trade's levels and programmes", async () => {
		const shown = words((await page(FULL)).text);
		expect(shown).toContain('5 Star Palace');
		expect(shown).toContain('9.4 of 10 at Booking.com');
		for (const part of ['Certified partner', 'Circle of Peaks']) expect(shown).not.toContain(part);
	});

	test.each([null, 'hotel', 'noagency', 'freemail', 'operator'])(
		'is told to %s without contacts and commission',
		async (login) => {
			for (const path of [FULL, `${FULL}?tab=sales`, `${FULL}?tab=sales&_data=routes%2Fhotel%2Fhotel`, `/api${FULL}`]) {
				const { status, text } = await page(path, login);
				// Agents without an agency have a brand that requires one; staff of hotels have the visitors' brand.
				const isLetIn = login === null || login === 'hotel' || (path.startsWith('/api') && login !== 'operator');
				expect(status).toBe(isLetIn ? 200 : 403);
				expect(TRADE.exec(text)).toBeNull();
			}
		},
	);

	test('shows the films and 3D views of its rooms', async () => {
		const { text } = await page(`${FULL}?tab=rooms`, 'agent');
		const links = [
			...text.matchAll(/<a href="([^"]+)" target="_blank" rel="noopener nofollow noreferrer"[^>]*>([^<]+)</g),
		];
		expect(links.map(([, address, name]) => [name, address])).toEqual([
			['Video 1', 'https://films.hand-made.example/deluxe'],
			['3D view 1', '/3d/deluxe'],
		]);
	});

	test('has posts with their category in the language of the reader', async () => {
		const categories = async (language: string) => {
			const { text } = await page('/api/inspirationnow', 'agent', language);
			const posts = JSON.parse(text) as { hotel: { _id: string }; category: string }[];
			return posts.filter(({ hotel }) => hotel._id === FULL_HOTEL).map(({ category }) => category);
		};
		expect([await categories('en'), await categories('de')]).toEqual([['Opening'], ['Eröffnung']]);
	});

	test('shows a placeholder in all seven places without texts, in both languages', async () => {
		await db.$client.execute({
			sql: 'update hotel set latitude = 0, longitude = 0 where id = ?',
			args: [BARE_HOTEL],
		});
		const shown = words((await page(BARE, 'agent')).text);
		for (const text of [
			'This hotel has no description.',
			'No dining venues uploaded.',
			'No facilities uploaded.',
			'No location set.',
			'No special instructions for check-in.',
			'No special instructions for check-out.',
			'No policy uploaded.',
			'Invite Hotel and Earn',
		])
			expect(shown).toContain(text);
		expect(words((await page(BARE, 'agent', 'de')).text)).toContain('Zu diesem Hotel gibt es noch keine Beschreibung.');
		expect(words((await page(FULL, 'agent')).text)).not.toContain('Invite Hotel and Earn');
	});

	test('has the enquiry tab of its state', async () => {
		// Guests are told what holds for them, not that the hotel will be ready.
		const guests = words((await page(`${FULL}?tab=enquiry`)).text);
		expect(guests).toContain('We gladly ask Le Mélèze Blanc for you');
		expect(guests).not.toContain('undergoing training');
		const notReady = words((await page(`${BARE}?tab=enquiry`, 'agent')).text);
		expect(notReady).toContain('Hôtel Nu is not ready yet');
		expect(notReady).toContain(
			'Here, you will be able to chat with the reservation managers. They are currently undergoing training and are happy to serve you as soon as they are ready.',
		);
		const open = await product.ask(`${FULL}?tab=enquiry`, { host: product.host('demo.localhost') });
		expect(words(open.text)).toContain('Unlock chat with hotel');
		expect(words(open.text)).toContain(`/signin?prompt=create&to=${encodeURIComponent(`${FULL}?tab=enquiry`)}`);
	});

	test('shows its rooms at public rates to everybody on a brand of the trade that needs no sign-in', async () => {
		const demo = { host: product.host('demo.localhost'), headers: { 'accept-language': 'en' } };
		expect(words((await product.ask(FULL, demo)).text)).toContain(`href="/distribution${FULL}"`);
		const engine = `/distribution${FULL}?checkInDate=2027-01-09&checkOutDate=2027-01-16`;
		const open = await product.ask(engine, demo);
		expect(open.status).toBe(200);
		expect(words(open.text)).toContain('SELECT YOUR PERIOD');
		expect(open.text).not.toMatch(TRADE);
		const consumer = words((await page(engine)).text);
		expect(consumer).not.toContain('SELECT YOUR PERIOD');
		expect(words((await page(FULL)).text)).not.toContain(`/distribution${FULL}`);
	});

	test('takes both dates or neither in the box for the period', async () => {
		const rooms = (query: string) => page(`${FULL}?tab=rooms${query}`, 'agent');
		expect((await rooms('')).text).not.toMatch(/<input[^>]*name="checkInDate"[^>]*required/);
		expect(words((await rooms('&checkInDate=&checkOutDate=')).text)).not.toContain('Please give both dates.');
		expect(words((await rooms('&checkInDate=2027-01-09&checkOutDate=')).text)).toContain('Please give both dates.');
	});

	test('is for indexes where it is open to all, with what it is in JSON-LD', async () => {
		const open = await product.ask(FULL, { host: product.host('firnlicht.localhost') });
		expect(open.text).not.toContain('noindex');
		expect(open.text).toContain(`<link rel="canonical" href="http://firnlicht.localhost:${product.ports.site}${FULL}"`);
		expect(open.text).toMatch(/"@type":"Hotel"/);
		const asAgent = await page(FULL, 'agent');
		expect(asAgent.text).toContain('<meta name="robots" content="noindex"');
	});

	test('that is none is a 404 that says so, and brands with a sign-in ask for it', async () => {
		const none = await page('/hotels/hotel_nowhere');
		expect(none.status).toBe(404);
		expect(none.text).toContain('Unfortunately, we could not fetch this hotel');
		expect((await page('/api/hotels/hotel_nowhere', 'agent')).status).toBe(404);
		const door = await product.ask(`/api${FULL}`, { host: product.host('corvin.localhost') });
		expect(door.status).toBe(401);
	});

	test('is one answer of the API, in the fixed words', async () => {
		const { text } = await page(`/api${FULL}`, 'agent');
		expect(JSON.parse(text)).toMatchObject({
			_id: FULL_HOTEL,
			location: { sector: 'Jardin Alpin', closestAirport: { iataCode: 'CMF', distanceInKm: 104 } },
			externalRatings: { bookingCom: 9.4, tripAdvisorBubbles: 5 },
			contact: { isChatEnabled: true, reservation: { phone: '+33 4 55 58 01 40' } },
			hasToBeInvitedToDirectContract: false,
			agePolicy: { isAdultsOnlyHotel: false, maxAgeConsideredInfant: 2, maxAgeConsideredChild: null },
			petPolicy: { arePetsAllowed: true, restrictions: 'Dogs up to 10 kg, EUR 60 a night' },
			mySalesManagers: [{ fullName: 'Amélie Fournier', image: null }],
		});
		const described = await product.ask('/api/openapi.json', { headers: { cookie: cookies.get('agent') ?? '' } });
		expect(described.text).toContain('/api/hotels/{hotelId}/hotel-manager-invitation-link');
	});

	test('is invited by a link that is one all day, by people of an agency only', async () => {
		const path = `/api${BARE}/hotel-manager-invitation-link`;
		const first = JSON.parse((await page(path, 'agent')).text);
		expect(first.link).toMatch(/\/hotel-invitation\/[\w-]{43}$/);
		expect(JSON.parse((await page(path, 'agent')).text)).toEqual(first);
		expect(JSON.parse((await page(path, 'colleague')).text).link).not.toBe(first.link);
		expect((await page(path)).status).toBe(401);
		expect((await page(path, 'noagency')).status).toBe(403);
		expect((await page(`/api${FULL}/hotel-manager-invitation-link`, 'agent')).status).toBe(409);
		const rows = await db.$client.execute('select count(*) as count from hotel_invitation');
		expect(rows.rows[0]?.count).toBe(2);
	});
});
