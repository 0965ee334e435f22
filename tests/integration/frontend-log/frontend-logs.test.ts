import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/client';
import { frontendLog } from '#db/schema/frontend-log';
import { forgetOldRecords, RETENTION_DAYS } from '~/domain/enquiry/forget-old-records.server';
import { type Product, startProduct } from '../product';

let product: Product;
let db: ReturnType<typeof openDatabase>;
beforeAll(async () => {
	product = await startProduct('frontend-logs', { FRONTEND_LOGS_PER_TEN_MINUTES: '3', WRITES_PER_TEN_MINUTES: '1' });
	db = openDatabase({ url: product.installation.databaseUrl });
});
beforeEach(() => db.delete(frontendLog));
afterAll(() => product?.stop());

const NOTE = { msg: 'click', data: { label: 'Search' }, sessionId: '32c21b32-7e7e-48eb-8cad-4acef55fa374' };
const AGREED = 'consent=1.logs.logs';
let visitors = 0;

function post(body: unknown, cookie = AGREED, visitor = `visitor ${++visitors}`) {
	return product.ask('/api/frontendlogs', {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'user-agent': visitor, cookie },
		body: JSON.stringify(body),
	});
}

describe('POST /api/frontendlogs (PRIVACY-14)', () => {
	it('stores an entry of a visitor who has consented', async () => {
		expect((await post(NOTE)).status).toBe(204);
		expect(await db.select().from(frontendLog)).toMatchObject([{ ...NOTE, brandKey: 'consumer' }]);
	});

	it.each(['', 'consent=1.logs.', 'consent=1.analytics.analytics', 'consent=2.logs.logs', 'lng=en'])(
		'keeps nothing with the cookie "%s"',
		async (cookie) => {
			expect((await post(NOTE, cookie)).status).toBe(204);
			expect(await db.select().from(frontendLog)).toEqual([]);
		},
	);

	it('keeps no card, address or number', async () => {
		const data = { ccNumber: '4111111111111111', ccCvv: '737', text: 'ada@example.com 4111 1111 1111 1111' };
		await post({ ...NOTE, msg: 'call +43 5574 900 420', data });
		// The entry's own time and session id hold digits by chance: only what the browser sent is read.
		const sent = { msg: frontendLog.msg, data: frontendLog.data };
		expect(JSON.stringify(await db.select(sent).from(frontendLog))).not.toMatch(/4111|737|ada@|900 420/);
	});

	it.each([
		['nothing', {}],
		['a list', []],
		['no session', { ...NOTE, sessionId: '' }],
		['a novel', { ...NOTE, msg: 'x'.repeat(201) }],
		['much data', { ...NOTE, data: { x: 'x'.repeat(2100) } }],
		['more fields', { ...NOTE, user: 'Ada' }],
		['a session that is none', { ...NOTE, sessionId: '<script>alert(1)' }],
	])('refuses %s', async (_, body) => {
		const { status, headers } = await post(body);
		expect(status).toBe(400);
		expect(headers['content-type']).toContain('application/problem+json');
	});

	it('limits log entries, but not the forms of the same visitor', async () => {
		const statuses: number[] = [];
		for (let count = 0; count < 4; count += 1) statuses.push((await post(NOTE, AGREED, 'busy')).status);
		expect(statuses).toEqual([204, 204, 204, 429]);
		const newsletter = await product.ask('/api/newsletter/client', {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'user-agent': 'busy' },
			body: JSON.stringify({ email: 'busy@example.com', fullName: 'Busy' }),
		});
		expect(newsletter.status).toBe(200);
		expect((await product.ask('/api/frontendlogs')).headers.allow).toBe('POST');
	});

	it('is forgotten after its time', async () => {
		const now = Date.now();
		const at = (days: number) => ({ ...NOTE, brandKey: 'consumer', createdAt: now - days * 86_400_000 });
		await db.insert(frontendLog).values([at(RETENTION_DAYS.frontendLog + 1), at(RETENTION_DAYS.frontendLog - 1)]);
		await forgetOldRecords({ db, now });
		expect(await db.$count(frontendLog)).toBe(1);
	});
});

it('serves the same page with and without a choice, and names the service of statistics only when there is one', async () => {
	const plain = await product.ask('/');
	const chosen = await product.ask('/', { headers: { cookie: AGREED } });
	expect(chosen.headers.etag).toBe(plain.headers.etag);
	expect(plain.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256/);
});
