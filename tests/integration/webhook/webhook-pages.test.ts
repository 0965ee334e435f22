import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { form } from '../http';
import { type Product, startProduct } from '../product';
import { actAsAdmin, signInAs } from '../sign-in';
import { startReceiver } from './receiver';

let product: Product;
let db: Database;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
const cookies = new Map<string, string>();

beforeAll(async () => {
	receiver = await startReceiver();
	product = await startProduct('webhooks', { ...receiver.settings });
	for (const login of ['supervisor', 'agent', 'blaufirn', 'operator', 'hotel'])
		cookies.set(login, await signInAs(product, login));
	cookies.set('admin', await actAsAdmin(product, await signInAs(product, 'admin')));
	db = openDatabase({ url: product.installation.databaseUrl });
});
afterAll(async () => {
	db?.$client.close();
	await product?.stop();
	await receiver?.stop();
});

const rows = async (sql: string) => (await db.$client.execute(sql)).rows as Record<string, unknown>[];

function page(login: string, path: string, fields: Record<string, string | readonly string[]> | null = null) {
	const cookie = String(cookies.get(login));
	const headers = { cookie, 'accept-language': 'en' };
	if (!fields) return product.ask(path, { headers });
	const sent = form(fields);
	return product.ask(path, { ...sent, headers: { ...sent.headers, ...headers } });
}

const SECRET = /whsec_[A-Za-z0-9+/]{43}=/;
const LIST = '/partner/webhooks';

async function add(login: string, path: string, event: readonly string[]) {
	const answer = await page(login, LIST, { act: 'add', address: receiver.origin + path, event });
	expect(answer.status).toBe(200);
	expect(answer.headers['cache-control']).toContain('no-store');
	const [row] = await rows('select id from webhook_endpoint order by no desc limit 1');
	return { id: String(row?.id), secret: SECRET.exec(answer.text)?.[0] ?? '' };
}

describe('the pages of webhooks', () => {
	test('are for those who see a team, and show a secret once', async () => {
		expect((await page('agent', LIST)).status).toBe(403);
		expect((await page('hotel', LIST)).status).toBe(403);
		const { id, secret } = await add('supervisor', '/first', ['lead.created', 'lead.changed']);
		expect(secret).toMatch(SECRET);
		for (const path of [LIST, `${LIST}/${id}`]) {
			const shown = await page('supervisor', path);
			expect([shown.status, shown.text.includes(`${receiver.origin}/first`), SECRET.test(shown.text)]).toEqual([
				200,
				true,
				false,
			]);
		}
		// An admin acts for one agency at a time, here another one.
		expect((await page('admin', LIST)).status).toBe(200);
		expect((await page('admin', `${LIST}/${id}`)).status).toBe(404);
		for (const login of ['blaufirn', 'operator']) {
			expect((await page(login, LIST)).text).not.toContain('/first');
			expect((await page(login, `${LIST}/${id}`)).status).toBe(404);
			expect((await page(login, `${LIST}/${id}`, { act: 'remove' })).status).toBe(409);
		}
		expect((await page('agent', `${LIST}/${id}`, { act: 'remove' })).status).toBe(403);
		expect((await page('supervisor', `${LIST}/${id}`, { act: 'nothing' })).status).toBe(400);
		expect(product.log()).not.toContain(secret);
		await page('supervisor', `${LIST}/${id}`, { act: 'remove' });
		expect(await rows('select no from webhook_endpoint')).toEqual([]);
	});

	test.each([
		['webhook-address', { address: 'hooks' }],
		['webhook-https', { address: 'http://hooks.example/' }],
		['webhook-private', { address: 'https://127.0.0.1/' }],
		['webhook-events', { event: [] }],
	])('refuse a form for its %s and keep what was typed', async (_, wrong) => {
		const asked = { act: 'add', address: 'https://hooks.example/a', event: ['lead.created'], ...wrong };
		receiver.names.set('hooks.example', '93.184.216.34');
		const { status, text } = await page('supervisor', LIST, asked);
		expect(status).toBe(400);
		expect(text).not.toMatch(SECRET);
		expect(text).toContain(`value="${asked.address}"`);
		if (asked.event[0])
			expect(text).toMatch(/<input[^>]*checked=""[^>]*value="lead.created"|value="lead.created"[^>]*checked=""/);
	});
});

describe('the product', () => {
	test('tells an endpoint right after a write, signed, and says by hand what came of it', async () => {
		const { id, secret } = await add('supervisor', '/told', ['lead.created', 'lead.changed']);
		const property = JSON.parse((await product.ask('/api/properties')).text).find(
			({ name }: { name: string }) => name === 'Chalet Enzian',
		);
		const answer = await product.ask('/api/sales/leads/new/property', {
			method: 'POST',
			headers: { cookie: String(cookies.get('supervisor')), 'content-type': 'application/json' },
			body: JSON.stringify({
				_property: property._id,
				period: { checkInDate: '2027-01-09', checkOutDate: '2027-01-16' },
				client: { firstName: 'Ada', lastName: 'Thorne', nationality: 'British' },
			}),
		});
		expect(answer.status, answer.text).toBeLessThan(300);
		const lead = JSON.parse(answer.text);
		await expect.poll(() => receiver.told('/told').length, { timeout: 20_000 }).toBe(1);
		const message = receiver.received.find(({ path }) => path === '/told');
		expect(new Webhook(secret).verify(message?.body ?? '', message?.headers as Record<string, string>)).toMatchObject({
			type: 'lead.created',
			data: { id: lead._id, status: 'interest' },
		});
		const tested = await page('supervisor', `${LIST}/${id}`, { act: 'test' });
		expect([tested.status, tested.text.includes('The test was taken.')]).toEqual([200, true]);
		receiver.answer('/told', 500, 'not well');
		const failed = await page('supervisor', `${LIST}/${id}`, { act: 'test' });
		expect([failed.status, failed.text.includes('not well')]).toEqual([409, true]);
	});
});
