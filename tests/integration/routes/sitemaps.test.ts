import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Product, startProduct } from '../product';

let product: Product;

beforeAll(async () => {
	product = await startProduct('routes-sitemaps');
});
afterAll(() => product?.stop());

const onProduction = (path: string) => product.ask(path, { host: product.host('firnlicht.localhost') });
const PROPERTY = '/chalets/austria/lech/chalet-enzian';

describe('files for robots', () => {
	test('production hosts name their sitemap, and it names its parts', async () => {
		const robots = await onProduction('/robots.txt');
		expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
		const origin = `http://${product.host('firnlicht.localhost')}`;
		expect(robots.text).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
		expect(robots.text).not.toMatch(/^Disallow: \/\s*$/m);
		const index = await onProduction('/sitemap.xml');
		expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
		expect(Array.from(index.text.matchAll(/<loc>(.*?)<\/loc>/g), ([, each]) => each)).toEqual([
			`${origin}/sitemaps/pages.xml`,
			`${origin}/sitemaps/houses-1.xml`,
		]);
	});

	test('a property stands there in both languages, with when it changed and its pictures', async () => {
		const { text, headers } = await onProduction('/sitemaps/houses-1.xml');
		const url = text.split('\n').find((line) => line.includes(`${PROPERTY}</loc>`)) ?? '';
		expect(url).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
		expect(url).toMatch(/hreflang="de" href="[^"]+\/chalets\/oesterreich\/lech\/chalet-enzian"/);
		const picture = /<image:loc>([^<]+)<\/image:loc>/.exec(url)?.[1] ?? '';
		expect((await fetch(picture)).headers.get('content-type')).toBe('image/jpeg');
		expect(headers['cache-control']).toMatch(/^public/);
		expect((await onProduction('/sitemaps/houses-1.xml')).headers['cache-status']).toBe('firnlicht; hit');
	});

	test.each(['/sitemaps/houses-2.xml', '/sitemaps/houses-0.xml', '/sitemaps/houses-01.xml', '/sitemaps/else.xml'])(
		'%s is no sitemap',
		async (path) => {
			const answer = await onProduction(path);
			expect(answer.status).toBe(404);
			expect(answer.headers['cache-control']).toBe('private, no-store');
		},
	);

	test.each(['localhost', 'demo.localhost', 'snowtrade.localhost'])('%s is no production: no sitemap', async (name) => {
		const ask = (path: string) => product.ask(path, { host: product.host(name) });
		expect((await ask('/sitemap.xml')).status).toBe(404);
		expect((await ask('/sitemaps/pages.xml')).status).toBe(404);
		const robots = await ask('/robots.txt');
		expect(robots.status).toBe(200);
		expect(robots.text).not.toContain('Sitemap');
		expect(robots.headers['x-robots-tag']).toBe('noindex');
	});
});
