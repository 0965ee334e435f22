import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '#db/client';
import { currentRequestId, newTrace, withinTrace } from '#db/request-trace';
import { audit } from '#db/schema/audit';
import { crashReport } from '#db/schema/crash-report';
import { mailOutbox } from '#db/schema/mail';
import { form } from '../http';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';

type Line = Record<string, unknown> & { event: string; level: string };

let product: Product;
let db: ReturnType<typeof openDatabase>;
beforeAll(async () => {
	product = await startProduct('request-traces', { READS_PER_MINUTE: '60' });
	db = openDatabase({ url: product.installation.databaseUrl });
});
afterAll(() => product?.stop());

const CONTACT = { name: 'Ottilie Grünwald', email: 'ottilie@gruenwald.example', message: 'A table for 7, please.' };

/** Every line of the log is one JSON object behind its time and level. */
function lines(event: string, request?: string): Line[] {
	const all = product
		.log()
		.split('\n')
		.filter((line) => line !== '')
		.map((line) => JSON.parse(line.slice(line.indexOf('{'))) as Line);
	return all.filter((line) => line.event === event && (request === undefined || line.request === request));
}

const until = <Value>(read: () => Value | Promise<Value>, isThere: (value: Value) => boolean) =>
	vi.waitFor(
		async () => {
			const value = await read();
			expect(isThere(value)).toBe(true);
			return value;
		},
		{ timeout: 15_000, interval: 100 },
	);

it('is one id from the edge through database, mail and log (OBSERVE-1)', async () => {
	const id = '8f2a77c1bd0e41aa-VIE';
	const sent = form(CONTACT);
	const answer = await product.ask('/contact', { ...sent, headers: { ...sent.headers, 'cf-ray': id } });
	expect(answer.headers['x-request-id']).toBe(id);
	const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.requestId, id));
	expect(mails.map(({ kind }) => kind).sort()).toEqual(['contact-guest', 'contact-team']);
	const [written] = await db.select().from(audit).where(eq(audit.requestId, id));
	expect(written?.action).toBe('enquiry.sent');
	const arrived = await until(
		async () => (await product.mails()).filter((mail) => mail.to.includes(CONTACT.email)),
		({ length }) => length === 1,
	);
	const { source } = await product.mail(arrived[0]?.id ?? '');
	expect(source).toContain(`\r\nX-Request-ID: ${id}\r\n`);
	const told = await until(
		() => lines('mail').filter((line) => line.writtenBy === id),
		({ length }) => length === 2,
	);
	expect(told).toMatchObject([{ outcome: 'sent' }, { outcome: 'sent' }]);
	const [line] = await until(
		() => lines('request', id),
		({ length }) => length === 1,
	);
	expect(line).toMatchObject({ method: 'POST', status: 200, level: 'info', brand: 'consumer' });
	expect(line?.route).toBe('contact');
	expect(line?.trips).toBeGreaterThan(0);
	// What was typed is nowhere.
	for (const word of ['Ottilie', 'gruenwald', 'table for']) expect(product.log()).not.toContain(word);
});

it('tells where the time of an answer went', async () => {
	const answer = await product.ask('/search?checkIn=2027-01-09&checkOut=2027-01-16');
	expect(answer.headers['server-timing']).toMatch(/^db;dur=\d+;desc="\d+ trips?", total;dur=\d+$/);
	expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

it('writes nothing for a page that is cached', async () => {
	await product.ask('/contact');
	const before = lines('request').length;
	const again = await product.ask('/contact');
	expect(again.headers['cache-status']).toMatch(/hit/);
	await product.ask('/search?adults=3');
	await until(
		() => lines('request').length,
		(count) => count > before,
	);
	expect(lines('request')).toHaveLength(before + 1);
});

it('writes down sign-ins, what was refused to whom, and where too much was asked (OBSERVE-3)', async () => {
	const cookie = await signInAs(product, 'agent');
	const signedIn = await until(
		() => lines('sign-in').at(-1),
		(line) => line?.outcome === 'done',
	);
	const forbidden = await product.ask('/partner/desk', { headers: { cookie } });
	expect(forbidden.status).toBe(403);
	const [line] = await until(
		() => lines('request', String(forbidden.headers['x-request-id'])),
		({ length }) => length === 1,
	);
	expect(line).toMatchObject({ level: 'warn', status: 403, refused: 'forbidden', user: signedIn?.user });
	const unsigned = await product.ask('/api/travel-agencies');
	expect(unsigned.status).toBe(401);
	expect(JSON.parse(unsigned.text).requestId).toBe(unsigned.headers['x-request-id']);
	const back = await product.ask('/oidc-callback?state=wrong');
	expect(back.status).toBe(400);
	await until(
		() => lines('sign-in').filter(({ outcome }) => outcome === 'stateOver'),
		({ length }) => length === 1,
	);
	let tooMany = forbidden;
	for (let times = 0; times < 70 && tooMany.status !== 429; times += 1)
		tooMany = await product.ask('/partner/hotels', { headers: { cookie, 'user-agent': 'many' } });
	expect(tooMany.status).toBe(429);
	const [limited] = await until(
		() => lines('request', String(tooMany.headers['x-request-id'])),
		({ length }) => length === 1,
	);
	expect(limited).toMatchObject({ level: 'warn', status: 429 });
});

it('names the request that a crash was in', async () => {
	const id = 'a-request-that-crashes';
	const error = 'Error: invented for OBSERVE-1\n    at nowhere (https://firnlicht.localhost/assets/x.js:1:1)';
	const answer = await product.ask('/api/mailer', {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-request-id': id },
		body: JSON.stringify({ error, location: '/search', hasReloaded: false, subject: 'Frontend Crashed', user: null }),
	});
	expect(answer.status).toBeLessThan(300);
	const [crash] = await until(
		() => db.select().from(crashReport).where(like(crashReport.error, '%invented for OBSERVE-1%')),
		({ length }) => length === 1,
	);
	expect(crash?.requestId).toBe(id);
});

it('names the request to the database, and counts its trips', async () => {
	const heard: unknown[] = [];
	const server = createServer((request, response) => {
		heard.push(request.headers['x-request-id']);
		response.writeHead(500).end();
	}).listen(0, '127.0.0.1');
	await new Promise((done) => server.once('listening', done));
	const trace = newTrace('one-request');
	const asked = openDatabase({
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		patienceMilliseconds: 2000,
	});
	await withinTrace(trace, () => asked.select().from(audit).execute()).catch(() => undefined);
	server.closeAllConnections();
	server.close();
	expect(new Set(heard)).toEqual(new Set(['one-request']));
	expect(trace.database.trips).toBe(heard.length);
	expect(currentRequestId()).toBeNull();
});
