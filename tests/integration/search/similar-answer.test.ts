import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../product';

let product: Product;

beforeAll(async () => {
	product = await startProduct('similar-answer');
});
afterAll(() => product?.stop());

const PATH = '/similar-properties/chalets/austria/lech/chalet-enzian';

test('a list, empty where nothing is similar, cached until the catalogue changes, not indexed', async () => {
	const answer = await product.ask(`${PATH}?adults=2&lng=en`);
	expect(answer.status).toBe(200);
	expect(answer.headers['cache-control']).toContain('public, max-age=0, s-maxage=60');
	expect(answer.headers['x-robots-tag']).toBe('noindex');
	expect(JSON.parse(answer.text)).toEqual([]);
});

test.each([
	'/similar-properties',
	'/similar-properties/chalets/austria/lech',
	'/similar-properties/chalets/austria/lech/chalet-nobody',
	`${PATH}/enquire-now`,
	'/similar-properties/chalets/austria/lech/%E0%A4%A',
	"/similar-properties/chalets/austria/lech/'%20or%201=1",
])('%s is no property', async (path) => {
	const answer = await product.ask(path);
	expect(answer.status).toBe(404);
	expect(answer.headers['cache-control']).not.toContain('public');
});

test('dates that cannot be read or lie in the past are none', async () => {
	const plain = await product.ask(`${PATH}?lng=en`);
	for (const query of ['checkIn=nonsense&checkOut=2027-02-13', 'checkIn=2020-01-04&checkOut=2020-01-11'])
		expect((await product.ask(`${PATH}?${query}&lng=en`)).text).toBe(plain.text);
});

test('a brand that needs a sign-in gives its guests none', async () => {
	const answer = await product.ask(PATH, { host: product.host('partner.localhost') });
	expect(answer.status).toBe(302);
});
