import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REDIRECTS } from '../../../workers/site/redirects';
import { type Product, startProduct } from '../product';

let product: Product;

beforeAll(async () => {
	product = await startProduct('routes-redirects');
});
afterAll(() => product?.stop());

/** The same address as people, mails and old indexes write it. */
const SPELLINGS: Record<string, (path: string) => string> = {
	'as it is read': (path) => path.normalize('NFC'),
	decomposed: (path) => path.normalize('NFD'),
	encoded: (path) => encodeURI(path.normalize('NFC')),
	'encoded in lower case': (path) => encodeURI(path.normalize('NFC')).replace(/%../g, (byte) => byte.toLowerCase()),
	'decomposed and encoded': (path) => encodeURI(path.normalize('NFD')),
	'with a slash at its end': (path) => `${encodeURI(path)}/`,
	'in capitals': (path) => encodeURI(path.toUpperCase()),
};

describe.each(REDIRECTS)('$source leads to $target', ({ status, source, target }) => {
	test.each(Object.keys(SPELLINGS))('%s, with its query', async (spelling) => {
		const path = SPELLINGS[spelling]?.(source) ?? '';
		for (const query of ['', '?adults=4&lng=de']) {
			const answer = await product.ask(path + query, { host: product.host('firnlicht.localhost') });
			expect(answer.status).toBe(status);
			expect(answer.headers.location).toBe(encodeURI(target) + query);
			expect(answer.headers['cache-control']).toBe('public, max-age=3600');
			expect(answer.text).toBe('');
		}
	});
});

test('every target answers', async () => {
	for (const target of new Set(REDIRECTS.map((row) => row.target))) {
		const answer = await product.ask(encodeURI(target), { host: product.host('firnlicht.localhost') });
		expect(answer.status, target).toBe(200);
	}
});

test('a brand that requires login keeps its properties behind its door', async () => {
	const answer = await product.ask('/chalets', { host: product.host('demo-gold.localhost') });
	expect([answer.status, answer.headers.location]).toEqual([302, '/signin?to=%2Fchalets']);
});
