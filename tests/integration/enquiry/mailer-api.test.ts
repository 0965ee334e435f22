import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/client';
import { property } from '#db/schema/property';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';

let product: Product;
let propertyId: string;
beforeAll(async () => {
	product = await startProduct('mailer-api', { WRITES_PER_TEN_MINUTES: '3' });
	const db = openDatabase({ url: product.installation.databaseUrl });
	const properties = await db.select({ id: property.id, key: property.key }).from(property);
	propertyId = properties.find(({ key }) => key === 'chalet-enzian')?.id ?? '';
});
afterAll(() => product?.stop());

let visitors = 0;
function post(body: unknown, headers: Record<string, string> = {}, visitor = `visitor ${++visitors}`) {
	return product.ask('/api/mailer', {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'user-agent': visitor, 'accept-language': 'en', ...headers },
		body: typeof body === 'string' ? body : JSON.stringify(body),
	});
}

const MESSAGE = { name: 'Katharina', email: 'k@b.example', message: 'Hello', subject: 'A question' };
const enquiry = () => ({
	adults: 2,
	children: 0,
	city: 'München',
	email: 'k@b.example',
	fullname: 'Katharina von Bülow',
	language: 'de',
	period: { checkInDate: '2027-01-09', checkOutDate: '2027-01-16' },
	phone: '+49 171 555 01 42',
	propertyDetails: { _id: propertyId, name: 'Chalet Enzian', city: 'Lech' },
	serviceLevel: 'Catered',
	subject: 'Enquiry',
	text: '',
});

describe('POST /api/mailer (FORM-16)', () => {
	it('takes a contact message', async () => {
		const { status, text } = await post(MESSAGE);
		expect([status, JSON.parse(text)]).toEqual([200, { message: 'Message sent successfully' }]);
	});

	it("takes an enquiry and answers in the enquiry's language", async () => {
		const { status, text, headers } = await post(enquiry());
		expect(status).toBe(200);
		expect(JSON.parse(text).message).toMatch(/^Vielen Dank für Ihre Anfrage!/);
		expect(headers['content-language']).toBe('de');
		expect(headers['cache-control']).toBe('no-store');
	});

	it('keeps the subject of an enquiry, and shows it to the team', async () => {
		const subject = 'For our silver wedding';
		expect((await post({ ...enquiry(), subject, email: 'silver@b.example' })).status).toBe(200);
		const db = openDatabase({ url: product.installation.databaseUrl });
		const { rows } = await db.$client.execute("select subject from enquiry where email = 'silver@b.example'");
		expect(rows.map((row) => row.subject)).toEqual([subject]);
		await expect
			.poll(
				async () => {
					const mails = await Promise.all((await product.mails()).map(({ id }) => product.mail(id)));
					return mails.find(({ replyTo }) => replyTo.some(({ address }) => address === 'silver@b.example'))?.text;
				},
				{ timeout: 20_000 },
			)
			.toContain(subject);
	});

	it('takes a general enquiry', async () => {
		const { propertyDetails: _, ...general } = enquiry();
		const { status } = await post({ ...general, subject: 'New general enquiry' });
		expect(status).toBe(200);
		expect((await post(general)).status).toBe(400);
	});

	it('takes a crash report', async () => {
		const report = { error: 'boom', hasReloaded: true, location: '/search', subject: 'Frontend Crashed', user: null };
		expect((await post(report)).status).toBe(200);
		expect((await post({ ...report, stack: 'x' })).status).toBe(400);
	});

	it('takes internal notices of people who are signed in, for the team alone', async () => {
		const cookie = await signInAs(product, 'agent');
		const notices = [
			{ subject: 'Verification request', text: 'Please look at us.' },
			{ subject: 'Referral', referrerName: 'Hotel Arve' },
			{ subject: 'Login error', error: 'Could not fetch user data.', location: '/partner' },
		];
		for (const notice of notices) {
			expect((await post(notice)).status).toBe(401);
			expect((await post(notice, { cookie })).status).toBe(200);
			expect((await post({ ...notice, to: 'eve@x.example' }, { cookie })).status).toBe(400);
		}
		expect((await post({ subject: 'Referral', referrerName: ' ' }, { cookie })).status).toBe(400);
		const db = openDatabase({ url: product.installation.databaseUrl });
		const { rows } = await db.$client.execute(
			"select m.to_address as recipient, b.team_email as team, m.subject from mail_outbox m join brand b on b.key = m.brand_key where m.kind = 'internal-notice'",
		);
		expect(rows.map(({ subject }) => String(subject).split(' · ')[0]).sort()).toEqual(
			notices.map(({ subject }) => subject).sort(),
		);
		expect(rows.every(({ recipient, team }) => recipient === team)).toBe(true);
	});

	it('stores the signed-in user with a crash, from the session alone', async () => {
		const cookie = await signInAs(product, 'agent');
		const report = { error: 'RangeError: signed in', subject: 'Frontend Crashed', user: { _id: 'user_forged' } };
		expect((await post(report, { cookie })).status).toBe(200);
		const db = openDatabase({ url: product.installation.databaseUrl });
		await expect
			.poll(async () => {
				const sql = "select user_id from crash_report where error like 'RangeError: signed in%'";
				return (await db.$client.execute(sql)).rows[0]?.user_id;
			})
			.toBe((await db.$client.execute("select id from user where email = 'clara@nordwand.example'")).rows[0]?.id);
	});

	it('limits repeated crash reports', async () => {
		const report = (error: string) => post({ error, subject: 'Frontend Crashed', user: null }, {}, 'unlucky');
		for (const count of [1, 2, 3]) expect((await report(`boom ${count}`)).status).toBe(200);
		expect((await report('boom 4')).status).toBe(429);
		expect((await post(MESSAGE, {}, 'unlucky')).status).toBe(200);
	});

	it.each([
		['a form', 415, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }],
		['no type', 415, '{}', { 'content-type': '' }],
		['no JSON', 400, '{', {}],
		['a list', 400, [], {}],
		['a number', 400, 7, {}],
		['null', 400, 'null', {}],
		['nothing', 400, {}, {}],
		['another recipient', 400, { ...MESSAGE, to: 'eve@x.example' }, {}],
		['a prototype', 400, '{"__proto__":{},"name":"a","email":"a@b.example","message":"m","subject":"s"}', {}],
		['a list for a text', 400, { ...MESSAGE, name: ['a'] }, {}],
		['10 kB', 400, { ...MESSAGE, message: 'x'.repeat(10_240) }, {}],
		['40 kB', 413, { ...MESSAGE, message: 'x'.repeat(40_960) }, {}],
		['100 kB', 413, { ...MESSAGE, message: 'x'.repeat(102_400) }, {}],
		['an empty message', 422, { ...MESSAGE, message: ' ' }, {}],
		['no address', 422, { ...MESSAGE, email: 'eve@x.example\r\nBcc: all@x.example' }, {}],
		['a bad key', 400, MESSAGE, { 'idempotency-key': 'a b' }],
		['another site', 403, MESSAGE, { origin: 'https://evil.example' }],
	])('refuses %s with %i as problem details', async (_, status, body, headers) => {
		const answer = await post(body, headers as Record<string, string>);
		expect(answer.status).toBe(status);
		expect(answer.headers['content-type']).toBe('application/problem+json');
		expect(JSON.parse(answer.text)).toMatchObject({ type: 'about:blank', status, title: expect.any(String) });
	});

	it.each([
		['a past period', { period: { checkInDate: '2020-01-04', checkOutDate: '2020-01-11' } }, '/period/checkInDate'],
		['a sold period', { serviceLevel: 'self_catered' }, '/period'],
		['an unknown house', { propertyDetails: { _id: 'prop_x', name: 'x', city: 'y' } }, '/propertyDetails/_id'],
		['too many guests', { adults: 24 }, '/adults'],
	])('points at the invalid field: %s', async (_, changes, pointer) => {
		const { status, text } = await post({ ...enquiry(), ...changes });
		expect(status).toBe(422);
		expect(JSON.parse(text).errors).toMatchObject([{ pointer, detail: expect.any(String) }]);
	});

	it('answers a key once, and refuses it with another body', async () => {
		const headers = { 'idempotency-key': 'one-key-for-one-body' };
		expect((await post(enquiry(), headers)).status).toBe(200);
		expect((await post(enquiry(), headers)).status).toBe(200);
		expect((await post({ ...enquiry(), city: 'Bern' }, headers)).status).toBe(422);
	});

	it('limits a sender who writes too often', async () => {
		for (const count of [1, 2, 3]) await post({ ...MESSAGE, message: `No ${count}` }, {}, 'eager');
		const { status, headers } = await post({ ...MESSAGE, message: 'No 4' }, {}, 'eager');
		expect(status).toBe(429);
		expect(Number(headers['retry-after'])).toBeGreaterThan(0);
	});

	it('confirms a submission that fills in the honeypot', async () => {
		expect((await post({ ...MESSAGE, website: 'x' })).status).toBe(200);
	});

	it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('has nothing for %s', async (method) => {
		const { status, headers } = await product.ask('/api/mailer', { method });
		expect([status, headers.allow]).toEqual([405, 'POST']);
	});
});
