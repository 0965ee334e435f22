import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Product, startProduct } from '../product';
import { expectComposed } from './expect-composed';
import { hostileAddress, hostileBody, hostileHeaders } from './hostile-questions';

let product: Product;

beforeAll(async () => {
	product = await startProduct('hostile-random');
});
afterAll(() => product?.stop());

/** A thousand in all, HOSTILE_TIMES as many for a long soak. On a failure fast-check prints seed and path; `fc.assert(…, { seed, path })` runs that case again. */
const TIMES = Number(process.env.HOSTILE_TIMES ?? 1);
const RUNS = { addresses: 450 * TIMES, bodies: 350 * TIMES, headers: 200 * TIMES };
const LONG = 300_000 * TIMES;

const HOUSE = '/chalets/austria/lech/chalet-enzian';

describe('hostile input brings a 4xx or a working page', () => {
	test('in addresses', { timeout: LONG }, async () => {
		await fc.assert(
			fc.asyncProperty(hostileAddress, fc.constantFrom('GET', 'GET', 'GET', 'HEAD'), async (address, method) => {
				expectComposed(await product.ask(address, { method }));
			}),
			{ numRuns: RUNS.addresses },
		);
	});

	test('in forms and bodies', { timeout: LONG }, async () => {
		const takers = ['/contact', '/kontakt', '/enquire-now', `${HOUSE}/enquire-now`, '/api/mailer', '/api/mailer'];
		await fc.assert(
			fc.asyncProperty(fc.constantFrom(...takers, HOUSE, '/', '/x'), hostileBody, async (path, question) => {
				expectComposed(await product.ask(path, question));
			}),
			{ numRuns: RUNS.bodies },
		);
	});

	test('in headers and methods', { timeout: LONG }, async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom('/', '/search', HOUSE, `${HOUSE}/enquire-now`, '/contact', '/nowhere', '/api/mailer'),
				fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
				hostileHeaders,
				async (path, method, headers) => {
					expectComposed(await product.ask(path, { method, headers }));
				},
			),
			{ numRuns: RUNS.headers },
		);
	});

	test('and leaves the product well', async () => {
		expect((await product.ask('/healthz')).status).toBe(200);
		for (const path of ['/', '/search', HOUSE, '/chalets/oesterreich/lech/chalet-enzian']) {
			expect((await product.ask(path)).status).toBe(200);
		}
		expect(product.log()).not.toMatch(/\b(?:TypeError|RangeError|SyntaxError|ReferenceError|SQLITE_ERROR)\b/);
	});
});
