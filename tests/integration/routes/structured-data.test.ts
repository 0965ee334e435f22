import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Product, startProduct } from '../product';
import { pageHead, pageText, type StructuredData, structuredData } from './page-head';

let product: Product;

beforeAll(async () => {
	product = await startProduct('routes-structured');
});
afterAll(() => product?.stop());

const PROPERTY = { en: '/chalets/austria/lech/chalet-enzian', de: '/chalets/oesterreich/lech/chalet-enzian' };
const ALPS = encodeURI('/die-luxuriösesten-chalets-der-alpen');
const sameIn = (path: string) => ({ en: path, de: path });

type Page = {
	/** Addresses; null where the page is not written in a language. */
	paths: { en: string | null; de: string };
	/** Kinds of JSON-LD in their order. */
	kinds: string[];
	/** What its preview shows, where that is not the site's own picture. */
	picture?: RegExp;
	isNoindex?: boolean;
};

/** A property of the catalogue by its rendition, a scene of the site by its name. */
const OF_A_PROPERTY = /^http:\/\/localhost:\d+\/\w+(\/\w+)*-?\d+\.jpg$/;
const scene = (name: string) => new RegExp(`^http://firnlicht\\.localhost:\\d+/scenes/${name}-1\\d{3}\\.jpg$`);
const OF_THE_SITE = scene('house');

/** Every kind of page that search engines and previews read. */
const PAGES: Record<string, Page> = {
	home: { paths: sameIn('/'), kinds: ['Organization', 'WebSite'] },
	search: { paths: sameIn('/search'), kinds: [] },
	'a search with conditions': { paths: sameIn('/search?adults=4'), kinds: [], isNoindex: true },
	property: { paths: PROPERTY, kinds: ['BreadcrumbList', 'VacationRental'], picture: OF_A_PROPERTY },
	'listing of a country': {
		paths: { en: '/chalets/austria', de: '/chalets/oesterreich' },
		kinds: ['BreadcrumbList', 'ItemList'],
		picture: OF_A_PROPERTY,
	},
	'listing of a place': {
		paths: { en: '/chalets/austria/lech', de: '/chalets/oesterreich/lech' },
		kinds: ['BreadcrumbList', 'ItemList'],
		picture: OF_A_PROPERTY,
	},
	'listing of apartments': {
		paths: { en: '/apartments/austria', de: '/apartments/oesterreich' },
		kinds: ['BreadcrumbList', 'ItemList'],
	},
	destinations: { paths: sameIn('/destinations'), kinds: [] },
	enquiry: { paths: sameIn('/enquire-now'), kinds: [] },
	contact: { paths: { en: '/contact', de: '/kontakt' }, kinds: [] },
	'a text': { paths: sameIn('/lds'), kinds: [], picture: scene('hotel') },
	'a text with questions': { paths: sameIn('/transfers'), kinds: ['FAQPage'], picture: scene('valley') },
	'a text to look things up in': { paths: sameIn('/terms-and-conditions'), kinds: [] },
	'a text below another': { paths: sameIn('/lds/travel-agencies'), kinds: ['BreadcrumbList'], picture: scene('pool') },
	'a text below another, with questions': {
		paths: sameIn('/lds/general'),
		kinds: ['BreadcrumbList', 'FAQPage'],
		picture: scene('table'),
	},
	'the Alps': { paths: { en: null, de: ALPS }, kinds: ['BreadcrumbList'] },
	'a place in the Alps': {
		paths: { en: null, de: `${ALPS}/oesterreich/lech` },
		kinds: ['BreadcrumbList', 'TouristDestination'],
		picture: OF_A_PROPERTY,
	},
	'a shared shortlist': { paths: sameIn('/shortlist?houses=0000000000000000'), kinds: [], isNoindex: true },
};

async function read(path: string, language: 'en' | 'de') {
	const host = product.host('firnlicht.localhost');
	const { status, text } = await product.ask(path, { host, headers: { 'accept-language': language } });
	expect(status).toBe(200);
	return { origin: `http://${host}`, html: text, head: pageHead(text), words: pageText(text) };
}

const CASES = Object.entries(PAGES).flatMap(([name, page]) =>
	(['en', 'de'] as const).flatMap((language) => {
		const path = page.paths[language];
		return path === null ? [] : [{ name, language, path, page }];
	}),
);

describe.each(CASES)('$name in $language', ({ language, path, page }) => {
	test('has a whole preview', async () => {
		const { head } = await read(path, language);
		const { preview } = head;
		expect(preview['og:title']).toBe(head.title);
		expect(preview['og:description']).toBe(head.description);
		expect(preview['og:type']).toBe('website');
		expect(preview['og:site_name']).toBe('Firnlicht');
		expect(preview['og:url'] ?? null).toBe(page.isNoindex ? null : head.canonical);
		expect(preview['og:locale']).toBe({ en: 'en_GB', de: 'de_DE' }[language]);
		const other = { en: 'de_DE', de: 'en_GB' }[language];
		expect(preview['og:locale:alternate']).toBe(Object.keys(head.alternates).length > 0 ? other : undefined);
		expect(preview['twitter:card']).toBe('summary_large_image');
		expect(preview['og:image:alt']).toMatch(/^\S.{10,}$/);
		const image = preview['og:image'] ?? '';
		expect(image).toMatch(page.picture ?? OF_THE_SITE);
		const picture = await fetch(image.replace('firnlicht.localhost', '127.0.0.1'));
		expect(picture.status).toBe(200);
		expect(picture.headers.get('content-type')).toBe('image/jpeg');
		const size = jpegSize(Buffer.from(await picture.arrayBuffer()));
		expect([preview['og:image:width'], preview['og:image:height']]).toEqual([String(size.width), String(size.height)]);
	});

	test('describes its content to search engines', async () => {
		const { origin, html, head, words } = await read(path, language);
		const data = structuredData(html);
		expect(data.map((each) => each['@type'])).toEqual(page.kinds);
		for (const each of data) {
			expect(each['@context']).toBe('https://schema.org');
			CHECKS[String(each['@type'])]?.(each, { origin, canonical: head.canonical ?? '', words });
		}
	});
});

type Shown = { origin: string; canonical: string; words: string };
type Listed = { '@type': string; position: number; name: string; item: string; url: string };

/** What each kind must say, and what of it stands on the page. */
const CHECKS: Record<string, (data: StructuredData, shown: Shown) => void> = {
	Organization: (data, { origin, words }) => {
		expect(data).toMatchObject({ name: 'Firnlicht', url: origin, logo: `${origin}/mark-512.png` });
		expect(data.address).toEqual({
			'@type': 'PostalAddress',
			streetAddress: 'Seepromenade 14',
			postalCode: '6900',
			addressLocality: 'Bregenz',
			addressCountry: 'Austria',
		});
		expect(data.contactPoint).toMatchObject({ telephone: '+43 5574 900 420', email: 'info@firnlicht.example' });
		for (const each of ['Firnlicht Reisen GmbH', 'Seepromenade 14', '6900 Bregenz', '+43 5574 900 420']) {
			expect(words).toContain(each);
		}
	},
	WebSite: (data, { origin }) => {
		expect(data).toMatchObject({ name: 'Firnlicht', url: origin });
		expect(data.potentialAction).toEqual({
			'@type': 'SearchAction',
			target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?destination={search_term_string}` },
			'query-input': 'required name=search_term_string',
		});
	},
	BreadcrumbList: (data, { origin, canonical, words }) => {
		const steps = listed(data, words);
		expect(steps.length).toBeGreaterThanOrEqual(2);
		for (const { item } of steps) expect(item.startsWith(origin)).toBe(true);
		expect(steps.at(-1)?.item).toBe(canonical);
	},
	ItemList: (data, { origin, words }) => {
		const properties = listed(data, words);
		expect(properties.length).toBeGreaterThanOrEqual(1);
		for (const { url } of properties) {
			expect(url.startsWith(origin)).toBe(true);
			expect(url.slice(origin.length)).toMatch(/^(\/[a-z-]+){4}$/);
		}
		const order = properties.map(({ name }) => words.indexOf(name));
		expect(order).toEqual([...order].sort((a, b) => a - b));
	},
	FAQPage: (data, { words }) => {
		const questions = data.mainEntity as { name: string; acceptedAnswer: { '@type': string; text: string } }[];
		expect(questions.length).toBeGreaterThanOrEqual(2);
		for (const { name, acceptedAnswer } of questions) {
			expect(words).toContain(name);
			expect(acceptedAnswer['@type']).toBe('Answer');
			expect(words).toContain(acceptedAnswer.text);
		}
	},
	VacationRental: (data, { canonical, words }) => {
		expect(data).toMatchObject({ url: canonical, name: 'Chalet Enzian' });
		expect(data.image).not.toEqual([]);
		expect(words).toContain(String(data.name));
	},
	TouristDestination: (data, { canonical, words }) => {
		expect(data.url).toBe(canonical);
		expect(words).toContain(String(data.name));
	},
};

function listed(data: StructuredData, words: string): Listed[] {
	const items = data.itemListElement as Listed[];
	for (const [index, item] of items.entries()) {
		expect(item).toMatchObject({ '@type': 'ListItem', position: index + 1 });
		expect(words).toContain(item.name);
	}
	return items;
}

test('a property of a listing is the address its own page is known by', async () => {
	const { html } = await read('/chalets/austria/lech', 'en');
	const properties = structuredData(html).find((each) => each['@type'] === 'ItemList')?.itemListElement as Listed[];
	for (const { url, name } of properties) {
		const { head } = await read(new URL(url).pathname, 'en');
		expect(head.canonical).toBe(url);
		expect(head.title).toContain(name);
	}
});

test('a brand that needs a login does not identify itself', async () => {
	const answer = await product.ask('/', { host: product.host('demo-gold.localhost') });
	expect(structuredData(answer.text)).toEqual([]);
});

/** Width and height of a JPEG out of its frame header. */
function jpegSize(bytes: Buffer): { width: number; height: number } {
	let at = 2;
	while (at < bytes.length) {
		const marker = bytes.readUInt16BE(at);
		const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
		if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
		at += 2 + bytes.readUInt16BE(at + 2);
	}
	throw new Error('No frame in this JPEG');
}
