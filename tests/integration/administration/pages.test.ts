import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { form } from '../http';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';

let product: Product;
let db: Database;
const sessions = new Map<string, string>();
const LOGINS = ['agent', 'supervisor', 'lifestyle', 'admin', 'operator', 'hotel'] as const;
type Login = (typeof LOGINS)[number];

beforeAll(async () => {
	product = await startProduct('operations');
	db = openDatabase({ url: product.installation.databaseUrl });
	for (const login of LOGINS) sessions.set(login, await signInAs(product, login));
	// One property belongs to another operator.
	await db.$client.batch([
		"insert into operator (key, name) values ('other', 'Other')",
		"update property set operator_no = (select operator_no from user where id = 'user_operator')",
		`update property set operator_no = (select no from operator where key = 'other')
			where no = (select p.no from property p left join stay_rate r on r.property_no = p.no and r.status = 'available'
				group by p.no order by count(r.stay_no) limit 1)`,
	]);
});
afterAll(() => product?.stop());

const get = (login: Login | null, path: string, headers: Record<string, string> = {}) =>
	product.ask(path, { headers: { ...(login ? { cookie: String(sessions.get(login)) } : {}), ...headers } });

function post(login: Login, path: string, fields: Record<string, string>) {
	const sent = form(fields);
	return product.ask(path, {
		...sent,
		headers: { ...sent.headers, cookie: String(sessions.get(login)), origin: `http://${product.host()}` },
	});
}

const first = async (sql: string) => (await db.$client.execute(sql)).rows[0] as Record<string, unknown> | undefined;
const ownProperty = () =>
	first(`select p.id, p.no from property p where operator_no = (select operator_no from user where id = 'user_operator')
		and exists (select 1 from stay_rate r where r.property_no = p.no and r.status = 'available' and r.check_in > '2026-12-01') limit 1`);

const ADMIN = [
	'',
	'/agencies',
	'/leads',
	'/users',
	'/brands',
	'/mails',
	'/crashes',
	'/service',
	'/audit',
	'/privacy',
].map((path) => `/partner/dashboard/admin${path}`);

describe('access to the pages', () => {
	it.each(ADMIN)('%s: admins alone', async (path) => {
		const answer = await get('admin', path);
		expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
		expect((await get(null, path)).status).toBe(302);
		for (const login of LOGINS) if (login !== 'admin') expect((await get(login, path)).status).toBe(403);
	});

	it.each<[string, readonly Login[]]>([
		['/partner/inbox', ['operator', 'hotel', 'admin']],
		['/partner/desk/properties', ['operator']],
		['/partner/desk', ['operator']],
		['/partner/desk/calendar', ['operator']],
		['/partner/desk/bookings', ['operator']],
		['/partner/desk/bookings.csv', ['operator']],
		['/partner/desk/import', ['operator']],
		['/partner/desk/export', ['operator']],
		['/partner/desk/day', ['operator']],
		['/partner/team', ['operator', 'supervisor']],
		['/partner/api-keys', ['operator', 'supervisor']],
		['/partner/webhooks', ['operator', 'supervisor']],
		['/partner/dashboard/commission', ['agent', 'supervisor', 'lifestyle']],
		['/partner/calendar', ['agent', 'supervisor', 'lifestyle']],
		['/partner/my-network', ['agent', 'supervisor', 'lifestyle']],
	])('%s: %s', async (path, allowed) => {
		for (const login of LOGINS) {
			const { status } = await get(login, path);
			expect([login, status]).toEqual([login, allowed.includes(login) ? 200 : 403]);
		}
	});

	it('commissions as CSV: those of an agency', async () => {
		const csv = await get('agent', '/partner/dashboard/commission.csv?state=overdue');
		expect([csv.status, csv.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
		expect((await get('operator', '/partner/dashboard/commission.csv')).status).toBe(403);
		expect((await get('admin', '/partner/dashboard/commission.csv')).status).toBe(403);
	});

	it('hotel staff have the conversations of their hotel, and none of a property’s requests', async () => {
		const { text } = await get('hotel', '/partner/inbox');
		expect(text).toContain('No conversations yet');
		expect(text).toContain('As soon as an agency writes to your hotel, you answer it here.');
		expect(text).not.toContain('Options and bookings');
		expect((await post('hotel', '/partner/inbox', { intent: 'confirm', id: 'x', version: '1' })).status).toBe(404);
	});

	it('another operator’s property is not there, to read or to write', async () => {
		const other = await first(
			"select p.id from property p join operator o on o.no = p.operator_no where o.key = 'other'",
		);
		const path = `/partner/desk/properties/${other?.id}/prices`;
		expect((await get('operator', path)).status).toBe(404);
		expect((await get('operator', `${path}/review`)).status).toBe(404);
		const rules = path.replace('/prices', '/stay-rules');
		expect([(await get('operator', rules)).status, (await get('operator', `${rules}/review`)).status]).toEqual([
			404, 404,
		]);
		const nights = { intent: 'save', first: '2027-01-09', last: '2027-01-12', parts: 'stay', shortest: '3' };
		expect((await post('operator', rules, nights)).status).toBe(404);
		const cell = '2027-01-09.2027-01-16.0';
		const sent = await post('operator', path, {
			intent: 'cells',
			shown: JSON.stringify({ [cell]: '' }),
			[`c:${cell}`]: '1',
		});
		expect(sent.status).toBe(404);
	});

	it('properties and prices are found where they were before', async () => {
		const list = await get('operator', '/partner/inbox/houses');
		expect([list.status, list.headers.location]).toEqual([301, '/partner/desk/properties']);
		const one = await get('operator', '/partner/inbox/houses/prop_a');
		expect([one.status, one.headers.location]).toEqual([301, '/partner/desk/properties/prop_a/prices']);
	});
});

describe('without script', () => {
	it('an operator confirms with a note, which stands in the history and in the agent’s mail', async () => {
		const property = await ownProperty();
		const week = await first(`select check_in, check_out, level from stay_rate where property_no = ${property?.no}
			and status = 'available' and price_minor is not null and check_in > '2026-12-01' order by check_in limit 1`);
		const levels = ['self_catered', 'bed_and_breakfast', 'catered'];
		const requested = await product.ask('/api/sales/leads/new/property', {
			method: 'POST',
			headers: { cookie: String(sessions.get('agent')), 'content-type': 'application/json' },
			body: JSON.stringify({
				_property: property?.id,
				intent: 'option',
				period: { checkInDate: week?.check_in, checkOutDate: week?.check_out },
				client: { firstName: 'Ada', lastName: 'Thorne', nationality: 'British' },
				occupancy: { pax: 2 },
				serviceLevel: levels[Number(week?.level)],
			}),
		});
		const { _id, version } = JSON.parse(requested.text);
		expect((await get('operator', '/partner/inbox')).text).toContain('Ada');
		const fields = { id: _id, version: String(version), intent: 'confirm', note: 'The key is at the bakery.' };
		expect((await post('agent', '/partner/inbox', fields)).status).toBe(403);
		const done = await post('operator', '/partner/inbox', { ...fields, hours: '48' });
		expect(done.status).toBe(200);
		expect(done.text).toContain('Confirmed. The agent will see it at once.');
		const again = await post('operator', '/partner/inbox', { ...fields, hours: '48' });
		expect(again.status).toBe(200);
		expect(again.text).toContain('Confirmed. The agent will see it at once.');
		const other = await post('admin', '/partner/inbox', { ...fields, hours: '48' });
		expect(other.status).toBe(409);
		expect(other.text).toContain('Somebody has changed this meanwhile.');
		expect(await first(`select note from lead_event where note is not null`)).toMatchObject({ note: fields.note });
		expect(
			await first(`select plain_text from mail_outbox where kind like '%' and plain_text like '%at the bakery%'`),
		).toBeDefined();
		const file = await get('admin', `/partner/dashboard/admin/leads/${_id}`);
		expect(file.text).toContain('The key is at the bakery.');
	});

	it('a price is typed and published, and the API of the catalogue says so at once', async () => {
		const property = await ownProperty();
		const week =
			await first(`select check_in, check_out, level, status, price_minor from stay_rate where property_no = ${property?.no}
			and status = 'available' and check_in > '2027-01-01' order by check_in desc limit 1`);
		const cell = `${week?.check_in}.${week?.check_out}.${week?.level}`;
		const path = `/partner/desk/properties/${property?.id}/prices`;
		const page = `${path}?year=${Number(String(week?.check_in).slice(0, 4)) - (String(week?.check_in).slice(5) < '11' ? 1 : 0)}`;
		const shown =
			(await get('operator', page)).text.match(/name="shown" value="([^"]*)"/)?.[1]?.replaceAll('&quot;', '"') ?? '';
		const fields = (text: string) => ({ intent: 'cells', shown, [`c:${cell}`]: text });
		const wrong = await post('operator', page, fields('ten'));
		expect([wrong.status, wrong.text.includes('value="ten"')]).toEqual([400, true]);
		expect((await post('operator', page, fields('1 234,50'))).status).toBe(200);
		const review = await get('operator', `${path}/review`);
		const [, seen = ''] = review.text.match(/name="seen" value="([^"]*)"/) ?? [];
		const [, state = ''] = review.text.match(/name="state" value="([^"]*)"/) ?? [];
		const published = await post('operator', `${path}/review`, { intent: 'publish', seen, state });
		expect([published.status, published.text.includes('Published.')]).toEqual([200, true]);
		const stays = JSON.parse((await get(null, `/api/properties/${property?.id}/stays`)).text) as object[];
		expect(JSON.stringify(stays)).toContain('1234.5');
	});
});

describe('a client', () => {
	it('is exported and erased by an admin alone', async () => {
		const path = '/partner/dashboard/admin/privacy';
		const whom = { email: '', firstName: 'Ada', lastName: 'Thorne' };
		const told = await post('admin', `${path}/export`, whom);
		expect(told.headers['content-disposition']).toContain('attachment');
		expect(JSON.parse(told.text).leads).toHaveLength(1);
		expect((await post('agent', `${path}/export`, whom)).status).toBe(403);
		expect((await post('agent', path, whom)).status).toBe(403);
		const unnamed = await post('admin', path, { ...whom, lastName: '' });
		expect([unnamed.status, unnamed.text.includes('value="Ada"')]).toEqual([400, true]);
		const done = await post('admin', path, { ...whom, sure: 'on' });
		expect(done.text).toContain('These still run and keep their person');
	});
});

describe('a calendar', () => {
	it('is open to every holder of its address, revalidates cheaply, and ends when it is revoked', async () => {
		const opened = await post('agent', '/partner/calendar', { intent: 'open', reach: 'team' });
		const [, path = ''] = /http:\/\/[^/"]+(\/calendar\/[\w-]{43}\.ics)/.exec(opened.text) ?? [];
		const read = await get(null, path);
		expect(read.status).toBe(200);
		expect(read.headers).toMatchObject({
			'content-type': 'text/calendar; charset=utf-8',
			'cache-control': 'private, no-cache',
			'x-robots-tag': 'noindex',
		});
		expect(read.text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
		expect(read.text).toContain('Option ends');
		const etag = String(read.headers.etag);
		expect((await get(null, path, { 'if-none-match': etag })).status).toBe(304);
		expect((await get('agent', '/partner/calendar')).text).not.toContain(path);
		expect(product.log()).not.toContain(path.slice(10, 40));
		await post('agent', '/partner/calendar', { intent: 'close', reach: 'team' });
		expect((await get(null, path)).status).toBe(404);
		for (const none of ['/calendar/x.ics', `/calendar/${'a'.repeat(43)}.ics`])
			expect((await get(null, none)).status).toBe(404);
	});

	it('a rate-limited request says when to retry', async () => {
		const answers = await Promise.all(Array.from({ length: 45 }, () => get(null, `/calendar/${'b'.repeat(43)}.ics`)));
		const limited = answers.filter(({ status }) => status === 429);
		expect(limited.length).toBeGreaterThan(0);
		expect(Number(limited[0]?.headers['retry-after'])).toBeGreaterThan(0);
	});
});

describe('an invitation of a hotel', () => {
	const typed = {
		intent: 'invite',
		hotel: 'Hotel Aurelio',
		city: 'Lech',
		contactName: 'Ida Moos',
		message: 'Dear Ida',
	};
	const page = '/partner/my-network';

	it('preserves invalid input, and opens for every holder of its link', async () => {
		const refused = await post('agent', page, { ...typed, contactEmail: 'ida@aurelio' });
		expect([refused.status, refused.text.includes('value="ida@aurelio"')]).toEqual([400, true]);
		expect(refused.text).toContain('Please check this email address');
		const caught = await post('agent', page, { ...typed, contactEmail: 'bot@aurelio.example', website: 'x' });
		expect(caught.status).toBe(200);
		const sent = await post('agent', page, { ...typed, contactEmail: 'ida@aurelio.example' });
		expect(sent.text).toContain('The invitation is on its way.');
		const mails = await db.$client.execute("select * from mail_outbox where kind = 'hotel-invitation'");
		expect(mails.rows.map((row) => row.to_address)).toEqual(['ida@aurelio.example']);
		const [path = ''] = /\/hotel-invitation\/[\w-]{43}/.exec(String(mails.rows[0]?.plain_text)) ?? [];
		const opened = await get(null, path);
		expect([opened.status, opened.text.includes('Hotel Aurelio')]).toEqual([200, true]);
		// That it was opened is noted after the answer.
		await vi.waitFor(async () => expect((await get('supervisor', page)).text).toContain('>Opened</span>'), 5000);
		expect(product.log()).not.toContain(path.slice(-43));
		expect((await get(null, `/hotel-invitation/${'a'.repeat(43)}`)).status).toBe(410);
	});
});

describe('the return from a payment', () => {
	it.each([
		['?success', 200, 'Payment succeeded'],
		['?canceled', 200, 'The payment for your upcoming trip was canceled'],
		['', 404, 'The url you are on is not valid'],
	])('by %s is answered %i', async (query, status, text) => {
		const answer = await get(null, `/stripe-payments/checkout-sessions/cs_1${query}`);
		expect([answer.status, answer.text.includes(`${text}</h1>`)]).toEqual([status, true]);
		expect(answer.text).toContain('content="noindex');
	});

	it('a stay rule is saved, published, and shown as what is published', async () => {
		const property = await ownProperty();
		const path = `/partner/desk/properties/${property?.id}/stay-rules`;
		const nights = {
			intent: 'save',
			first: '2028-01-08',
			last: '2028-03-31',
			parts: 'stay',
			shortest: '5',
			gap: '',
			row: '',
		};
		const wrong = await post('operator', path, { ...nights, shortest: '99' });
		expect([wrong.status, wrong.text.includes('Please enter a number from 1 to 42.')]).toEqual([400, true]);
		const saved = await post('operator', path, nights);
		expect([saved.status, saved.text.includes('at least 5 nights')]).toEqual([200, true]);
		const review = await get('operator', `${path}/review`);
		const [, seen = ''] = review.text.match(/name="seen" value="([^"]*)"/) ?? [];
		const [, state = ''] = review.text.match(/name="state" value="([^"]*)"/) ?? [];
		const published = await post('operator', `${path}/review`, { intent: 'publish', seen, state });
		expect([published.status, published.text.includes('Published.')]).toEqual([200, true]);
		expect(await first(`select shortest_stay, gap_percent from stay_rule where property_no = ${property?.no}`)).toEqual(
			{
				...{ shortest_stay: 5, gap_percent: null },
			},
		);
	});
});
