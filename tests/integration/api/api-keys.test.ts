import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { API_CALLS } from '~/domain/api/calls';
import { form } from '../http';
import { type Product, startProduct } from '../product';
import { actAsAdmin, signInAs } from '../sign-in';

let product: Product;
let db: Database;
const cookies = new Map<string, string>();
const LOGINS = ['supervisor', 'agent', 'blaufirn', 'operator', 'hotel'] as const;
const QUOTA = 40;

beforeAll(async () => {
	product = await startProduct('api-keys', {
		CALLS_PER_KEY_AND_MINUTE: String(QUOTA),
		TEST_SITE: 'https://test.firnlicht.example',
	});
	for (const login of LOGINS) cookies.set(login, await signInAs(product, login));
	cookies.set('admin', await actAsAdmin(product, await signInAs(product, 'admin')));
	db = openDatabase({ url: product.installation.databaseUrl });
});
afterAll(async () => {
	db?.$client.close();
	await product?.stop();
});

const rows = async (sql: string, args: Record<string, string | number> = {}) =>
	(await db.$client.execute({ sql, args })).rows as Record<string, unknown>[];

async function page(login: string, fields: Record<string, string | readonly string[]> | null = null) {
	const cookie = String(cookies.get(login));
	if (!fields) return product.ask('/partner/api-keys', { headers: { cookie, 'accept-language': 'en' } });
	const sent = form(fields);
	return product.ask('/partner/api-keys', { ...sent, headers: { ...sent.headers, cookie, 'accept-language': 'en' } });
}

const KEY = /firnlicht_key_[\w-]{43}/;

async function make(login: string, given: Record<string, string | readonly string[]> = {}): Promise<string> {
	const answer = await page(login, { act: 'make', name: 'Website', person: `user_${login}`, days: '90', ...given });
	expect(answer.status).toBe(200);
	expect(answer.headers['cache-control']).toContain('no-store');
	return KEY.exec(answer.text)?.[0] ?? '';
}

async function call(key: string, path: string, method = 'GET', body?: object, headers: Record<string, string> = {}) {
	const answer = await product.ask(path, {
		method,
		headers: {
			...{ authorization: `Bearer ${key}`, 'accept-language': 'en', ...headers },
			...(body ? { 'content-type': 'application/json' } : {}),
		},
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	return {
		...answer,
		json: answer.text.startsWith('{') || answer.text.startsWith('[') ? JSON.parse(answer.text) : null,
	};
}

describe('a key', () => {
	test('is shown once, and only its hash is stored', async () => {
		const key = await make('supervisor', { scope: ['account:read'] });
		expect(key).toMatch(KEY);
		const listed = await page('supervisor');
		expect(listed.text).not.toContain(key);
		expect(listed.text).toContain(key.slice(-4));
		const [stored] = await rows('select * from api_key order by no desc limit 1');
		expect(JSON.stringify(stored)).not.toContain(key);
		const audits = await rows("select actor, detail from audit where action = 'apiKey.made'");
		expect(audits).toHaveLength(1);
		expect(JSON.stringify(audits)).not.toContain(key);
		expect(product.log()).not.toContain(key);
	});

	test('of the test brand is told where it works (TEST-2)', async () => {
		const answer = await call(`firnlicht_test_${'x'.repeat(43)}`, '/api/current_user');
		expect([answer.status, answer.json.title]).toEqual([
			401,
			'This is a key of the test brand, which books nothing real: it works at https://test.firnlicht.example.',
		]);
		const { text } = await product.ask('/api/openapi.json');
		expect(JSON.parse(text).servers).toEqual([
			{ url: `http://${product.host()}`, description: 'Real bookings' },
			{
				url: 'https://test.firnlicht.example',
				description: 'Test brand: nothing there is real, and it has keys of its own',
			},
		]);
	});

	test('acts for its person, with the scopes that it has', async () => {
		const key = await make('supervisor', { person: 'user_agent', scope: ['account:read', 'leads:read'] });
		expect((await call(key, '/api/current_user')).json.user._id).toBe('user_agent');
		const own = await product.ask('/api/sales/leads', { headers: { cookie: String(cookies.get('agent')) } });
		const leads = await call(key, '/api/sales/leads');
		expect([leads.status, leads.text]).toEqual([200, own.text]);
		const refused = await call(key, '/api/sales/leads', 'POST', {});
		expect([refused.status, refused.json.code, refused.json.title]).toEqual([
			403,
			'missing_scope',
			'This API key lacks the scope leads:write.',
		]);
		expect((await call(key, '/api/properties')).json.code).toBe('missing_scope');
	});

	test('makes no call that is not for keys', async () => {
		const key = await make('supervisor', { scope: ['account:read', 'leads:write', 'leads:read', 'properties:read'] });
		const closed = API_CALLS.filter(({ scope }) => scope === undefined);
		expect(closed.map(({ id }) => id).sort()).toEqual([
			'changeTravelAgency',
			'changeUser',
			'createTravelAgency',
			'getBankAccountRequirements',
			'getHotelManagerInvitationLink',
			'getStreamChatToken',
			'listTravelAgencies',
			'noteUse',
			'sendMail',
			'startChat',
			'subscribe',
		]);
		for (const { path, method } of closed) {
			const { status, json } = await call(key, path.replaceAll(/\{\w+\}/g, 'x'), method.toUpperCase());
			expect([path, status, json.code]).toEqual([path, 403, 'missing_scope']);
		}
	});

	test('opens no page, and is read from the header alone', async () => {
		const key = await make('supervisor', { scope: ['account:read'] });
		const opened = await call(key, '/partner/dashboard');
		expect([opened.status, opened.headers.location]).toEqual([302, '/signin?to=%2Fpartner%2Fdashboard']);
		const inQuery = await product.ask(`/api/current_user?access_token=${key}`);
		expect(inQuery.status).toBe(401);
		// A cookie beside it does not count.
		const beside = await call('firnlicht_key_wrong', '/api/current_user', 'GET', undefined, {
			cookie: String(cookies.get('supervisor')),
		});
		expect([beside.status, beside.headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"']);
	});

	test('says what is left of its minute, and is refused when nothing is', async () => {
		const key = await make('supervisor', { scope: ['account:read'] });
		const first = await call(key, '/api/current_user');
		expect(first.headers['ratelimit-policy']).toBe(`"minute";q=${QUOTA};w=60`);
		const read = (text: unknown) => /^"minute";r=(\d+);t=(\d+)$/.exec(String(text))?.slice(1).map(Number) ?? [];
		const [left, seconds] = read(first.headers.ratelimit);
		expect(left).toBe(QUOTA - 1);
		expect(seconds).toBeGreaterThan(0);
		expect(seconds).toBeLessThanOrEqual(60);
		const answers: Awaited<ReturnType<typeof call>>[] = [];
		// Some at once: more than an isolate takes are told to wait, with a key or without.
		for (let round = 0; round < 12; round++)
			answers.push(...(await Promise.all(Array.from({ length: QUOTA / 4 }, () => call(key, '/api/current_user')))));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
		const refused = answers.filter(({ status }) => status === 429);
		// Also when the minute turns meanwhile.
		expect(refused.length).toBeGreaterThanOrEqual(1);
		for (const { headers, json } of refused) {
			expect([json.code, read(headers.ratelimit)[0]]).toEqual(['too_many_requests', 0]);
			expect(Number(headers['retry-after'])).toBeGreaterThan(0);
		}
		const person = await product.ask('/api/current_user', { headers: { cookie: String(cookies.get('supervisor')) } });
		expect([person.status, person.headers.ratelimit]).toEqual([200, undefined]);
	});

	test('is refused from the next call on once it is revoked', async () => {
		const key = await make('supervisor', { name: 'Old site', scope: ['account:read'] });
		expect((await call(key, '/api/current_user')).status).toBe(200);
		const [{ id } = {}] = await rows("select id from api_key where name = 'Old site'");
		const of = { act: 'revoke', id: String(id) };
		// Neither another team nor a member who does not decide.
		expect((await page('blaufirn', of)).status).toBe(409);
		expect((await page('agent', of)).status).toBe(403);
		expect((await call(key, '/api/current_user')).status).toBe(200);
		const answers = await Promise.all(Array.from({ length: 24 }, () => page('supervisor', of)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(23).fill(409)]);
		expect((await call(key, '/api/current_user')).status).toBe(401);
		expect(await rows("select no from audit where action = 'apiKey.revoked'")).toHaveLength(1);
	});

	test('ends on its day, with a lock, and with the membership of its person', async () => {
		const key = await make('supervisor', { name: 'Ending', person: 'user_colleague', scope: ['account:read'] });
		const status = async () => (await call(key, '/api/current_user')).status;
		expect(await status()).toBe(200);
		await rows("update api_key set expires_at = 1 where name = 'Ending'");
		expect(await status()).toBe(401);
		await rows("update api_key set expires_at = null where name = 'Ending'");
		expect(await status()).toBe(200);
		await rows("update user set locked_at = 1 where id = 'user_colleague'");
		expect(await status()).toBe(401);
		await rows(
			"update user set locked_at = null, agency_no = (select no from travel_agency where id = 'agency_blaufirn') where id = 'user_colleague'",
		);
		expect(await status()).toBe(401);
		expect((await page('supervisor')).text).toContain('Its person has left the team');
		await rows(
			"update user set agency_no = (select no from travel_agency where id = 'agency_nordwand'), role = 'admin' where id = 'user_colleague'",
		);
		expect(await status()).toBe(401);
		await rows("update user set role = 'agent' where id = 'user_colleague'");
		expect(await status()).toBe(200);
	});

	test('notes its last use, to the minute', async () => {
		const key = await make('supervisor', { name: 'Used', scope: ['account:read'] });
		const used = async () => (await rows("select last_used_at as at from api_key where name = 'Used'"))[0]?.at;
		expect(await used()).toBeNull();
		await call(key, '/api/current_user');
		await expect.poll(used).toBeGreaterThan(0);
		const before = await used();
		await call(key, '/api/current_user');
		expect(await used()).toBe(before);
	});
});

test('a network that sent many wrong keys waits, and its browsers do not', async () => {
	const right = await make('supervisor', { name: 'Right', scope: ['account:read'] });
	const from = { 'cf-connecting-ip': '203.0.113.77' };
	const statuses: number[] = [];
	for (let tries = 0; tries < 24; tries++)
		statuses.push((await call(`firnlicht_key_wrong${tries}`, '/api/current_user', 'GET', undefined, from)).status);
	expect(statuses).toEqual([...Array<number>(20).fill(401), ...Array<number>(4).fill(429)]);
	const waiting = await call(right, '/api/current_user', 'GET', undefined, from);
	expect([waiting.status, waiting.json.code]).toEqual([429, 'too_many_requests']);
	expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(0);
	expect((await call(right, '/api/current_user')).status).toBe(200);
	const cookie = String(cookies.get('supervisor'));
	expect((await product.ask('/api/current_user', { headers: { cookie, ...from } })).status).toBe(200);
});

describe('the page of keys', () => {
	test('is for those who see a team; those who decide make keys for its people', async () => {
		expect((await page('agent')).status).toBe(403);
		expect((await page('hotel')).status).toBe(403);
		const acting = await page('admin');
		expect([acting.status, acting.text.includes('Make a key')]).toEqual([200, true]);
		// Not for the admin, who is none of the team.
		expect((await page('admin', { act: 'make', name: 'X', person: 'user_admin', scope: 'account:read' })).status).toBe(
			400,
		);
		const key = await make('operator', { scope: ['account:read'] });
		expect((await call(key, '/api/current_user')).json.user._id).toBe('user_operator');
	});

	test.each([
		['key-name', { name: '  ' }],
		['key-name', { name: 'x'.repeat(61) }],
		['key-scopes', { scope: [] }],
		['key-scopes', { scope: ['everything'] }],
		['key-person', { person: 'user_blaufirn' }],
		['key-person', { person: 'nobody' }],
	])('refuses a form for its %s and keeps what was typed', async (_, wrong) => {
		const asked = { act: 'make', name: 'Back office', person: 'user_supervisor', scope: ['leads:read'], ...wrong };
		const { status, text } = await page('supervisor', asked);
		expect(status).toBe(400);
		expect(text).not.toMatch(KEY);
		if (asked.name === 'Back office') expect(text).toContain('value="Back office"');
		if (asked.scope[0] === 'leads:read')
			expect(text).toMatch(/<input[^>]*checked=""[^>]*value="leads:read"|value="leads:read"[^>]*checked=""/);
	});

	test('of many made at once none is more than a team may have', async () => {
		await rows(
			"update api_key set revoked_at = 1 where agency_no = (select no from travel_agency where id = 'agency_nordwand')",
		);
		const asked = { act: 'make', name: 'Many', person: 'user_supervisor', scope: 'account:read' };
		const answers = await Promise.all(Array.from({ length: 24 }, () => page('supervisor', asked)));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
		expect(await rows("select no from api_key where name = 'Many' and revoked_at is null")).toHaveLength(20);
	});
});
