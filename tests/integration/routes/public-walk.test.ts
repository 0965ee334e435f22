import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Product, startProduct } from '../product';

type Link = { page: string; href: string; rel: string };

let product: Product;
/** Every page that a crawler comes to, by its address, as its HTML. */
const pages = new Map<string, string>();
const links: Link[] = [];

/** The landing page, a place and a property, in both languages; a search for dates too, which a reader may have linked to. */
const STARTS = [
	'/?lng=en',
	'/?lng=de',
	'/chalets/austria/lech',
	'/chalets/oesterreich/lech',
	'/chalets/austria/lech/chalet-enzian',
	'/chalets/oesterreich/lech/chalet-enzian',
	'/search?checkIn=2027-01-09&checkOut=2027-01-16&adults=2',
	'/search?checkIn=2027-01-13&checkOut=2027-01-16',
	'/chalets/austria/lech/chalet-enzian?checkIn=2027-01-09&checkOut=2027-01-16',
];
const HAS_DATE = /[?&](?:checkIn|checkOut)=|\b20\d\d-\d\d-\d\d\b/;
const MOST = 600;

const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

function linksOf(page: string, html: string): Link[] {
	return [...html.matchAll(/<a\s([^>]*)>/g)].flatMap(([, attributes = '']) => {
		const href = /\bhref="([^"]*)"/.exec(attributes)?.[1];
		return href === undefined ? [] : [{ page, href: plain(href), rel: /\brel="([^"]*)"/.exec(attributes)?.[1] ?? '' }];
	});
}

/** Follows what a crawler would: every link of the site that does not say `nofollow`. */
async function walk(): Promise<void> {
	const waiting = [...STARTS];
	while (waiting.length > 0 && pages.size < MOST) {
		const address = waiting.shift() ?? '';
		if (pages.has(address)) continue;
		const { status, text, headers } = await product.ask(address, { headers: { 'accept-language': 'en' } });
		const isPage = status === 200 && String(headers['content-type']).startsWith('text/html');
		pages.set(address, isPage ? text : '');
		if (status === 301 && headers.location) waiting.push(String(headers.location));
		if (!isPage) continue;
		const found = linksOf(address, text);
		links.push(...found);
		for (const { href, rel } of found) {
			const next = new URL(href, `http://${product.host()}${address}`);
			if (next.host === product.host() && !rel.split(' ').includes('nofollow'))
				waiting.push(next.pathname + next.search);
		}
	}
}

beforeAll(async () => {
	product = await startProduct('public-walk');
	await walk();
});
afterAll(() => product?.stop());

describe('a crawler', () => {
	test('finds links to variants of dates, and each says nofollow', () => {
		const dated = links.filter(({ href }) => HAS_DATE.test(href));
		expect(dated.length).toBeGreaterThan(50);
		const followed = dated.filter(({ rel }) => !rel.split(' ').includes('nofollow'));
		expect([...new Set(followed.map(({ page, href }) => `${page}: ${href}`))]).toEqual([]);
	});

	test('comes to the end of the site without a page of a date', () => {
		expect(pages.size, [...pages.keys()].slice(-20).join('\n')).toBeLessThan(MOST);
		expect([...pages.keys()].filter((address) => HAS_DATE.test(address) && !STARTS.includes(address))).toEqual([]);
	});
});

describe('numbers that are no amounts follow the language (BRAND-25)', () => {
	const AMOUNT = /[\d\u00a0]+(?:,\d\d)?\u00a0(?:EUR|CHF|GBP|USD)|(?:EUR|CHF|GBP|USD)\u00a0[\d\u00a0]+(?:,\d\d)?/g;
	const VERSION = /(?:CC BY|TLS) \d\.\d/g;
	const wordsOf = (html: string) =>
		plain(html.replace(/<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '').replace(/<[^>]*>/g, ' '))
			.replace(AMOUNT, '')
			.replace(VERSION, '');

	test.each([
		['en', /\d[\s\u00a0]+%|\d,\d(?!\d\d)/, /\d%/],
		['de', /\d%|\d\.\d(?!\d\d)/, /\d\u00a0%/],
	])('%s', (language, foreign, own) => {
		// The API's page names versions too.
		const read = [...pages].filter(
			([address, html]) => html.includes(`<html lang="${language}"`) && !address.startsWith('/api'),
		);
		expect(read.length).toBeGreaterThan(10);
		const wrong = read.flatMap(([address, html]) => {
			const [found] = foreign.exec(wordsOf(html)) ?? [];
			return found === undefined ? [] : [`${address}: ${found}`];
		});
		expect(wrong).toEqual([]);
		expect(read.some(([, html]) => own.test(wordsOf(html)))).toBe(true);
	});
});
