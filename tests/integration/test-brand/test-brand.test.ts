import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { freePort } from '../../../workers/local/free-port';
import { serveWorkers } from '../../../workers/local/serve';
import { ask, form } from '../http';
import { CATALOGUE, type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';

const REAL = 'https://www.firnlicht.example';

let product: Product;
let db: Database;
let cookie: string;
let key: string;

beforeAll(async () => {
	// A folder of its own: the seeded copy that tests share is no test brand's.
	product = await startProduct('test-brand', { TEST_OF: REAL, PRODUCTION_HOSTS: '' }, `${CATALOGUE}/`);
	db = openDatabase({ url: product.installation.databaseUrl });
});
afterAll(async () => {
	db?.$client.close();
	await product?.stop();
});

const rows = async (sql: string, args: Record<string, string | number> = {}) =>
	(await db.$client.execute({ sql, args })).rows as Record<string, unknown>[];

const call = (bearer: string, path: string, body?: object) =>
	product.ask(path, {
		method: body ? 'POST' : 'GET',
		headers: {
			authorization: `Bearer ${bearer}`,
			'accept-language': 'en',
			...(body ? { 'content-type': 'application/json' } : {}),
		},
		...(body ? { body: JSON.stringify(body) } : {}),
	});

describe('a developer at a test brand', () => {
	test('has an agency after the first sign-in, and makes a key at once (TEST-3)', async () => {
		cookie = await signInAs(product, 'dev@programs.example');
		const [person] = await rows(
			`select u.id, u.role, a.name, a.verification, l.action from user u join travel_agency a on a.no = u.agency_no
			join audit l on l.subject_id = a.id and l.actor = u.id where u.email = 'dev@programs.example'`,
		);
		expect(person).toMatchObject({ role: 'supervisorAgent', verification: 'verified', action: 'agency.given' });
		expect(String(person?.name)).toMatch(/^Test agency of /);
		const headers = { cookie, 'accept-language': 'en' };
		const sent = form({
			act: 'make',
			name: 'Trial',
			person: String(person?.id),
			days: '90',
			scope: ['account:read', 'leads:write', 'leads:read'],
		});
		const made = await product.ask('/partner/api-keys', { ...sent, headers: { ...sent.headers, ...headers } });
		expect(made.status).toBe(200);
		key = /firnlicht_test_[\w-]{43}/.exec(made.text)?.[0] ?? '';
		const self = await call(key, '/api/current_user');
		expect([self.status, JSON.parse(self.text).user.email]).toEqual([200, 'dev@programs.example']);
	});

	test('of two first sign-ins at once one makes the agency', async () => {
		await Promise.all([1, 2].map(() => signInAs(product, 'twice@programs.example')));
		expect(await rows("select count(*) as n from travel_agency where name like '%twice%'")).toEqual([{ n: 1 }]);
	});

	test('people who have a place already keep it', async () => {
		await signInAs(product, 'operator');
		expect(await rows("select role, agency_no from user where id = 'user_operator'")).toEqual([
			{ role: 'operator', agency_no: null },
		]);
	});

	test('books, and no mail leaves the brand (TEST-4)', async () => {
		const [property] = await rows('select id from property order by no limit 1');
		const lead = await call(key, '/api/sales/leads/new/property', {
			...{ _property: String(property?.id), intent: 'option' },
			period: { checkInDate: '2027-01-09', checkOutDate: '2027-01-16' },
			client: { firstName: 'Mara', lastName: 'Test', nationality: 'British' },
			serviceLevel: 'catered',
			occupancy: { pax: 4 },
		});
		expect([lead.status, lead.text]).toEqual([200, expect.any(String)]);
		const mails = async () =>
			(await rows('select state, plain_text from mail_outbox')).map(({ state, plain_text: text }) => [
				state,
				text !== '',
			]);
		await expect
			.poll(async () => new Set((await mails()).map(String)), { timeout: 20_000 })
			.toEqual(new Set(['sent,true']));
		expect(await product.mails()).toEqual([]);
	});
});

describe('pages and description of a test brand', () => {
	test('say that nothing is real, and are not for search engines', async () => {
		for (const [language, words] of [
			['en', 'nothing booked here is real'],
			['de', 'Keine Buchung ist echt'],
		] as const) {
			const page = await product.ask('/', { headers: { 'accept-language': language } });
			expect(page.text).toContain(words);
			expect(page.text).toContain('noindex');
		}
		const document = JSON.parse((await product.ask('/api/openapi.json')).text);
		expect(document.servers).toEqual([
			{ url: `http://${product.host()}`, description: `Test brand of ${REAL}: nothing here is real` },
		]);
		expect((await product.ask('/api')).text).toContain('firnlicht_test_');
	});
});

describe('real and test', () => {
	test('a key of real bookings is told where it works (TEST-2)', async () => {
		const answer = await call(`firnlicht_key_${'x'.repeat(43)}`, '/api/current_user');
		expect([answer.status, JSON.parse(answer.text).title]).toEqual([
			401,
			`This is a key of real bookings: it works at ${REAL}. Keys of this test brand begin with firnlicht_test_.`,
		]);
	});

	test('a real site does not work on the database of a test brand, nor a test brand on a real one (TEST-1)', async () => {
		const database = { LIBSQL_URL: product.installation.databaseUrl };
		const port = await freePort();
		const smtp = {
			MAIL_TRANSPORT: 'smtp',
			SMTP_HOST: '127.0.0.1',
			SMTP_PORT: String(product.ports.smtp),
			SMTP_SECURITY: 'none',
		};
		const workers = await serveWorkers({
			root: resolve('.'),
			port,
			variables: {
				site: {
					...database,
					PICTURE_BASE_URL: 'http://localhost:1/pictures',
					FORM_SECRET: 'of-a-real-site-in-a-test-of-brands',
				},
				mailer: { ...database, ...smtp },
				'crash-reports': database,
				conversations: database,
				'offer-cache': database,
			},
		});
		try {
			const health = await ask(port, '/healthz', { host: `localhost:${port}` });
			expect([health.status, JSON.parse(health.text).database]).toEqual([503, 'foreign']);
			const before = await rows('select count(*) as n from mail_outbox');
			const page = await ask(port, '/', { host: `localhost:${port}` });
			expect(page.status).toBe(503);
			const sent = form({ name: 'A', email: 'a@guests.example', message: 'x' });
			expect((await ask(port, '/contact', { ...sent, host: `localhost:${port}` })).status).toBe(503);
			await workers.tick();
			expect(await rows('select count(*) as n from mail_outbox')).toEqual(before);
			expect(await product.mails()).toEqual([]);
		} finally {
			await workers.stop();
		}
	});
});
