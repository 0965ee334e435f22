import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Product, startProduct } from '../product';
import { pageHead } from './page-head';

let product: Product;

/** An invented resort with guides in both languages, and a guide to its country in German only. */
beforeAll(async () => {
	product = await startProduct('routes-guides', {}, resolve('tests/fixtures/resort'));
});
afterAll(() => product?.stop());

async function read(path: string, language: 'en' | 'de') {
	const host = product.host('firnlicht.localhost');
	const { status, text } = await product.ask(path, { host, headers: { 'accept-language': language } });
	const main = /<main.*<\/main>/s.exec(text)?.[0] ?? '';
	const structured = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
		JSON.parse(json),
	);
	return { status, text, main, structured, ...pageHead(text) };
}

describe('the chalets of a place (PAGE-37)', () => {
	test('show its guide below the cards, and its lead and the way to it in the head', async () => {
		const page = await read('/chalets/austria/sankt-firn', 'en');
		expect(page.status).toBe(200);
		expect(page.title).toContain('Chalets in Sankt Firn');
		expect(page.description).toMatch(/^Chalets in Sankt Firn, a village that there is not/);
		const [cards, guide = ''] = page.main.split('id="about"');
		expect(cards).toContain('with one gondola, three pistes and nobody in the queue');
		expect(cards).toContain('href="#about"');
		expect(cards).toContain('Chalet Firn');
		expect(guide).toMatch(/<h2[^>]*>About Sankt Firn<\/h2>/);
		for (const fact of [
			'1320\u00a0m',
			'2210\u00a0m',
			'Early December to mid-April',
			'Tests, Quiet mornings',
			'1\u00a0h',
		]) {
			expect(guide).toContain(fact);
		}
		expect(guide).toMatch(/<h3[^>]*>Three pistes<\/h3>/);
		expect(guide).toContain('Facts: Timetable of the Firn railway');
		expect(page.structured.map((data) => data['@type'])).toEqual(['BreadcrumbList', 'ItemList', 'TouristDestination']);
		expect(page.text.match(/<h1[\s>]/g)).toHaveLength(1);
	});

	test('show it in German too where no page of its own has it', async () => {
		const page = await read('/chalets/oesterreich/sankt-firn', 'de');
		expect(page.main).toMatch(/<h2[^>]*>Mehr über Sankt Firn<\/h2>/);
		expect(page.main).toContain('Sie braucht neun Minuten hinauf');
		expect(page.main).not.toContain('One gondola');
	});
});

test('a guide that is there in German alone is on the German page, and on no English one', async () => {
	const german = await read(encodeURI('/die-luxuriösesten-chalets-der-alpen/oesterreich'), 'de');
	expect(german.title).toContain('Chalets in Österreich, erfunden');
	expect(german.main).toContain('Ein Land mit einem einzigen Ort');
	expect(german.main).toContain('Er heißt Sankt Firn.');
	const listing = await read('/chalets/oesterreich', 'de');
	expect(listing.main).not.toContain('Er heißt');
	expect(listing.main).toContain('Mehr über Österreich');
	const english = await read('/chalets/austria', 'en');
	expect(english.status).toBe(200);
	expect(english.main).not.toContain('About Austria');
	expect(english.main).not.toContain('id="about"');
});

test('/destinations leads to the guides', async () => {
	const { main } = await read('/destinations', 'en');
	expect(main).toContain('href="/chalets/austria/sankt-firn#about"');
	expect(main).not.toContain('href="/chalets/austria#about"');
});
