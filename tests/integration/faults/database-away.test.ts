import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#db/client';
import type { Answer } from '../http';
import { type Product, startProduct } from '../product';
import { pageHead } from '../routes/page-head';
import { cookiesOf, throughIssuer } from '../sign-in';
import { contactMessage, ENQUIRY_SENT, FAILED, generalEnquiry, MESSAGE_SENT, propertyEnquiry, wordsOf } from './forms';

let product: Product;
let signIn: { cookie: string; back: URL };
const backFrom = (begun: Answer) => throughIssuer(String(begun.headers.location), 'agent');

beforeAll(async () => {
	product = await startProduct('database-fault');
});
afterAll(() => product?.stop());

const PROPERTY = '/chalets/austria/lech/chalet-enzian';
const SEEN = [
	'/',
	'/search',
	'/search?destination=Lech&adults=4',
	PROPERTY,
	`${PROPERTY}/enquire-now`,
	'/chalets/austria',
	'/contact',
	'/enquire-now',
];
const SEEN_LATER = '/search?destination=Zermatt';
const FAILED_IN_GERMAN = 'Ein Problem ist aufgetreten. Bitte erreichen Sie uns per E-Mail oder Telefon';

/** The catalogue is asked for its version every half minute, a page is fresh for one: both are waited for, not slept through. */
const A_MINUTE_OR_TWO = { timeout: 100_000, interval: 1000 };

describe('the database goes away and comes back', { timeout: 110_000 }, () => {
	// Everybody sees the pages, the catalogue changes, the database goes.
	beforeAll(async () => {
		for (const path of [...SEEN, '/healthz']) expect((await product.ask(path)).status).toBe(200);
		const db = openDatabase({ url: product.installation.databaseUrl });
		await db.$client.execute("insert into catalogue_version (published_at, note) values (0, 'test')");
		// the isolate hears of it with some page; from then on the seen ones are of an old catalogue
		await vi.waitFor(async () => {
			const other = await product.ask(`/search?adults=2&destination=${Math.random()}`);
			expect(other.status).toBe(200);
			expect((await product.ask('/search')).headers['cache-status']).not.toBe('firnlicht; hit');
		}, A_MINUTE_OR_TWO);
		expect((await product.ask(SEEN_LATER)).status).toBe(200);
		const begun = await product.ask('/signin?to=/user', { host: product.host() });
		signIn = { cookie: cookiesOf(begun.headers['set-cookie']), back: await backFrom(begun) };
		await product.installation.database.stop();
	});

	test('then a person who comes back from the sign-in is told to begin again in a while', async () => {
		const { pathname, search } = signIn.back;
		const answer = await product.ask(pathname + search, { host: product.host(), headers: { cookie: signIn.cookie } });
		expect(answer.status).toBe(503);
		expect(answer.headers['retry-after']).toMatch(/^\d+$/);
		expect(answer.text).toMatch(/<h1[\s>]/);
		expect(answer.headers['set-cookie']?.join() ?? '').not.toContain('session=');
	});

	test('then pages seen before are still served, and say that they are old', async () => {
		for (const path of SEEN) {
			const answer = await product.ask(path);
			expect(answer.status, path).toBe(200);
			expect(answer.text).toMatch(/<h1[\s>]/);
			expect(String(answer.headers['cache-status']), path).toMatch(/^firnlicht; /);
		}
		const old = await product.ask('/search?destination=Lech&adults=4');
		expect(old.headers['cache-status']).toBe('firnlicht; hit; fwd=stale; detail=stale-if-error');
		expect(Number(old.headers.age)).toBeGreaterThan(0);
		const packed = await product.ask(SEEN_LATER, { headers: { 'accept-encoding': 'gzip' } });
		expect(packed.headers['cache-status']).toBe('firnlicht; hit');
	});

	test('health says so', async () => {
		// It writes at most once a second.
		await expect.poll(async () => (await product.ask('/healthz')).status, { timeout: 10_000 }).toBe(503);
		const health = await product.ask('/healthz');
		expect(JSON.parse(health.text)).toEqual({ status: 'unavailable', database: 'away' });
	});

	test.each([
		['en', 'One moment, please'],
		['de', 'Einen Augenblick, bitte'],
	])('an uncached page becomes an error page (%s)', async (language, heading) => {
		for (const path of ['/search?adults=17', '/chalets/schweiz', '/chalets/schweiz/zermatt/chalet-arve-sued']) {
			const answer = await product.ask(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
			if (answer.status === 301) continue;
			expect(answer.status, path).toBe(503);
			expect(answer.headers['cache-control']).toBe('private, no-store');
			expect(answer.headers['retry-after']).toMatch(/^\d+$/);
			expect(answer.text).toContain(heading);
			expect(pageHead(answer.text).robots).toBe('noindex');
			expect(pageHead(answer.text).title).toContain(heading);
			expect(answer.text).not.toMatch(/\n\s+at |SERVER_ERROR|ECONNREFUSED|fetch failed/);
		}
	});

	test.each([
		['/contact', contactMessage(), ['Ada Thorne', 'ada.thorne@example.com', 'Is the pool heated?']],
		['/enquire-now', generalEnquiry(), ['Ada Thorne', '+44 20 7946 0018', 'Somewhere quiet.', 'Lech', '2027-02-06']],
		[
			`${PROPERTY}/enquire-now`,
			propertyEnquiry(),
			['Ada Thorne', 'London', 'We would like a late check-out.', '2027-01-09'],
		],
	])('the form at %s shows the specified text and preserves the input', async (path, body, typed) => {
		const answer = await product.ask(path, body);
		expect(answer.status).toBe(503);
		expect(answer.headers['cache-control']).toBe('private, no-store');
		expect(answer.text).toContain(FAILED);
		for (const text of typed)
			expect(answer.text, text).toMatch(new RegExp(`(?:value="|>)${text.replace(/[+.?]/g, '\\$&')}`));
	});

	test('a form about an uncached property preserves the input, but for cards, and can be sent again', async () => {
		const path = '/chalets/switzerland/zermatt/chalet-arve-sued/enquire-now';
		const answer = await product.ask(path, propertyEnquiry({ ccNumber: '4111 1111 1111 1111' }));
		expect(answer.status).toBe(503);
		expect(answer.text).toContain(FAILED);
		expect(answer.text).toContain(`<form method="post" action="${path}"`);
		for (const [name, text] of [
			['fullname', 'Ada Thorne'],
			['text', 'We would like a late check-out.'],
			['checkIn', '2027-01-09'],
			['privacy', 'on'],
		])
			expect(answer.text).toContain(`<input type="hidden" name="${name}" value="${text}"/>`);
		expect(answer.text).not.toMatch(/4111 ?1111/);
	});

	test('in German too', async () => {
		const answer = await product.ask('/kontakt', contactMessage());
		expect(answer.status).toBe(503);
		expect(answer.text).toContain(FAILED_IN_GERMAN);
	});

	test('the API says it as a problem', async () => {
		const answer = await product.ask('/api/mailer', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', message: 'Hello', subject: 'Hello' }),
		});
		expect(answer.status).toBe(503);
		expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
		expect(answer.text).toContain(FAILED);
		const cookie = `session=${'a'.repeat(43)}`;
		const own = await product.ask('/api/current_user', { headers: { cookie } });
		expect([own.status, own.headers['content-type']]).toEqual([503, 'application/problem+json']);
		expect(JSON.parse(own.text)).toMatchObject({ status: 503, title: expect.any(String) });
	});

	test('a database that takes connections and says nothing is as good as none', async () => {
		const held = new Set<Socket>();
		const silent: Server = createServer((socket) => void held.add(socket.on('error', () => undefined)));
		await new Promise<void>((resolve) => silent.listen(product.ports.sqld, '127.0.0.1', resolve));
		try {
			const saved = await product.ask('/search?destination=Lech&adults=4');
			expect(saved.status).toBe(200);
			expect(saved.milliseconds).toBeLessThan(12_000);
			const unseen = await product.ask('/search?adults=18');
			expect(unseen.status).toBe(503);
			const answer = await product.ask('/contact', contactMessage());
			expect(answer.status).toBe(503);
			expect(answer.text).toContain(FAILED);
			expect((await product.ask('/healthz')).status).toBe(503);

			// More than are rendered at once, and all of them wait for the database.
			const search = (at: number) =>
				product.ask(`/search?adults=5&bedrooms=${at}`, { headers: { 'accept-language': at % 2 ? 'de' : 'en' } });
			const crowd = Promise.all(Array.from({ length: 40 }, (_, at) => search(at)));
			const call = product.ask('/api/properties?limit=7');
			const old = await product.ask('/search?destination=Lech&adults=4');
			expect(old.headers['cache-status']).toMatch(/^firnlicht; hit; fwd=stale; detail=(overload|stale-if-error)$/);
			expect(Number(old.headers.age)).toBeGreaterThan(0);
			expect(new Set((await crowd).map(({ status }) => status))).toEqual(new Set([503]));
			const refused = (await crowd).filter(({ text }) => text.length < 900);
			const returns = refused.map(({ headers }) => Number(headers['retry-after']));
			expect(Math.min(...returns)).toBeGreaterThanOrEqual(3);
			expect(Math.max(...returns)).toBeLessThanOrEqual(20);
			expect(new Set(returns).size).toBeGreaterThan(1);
			for (const heading of ['One moment, please', 'Einen Augenblick, bitte']) {
				const one = refused.find(({ text }) => text.includes(heading));
				expect(one?.headers['cache-control'], heading).toBe('private, no-store');
				expect(one?.text).toContain(` ${one?.headers['retry-after']} `);
				expect(one?.text).not.toContain('<script');
			}
			expect((await call).status).toBe(503);
			expect((await call).headers['content-type']).toMatch(/^application\/problem\+json/);
			const cached = await product.ask(SEEN_LATER);
			expect(cached.headers['cache-status']).toMatch(/^firnlicht; hit/);
		} finally {
			for (const socket of held) socket.destroy();
			await new Promise((resolve) => silent.close(resolve));
		}
	});

	test('after a minute a page of this catalogue is served as stale', async () => {
		await vi.waitFor(async () => {
			const answer = await product.ask(SEEN_LATER);
			expect(answer.status).toBe(200);
			expect(answer.headers['cache-status']).toBe('firnlicht; hit; fwd=stale');
		}, A_MINUTE_OR_TWO);
	});

	test('when it is back everything works again, without a restart', async () => {
		await product.installation.database.start();
		await vi.waitFor(async () => expect((await product.ask('/healthz')).status).toBe(200), { timeout: 10_000 });
		expect((await product.ask('/search?adults=17')).status).toBe(200);
		const message = await product.ask('/contact', contactMessage({ message: 'after the fault' }));
		expect(message.text).toContain(MESSAGE_SENT);
		const enquiry = await product.ask(`${PROPERTY}/enquire-now`, propertyEnquiry());
		expect(wordsOf(enquiry.text)).toMatch(ENQUIRY_SENT);
		await vi.waitFor(
			async () => {
				await product.installation.workers.tick();
				// refused submissions were not written: team and guest of one message and of one enquiry
				expect(await product.mails()).toHaveLength(4);
			},
			{ timeout: 60_000, interval: 500 },
		);
		await vi.waitFor(async () => {
			expect((await product.ask('/search')).headers['cache-status']).toBe('firnlicht; hit');
		}, A_MINUTE_OR_TWO);
	});
});
