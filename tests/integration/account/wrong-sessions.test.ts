import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSessionToken } from '~/domain/session/session-token';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';

let product: Product;
beforeAll(async () => {
	product = await startProduct('wrong-sessions');
});
afterAll(() => product?.stop());

const ask = (cookie: string, network: string, path = '/api/current_user') =>
	product.ask(path, { headers: { cookie, 'cf-connecting-ip': network } });
const wrong = (network: string, path?: string) => ask(`session=${newSessionToken()}`, network, path);

/** A minute that begins does not end the count of this test. */
async function early() {
	const left = 60_000 - (Date.now() % 60_000);
	if (left < 25_000) await new Promise((resolve) => setTimeout(resolve, left));
}

test('a network that sends many wrong sessions waits, and who is known there goes on (ACCESS-32)', {
	timeout: 90_000,
}, async () => {
	const cookie = await signInAs(product, 'agent');
	expect((await ask(cookie, '203.0.113.5')).status).toBe(200);
	await early();
	const statuses = new Set<number>();
	for (let at = 0; at < 200; at += 20) {
		const answers = await Promise.all(Array.from({ length: 20 }, () => wrong('203.0.113.5')));
		for (const { status } of answers) statuses.add(status);
	}
	expect([...statuses]).toEqual([401]);
	const refused = await wrong('203.0.113.5');
	expect([refused.status, JSON.parse(refused.text).code]).toEqual([429, 'too_many_requests']);
	expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
	expect((await wrong('203.0.113.5', '/search')).status).toBe(429);
	// Who needs no session is answered, and so are a session that is known and another network.
	expect((await product.ask('/search', { headers: { 'cf-connecting-ip': '203.0.113.5' } })).status).toBe(200);
	expect((await ask(cookie, '203.0.113.5')).status).toBe(200);
	expect((await wrong('203.0.113.6')).status).toBe(401);
});
