import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainDate, toEpochDay } from '~/domain/date/plain-date';
import { type Product, startProduct } from '../product';

let product: Product;

beforeAll(async () => {
	product = await startProduct('property-calendar');
});
afterAll(() => product?.stop());

const PATH = '/property-calendar/chalets/austria/lech/chalet-enzian';
const day = (text: string) => toEpochDay(plainDate(text));

test('the stays of a property, sold ones too, at every level, without more', async () => {
	const answer = await product.ask(PATH);
	expect(answer.status).toBe(200);
	expect(answer.headers['content-type']).toContain('application/json');
	expect(JSON.parse(answer.text)).toEqual({
		currency: 'EUR',
		stays: [
			[day('2027-01-09'), 7, 0, 2, 1_450_000],
			[day('2027-01-09'), 7, 2, 0, 2_450_000],
			[day('2027-01-16'), 7, 2, 0, 2_280_050],
			[day('2027-02-06'), 7, 2, 1, null],
		],
	});
	expect(gzipSync(answer.text).length).toBeLessThan(10_000);
});

test('it is cached for everybody until the catalogue changes, and not indexed', async () => {
	const path = '/property-calendar/chalets/oesterreich/lech/chalet-enzian';
	const first = await product.ask(path);
	expect(first.status).toBe(200);
	expect(first.headers['cache-control']).toContain('public, max-age=0, s-maxage=60');
	expect(first.headers['cache-status']).toBe('firnlicht; fwd=miss; stored');
	expect(first.headers['x-robots-tag']).toBe('noindex');
	expect((await product.ask(path)).headers['cache-status']).toBe('firnlicht; hit');
	const again = await product.ask(path, { headers: { 'if-none-match': String(first.headers.etag) } });
	expect([again.status, again.text]).toEqual([304, '']);
});

test.each([
	'/property-calendar',
	'/property-calendar/chalets/austria/lech',
	'/property-calendar/chalets/austria/lech/chalet-nobody',
	'/property-calendar/apartments/austria/lech/chalet-enzian',
	'/property-calendar/chalets/austria/zermatt/chalet-enzian',
	`${PATH}/enquire-now`,
	`${PATH}/nothing`,
	'/property-calendar/chalets/austria/lech/%E0%A4%A',
	`/property-calendar/chalets/austria/lech/${'a'.repeat(700)}`,
	"/property-calendar/chalets/austria/lech/'%20or%201=1",
])('%s is no property', async (path) => {
	const answer = await product.ask(path);
	expect(answer.status).toBe(404);
	expect(answer.headers['cache-control']).not.toContain('public');
});

test('a brand that needs a sign-in gives its guests no calendar', async () => {
	const answer = await product.ask(PATH, { host: product.host('partner.localhost') });
	expect(answer.status).toBe(302);
	expect(answer.text).not.toContain('stays');
});
