import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/client';
import { form } from '../http';
import { expectNoCardIn } from '../lead/card-traces';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';

let product: Product;
const sessions = new Map<string, string>();
const LOGINS = ['agent', 'colleague', 'supervisor', 'blaufirn', 'lifestyle', 'admin', 'operator', 'noagency'] as const;
type Login = (typeof LOGINS)[number];

beforeAll(async () => {
	product = await startProduct('sales-leads');
	for (const login of LOGINS) sessions.set(login, await signInAs(product, login));
});
afterAll(() => product?.stop());

async function ask(
	login: Login | null,
	method: string,
	path: string,
	body?: object,
	headers: Record<string, string> = {},
) {
	const answer = await product.ask(path, {
		method,
		headers: {
			...(login ? { cookie: String(sessions.get(login)) } : {}),
			...(body ? { 'content-type': 'application/json' } : {}),
			'accept-language': 'en',
			...headers,
		},
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	return { ...answer, json: answer.text ? JSON.parse(answer.text) : null };
}

// Each with a key of its own: the same body without one is the same lead (FORM-13).
const post = (
	body: object,
	login: Login | null = 'agent',
	headers: Record<string, string> = { 'idempotency-key': crypto.randomUUID() },
) => ask(login, 'POST', '/api/sales/leads/new/property', body, headers);
const patch = (id: string, body: object, login: Login | null = 'agent') =>
	ask(login, 'PATCH', `/api/sales/leads/${id}/property`, body);
const read = (path: string, login: Login | null = 'agent') => ask(login, 'GET', path);

let property = '';
beforeAll(async () => {
	const { json } = await read('/api/properties');
	property = json.find(({ name }: { name: string }) => name === 'Chalet Enzian')._id;
	const db = openDatabase({ url: product.installation.databaseUrl });
	await db.$client.execute('update operator set commission_percent = 10');
	await db.$client.execute("update travel_agency set pinned_brand_key = 'demo' where id = 'agency_nordwand'");
	for (const login of LOGINS) sessions.set(login, await signInAs(product, login));
});

const WEEK = { checkInDate: '2027-01-09', checkOutDate: '2027-01-16' };
/** Of no property, for bodies that fail before. */
const BASE = { _property: 'prop_nobody', period: { checkInDate: '2027-01-09', checkOutDate: '2027-01-16' } };
/** No stay of the property lies over it. */
const SUMMER = { checkInDate: '2027-07-03', checkOutDate: '2027-07-10' };
const CLIENT = { firstName: 'Ada', lastName: 'Thorne', nationality: 'British' };
const interest = () => ({ _property: property, period: WEEK, client: CLIENT });
const booking = () => ({
	...interest(),
	intent: 'booking',
	occupancy: { pax: 2 },
	serviceLevel: 'catered',
	payments: { isPaidByCreditCard: false },
});

describe('a new lead', () => {
	it('is an interest without an intent, drops empty values and retains 0 and false', async () => {
		const { status, json } = await post({
			...interest(),
			bookingComments: '',
			partner: { tls: '', cc: null, markupAmount: 0 },
			client: { ...CLIENT, amexCardMember: false },
			payments: {},
			_rentalChannel: '',
		});
		expect([status, json]).toEqual([
			200,
			{
				_id: expect.stringMatching(/^lead_/),
				bookingNumber: expect.stringMatching(/^[A-Z]+-[0-9A-Z]{6}$/),
				version: 1,
				status: 'interest',
				requestPriceDiscount: false,
				isQueued: false,
			},
		]);
		const lead = (await read(`/api/sales/leads/${json._id}`)).json;
		expect(lead).toMatchObject({
			_property: property,
			period: WEEK,
			client: { ...CLIENT, amexCardMember: false },
			partner: { tls: null, cc: null, markupAmount: 0 },
			history: [{ from: null, to: 'interest' }],
			guests: [],
		});
	});

	it('never has a status of the client’s', async () => {
		const { status, json } = await post({ ...interest(), status: 'confirmedBooking' });
		expect(status).toBe(400);
		expect(json.title).toContain('A status is never sent');
	});

	it('says each error at its place in the body', async () => {
		const { status, json } = await post({ ...booking(), client: { firstName: 'Ada' }, occupancy: { pax: 99 } });
		expect(status).toBe(422);
		expect(json.errors).toEqual(
			expect.arrayContaining([
				{ pointer: '/client/lastName', detail: "Please enter the client's last name" },
				{ pointer: '/occupancy/pax', detail: 'Please enter fewer travellers.' },
			]),
		);
		const { json: odd } = await post({
			...booking(),
			period: SUMMER,
		});
		expect(odd.errors).toEqual([
			{
				pointer: '/period',
				detail:
					'Unfortunately, we cannot provide a price for the given period and service level. Please choose different values.',
			},
		]);
	});

	it('of other figures than hold now answers 409 with those', async () => {
		const { status, json } = await post({ ...booking(), payments: { isPaidByCreditCard: false, subTotal: 1 } });
		expect(status).toBe(409);
		expect(json.figures).toEqual({
			currencyCode: 'EUR',
			subTotal: 24_500,
			creditCardFeeTotal: 0,
			total: 24_500,
			commission: 2450,
		});
		const sent = { isPaidByCreditCard: false, subTotal: 24_500, creditCardFeeTotal: 0, currencyCode: 'EUR' };
		expect((await post({ ...booking(), payments: sent, partner: { commission: 2450 } })).json.status).toBe(
			'requestedBooking',
		);
	});

	it('is made once for one key, and the key is refused with another body', async () => {
		const key = { 'idempotency-key': 'one-key-for-a-lead' };
		const [first, second] = [await post(interest(), 'agent', key), await post(interest(), 'agent', key)];
		expect(second.json._id).toBe(first.json._id);
		expect((await post({ ...interest(), bookingComments: 'Other' }, 'agent', key)).status).toBe(422);
		expect((await post(interest(), 'agent', { 'idempotency-key': 'x' })).status).toBe(400);
	});

	it('with other figures or of another kind is another body for its key', async () => {
		const key = () => ({ 'idempotency-key': crypto.randomUUID() });
		const paid = (subTotal: number) => ({ ...booking(), payments: { isPaidByCreditCard: false, subTotal } });
		const first = key();
		const { _id } = (await post(paid(24_500), 'agent', first)).json;
		expect((await post(paid(24_500), 'agent', first)).json._id).toBe(_id);
		for (const body of [
			paid(1),
			{ ...paid(24_500), partner: { commission: 1 } },
			{ ...paid(24_500), partner: { markupAmount: 5 } },
			interest(),
		]) {
			const { status, json } = await post(body, 'agent', first);
			expect([status, json.code]).toEqual([422, 'idempotency_key_reused']);
		}
		expect((await post(paid(1), 'agent', {})).json).toMatchObject({
			status: 409,
			code: 'figures_changed',
			figures: { subTotal: 24_500 },
		});
		// the same key at another call
		const message = { name: 'Ada', email: 'a@b.example', message: 'Hello', subject: 'A question' };
		const other = await ask('agent', 'POST', '/api/mailer', message, first);
		expect([other.status, other.json.code]).toEqual([422, 'idempotency_key_reused']);
	});

	it('puts a card into the vault alone', async () => {
		const card = {
			ccNumber: '4539 1488 0343 6467',
			ccName: 'Ottokar Zwiebelturm',
			ccExpirationMonth: '09',
			ccExpirationYearShort: '28',
			ccCvv: '9417',
		};
		const { json } = await post({ ...booking(), payments: { isPaidByCreditCard: true }, ...card });
		const lead = await read(`/api/sales/leads/${json._id}`);
		expect(lead.json.payments).toMatchObject({ creditCard: { brand: 'visa', lastFour: '6467', expiry: '2028-09' } });
		expect(lead.text).not.toMatch(/(?<!\w)(?:4539|9417)(?!\d)|Zwiebelturm/);
		const wrong = await post({ ...booking(), payments: { isPaidByCreditCard: true }, ...card, ccNumber: 'x' });
		expect(wrong.json.errors).toEqual([{ pointer: '/ccNumber', detail: 'Please provide the credit card number.' }]);
		expectNoCardIn('sales-leads', { number: card.ccNumber, name: card.ccName, cvv: card.ccCvv });
	});

	it('requires another price where the property has no such stay', async () => {
		const odd = {
			...interest(),
			period: SUMMER,
			requestPriceDiscount: true,
		};
		expect((await post(odd)).json).toMatchObject({ version: 2, requestPriceDiscount: true });
		expect((await post({ ...interest(), requestPriceDiscount: true })).json).toMatchObject({
			requestPriceDiscount: false,
		});
	});

	it.each<[Login | null, number]>([
		[null, 401],
		['noagency', 403],
		['operator', 403],
		['admin', 403],
		['lifestyle', 200],
		['supervisor', 200],
	])('by %s: %i', async (login, status) => {
		expect((await post({ ...interest(), partner: { tls: '1', cc: '2' } }, login)).status).toBe(status);
	});
});

describe('a lead that is there', () => {
	it('is changed from the version that was seen, by its own agency', async () => {
		const { _id } = (await post(interest())).json;
		expect(
			(await patch(_id, { version: 1, occupancy: { pax: 3 }, client: { lastName: 'Hopper' } }, 'colleague')).json,
		).toMatchObject({
			version: 2,
			status: 'interest',
		});
		expect((await read(`/api/sales/leads/${_id}`)).json).toMatchObject({
			occupancy: { pax: 3 },
			client: { firstName: 'Ada', lastName: 'Hopper' },
		});
		expect((await patch(_id, { version: 1, occupancy: { pax: 3 } })).status).toBe(409);
		expect((await patch(_id, { version: 2, occupancy: { pax: 4 } }, 'blaufirn')).status).toBe(404);
		expect((await patch(_id, { version: 2, agencyNo: 2 })).status).toBe(400);
		expect((await patch(_id, { occupancy: { pax: 4 } })).status).toBe(400);
	});

	it('says who comes; a number of guests alone replaces them', async () => {
		const party = { adults: 2, children: 2, childrenAges: [6, 1] };
		const { _id } = (await post({ ...interest(), occupancy: party })).json;
		const path = `/api/sales/leads/${_id}`;
		expect((await read(path)).json).toMatchObject({ occupancy: { pax: 3, ...party } });
		expect((await patch(_id, { version: 1, occupancy: { adults: 1 } })).status).toBe(200);
		expect((await read(path)).json).toMatchObject({ occupancy: { pax: 2, ...party, adults: 1 } });
		expect((await patch(_id, { version: 2, occupancy: { pax: 6 } })).status).toBe(200);
		expect((await read(path)).json).toMatchObject({
			occupancy: { pax: 6, adults: null, children: null, childrenAges: null },
		});
		const alone = await post({ ...interest(), occupancy: { children: 2 } });
		expect([alone.status, alone.json.errors[0].pointer]).toEqual([422, '/occupancy/adults']);
	});

	it('goes from interest to option to withdrawal, requests a change, and is archived only as an interest', async () => {
		const { _id } = (await post(interest())).json;
		expect(
			(await patch(_id, { version: 1, intent: 'option', serviceLevel: 'catered', occupancy: { pax: 2 } })).json,
		).toMatchObject({
			status: 'requestedOption',
			version: 2,
		});
		expect((await ask('agent', 'DELETE', `/api/sales/leads/${_id}`)).status).toBe(409);
		expect((await patch(_id, { version: 2, occupancy: { pax: 3 } })).status).toBe(409);
		expect((await patch(_id, { version: 2, intent: 'change', occupancy: { pax: 3 } })).json).toMatchObject({
			version: 3,
		});
		expect((await patch(_id, { version: 3, intent: 'withdraw' })).json).toMatchObject({ status: 'cancelledOption' });
		const other = (await post(interest())).json._id;
		expect((await ask('blaufirn', 'DELETE', `/api/sales/leads/${other}`)).status).toBe(404);
		expect((await ask('agent', 'DELETE', `/api/sales/leads/${other}`)).status).toBe(204);
		expect((await read(`/api/sales/leads/${other}`)).status).toBe(404);
	});
});

describe('hostile bodies', () => {
	const CASES: readonly (readonly [string, string])[] = [
		['nothing', ''],
		['no JSON', '{'],
		['a list', '[]'],
		['the prototype', `{"__proto__":{"intent":"booking"},"_property":"x"}`],
		['depth', `${'{"client":'.repeat(5000)}1${'}'.repeat(5000)}`],
		['numbers at the edge', JSON.stringify({ ...BASE, occupancy: { pax: 1e308 }, partner: { markupAmount: 9e15 } })],
		['fractions of cents', JSON.stringify({ ...BASE, payments: { subTotal: 0.001 } })],
		['the end of time', JSON.stringify({ ...BASE, period: { checkInDate: '9999-12-30', checkOutDate: '9999-12-31' } })],
		['no dates', JSON.stringify({ ...BASE, period: { checkInDate: '2027-02-30', checkOutDate: "' or 1=1" } })],
		[
			'control characters',
			JSON.stringify({ ...BASE, client: { firstName: '\u0000\r\nBcc: a@b', lastName: '\u202e' } }),
		],
		['SQL', JSON.stringify({ ...BASE, _property: "prop' union select 1 --" })],
		[
			'a wrong type everywhere',
			JSON.stringify({ _property: 7, period: [], client: 'x', payments: { isPaidByCreditCard: 'yes' } }),
		],
		['length', JSON.stringify({ ...BASE, bookingComments: 'x'.repeat(40_000) })],
	];

	it.each(CASES)('%s is answered with a problem, never with an error of ours', async (_, body) => {
		for (const [method, path] of [
			['POST', '/api/sales/leads/new/property'],
			['PATCH', '/api/sales/leads/nobody/property'],
		] as const) {
			const answer = await product.ask(path, {
				method,
				headers: { cookie: String(sessions.get('agent')), 'content-type': 'application/json' },
				body,
			});
			expect([400, 404, 413, 415, 422], `${method} ${answer.text}`).toContain(answer.status);
			expect(answer.headers['content-type']).toBe('application/problem+json');
		}
	});
});

describe('a property for agencies', () => {
	const WITH_TERMS = '?includeSalesInformation=true';

	it('has its commission, that of each stay, and its exact location', async () => {
		const db = openDatabase({ url: product.installation.databaseUrl });
		await db.$client.execute({
			sql: 'update property set latitude = 47.21334, longitude = 10.14123 where id = ?',
			args: [property],
		});
		const { json } = await read(`/api/properties/${property}${WITH_TERMS}`);
		expect(json.coordinates).toEqual({ latitude: 47.21334, longitude: 10.14123 });
		expect(json.salesInformation.commission).toBe(10);
		expect(json.salesInformation.commissionPerStay).toContainEqual({
			_stay: `stay_${property}_20270109_20270116`,
			...{ checkIn: '2027-01-09', checkOut: '2027-01-16', serviceLevel: 'catered' },
			...{ price: 24_500, commission: 2450, currency: 'EUR' },
		});
		const listed = (await read('/api/properties?projection=coordinates')).json;
		expect(listed.find(({ _id }: { _id: string }) => _id === property).coordinates.latitude).toBe(47.21334);
	});

	it.each<Login | null>([null, 'noagency', 'operator'])('not for %s', async (login) => {
		const { json, text } = await read(`/api/properties/${property}${WITH_TERMS}&lng=en`, login);
		expect(text).not.toMatch(/commission/i);
		expect(json.coordinates).toEqual({ latitude: 47.21, longitude: 10.14 });
	});
});

describe('lists', () => {
	it('are the agency’s own, page by page, and not cached for others', async () => {
		const answer = await read('/api/sales/leads?limit=2');
		expect(answer.headers['cache-control']).toBe('private, no-store');
		expect(answer.json).toHaveLength(2);
		expect(String(answer.headers.link)).toMatch(/rel="next"/);
		expect(answer.json[0].commission === null || answer.json[0].commission.percent === 10).toBe(true);
		expect((await read('/api/sales/leads', 'blaufirn')).json).toEqual([]);
		expect(
			(await read('/api/sales/leads?status=interest')).json.every(
				(lead: { status: string }) => lead.status === 'interest',
			),
		).toBe(true);
		expect((await read('/api/sales/leads?status=nonsense')).status).toBe(400);
		expect((await read('/api/sales/leads', null)).status).toBe(401);
		expect((await read('/api/sales/leads', 'noagency')).status).toBe(403);
		const operators = await read('/api/sales/leads', 'operator');
		expect(operators.status).toBe(200);
		for (const lead of operators.json) expect([lead.commission, lead.partner.markupAmount]).toEqual([null, null]);
	});

	it('suggest clients and last leads, and report to supervisors', async () => {
		const { json: clients } = await read('/api/autocomplete/clients?fullText=thor');
		expect(clients[0]).toMatchObject({
			firstName: 'Ada',
			lastName: 'Thorne',
			leads: expect.arrayContaining([{ reference: expect.any(String) }]),
		});
		expect((await read('/api/sales/leads?includeTotal=true&limit=1')).headers['x-total-count']).toMatch(/^\d+$/);
		expect((await read('/api/autocomplete/clients?fullText=th')).json).toEqual([]);
		expect((await read('/api/autocomplete/clients?fullText=thor', 'blaufirn')).json).toEqual([]);
		expect((await read('/api/autocomplete/last-leads')).json[0]).toMatchObject({ clientLastName: expect.any(String) });
		const period = '?from=2027-01-01&to=2027-12-31';
		const report = (await read(`/api/sales/reports${period}`, 'supervisor')).json;
		expect(report[0]).toMatchObject({ agency: { name: 'Nordwand Reisen' }, currencyCode: 'EUR' });
		expect((await read('/api/sales/reports', 'supervisor')).status).toBe(400);
		expect((await read(`/api/sales/reports${period}`)).status).toBe(403);
	});
});

describe('the resources of the API', () => {
	it('are aliases of the single calls', async () => {
		const key = { 'idempotency-key': crypto.randomUUID() };
		const made = await ask('agent', 'POST', '/api/sales/leads', interest(), key);
		expect(made.json).toMatchObject({ status: 'interest', version: 1 });
		expect((await post(interest(), 'agent', key)).json._id).toBe(made.json._id);
		const path = `/api/sales/leads/${made.json._id}`;
		const changed = await ask('agent', 'PATCH', path, { version: 1, occupancy: { pax: 3 } });
		expect(changed.json).toMatchObject({ version: 2 });
		expect((await ask('blaufirn', 'PATCH', path, { version: 2, occupancy: { pax: 4 } })).status).toBe(404);
		expect((await ask('agent', 'DELETE', path)).status).toBe(204);
		expect((await ask('operator', 'POST', '/api/sales/leads', interest())).status).toBe(403);
		expect((await ask(null, 'POST', '/api/sales/leads', interest())).status).toBe(401);
	});

	it('list hotels, and refuse to make facilities', async () => {
		const hotels = await read('/api/hotels');
		expect([hotels.status, Array.isArray(hotels.json)]).toEqual([200, true]);
		expect(hotels.json).toEqual((await read('/api/available-hotels')).json);
		expect((await read('/api/hotels', null)).status).toBe(401);
		const facility = await ask('admin', 'POST', '/api/facilities', { facility: 'Pool' });
		expect([facility.status, facility.headers.allow]).toEqual([405, 'GET, HEAD']);
	});
});

describe('the description', () => {
	it('names these calls to everybody, and how to sign in', async () => {
		const strangers = await read('/api/openapi.json', null);
		expect(Object.keys(strangers.json.paths['/api/sales/leads/{id}']).sort()).toEqual(['delete', 'get', 'patch']);
		expect(strangers.json.paths['/api/sales/leads/{id}/property'].patch).toMatchObject({
			operationId: 'changeLead',
			security: [{ Session: [] }, { AccessToken: [] }, { ApiKey: ['leads:write'] }],
		});
	});
});

describe('an admin who acts for another agency', () => {
	const send = (path: string, fields: Record<string, string>, cookie: string) => {
		const sent = form(fields);
		return product.ask(path, { ...sent, headers: { ...sent.headers, cookie } });
	};

	it('hears whose lead it is, may act for that one, and administers it all the same', async () => {
		const period = { checkInDate: '2027-01-16', checkOutDate: '2027-01-23' };
		const { json: option } = await post({ ...booking(), intent: 'option', period });
		const path = `/partner/dashboard/leads/${option._id}`;
		const own = await signInAs(product, 'admin');
		const acted = await send('/partner/acting-agency', { agencyId: 'agency_blaufirn' }, own);
		const cookie = String(acted.headers['set-cookie']?.[0]).split(';', 1)[0] ?? '';
		for (const each of [path, `${path}/confirmation`]) {
			const told = await product.ask(each, { headers: { cookie, 'accept-language': 'en' } });
			expect(told.status).toBe(403);
			expect(told.text).toMatch(/This lead belongs to Nordwand/);
			expect(told.text).toContain('value="agency_nordwand"');
			expect(told.text).toContain(`name="to" value="${each}"`);
		}
		const stranger = await product.ask(path, { headers: { cookie: String(sessions.get('blaufirn')) } });
		expect(stranger.status).toBe(404);
		expect(stranger.text).not.toContain('Nordwand');
		const inbox = `/partner/dashboard/admin/leads/${option._id}`;
		const version = Number(option.version);
		const confirmed = await send(inbox, { intent: 'confirm', id: option._id, version: String(version) }, cookie);
		expect(confirmed.status).toBe(200);
		const moved = await send(
			inbox,
			{ intent: 'end', id: option._id, version: String(version + 1), end: '2027-01-04T10:00' },
			cookie,
		);
		expect(moved.status).toBe(200);
	});
});

it('an interest in a hotel that is not there says so', async () => {
	const rooms = [{ roomId: 'room_nowhere', planId: 'plan_nowhere', adults: 2, childrenAges: [] }];
	const sent = form({
		...{ firstName: 'Ada', lastName: 'Thorne', tls: 'TLS1', cc: 'CC1', cardMemberTier: 'platinum' },
		rooms: JSON.stringify(rooms),
	});
	const answer = await product.ask(
		'/hotels/hotel_nowhere/save-interest?checkInDate=2027-01-09&checkOutDate=2027-01-16',
		{
			...sent,
			headers: { ...sent.headers, cookie: String(sessions.get('agent')), 'accept-language': 'en' },
		},
	);
	expect(answer.status).toBe(404);
	expect(answer.text).toContain('Hotel is unknown');
});
