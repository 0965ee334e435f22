import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '../../../workers/local/inbox/read-message';
import { form } from '../http';
import { type Product, startProduct } from '../product';

let product: Product;
beforeAll(async () => {
	product = await startProduct('newsletter', { WRITES_PER_TEN_MINUTES: '3' });
});
afterAll(() => product?.stop());

let visitors = 0;
const newVisitor = () => ({ 'user-agent': `visitor ${++visitors}` });

function post(body: unknown, headers: Record<string, string> = {}) {
	return product.ask('/api/newsletter/client', {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'accept-language': 'en', ...newVisitor(), ...headers },
		body: typeof body === 'string' ? body : JSON.stringify(body),
	});
}

async function mailTo(address: string, subject: RegExp): Promise<Message> {
	let id: string | undefined;
	await expect
		.poll(
			async () => {
				id = (await product.mails()).find((mail) => mail.to.includes(address) && subject.test(mail.subject))?.id;
				return id !== undefined;
			},
			{ timeout: 20_000 },
		)
		.toBe(true);
	return product.mail(id as string);
}

const linkOf = (mail: Message, kind: string) =>
	new URL(new RegExp(`https?://\\S+/newsletter/${kind}/\\S+`).exec(mail.text)?.[0] ?? '').pathname;

const header = (mail: Message, name: string) =>
	mail.headers.find((each) => each.name.toLowerCase() === name.toLowerCase())?.value;

describe('POST /api/newsletter/client (FORM-18)', () => {
	const SUCCESS = 'Success! We look forward to sending you the latest news about luxury skiing in the Alps.';

	it('takes an address, and says the same when it comes again', async () => {
		const answers = [
			await post({ email: 'ada@api.example', fullName: 'Ada' }),
			await post({ email: 'ADA@api.example', fullName: 'Somebody else' }),
		];
		for (const { status, text, headers } of answers) {
			expect([status, JSON.parse(text)]).toEqual([200, { message: SUCCESS }]);
			expect(headers['cache-control']).toBe('no-store');
		}
		await mailTo('ada@api.example', /^Please confirm/);
		expect((await product.mails()).filter(({ to }) => to.includes('ada@api.example'))).toHaveLength(1);
	});

	it('uses the language of the request', async () => {
		const answer = await post(
			{ email: 'de@api.example', fullName: 'Ida' },
			{ 'accept-language': 'de', cookie: 'lng=en' },
		);
		expect(answer.headers['content-language']).toBe('de');
		await mailTo('de@api.example', /^Bitte bestätigen/);
	});

	it.each([
		['a form', 415, 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }],
		['no JSON', 400, '{', {}],
		['nothing', 400, {}, {}],
		['the privacy flag', 400, { email: 'x@api.example', fullName: 'x', privacy: true }, {}],
		['a list', 400, { email: ['x@api.example'], fullName: 'x' }, {}],
		['blanks', 422, { email: ' ', fullName: ' ' }, {}],
		['no address', 422, { email: 'x', fullName: 'x' }, {}],
		['3 kB', 413, { email: 'x@api.example', fullName: 'x'.repeat(3000) }, {}],
		['another site', 403, { email: 'x@api.example', fullName: 'x' }, { origin: 'https://evil.example' }],
	] as [string, number, unknown, Record<string, string>][])('refuses %s with %i', async (_, status, body, headers) => {
		const answer = await post(body, headers);
		expect(answer.status).toBe(status);
		expect(answer.headers['content-type']).toContain('application/problem+json');
	});

	it('reports each error at its field', async () => {
		const { errors } = JSON.parse((await post({ email: 'x', fullName: '' })).text);
		expect(errors).toEqual([
			{ pointer: '/fullName', detail: 'Please enter your name' },
			{ pointer: '/email', detail: 'This address looks incomplete. Please check it, the letters go there.' },
		]);
	});

	it('is for POST and the consumer brand only, limits, and thanks robots for nothing', async () => {
		const read = await product.ask('/api/newsletter/client');
		expect([read.status, read.headers.allow]).toEqual([405, 'POST']);
		const body = { email: 'bot@api.example', fullName: 'Bot' };
		const elsewhere = await product.ask('/api/newsletter/client', {
			method: 'POST',
			host: product.host('demo.localhost'),
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(body),
		});
		expect(elsewhere.status).toBe(404);
		expect((await post({ ...body, website: 'https://spam.example' })).status).toBe(200);
		const greedy = newVisitor();
		const tries: number[] = [];
		for (let count = 0; count < 4; count += 1)
			tries.push((await post({ email: `many-${count}@api.example`, fullName: 'x' }, greedy)).status);
		expect(tries).toEqual([200, 200, 200, 429]);
		expect((await product.mails()).some(({ to }) => to.includes('bot@api.example'))).toBe(false);
	});
});

describe('without script', () => {
	const ADA = { fullName: 'Ada Thorne', email: 'ada@page.example', privacy: 'on' };
	const send = (fields: Record<string, string>, path = '/newsletter?lng=en') => {
		const sent = form(fields);
		return product.ask(path, { ...sent, headers: { ...sent.headers, ...newVisitor() } });
	};

	it('preserves the input and reports missing fields', async () => {
		const answer = await send({ fullName: 'Ada <b>', email: '' });
		expect(answer.status).toBe(400);
		expect(answer.text).toContain('value="Ada &lt;b&gt;"');
		expect(answer.text).toContain('Please enter your email address');
		expect(answer.text).toContain('Please accept the privacy policy');
		expect(answer.headers['cache-control']).toContain('no-store');
	});

	it('goes the whole way, by buttons only', async () => {
		expect((await send(ADA)).text).toContain('Success! We look forward');
		const mail = await mailTo(ADA.email, /^Please confirm/);
		const end = header(mail, 'List-Unsubscribe') ?? '';
		expect(end).toMatch(/^<http:\/\/localhost:\d+\/newsletter\/unsubscribe\/[\w-]{43}>$/);
		expect(header(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');

		const confirm = linkOf(mail, 'confirm');
		for (let looks = 0; looks < 2; looks += 1) {
			const page = await product.ask(confirm, { headers: { 'accept-language': 'en' } });
			expect(page.text).toContain('Confirm subscription');
			expect(page.headers['cache-control']).toBe('private, no-store');
			expect(page.text).toContain('<meta name="robots" content="noindex"/>');
		}
		const sent = form({});
		const done = await product.ask(confirm, { ...sent, headers: { ...sent.headers, 'accept-language': 'en' } });
		expect([done.status, done.text.includes('Your subscription is confirmed')]).toEqual([200, true]);
		const welcome = await mailTo(ADA.email, /^Welcome/);

		const path = linkOf(welcome, 'unsubscribe');
		expect((await product.ask(path, { headers: { 'accept-language': 'en' } })).text).toContain('No more letters?');
		// As a mail program does it (RFC 8058): no cookie, no origin, nothing but these two words.
		const click = await product.ask(path, {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
			body: 'List-Unsubscribe=One-Click',
		});
		expect(click.status).toBe(200);
		const after = await product.ask(path, { headers: { 'accept-language': 'de' } });
		expect(after.text).toContain('Sie sind abgemeldet');
		expect((await product.ask(confirm)).status).toBe(410);
	});

	it('says of a wrong link what to do', async () => {
		const confirm = await product.ask('/newsletter/confirm/nothing', { headers: { 'accept-language': 'en' } });
		expect([confirm.status, confirm.text.includes('Sign up again')]).toEqual([410, true]);
		const end = await product.ask('/newsletter/unsubscribe/nothing', { headers: { 'accept-language': 'en' } });
		expect([end.status, end.text.includes('we take you off by hand')]).toEqual([404, true]);
	});

	it('is not there for partners', async () => {
		const there = await product.ask('/newsletter', { host: product.host('demo.localhost') });
		expect(there.status).toBe(404);
	});
});
