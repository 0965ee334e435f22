import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SECURITY_HEADERS } from '~/platform/security-headers';
import { type Product, startProduct } from '../product';
import { pageHead } from './page-head';

let product: Product;

beforeAll(async () => {
	product = await startProduct('routes-cache');
});
afterAll(() => product?.stop());

const PROPERTY = '/chalets/austria/lech/chalet-enzian';

describe('the page cache', () => {
	test.each([
		'/',
		'/search',
		'/search?destination=Lech&adults=2',
		PROPERTY,
		`${PROPERTY}?checkIn=2027-01-09&checkOut=2027-01-16`,
	])('%s is rendered once and cached', async (path) => {
		const first = await product.ask(path);
		const second = await product.ask(path);
		expect(first.headers['cache-status']).toBe('firnlicht; fwd=miss; stored');
		expect(second.headers['cache-status']).toBe('firnlicht; hit');
		expect(second.text).toBe(first.text);
		const again = await product.ask(path, { headers: { 'if-none-match': String(first.headers.etag) } });
		expect(again.status).toBe(304);
		expect(again.text).toBe('');
		expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
	});

	test('packed and plain are the same page', async () => {
		const plain = await product.ask('/search');
		const packed = await product.ask('/search', { headers: { 'accept-encoding': 'gzip, br' } });
		expect(packed.headers['content-encoding']).toBe('gzip');
		expect(packed.headers.vary).toContain('accept-encoding');
		expect(packed.text).toBe(plain.text);
	});

	test('a signed-in session passes by', async () => {
		await product.ask('/search');
		const answer = await product.ask('/search', { headers: { cookie: 'session=anything' } });
		expect(answer.status).toBe(200);
		expect(answer.headers['cache-status']).toBeUndefined();
		const after = await product.ask('/search');
		expect(after.headers['cache-status']).toBe('firnlicht; hit');
	});

	test('brands, languages and hosts have pages of their own', async () => {
		const titles = new Set<string | null>();
		for (const name of ['localhost', 'demo.localhost', 'demo-gold.localhost', 'partner.localhost']) {
			for (const language of ['en', 'de']) {
				const { text } = await product.ask('/transfers', {
					host: product.host(name),
					headers: { 'accept-language': language },
				});
				titles.add(pageHead(text).title);
			}
		}
		expect(titles.size).toBe(8);
	});

	test('the order of a query does not matter, its unknown names neither', async () => {
		await product.ask('/search?adults=3&children=1');
		const other = await product.ask('/search?children=1&utm_source=letter&adults=3&__proto__=1');
		expect(other.headers['cache-status']).toBe('firnlicht; hit');
		expect(other.text).not.toContain('utm_source');
	});

	test('errors are never cached', async () => {
		for (const path of ['/nowhere', '/properties/gone', '/chalets/austria/lech/none']) {
			await product.ask(path);
			expect((await product.ask(path)).headers['cache-status']).toBeUndefined();
		}
	});

	test('HEAD is GET without the body', async () => {
		for (const path of ['/search', PROPERTY, '/nowhere']) {
			const get = await product.ask(path);
			const head = await product.ask(path, { method: 'HEAD' });
			expect(head.status).toBe(get.status);
			expect(head.text).toBe('');
			expect(head.headers['content-type']).toBe(get.headers['content-type']);
			expect(head.headers.etag).toBe(get.headers.etag);
		}
	});
});

describe('the language', () => {
	const cookies = (answer: { headers: { 'set-cookie'?: string[] } }) => answer.headers['set-cookie'] ?? [];

	test('a choice is saved, and only a choice', async () => {
		for (const language of ['de', 'en']) {
			const chosen = await product.ask(`/search?lng=${language}`);
			expect(cookies(chosen)).toEqual([`lng=${language}; Path=/; Max-Age=31536000; SameSite=Lax`]);
			const saved = await product.ask(`/search?lng=${language}`);
			expect(saved.headers['cache-status']).toBe('firnlicht; hit');
			expect(cookies(saved)).toHaveLength(1);
			const known = await product.ask(`/search?lng=${language}`, { headers: { cookie: `lng=${language}` } });
			expect(cookies(known)).toEqual([]);
		}
		expect(cookies(await product.ask('/search?lng=fr'))).toEqual([]);
		expect(cookies(await product.ask('/search', { headers: { cookie: 'lng=de' } }))).toEqual([]);
		expect(cookies(await product.ask('/chalets/oesterreich/lech/chalet-enzian'))).toEqual([]);
	});

	test.each([
		['the query before everything', '/search?lng=en', { cookie: 'lng=de', 'accept-language': 'de' }, 'en'],
		['the saved choice before the browser', '/search', { cookie: 'lng=de', 'accept-language': 'en' }, 'de'],
		['the path before the saved choice', '/chalets/oesterreich/lech/chalet-enzian', { cookie: 'lng=en' }, 'de'],
		['the browser by weight', '/search', { 'accept-language': 'it, en;q=0.3, de;q=0.8' }, 'de'],
		['English otherwise', '/search', { 'accept-language': 'it' }, 'en'],
		['garbage in the cookie', '/search', { cookie: 'lng=%00"; lng=xx; =; ;;', 'accept-language': 'de' }, 'de'],
		['the first of two cookies that says something', '/search', { cookie: 'a=lng=de; lng=de' }, 'de'],
	])('%s', async (_name, path, headers, language) => {
		const answer = await product.ask(path, { headers });
		expect(answer.headers['content-language']).toBe(language);
		expect(pageHead(answer.text).language).toBe(language);
	});
});

describe('security headers', () => {
	test.each([
		'/',
		'/search',
		PROPERTY,
		'/nowhere',
		'/properties/x',
		'/search/',
		'/partner',
		'/healthz',
		'/favicon.svg',
		'/api/facilities',
		'/api/nothing',
		'/partner/notices/live',
		'/robots.txt',
	])('%s has them', async (path) => {
		const { headers } = await product.ask(path);
		for (const [name, value] of SECURITY_HEADERS) expect(headers[name], name).toBe(value);
		expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
	});

	test('scripts run by hash, and every hash in the policy is of this page', async () => {
		const { headers, text } = await product.ask(PROPERTY);
		const policy = String(headers['content-security-policy']);
		expect(policy).toMatch(/script-src 'self' 'sha256-/);
		expect(policy).not.toMatch(/script-src[^;]*unsafe/);
		const inline = [...text.matchAll(/<script(?![^>]*\b(?:src=|type="application\/))[^>]*>/g)];
		expect(policy.match(/'sha256-/g)?.length).toBeGreaterThanOrEqual(inline.length);
		expect(text).not.toMatch(/<style[\s>]/);
		expect(text).not.toMatch(/\son(?:click|load|error)=/);
	});
});
