import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { form } from '../http';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy';
import { ENQUIRY_SENT, FAILED, propertyEnquiry, wordsOf } from './forms';

/** The transaction that writes a new lead, an enquiry, or a lead's move. */
const NEW_LEAD = /insert into \\?"lead\\?" /;
const NEW_ENQUIRY = /insert into \\?"enquiry\\?" /;
const MOVE = /update \\?"lead\\?" set/;

const PROPERTY = '/chalets/austria/lech/chalet-enzian';
const WEEK = { checkInDate: '2027-01-09', checkOutDate: '2027-01-16' };

let product: Product;
let proxy: CuttingProxy;
let db: Database;
let agent = '';
let operator = '';
let propertyId = '';
let made = 0;

beforeAll(async () => {
	product = await startProduct('lost-answer', async ({ sqld }) => {
		proxy = await startCuttingProxy(sqld);
		return { LIBSQL_URL: `http://127.0.0.1:${proxy.port}` };
	});
	// Past the proxy: what the database really holds.
	db = openDatabase({ url: product.installation.databaseUrl });
	[agent, operator] = [await signInAs(product, 'agent'), await signInAs(product, 'operator')];
	const { text } = await product.ask('/api/properties');
	const properties: { _id: string; name: string }[] = JSON.parse(text);
	propertyId = properties.find(({ name }) => name === 'Chalet Enzian')?._id ?? '';
});
afterAll(async () => {
	await product?.stop();
	await proxy?.stop();
});

let lostBefore = 0;
beforeEach(() => {
	lostBefore = proxy.lost();
});
afterEach(() => proxy.comeBack());
const expectLost = (answers: number) => expect(proxy.lost() - lostBefore).toBe(answers);

/** A guest whose name no other lead has. */
function client() {
	made += 1;
	return { firstName: 'Ada', lastName: `Lost${made}`, nationality: 'British' };
}

async function leadsOf({ lastName }: { lastName: string }) {
	const { rows } = await db.$client.execute({
		sql: `select l.id, l.status, l.version, l.booking_number as number,
				(select count(*) from mail_outbox m where m.lead_no = l.no) as mails,
				(select count(*) from lead_event e where e.lead_no = l.no) as events
			from lead l where l.client_last_name = ?`,
		args: [lastName],
	});
	return rows.map((row) => ({ ...row }));
}

async function postLead(body: object, key: string | null) {
	const answer = await product.ask('/api/sales/leads/new/property', {
		method: 'POST',
		headers: {
			cookie: agent,
			'content-type': 'application/json',
			'accept-language': 'en',
			...(key ? { 'idempotency-key': key } : {}),
		},
		body: JSON.stringify(body),
	});
	return { status: answer.status, headers: answer.headers, json: JSON.parse(answer.text) };
}

const optionOf = (someone: ReturnType<typeof client>) => ({
	intent: 'option',
	_property: propertyId,
	period: WEEK,
	client: someone,
	occupancy: { pax: 2 },
	serviceLevel: 'catered',
});

function sendDialog(action: string, fields: Record<string, string>) {
	const question = form({ step: 'details', go: 'send', ...fields });
	return product.ask(`${PROPERTY}/${action}`, {
		...question,
		headers: { ...question.headers, 'accept-language': 'en', cookie: agent },
	});
}

describe('a lead whose answer is lost on its way from the database', () => {
	test('is found by the site itself: its first answer names it', async () => {
		const someone = client();
		proxy.loseAnswerTo(NEW_LEAD);
		const first = await postLead(optionOf(someone), crypto.randomUUID());
		expectLost(1);
		const leads = await leadsOf(someone);
		expect(leads).toMatchObject([{ status: 'requestedOption', version: 1, events: 1 }]);
		expect(first.headers['idempotent-replayed']).toBeUndefined();
		expect([first.status, first.json._id, first.json.bookingNumber]).toEqual([200, leads[0]?.id, leads[0]?.number]);
	});

	test.each([
		['with a key', true],
		['without a key', false],
	])('while the database goes away: repeated %s, the same lead is answered', async (_, hasKey) => {
		const someone = client();
		const key = hasKey ? crypto.randomUUID() : null;
		proxy.loseAnswerTo(NEW_LEAD, 'stay away');
		const lost = await postLead(optionOf(someone), key);
		expectLost(1);
		expect(lost.status).toBe(503);
		expect(lost.json.detail).toContain('may have been written all the same');
		expect(lost.headers['retry-after']).toMatch(/^\d+$/);
		const [written] = await leadsOf(someone);
		expect(written).toMatchObject({ status: 'requestedOption' });

		proxy.comeBack();
		const again = await postLead(optionOf(someone), key);
		expect([again.status, again.json._id, again.json.bookingNumber]).toEqual([200, written?.id, written?.number]);
		expect(again.headers['idempotent-replayed']).toBe('true');
		// once: one lead, one entry of its history, the mails of one
		expect(await leadsOf(someone)).toEqual([written]);
	});

	test('in the agent’s dialog: the input stays, the page says that repeating is safe, and the repetition says it is saved', async () => {
		const someone = client();
		const { checkInDate: checkIn, checkOutDate: checkOut } = WEEK;
		const fields = { ...someone, checkIn, checkOut, idempotencyKey: crypto.randomUUID() };
		proxy.loseAnswerTo(NEW_LEAD, 'stay away');
		const lost = await sendDialog('save-interest', fields);
		expectLost(1);
		expect(lost.status).toBe(503);
		expect(wordsOf(lost.text)).toContain('Please send it again in a minute: nothing arrives twice.');
		expect(lost.text).toContain(`value="${someone.lastName}"`);
		const [written] = await leadsOf(someone);
		expect(written).toMatchObject({ status: 'interest' });

		proxy.comeBack();
		const again = await sendDialog('save-interest', fields);
		expect(again.status).toBe(200);
		expect(wordsOf(again.text)).toContain('You successfully saved this interest.');
		expect(wordsOf(again.text)).toContain('It was written when you sent it the first time');
		expect(again.text).toContain(`/partner/dashboard/leads/${written?.id}`);
		expect(await leadsOf(someone)).toEqual([written]);
	});

	test('that the operator confirms: pressed again, it reads that it is confirmed, and nothing more happens to it', async () => {
		const someone = client();
		const { json: requested } = await postLead(optionOf(someone), crypto.randomUUID());
		const question = form({
			intent: 'confirm',
			id: requested._id,
			version: String(requested.version),
			note: '',
			hours: '48',
		});
		const confirm = () =>
			product.ask('/partner/inbox', { ...question, headers: { ...question.headers, cookie: operator } });
		proxy.loseAnswerTo(MOVE, 'stay away');
		const lost = await confirm();
		expectLost(1);
		expect(lost.status).toBe(503);
		const moved = await leadsOf(someone);
		expect(moved).toMatchObject([{ status: 'confirmedOption', version: 2, events: 2 }]);

		proxy.comeBack();
		const again = await confirm();
		expect([again.status, wordsOf(again.text)]).toEqual([
			200,
			expect.stringContaining('Confirmed. The agent will see it at once.'),
		]);
		expect(await leadsOf(someone)).toEqual(moved);
		// Another decision about the same version is not a repetition.
		const stale = form({ intent: 'decline', id: requested._id, version: '1', note: '' });
		const other = await product.ask('/partner/inbox', { ...stale, headers: { ...stale.headers, cookie: operator } });
		expect(other.status).toBe(409);
		expect(await leadsOf(someone)).toEqual(moved);
	});
});

describe('an enquiry whose answer is lost', () => {
	const enquiries = async (key: string) => {
		const { rows } = await db.$client.execute({
			sql: `select e.id, (select count(*) from mail_outbox m where m.enquiry_no = e.no) as mails
				from enquiry e where e.email = ?`,
			args: [key],
		});
		return rows.map((row) => ({ ...row }));
	};

	test('is sent once, and the guest who sends again reads that it was sent', async () => {
		const email = 'lost@example.com';
		const body = propertyEnquiry({
			email,
			idempotencyKey: crypto.randomUUID(),
			...{ checkIn: '2027-01-16', checkOut: '2027-01-23' },
		});
		proxy.loseAnswerTo(NEW_ENQUIRY, 'stay away');
		const lost = await product.ask(`${PROPERTY}/enquire-now`, body);
		expect([lost.status, wordsOf(lost.text)]).toEqual([503, expect.stringContaining(FAILED)]);
		expectLost(1);
		expect(wordsOf(lost.text)).toContain('nothing arrives twice');
		const first = await enquiries(email);
		expect(first).toMatchObject([{ mails: 2 }]);

		proxy.comeBack();
		const again = await product.ask(`${PROPERTY}/enquire-now`, body);
		expect(again.status).toBe(200);
		expect(wordsOf(again.text)).toMatch(ENQUIRY_SENT);
		expect(await enquiries(email)).toEqual(first);
	});
});
