import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#db/client';
import { form } from '../http';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';

let product: Product;
const sessions = new Map<string, string>();
const LOGINS = ['agent', 'colleague', 'blaufirn', 'admin', 'operator', 'noagency'] as const;
type Login = (typeof LOGINS)[number];

let property = '';
const leads: string[] = [];

beforeAll(async () => {
	product = await startProduct('api-proposals');
	for (const login of LOGINS) sessions.set(login, await signInAs(product, login));
	const { json } = await ask('agent', 'GET', '/api/properties');
	property = json.find(({ name }: { name: string }) => name === 'Chalet Enzian')._id;
	for (const checkInDate of ['2027-01-09', '2027-01-16']) {
		const checkOutDate = checkInDate === '2027-01-09' ? '2027-01-16' : '2027-01-23';
		const body = {
			_property: property,
			period: { checkInDate, checkOutDate },
			client: { firstName: 'Ada', lastName: 'Thorne', nationality: 'British' },
			occupancy: { pax: 4 },
			serviceLevel: 'catered',
		};
		leads.push((await ask('agent', 'POST', '/api/sales/leads', body)).json._id);
	}
});
afterAll(() => product?.stop());

async function ask(login: Login | null, method: string, path: string, body?: object) {
	const answer = await product.ask(path, {
		method,
		headers: {
			...(login ? { cookie: String(sessions.get(login)) } : {}),
			...(body ? { 'content-type': 'application/json' } : {}),
			'accept-language': 'en',
		},
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	return { ...answer, json: answer.text ? JSON.parse(answer.text) : null };
}

const PROPOSALS = '/api/sales/proposals';

/** The product believes in another day than its clock, by which a validity ends. */
async function stillValid(id: string): Promise<void> {
	const db = openDatabase({ url: product.installation.databaseUrl });
	const inThreeDays = Date.now() + 3 * 86_400_000;
	await db.$client.execute({ sql: 'update proposal set valid_until = ? where id = ?', args: [inThreeDays, id] });
}

it('a proposal is begun with leads, sent by link, approved by its client, and read at every step', async () => {
	const begun = await ask('agent', 'POST', PROPOSALS, { leads, clientEmail: 'ada@example.com' });
	expect(begun.status, begun.text).toBe(200);
	const again = await ask('agent', 'POST', PROPOSALS, { leads });
	expect(again.json).toEqual(begun.json);
	const path = `${PROPOSALS}/${begun.json._id}`;
	await stillValid(begun.json._id);

	const draft = (await ask('colleague', 'GET', path)).json;
	expect(draft).toMatchObject({ state: 'draft', versions: [], decision: null, client: { email: 'ada@example.com' } });
	expect(draft.options.map(({ lead }: { lead: string }) => lead)).toEqual(leads);

	expect((await ask('agent', 'POST', `${path}/send`, { revision: draft.revision + 5, by: 'link' })).status).toBe(409);
	const sent = await ask('agent', 'POST', `${path}/send`, { revision: draft.revision, by: 'link' });
	expect(sent.status, sent.text).toBe(200);
	expect(sent.json.version).toBe(1);

	const version = (await ask('agent', 'GET', `${path}/versions/1`)).json;
	const whole = (await ask('agent', 'GET', path)).json;
	expect(whole.versions).toEqual([{ number: 1, sentAt: version.sentAt, hash: version.hash }]);
	const prices = await Promise.all(leads.map((id) => ask('agent', 'GET', `/api/sales/leads/${id}`)));
	expect(version.options.map(({ total }: { total: number }) => total)).toEqual(
		prices.map(({ json }) => json.payments.subTotal),
	);
	for (const { total, payments } of version.options)
		expect(payments.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBeCloseTo(total, 2);

	const token = new URL(sent.json.link).pathname;
	const page = await product.ask(token);
	expect(page.text).toContain(version.hash.slice(0, 4).toUpperCase());
	const key = version.options[1].key;
	const approval = { intent: 'approve', version: '1', option: key, name: 'Ada Thorne', terms: 'on' };
	const approved = await product.ask(token, form(approval));
	expect(approved.status, approved.text.slice(0, 400)).toBeLessThan(400);
	const after = (await ask('agent', 'GET', path)).json;
	expect(after).toMatchObject({
		state: 'approved',
		decision: { kind: 'approved', lead: leads[1], name: 'Ada Thorne' },
	});

	// What both write to each other.
	await product.ask(token, form({ intent: 'ask', version: '1', question: 'Is there a cot?' }));
	const messages = `${path}/messages`;
	const text = 'Yes, there is one.';
	for (const isReplay of [false, true]) {
		const written = await product.ask(messages, {
			method: 'POST',
			headers: {
				cookie: String(sessions.get('agent')),
				'content-type': 'application/json',
				'idempotency-key': 'answer-to-the-cot',
			},
			body: JSON.stringify({ text }),
		});
		expect([written.status, JSON.parse(written.text)]).toEqual([200, { isMailed: true }]);
		expect(written.headers['idempotent-replayed']).toBe(isReplay ? 'true' : undefined);
	}
	const reused = await product.ask(messages, {
		method: 'POST',
		headers: {
			cookie: String(sessions.get('agent')),
			'content-type': 'application/json',
			'idempotency-key': 'answer-to-the-cot',
		},
		body: JSON.stringify({ text: 'And a high chair.' }),
	});
	expect([reused.status, JSON.parse(reused.text).code]).toEqual([422, 'idempotency_key_reused']);
	expect((await ask('colleague', 'GET', messages)).json).toMatchObject([
		{ from: 'client', by: 'page', author: 'Ada Thorne', text: 'Is there a cot?', isHeld: false, files: [] },
		{ from: 'agency', by: 'api', text, isUnread: false },
	]);
	expect((await product.ask(token)).text).toContain(text);
	expect((await ask('agent', 'POST', messages, { text: ' ' })).status).toBe(400);
	expect((await ask('agent', 'POST', messages, { text: 'x'.repeat(4001) })).status).toBe(400);
	for (const method of ['GET', 'POST'])
		expect((await ask('blaufirn', method, messages, method === 'POST' ? { text } : undefined)).status).toBe(404);

	const listed = (await ask('agent', 'GET', `${PROPOSALS}?state=approved`)).json;
	expect(listed).toMatchObject([{ _id: begun.json._id, state: 'approved' }]);
	expect((await ask('agent', 'GET', `${PROPOSALS}?state=draft`)).json).toEqual([]);
});

it('belongs to its agency alone', async () => {
	const { json } = await ask('agent', 'GET', PROPOSALS);
	const path = `${PROPOSALS}/${json[0]._id}`;
	expect((await ask('blaufirn', 'GET', PROPOSALS)).json).toEqual([]);
	for (const each of [path, `${path}/versions/1`]) expect((await ask('blaufirn', 'GET', each)).status).toBe(404);
	expect((await ask('blaufirn', 'POST', `${path}/send`, { revision: 1, by: 'link' })).status).toBe(404);
	expect((await ask('blaufirn', 'POST', PROPOSALS, { leads })).status).toBe(404);
	for (const login of ['admin', 'operator', 'noagency'] as const)
		expect((await ask(login, 'GET', PROPOSALS)).status, login).toBe(403);
	expect((await ask(null, 'GET', PROPOSALS)).status).toBe(401);
});

it('says what is wrong with a call, and what keeps a proposal from being sent', async () => {
	const tooMany = await ask('agent', 'POST', PROPOSALS, { leads: Array.from({ length: 7 }, (_, at) => `lead_${at}`) });
	expect(tooMany.status).toBe(400);
	expect(tooMany.json.errors).toEqual([{ pointer: '/leads', detail: 'At most 6 leads.' }]);
	expect((await ask('agent', 'POST', PROPOSALS, { leads: ['lead_nowhere'] })).status).toBe(404);
	expect((await ask('agent', 'GET', `${PROPOSALS}/proposal_nowhere`)).status).toBe(404);
	expect((await ask('agent', 'GET', `${PROPOSALS}?state=lost`)).status).toBe(400);
	expect((await ask('agent', 'GET', `${PROPOSALS}?after=1`)).status).toBe(400);

	const { json: lead } = await ask('agent', 'POST', '/api/sales/leads', {
		_property: property,
		period: { checkInDate: '2027-02-06', checkOutDate: '2027-02-13' },
		client: { firstName: 'Grace', lastName: 'Moor', nationality: 'British' },
		serviceLevel: 'catered',
	});
	const { json: begun } = await ask('agent', 'POST', PROPOSALS, { leads: [lead._id] });
	const path = `${PROPOSALS}/${begun._id}`;
	await stillValid(begun._id);
	const refused = await ask('agent', 'POST', `${path}/send`, { revision: begun.revision, by: 'mail' });
	expect(refused.status).toBe(409);
	// The property has no such week, and the client no address.
	expect(refused.json).toMatchObject({
		code: 'not_sendable',
		obstacles: [
			{ kind: 'gone', lead: lead._id },
			{ kind: 'noEmail', lead: null },
		],
	});
	expect((await ask('agent', 'GET', path)).json).toMatchObject({ state: 'draft', versions: [] });
	expect((await ask('agent', 'GET', `${path}/versions/1`)).status).toBe(404);
	expect((await ask('agent', 'GET', `${path}/versions/x`)).status).toBe(404);
});
