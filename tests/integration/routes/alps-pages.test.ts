import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALPS_PAGES } from '~/domain/content/alps-pages';
import { type Product, startProduct } from '../product';
import { pageHead } from './page-head';

let product: Product;

beforeAll(async () => {
	product = await startProduct('routes-alps');
});
afterAll(() => product?.stop());

const ALPS = encodeURI('/die-luxuriösesten-chalets-der-alpen');
/** Lech and Zermatt have properties in this catalogue, all other places have none. */
const WITH_CHALETS = ['oesterreich', 'oesterreich/vorarlberg', 'oesterreich/lech', 'schweiz', 'schweiz/zermatt'];

async function read(path: string, language = 'de') {
	const host = product.host('firnlicht.localhost');
	const answer = await product.ask(path, { host, headers: { 'accept-language': language } });
	const { alternates, canonical, ...head } = pageHead(answer.text);
	const bare = (address: string | null) => (address === null ? null : address.replace(`http://${host}`, ''));
	return {
		status: answer.status,
		location: answer.headers.location,
		text: answer.text,
		/** Links of the page itself, not of header and footer, as they are read. */
		links: [...(/<main.*<\/main>/s.exec(answer.text)?.[0] ?? '').matchAll(/href="([^"]+)"/g)].map(([, to = '']) =>
			decodeURI(to),
		),
		...head,
		canonical: bare(canonical),
		alternates: Object.fromEntries(Object.entries(alternates).map(([key, address]) => [key, bare(address)])),
	};
}

describe.each(ALPS_PAGES.map(({ slug, paths }) => [slug, encodeURI(paths.de)] as const))('%s', (slug, path) => {
	test('answers in German, for itself, with properties and the way to all others', async () => {
		const page = await read(path, 'en');
		expect(page.status).toBe(200);
		expect(page.language).toBe('de');
		expect(page.robots).toBeNull();
		expect(page.canonical).toBe(path);
		expect(page.text.match(/<h1[\s>]/g)).toHaveLength(1);
		// A place without properties shows those of others.
		expect(page.text.match(/house-card/g)?.length).toBeGreaterThanOrEqual(1);
		for (const { paths } of ALPS_PAGES) {
			if (paths.de === decodeURI(path)) continue;
			expect(page.links).toContain(paths.de);
		}
		const crumbs = JSON.parse(
			/<script type="application\/ld\+json">({.*?BreadcrumbList.*?})<\/script>/.exec(page.text)?.[1] ?? '',
		);
		expect(crumbs.itemListElement.at(-1).item).toMatch(new RegExp(`${path}$`));
	});

	test('names the English page that says the same, and that one names it', async () => {
		const page = await read(path);
		const isPair = slug === 'index' || WITH_CHALETS.includes(slug);
		if (!isPair) {
			expect(page.alternates).toEqual({});
			return;
		}
		expect(page.alternates.de).toBe(path);
		const english = await read(page.alternates.en ?? '', 'en');
		expect(english.status).toBe(200);
		expect(english.language).toBe('en');
		expect(english.alternates).toEqual(page.alternates);
	});

	test('leads a reader of English on', async () => {
		const { status, location } = await read(`${path}?lng=en`);
		expect(status).toBe(302);
		const target = await read(String(location));
		expect(target.language).toBe(target.status === 200 ? 'en' : null);
	});
});

test('no two of them have the same title or description', async () => {
	const pages = await Promise.all(ALPS_PAGES.map(({ paths }) => read(encodeURI(paths.de))));
	expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
	expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});

test.each([
	['/chalets/oesterreich/lech', `${ALPS}/oesterreich/lech`],
	['/chalets/oesterreich', `${ALPS}/oesterreich`],
	['/destinations?lng=de', ALPS],
])('%s has the canonical address %s', async (path, canonical) => {
	const page = await read(path);
	expect(page.status).toBe(200);
	expect(page.language).toBe('de');
	expect(page.canonical).toBe(canonical);
	expect(page.alternates).toEqual({});
});

test('a listing of which no page speaks stays a pair of its own', async () => {
	const alternates = {
		en: '/apartments/austria/lech',
		de: '/apartments/oesterreich/lech',
		'x-default': '/apartments/austria/lech',
	};
	for (const language of ['en', 'de'] as const) {
		const page = await read(alternates[language]);
		expect(page.canonical).toBe(alternates[language]);
		expect(page.alternates).toEqual(alternates);
	}
});

test('/destinations leads to every place that has properties, in German to the pages about them', async () => {
	const english = await read('/destinations', 'en');
	expect(english.canonical).toBe('/destinations');
	expect(english.alternates).toEqual({ en: '/destinations', de: ALPS, 'x-default': '/destinations' });
	for (const path of ['austria', 'austria/lech', 'austria/vorarlberg', 'switzerland', 'switzerland/zermatt']) {
		expect(english.links).toContain(`/chalets/${path}`);
	}
	expect(english.links).not.toContain('/chalets/france');
	const german = await read('/destinations', 'de');
	for (const slug of WITH_CHALETS) expect(german.links).toContain(`${decodeURI(ALPS)}/${slug}`);
});

test.each([`${ALPS}/gstaad`, `${ALPS}/schweiz/lech`, `${ALPS}/oesterreich/lech/zug`])('%s is 404', async (path) => {
	const page = await read(path);
	expect(page.status).toBe(404);
	expect(page.robots).toBe('noindex');
});
