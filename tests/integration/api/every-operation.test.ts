import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { hotelSeason, roomRate } from '#db/schema/hotel-rate';
import { API_SCOPES } from '#db/schema/trade-enums';
import { API_CALLS } from '~/domain/api/calls';
import {
	STAND_IN_KEY,
	STAND_IN_SECRET,
	type StreamStandIn,
	startStreamStandIn,
} from '../../stream-stand-in/stream-stand-in';
import { CALLED } from '../api-answers';
import { BARE_HOTEL, FULL_HOTEL, insertHotels } from '../hotel/hand-made-hotel';
import { form } from '../http';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';
import { type TypedClient, typedClient } from './typed-client';

/**
 * Every call of the API in one day of its users, with the client that developers are shown (API-13): an agent's program and an operator's by
 * their keys, people by their sessions. Each answer is checked where it is asked (`product.ask`); at the end no call may be missing.
 */
let product: Product;
let stream: StreamStandIn;
let db: Database;
const cookies = new Map<string, string>();
const visitor = () => typedClient(product);
const person = (login: string) => typedClient(product, { cookie: String(cookies.get(login)) });
let agent: TypedClient;

const PERIOD = { checkInDate: '2027-01-09', checkOutDate: '2027-01-16' };
const CLIENT = { firstName: 'Ada', lastName: 'Thorne', nationality: 'British' };
let propertyId = '';

beforeAll(async () => {
	product = await startProduct('every-operation');
	db = openDatabase({ url: product.installation.databaseUrl });
	await insertHotels(db);
	const season = { no: 9001, hotelNo: 9001, key: 'winter', firstNight: '2026-12-01', lastNight: '2027-04-30' };
	await db.insert(hotelSeason).values(season);
	await db.insert(roomRate).values({ seasonNo: 9001, planNo: 9001, roomNo: 9001, nightlyMinor: 40_000 });
	for (const login of ['agent', 'supervisor', 'operator', 'admin', 'fay@hauser-travel.example'])
		cookies.set(login, await signInAs(product, login));
	agent = await program('supervisor', 'user_agent');
});
afterAll(async () => {
	db?.$client.close();
	await stream?.stop();
	await product?.stop();
});

/** A program with a key of the team, for a person of it. */
async function program(login: string, of: string): Promise<TypedClient> {
	const fields = { act: 'make', name: 'Back office', person: of, days: '90', scope: API_SCOPES };
	const sent = form(fields);
	const cookie = String(cookies.get(login));
	const { text } = await product.ask('/partner/api-keys', { ...sent, headers: { ...sent.headers, cookie } });
	const [key = ''] = /firnlicht_key_[\w-]{43}/.exec(text) ?? [];
	expect(key).not.toBe('');
	return typedClient(product, { authorization: `Bearer ${key}` });
}

/** What was answered, of a call that succeeds. */
async function done<Data>(call: Promise<{ data?: Data; error?: unknown }>): Promise<Data> {
	const { data, error } = await call;
	expect(error).toBeUndefined();
	return data as Data;
}

it('open data, without an account', async () => {
	const api = visitor();
	const found = await done(api.GET('/api/properties', { params: { query: { country: ['AT', 'CH'], limit: 5 } } }));
	propertyId = found.find(({ name }) => name === 'Chalet Enzian')?._id ?? found[0]?._id ?? '';
	const path = { id: propertyId };
	expect((await done(api.GET('/api/properties/{id}', { params: { path } })))._id).toBe(propertyId);
	expect((await done(api.GET('/api/properties/{id}/stays', { params: { path } }))).length).toBeGreaterThan(0);
	expect((await done(api.GET('/api/stays'))).length).toBeGreaterThan(0);
	expect((await done(api.GET('/api/facilities'))).length).toBeGreaterThan(0);
	expect((await done(api.GET('/api/country-names'))).AT).toBe('Austria');
	await done(api.GET('/api/suggest', { params: { query: { q: 'lech' } } }));
	const { error } = await api.GET('/api/properties/{id}', { params: { path: { id: 'prop_none' } } });
	expect(error?.code).toBe('not_found');
});

it('messages to the team', async () => {
	const api = visitor();
	const contact = { name: 'Katharina', email: 'guest@example.com', message: 'Hello', subject: 'A question' } as const;
	await done(api.POST('/api/mailer', { body: contact }));
	await done(api.POST('/api/newsletter/client', { body: { email: 'guest@example.com', fullName: 'Katharina' } }));
	const { response } = await api.POST('/api/frontendlogs', {
		body: { msg: 'tracking start', data: { path: '/search' }, sessionId: 'V1StGXR8_Z5jdHi6' },
	});
	expect(response.status).toBe(204);
});

it('hotels, from the search to an interest and a conversation', async () => {
	const hotelId = FULL_HOTEL;
	const query = PERIOD;
	expect((await done(agent.GET('/api/hotels'))).length).toBeGreaterThan(0);
	await done(agent.GET('/api/available-hotels', { params: { query: { destination: 'France', ...query } } }));
	await done(agent.GET('/api/available-hotels/points', { params: { query: { destination: 'France', ...query } } }));
	await done(agent.GET('/api/hotels/locations'));
	await done(agent.GET('/api/programs'));
	await done(agent.GET('/api/hotels/{hotelId}', { params: { path: { hotelId }, query } }));
	await done(agent.GET('/api/inspirationnow'));
	const [room] = await done(agent.GET('/api/hotels/{id}/rooms', { params: { path: { id: hotelId } } }));
	const id = room?._id ?? '';
	await done(agent.GET('/api/hotels/{id}/available-rooms', { params: { path: { id: hotelId }, query } }));
	await done(agent.GET('/api/hotelrooms/{id}', { params: { path: { id } } }));
	await done(agent.GET('/api/hotelrooms/{id}/availability', { params: { path: { id }, query } }));
	const [offer] = await done(agent.GET('/api/hotelrooms/{id}/offers', { params: { path: { id }, query } }));
	const interest = {
		...{ hotelId, ...PERIOD, guests: [{ firstName: 'Ada', lastName: 'Thorne' }] },
		rooms: [{ _id: offer?._id ?? '', roomId: id, numAdults: 2 }],
	};
	const made = await done(agent.POST('/api/hotels/interests', { body: interest }));
	expect(made._id).toMatch(/^lead_/);
	const other = { ...interest, price: { currency: 'EUR' as const, total: 1 } };
	const refused = await agent.POST('/api/hotels/interests', { body: other });
	expect([refused.error?.code, refused.error?.rooms?.length]).toEqual(['figures_changed', 1]);
	const gone = { ...interest, rooms: [{ _id: 'rate_none', roomId: id, numAdults: 2 }] };
	expect((await agent.POST('/api/hotels/interests', { body: gone })).error?.rooms?.[0]?.reason).toBe('gone');
	const path = { hotelId: BARE_HOTEL };
	await done(person('agent').GET('/api/hotels/{hotelId}/hotel-manager-invitation-link', { params: { path } }));
	const body = { clientFirstName: 'Ada', clientLastName: 'Thorne', messageText: 'Is the suite free?' };
	const chat = await done(person('agent').POST('/api/hotels/{hotelId}/chats', { params: { path: { hotelId } }, body }));
	expect(chat.cid).not.toBe('');
	const silent = await person('agent').POST('/api/hotels/{hotelId}/chats', { params: { path }, body });
	expect(silent.error?.code).toBe('conflict');
	expect(
		(await agent.GET('/api/hotels/{hotelId}', { params: { path: { hotelId: 'hotel_none' } } })).error?.status,
	).toBe(404);
});

const leads: string[] = [];

it('a day of an agent’s program: leads', async () => {
	const wanted = { _property: propertyId, client: CLIENT, occupancy: { pax: 4 }, serviceLevel: 'catered' };
	const first = await done(
		agent.POST('/api/sales/leads/new/property', {
			params: { header: { 'Idempotency-Key': 'every-operation-1' } },
			body: { ...wanted, intent: 'interest', period: PERIOD },
		}),
	);
	const replay = await agent.POST('/api/sales/leads/new/property', {
		params: { header: { 'Idempotency-Key': 'every-operation-1' } },
		body: { ...wanted, intent: 'interest', period: PERIOD },
	});
	expect([replay.data?._id, replay.response.headers.get('idempotent-replayed')]).toEqual([first._id, 'true']);
	const next = { checkInDate: '2027-01-16', checkOutDate: '2027-01-23' };
	const second = await done(agent.POST('/api/sales/leads', { body: { ...wanted, intent: 'interest', period: next } }));
	const third = await done(
		agent.POST('/api/sales/leads', {
			body: { ...wanted, intent: 'interest', period: PERIOD, client: { ...CLIENT, lastName: 'Moor' } },
		}),
	);
	leads.push(first._id, second._id);
	const path = { id: first._id };
	const read = await done(agent.GET('/api/sales/leads/{id}', { params: { path } }));
	expect([read.client.lastName, read.status]).toEqual(['Thorne', 'interest']);
	const listed = await done(agent.GET('/api/sales/leads', { params: { query: { includeTotal: true, limit: 2 } } }));
	expect(listed).toHaveLength(2);
	const changed = await done(
		agent.PATCH('/api/sales/leads/{id}/property', {
			params: { path },
			body: { version: read.version, bookingComments: 'Late arrival' },
		}),
	);
	const stale = await agent.PATCH('/api/sales/leads/{id}', {
		params: { path },
		body: { version: read.version, bookingComments: 'Early arrival' },
	});
	expect(stale.error?.code).toBe('version_changed');
	const body = { version: changed.version, bookingComments: 'Early arrival' };
	await done(agent.PATCH('/api/sales/leads/{id}', { params: { path }, body }));
	const gone = { params: { path: { id: third._id } } };
	expect((await agent.DELETE('/api/sales/leads/{id}', gone)).response.status).toBe(204);
	expect((await agent.GET('/api/sales/leads/{id}', gone)).error?.code).toBe('not_found');
	await done(agent.GET('/api/autocomplete/clients', { params: { query: { fullText: 'thorne' } } }));
	await done(agent.GET('/api/autocomplete/last-leads'));
	const period = { params: { query: { from: '2027-01-01', to: '2027-12-31' } } };
	await done(person('supervisor').GET('/api/sales/reports', period));
	expect((await agent.GET('/api/sales/reports', period)).error?.status).toBe(403);
	const wrong = await agent.POST('/api/sales/leads', {
		body: { ...wanted, intent: 'booking', period: PERIOD, occupancy: { pax: 99 } },
	});
	expect(wrong.error?.errors?.map(({ pointer }) => pointer)).toContain('/occupancy/pax');
});

it('and a proposal of them, sent and written about', async () => {
	const begun = await done(agent.POST('/api/sales/proposals', { body: { leads, clientEmail: 'ada@example.com' } }));
	const path = { id: begun._id };
	// The product believes in another day than its clock, by which a validity ends.
	const inThreeDays = Date.now() + 3 * 86_400_000;
	await db.$client.execute({ sql: 'update proposal set valid_until = ? where id = ?', args: [inThreeDays, begun._id] });
	const draft = await done(agent.GET('/api/sales/proposals/{id}', { params: { path } }));
	expect(draft.options.map(({ lead }) => lead)).toEqual(leads);
	const stale = await agent.POST('/api/sales/proposals/{id}/send', {
		params: { path },
		body: { revision: draft.revision + 5, by: 'link' },
	});
	expect(stale.error?.status).toBe(409);
	const body = { revision: draft.revision, by: 'link' as const };
	const sent = await done(agent.POST('/api/sales/proposals/{id}/send', { params: { path }, body }));
	const version = { ...path, number: String(sent.version) };
	await done(agent.GET('/api/sales/proposals/{id}/versions/{number}', { params: { path: version } }));
	const token = new URL(sent.link).pathname;
	await product.ask(token, form({ intent: 'ask', version: '1', question: 'Is there a cot?' }));
	const text = { text: 'Yes, there is one.' };
	await done(agent.POST('/api/sales/proposals/{id}/messages', { params: { path }, body: text }));
	const messages = await done(agent.GET('/api/sales/proposals/{id}/messages', { params: { path } }));
	expect(messages.map(({ from }) => from)).toEqual(['client', 'agency']);
	expect((await done(agent.GET('/api/sales/proposals'))).map(({ _id }) => _id)).toContain(begun._id);
});

it('a day of an operator’s program', async () => {
	const operator = await program('operator', 'user_operator');
	expect((await done(operator.GET('/api/current_user'))).user).toMatchObject({
		_id: 'user_operator',
		role: 'operator',
	});
	await done(operator.GET('/api/sales/leads', { params: { query: { status: 'requestedOption' } } }));
	expect((await operator.GET('/api/sales/leads/{id}', { params: { path: { id: 'lead_none' } } })).error?.status).toBe(
		404,
	);
	expect((await operator.GET('/api/sales/proposals')).error?.code).toBe('forbidden');
});

it('accounts and agencies', async () => {
	const supervisor = person('supervisor');
	const query = { 'populate-travel-agency': 'true' };
	const { travelAgency } = await done(agent.GET('/api/current_user', { params: { query } }));
	const path = { id: travelAgency?._id ?? '' };
	await done(agent.GET('/api/travel-agencies/{id}', { params: { path } }));
	await done(agent.GET('/api/travel-agency-public-info', { params: { query: { emailDomain: 'nordwand.example' } } }));
	await done(agent.GET('/api/payout-currencies'));
	await done(supervisor.GET('/api/bank-account-requirements', { params: { query: { targetCurrency: 'EUR' } } }));
	const none = { params: { query: { targetCurrency: 'XXX' } } };
	expect((await supervisor.GET('/api/bank-account-requirements', none)).error?.code).toBe('not_found');
	const names = { firstName: 'Jonas', lastName: 'Keller' };
	await done(supervisor.PATCH('/api/users/{id}', { params: { path: { id: 'user_supervisor' } }, body: names }));
	const design = { corporateDesign: { colors: { main: '#1b2350', accentOnMain: '#e6c88c' } } };
	await done(supervisor.PATCH('/api/travel-agencies/{id}', { params: { path }, body: design }));
	await done(person('admin').GET('/api/travel-agencies'));
	const agency = { name: 'Hauser Travel', autoInviteEmailDomain: 'hauser-travel.example', programMemberships: [] };
	const mine = { params: { query: { 'assign-myself-to-new-agency': 'true' } }, body: agency };
	await done(person('fay@hauser-travel.example').POST('/api/travel-agencies', mine));
	expect((await supervisor.GET('/api/current-user/stream-chat-token')).error?.code).toBe('not_found');
});

it('a token for the chat service, where there is one', async () => {
	stream = await startStreamStandIn();
	const settings = { STREAM_API_KEY: STAND_IN_KEY, STREAM_API_SECRET: STAND_IN_SECRET, STREAM_API_URL: stream.url };
	const other = await startProduct('every-operation-stream', settings);
	try {
		const client = typedClient(other, { cookie: await signInAs(other, 'agent') });
		expect((await done(client.GET('/api/current-user/stream-chat-token'))).token).toMatch(/^ey/);
	} finally {
		await other.stop();
	}
});

it('a name that a call does not know is refused by every call', async () => {
	for (const { id, path, method, access } of API_CALLS) {
		const login = id === 'reportSales' ? 'supervisor' : id === 'listTravelAgencies' ? 'admin' : 'agent';
		const headers = access ? { cookie: String(cookies.get(login)) } : {};
		const asked = `${path.replaceAll(/\{\w+\}/g, 'none')}?nothing=1`;
		const { text } = await product.ask(asked, { method: method.toUpperCase(), headers });
		expect([id, JSON.parse(text).code]).toEqual([id, 'unknown_parameter']);
	}
});

it('no call was left out: each succeeded, and each said what was wrong', () => {
	const ids = API_CALLS.map(({ id }) => id);
	const having = (isWanted: (status: number) => boolean) =>
		ids.filter((id) => [...(CALLED.get(id) ?? [])].some(isWanted));
	expect(having((status) => status < 300)).toEqual(ids);
	expect(having((status) => status >= 400)).toEqual(ids);
});
