import { matchRoutes } from '@remix-run/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#db/client';
import { propertyCode } from '~/domain/shortlist/property-code';
import routes from '~/routes';
import { type Product, startProduct } from '../product';
import { pageHead } from './page-head';

let product: Product;
/** Code of Chalet Enzian on a shortlist, which every catalogue makes anew. */
let code: string;

beforeAll(async () => {
	product = await startProduct('routes-pages');
	const db = openDatabase({ url: product.installation.databaseUrl });
	const { rows } = await db.$client.execute("select id from property where key = 'chalet-enzian'");
	code = propertyCode(String(rows[0]?.id));
});
afterAll(() => product?.stop());

type Page = {
	/** Path and query; `CODE` is replaced by the code of Chalet Enzian. */
	en: string;
	de: string;
	title: [en: string, de: string];
	/** Path of the canonical link where it is not the page's own; null for none. */
	canonical?: { en: string; de: string } | null;
	/** Alternates where they are not the page's own path and `?lng=de` of it; null for none. */
	alternates?: { en: string; de: string } | null;
	/** The page that is its German half for search engines (docs/decisions/0012); the German page itself then names no alternates. */
	germanHalf?: string;
	isNoindex?: boolean;
	/** Where the text is English for everybody. */
	isEnglishOnly?: boolean;
	/** Host and name of the brand where it is not the consumer brand's; never indexed. */
	brand?: [host: string, name: string];
};

const PROPERTY = { en: '/chalets/austria/lech/chalet-enzian', de: '/chalets/oesterreich/lech/chalet-enzian' };
const LEGAL_NOTICE = { en: '/legal-notice', de: '/impressum' };
const CONTACT = { en: '/contact', de: '/kontakt' };
const NOT_INDEXED = { canonical: null, alternates: null, isNoindex: true };
const sameIn = (path: string) => ({ en: path, de: path });
const inBoth = (paths: { en: string; de: string }) => ({ ...paths, alternates: paths });
const ALPS = encodeURI('/die-luxuriösesten-chalets-der-alpen');
const COUNTRY = {
	...inBoth({ en: '/chalets/austria', de: '/chalets/oesterreich' }),
	germanHalf: `${ALPS}/oesterreich`,
};
const PLACE = {
	...inBoth({ en: '/chalets/austria/lech', de: '/chalets/oesterreich/lech' }),
	germanHalf: `${ALPS}/oesterreich/lech`,
};
const APARTMENTS = { en: '/apartments/austria', de: '/apartments/oesterreich' };
const below = ({ en, de }: { en: string; de: string }, rest: string) => ({ en: en + rest, de: de + rest });

/** Every page that consumers may see, in both languages. Titles are without the brand's name. */
const PAGES: Record<string, Page> = {
	home: {
		...sameIn('/'),
		title: ['Luxury chalets, apartments and villas in the Alps', 'Luxuschalets, Apartments und Villen in den Alpen'],
	},
	search: { ...sameIn('/search'), title: ['Search houses in the Alps', 'Häuser in den Alpen suchen'] },
	'a search with conditions': {
		...sameIn('/search?destination=Lech&adults=4'),
		title: ['Search houses in the Alps', 'Häuser in den Alpen suchen'],
		...NOT_INDEXED,
	},
	property: {
		...PROPERTY,
		title: ['Chalet Enzian, Lech, Austria', 'Chalet Enzian, Lech, Österreich'],
		alternates: PROPERTY,
	},
	'house with a stay': {
		...below(PROPERTY, '?checkIn=2027-01-09&checkOut=2027-01-16&adults=4'),
		title: ['Chalet Enzian, Lech, Austria', 'Chalet Enzian, Lech, Österreich'],
		canonical: PROPERTY,
		alternates: PROPERTY,
	},
	'houses in other periods': {
		...sameIn('/search/other-periods?checkIn=2027-01-09&checkOut=2027-01-16'),
		title: ['Houses available in other periods', 'Häuser, die in anderen Zeiträumen frei sind'],
		...NOT_INDEXED,
	},
	'an empty shortlist': { ...sameIn('/shortlist'), title: ['Shortlist', 'Merkliste'], ...NOT_INDEXED },
	'a shortlist': { ...sameIn('/shortlist?houses=CODE'), title: ['Shortlist', 'Merkliste'], ...NOT_INDEXED },
	'enquiry about a shortlist': {
		...sameIn('/shortlist/enquire?houses=CODE'),
		title: ['Enquire about one house', 'Ein Haus anfragen'],
		...NOT_INDEXED,
	},
	'listing of a country': { ...COUNTRY, title: ['Chalets in Austria', 'Chalets in Österreich'] },
	'listing of a place': { ...PLACE, title: ['Chalets in Lech, Austria', 'Chalets in Lech, Österreich'] },
	'listing of apartments': {
		...inBoth(APARTMENTS),
		title: ['Apartments in Austria', 'Apartments in Österreich'],
	},
	'listing of apartments, in its other spelling': {
		en: '/appartements/austria',
		de: '/appartements/oesterreich',
		title: ['Apartments in Austria', 'Apartments in Österreich'],
		canonical: APARTMENTS,
		alternates: APARTMENTS,
	},
	destinations: {
		...sameIn('/destinations'),
		title: ['Destinations in the Alps', 'Reiseziele in den Alpen'],
		germanHalf: ALPS,
	},
	'enquiry about a house': {
		...below(PROPERTY, '/enquire-now'),
		title: ['Enquire about Chalet Enzian', 'Chalet Enzian anfragen'],
		canonical: PROPERTY,
		alternates: null,
		isNoindex: true,
	},
	'booking a house': {
		...below(PROPERTY, '/book-now'),
		title: ['Book Chalet Enzian', 'Chalet Enzian buchen'],
		canonical: PROPERTY,
		alternates: null,
		isNoindex: true,
		brand: ['demo.localhost', 'Blaufirn Travel'],
	},
	'general enquiry': { ...sameIn('/enquire-now'), title: ['Enquire now', 'Jetzt anfragen'] },
	contact: { ...CONTACT, title: ['Contact', 'Kontakt'], alternates: CONTACT },
	about: {
		...sameIn('/about'),
		title: ['About us: advice on houses in the Alps', 'Über uns: Rat zu Häusern in den Alpen'],
	},
	transfers: {
		...sameIn('/transfers'),
		title: ['Transfers in the Alps by road, rail and air', 'Anreise in die Alpen auf Straße, Schiene, Luft'],
	},
	terms: {
		...sameIn('/terms-and-conditions'),
		title: ['Terms and conditions', 'Allgemeine Geschäftsbedingungen'],
	},
	'privacy policy': { ...sameIn('/privacy-policy'), title: ['Privacy policy', 'Datenschutzerklärung'] },
	'legal notice': { ...LEGAL_NOTICE, title: ['Legal notice', 'Impressum'], alternates: LEGAL_NOTICE },
	'package rate rules': {
		...sameIn('/package-rate-rules'),
		title: ['Package rate rules for travel agencies', 'Regeln für Paketraten'],
	},
	lds: {
		...sameIn('/lds'),
		title: ['Luxury Distribution System for travel agencies', 'Luxury Distribution System für Reisebüros'],
	},
	'lds in general': {
		...sameIn('/lds/general'),
		title: ['How the Luxury Distribution System works', 'So funktioniert das Luxury Distribution System'],
	},
	'lds for agencies': {
		...sameIn('/lds/travel-agencies'),
		title: ['For travel agencies and concierge services', 'Für Reisebüros und Concierge-Dienste'],
	},
	'lds for hotels': {
		...sameIn('/lds/hotels'),
		title: ['For hotels and owners of houses', 'Für Hotels und Eigentümer von Häusern'],
	},
	newsletter: { ...sameIn('/newsletter'), title: ['Newsletter', 'Newsletter'], ...NOT_INDEXED },
	'feature flags': { ...sameIn('/fflags'), title: ['Feature flags', 'Funktionsschalter'], ...NOT_INDEXED },
	'the API for readers': {
		...sameIn('/api'),
		title: ['API reference', 'API reference'],
		...NOT_INDEXED,
		isEnglishOnly: true,
	},
};

function read(page: Page, language: 'en' | 'de') {
	const [name] = page.brand ?? ['firnlicht.localhost'];
	const path = page[language].replace('CODE', code);
	return product.ask(path, { host: product.host(name), headers: { 'accept-language': language } });
}

describe.each(Object.entries(PAGES))('%s', (_name, page) => {
	test.each(['en', 'de'] as const)('in %s', async (language) => {
		const path = page[language];
		const requested = path.split('?', 1)[0] ?? path;
		const [name, brand] = page.brand ?? ['firnlicht.localhost', 'Firnlicht'];
		const host = product.host(name);
		const answer = await read(page, language);
		expect(answer.status).toBe(200);
		expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
		expect(answer.headers['content-language']).toBe(language);
		const head = pageHead(answer.text);
		expect(head.language).toBe(language);
		expect(head.title).toBe(`${page.title[language === 'en' ? 0 : 1]} | ${brand}`);
		expect(head.description).toMatch(/^\S.{20,}$/);
		expect(head.robots).toBe(page.isNoindex ? 'noindex' : null);
		expect(answer.headers['x-robots-tag']).toBe(page.brand ? 'noindex' : undefined);
		const at = (each: string) => `http://${host}${each === '/' ? '' : each}`;
		const german = page.germanHalf;
		const isOtherHalf = german !== undefined && language === 'de';
		const shared = { en: requested, de: `${requested}?lng=de` };
		const pair = page.alternates === undefined ? shared : page.alternates;
		const isShared = page.alternates === undefined && language === 'de';
		const own =
			page.canonical === undefined ? (isShared ? shared.de : requested) : (page.canonical?.[language] ?? null);
		const canonical = isOtherHalf ? german : own;
		expect(head.canonical).toBe(canonical && at(canonical));
		const alternates = isOtherHalf ? null : pair && { ...pair, ...(german ? { de: german } : {}) };
		expect(head.alternates).toEqual(
			(alternates && { en: at(alternates.en), de: at(alternates.de), 'x-default': at(alternates.en) }) || {},
		);
		// one heading, one place for the content
		expect(answer.text.match(/<h1[\s>]/g)).toHaveLength(1);
		expect(answer.text.match(/<main[\s>]/g)).toHaveLength(1);
	});

	test.skipIf(page.isEnglishOnly)('two languages have two descriptions', async () => {
		const [english, german] = await Promise.all(
			(['en', 'de'] as const).map(async (language) => pageHead((await read(page, language)).text).description),
		);
		expect(english).not.toBe(german);
	});
});

test.each(['en', 'de'] as const)(
	'pages in %s that are their own have titles and descriptions of their own',
	async (language) => {
		const own = Object.values(PAGES).filter((page) => !page.isNoindex && page.canonical === undefined);
		const heads = await Promise.all(own.map(async (page) => pageHead((await read(page, language)).text)));
		for (const part of ['title', 'description'] as const) {
			const words = heads.map((head) => head[part]);
			expect(words.filter((each, index) => words.indexOf(each) !== index)).toEqual([]);
		}
	},
);

/** Pages that say that there is nothing, or nothing any more. */
const NOTHING: [path: string, status: number][] = [
	['/nowhere', 404],
	['/chalets/austria/lech/no-such-house', 404],
	['/huts/austria/lech/chalet-enzian', 404],
	['/villas/austria/lech/chalet-enzian', 404],
	['/chalets/austria/lech/chalet-enzian/enter', 404],
	['/chalets/austria/lech/chalet-enzian/enquire-now/further', 404],
	['/properties/lech-chalet-enzian', 410],
	['/properties/a/b', 410],
	['/newsletter/confirm/unknown', 410],
	['/newsletter/unsubscribe/unknown', 404],
	['/price-notices/unknown', 404],
];

/** Routes without a row in a table of this file: the row that covers them, or why they are no page. One type of properties covers all. */
const OTHER_ROUTES: Record<string, string> = {
	'alps:/die-luxuriösesten-chalets-der-alpen/*': 'alps-pages.test.ts, every page',
	'alps:/diskretion-sicherheit': 'alps-pages.test.ts',
	'alps:/luxus-ski-reisen': 'alps-pages.test.ts',
	'routes/consumer/all-chalets': 'a redirect, below and in redirects.test.ts',
	'routes/consumer/demo-houses': 'e2e/demo-properties.spec.ts',
	'routes/consumer/property-calendar': 'integration/property/property-calendar.test.ts',
	'routes/consumer/similar-properties': 'integration/search/similar-answer.test.ts',
	'routes/consumer/map-features': 'map-features.test.ts',
	'routes/consumer/search-points': 'integration/search/points.test.ts',
	'routes/consumer/search-suggest': 'integration/search/suggest-answer.test.ts',
	'routes/consumer/legacy': 'a redirect or 410, below',
	'routes/consumer/payment-return': 'pages.test.ts',
	'routes/concierge/supplier-page': 'integration/concierge/pages.test.ts',
	'routes/concierge/supplier-advice': 'integration/documents/remittance-advice.test.ts',
	'routes/payment/link-page': 'integration/payment/payment-link-page.test.ts',
	'routes/payment/link-bill': 'integration/documents/qr-bill.test.ts',
	'routes/payment/link-receipt': 'integration/documents/invoice-documents.test.ts',
	'routes/proposal/client-page': 'integration/proposal/client-page.test.ts',
	'routes/proposal/client-calendar': 'integration/proposal/client-page.test.ts',
	'routes/proposal/client-pdf': 'integration/documents/proposal-routes.test.ts',
	'routes/trip/trip-calendar': 'integration/trip/trip-page.test.ts',
	'routes/trip/trip-invoice': 'integration/review/review-pages.test.ts',
	'routes/trip/trip-offline': 'integration/trip/trip-page.test.ts',
	'routes/trip/trip-page': 'integration/trip/trip-page.test.ts',
	'routes/seo/robots': 'sitemaps.test.ts',
	'routes/seo/sitemap-index': 'sitemaps.test.ts',
	'routes/seo/sitemap-part': 'sitemaps.test.ts',
};

test('every route of the URL map has a row here or is known to be tested elsewhere', async () => {
	const all = (await routes) as RouteEntry[];
	const requested = [...Object.values(PAGES).flatMap(({ en, de }) => [en, de]), ...NOTHING.map(([path]) => path)];
	const found = new Set(
		requested.map((path) => kindOf(matchRoutes(all.map(asObject), path.split('?', 1)[0] ?? '')?.at(-1)?.route.id)),
	);
	const pages = new Set(
		all
			.flatMap(answering)
			.filter((id) => !id.startsWith('routes/api/') || id === 'routes/api/reference')
			// Who may open those: tests/integration/account; what hotels' show: tests/integration/hotel.
			.filter((id) => !/^(routes\/(account|agent|hotel|partner)\/|by-token:|inspiration:|hotels-fallback)/.test(id))
			.map(kindOf),
	);
	expect(
		[...pages].filter((id) => !found.has(id) && !(id in OTHER_ROUTES)),
		'routes without a row',
	).toEqual([]);
	expect(
		Object.keys(OTHER_ROUTES).filter((id) => !pages.has(id) || found.has(id)),
		'exceptions that nothing needs',
	).toEqual([]);
});

type RouteObject = Parameters<typeof matchRoutes>[0][number];
type RouteEntry = Exclude<Awaited<typeof routes>, undefined>[number];

const idOf = ({ id, file }: RouteEntry) => id ?? file.replace(/\.\w+$/, '');

function asObject(entry: RouteEntry): RouteObject {
	const { path, index, children = [] } = entry;
	const own = { id: idOf(entry), ...(path === undefined ? {} : { path }) };
	return index ? { ...own, index } : { ...own, children: children.map(asObject) };
}

/** Ids of the routes with an address of their own, which a layout has not. */
function answering(entry: RouteEntry): string[] {
	const own = entry.path === undefined && !entry.index ? [] : [idOf(entry)];
	return [...own, ...(entry.children ?? []).flatMap(answering)];
}

function kindOf(id = 'nothing'): string {
	return id.replace(/^(listing|property|property-enquiry|property-booking):\w+/, '$1:chalets');
}

describe('other answers', () => {
	test.each(NOTHING)('%s is %i, a separate page, never cached and never indexed', async (path, status) => {
		for (const language of ['en', 'de']) {
			const answer = await product.ask(path, {
				host: product.host('firnlicht.localhost'),
				headers: { 'accept-language': language },
			});
			expect(answer.status).toBe(status);
			expect(answer.headers['cache-control']).toBe('private, no-store');
			const head = pageHead(answer.text);
			expect(head.robots).toBe('noindex');
			expect(head.title).toMatch(/^\S.{10,}$/);
			expect(head.canonical).toBeNull();
			expect(answer.text).toMatch(/<h1[\s>]/);
			expect(answer.text).toContain('href="/search"');
		}
	});

	test.each([
		['/jetzt-anfragen', '/enquire-now'],
		['/jetzt-anfragen?adults=2', '/enquire-now?adults=2'],
		['/anfrage', '/enquire-now'],
		['/events', '/'],
		['/search/', '/search'],
		['/search/?adults=2', '/search?adults=2'],
		['/search///', '/search'],
		['/chalets/austria/lech/chalet-enzian/', '/chalets/austria/lech/chalet-enzian'],
	])('%s is moved to %s', async (path, location) => {
		const answer = await product.ask(path);
		expect(answer.status).toBe(301);
		expect(answer.headers.location).toBe(location);
	});

	test.each([
		'Oesterreich',
		'OESTERREICH',
		'osterreich',
		'Osterreich',
		'österreich',
		'Österreich',
		'O\u0308sterreich',
		'%C3%B6sterreich',
		'%c3%b6sterreich',
		'%C3%96sterreich',
		'o%CC%88sterreich',
	])('the spelling %s of the country leads to the one of the language', async (word) => {
		const answer = await product.ask(`/chalets/${word}/lech/chalet-enzian?adults=2`);
		expect(answer.status).toBe(301);
		expect(answer.headers.location).toBe('/chalets/oesterreich/lech/chalet-enzian?adults=2');
	});

	test.each([
		['/Chalets/austria/lech/chalet-enzian', '/chalets/austria/lech/chalet-enzian'],
		['/chalets/österreich', '/chalets/oesterreich'],
		['/chalets/O\u0308sterreich/lech', '/chalets/oesterreich/lech'],
		['/chalets/osterreich/Lech', '/chalets/oesterreich/lech'],
		['/chalets/AUSTRIA/LECH/CHALET-ENZIAN', '/chalets/austria/lech/chalet-enzian'],
		['/chalets/austria/lech/Chalet%20Enzian', '/chalets/austria/lech/chalet-enzian'],
		['/chalets/austria/lech/chalet+enzian', '/chalets/austria/lech/chaletenzian'],
		['/chalets/austria/lech/chalet-enzian?lng=de', '/chalets/oesterreich/lech/chalet-enzian'],
		['/chalets/oesterreich/lech/chalet-enzian?lng=en&adults=3', '/chalets/austria/lech/chalet-enzian?adults=3'],
	])('%s leads to %s', async (path, location) => {
		const answer = await product.ask(path);
		expect(answer.status).toBe(301);
		expect(answer.headers.location).toBe(location);
	});

	test.each([
		'/villas/austria',
		'/chalets/italy',
		'/apartments/austria/zermatt',
		'/chalets/austria/nowhere',
		'/chalets/germany',
		'/chalets/nowhere',
	])('the empty listing %s leads to the landing page', async (path) => {
		const answer = await product.ask(path);
		expect(answer.status).toBe(302);
		expect(answer.headers.location).toBe('/#no-houses');
	});

	test('concierge jobs require a sign-in, and the pages below them do not (ACCESS-6)', async () => {
		const jobs = await product.ask('/partner/concierge-jobs');
		expect(jobs.status).toBe(302);
		expect(jobs.headers.location).toContain('/signin?to=%2Fpartner%2Fconcierge-jobs');
		expect((await product.ask('/partner/concierge-jobs/unknown')).status).toBe(404);
	});

	test('suggestions are JSON, cached per text and language', async () => {
		const first = await product.ask('/api/suggest?q=lec');
		expect(first.status).toBe(200);
		expect(first.headers['content-type']).toMatch(/^application\/json/);
		expect(first.text).toContain('Lech');
		expect((await product.ask('/api/suggest?q=lec')).headers['cache-status']).toBe('firnlicht; hit');
		expect((await product.ask('/api/suggest?q=zer')).text).not.toContain('Lech');
		const german = await product.ask('/api/suggest?q=lec', { headers: { 'accept-language': 'de' } });
		expect(german.text).toContain('Österreich');
	});

	test.each([
		['/?propertyId=4711', 301, '/legacy/4711'],
		['/?propertyId=..%2f%2fevil.example', 301, '/legacy/..%2F%2Fevil.example'],
	])('%s is an address of long ago', async (path, status, location) => {
		const answer = await product.ask(path);
		expect(answer.status).toBe(status);
		expect(answer.headers.location).toBe(location);
	});

	test('an id of long ago leads to the property, an unknown one is gone', async () => {
		const known = await product.ask('/legacy/chalet-enzian', { headers: { 'accept-language': 'de' } });
		expect(known.status).toBe(301);
		expect(known.headers.location).toBe(PROPERTY.de);
		expect((await product.ask('/legacy/%00')).status).toBe(404);
		for (const id of ['4711', "'", 'a'.repeat(500)]) {
			const unknown = await product.ask(`/legacy/${id}`);
			expect(unknown.status, id).toBe(410);
			expect(pageHead(unknown.text).robots).toBe('noindex');
		}
	});

	test('both spellings of apartments answer, one of them canonical', async () => {
		for (const word of ['apartments', 'appartements']) {
			const answer = await product.ask(`/${word}/austria/lech/licht`);
			expect(answer.status).toBe(200);
			expect(pageHead(answer.text).canonical).toBe(`http://${product.host()}/apartments/austria/lech/licht`);
		}
	});

	test.each(['book-now', 'take-option'])('%s leads consumers to the property', async (action) => {
		const answer = await product.ask(`${PROPERTY.en}/${action}?checkIn=2027-01-09`);
		expect(answer.status).toBe(302);
		expect(answer.headers.location).toBe(`${PROPERTY.en}?checkIn=2027-01-09`);
	});
});

describe('hosts', () => {
	test.each([
		['localhost', 'Firnlicht', false],
		['127.0.0.1', 'Firnlicht', false],
		['firnlicht.localhost', 'Firnlicht', true],
		['preview.firnlicht.localhost', 'Firnlicht', false],
		['demo.localhost', 'Blaufirn Travel', false],
		['demo-gold.localhost', 'Goldgrat Concierge', false],
		['corvin.localhost', 'Corvin & Lys', false],
		['www.perle-noire.localhost', 'Perle Noire Concierge', false],
		['partner.localhost', 'Firnlicht Partner', false],
		['anything.localhost', 'Firnlicht Partner', false],
	])('%s is %s; indexed: %s', async (name, brand, isIndexed) => {
		const answer = await product.ask('/about', { host: product.host(name) });
		expect(answer.status).toBe(200);
		const head = pageHead(answer.text);
		expect(head.title?.endsWith(`| ${brand}`)).toBe(true);
		expect(head.robots).toBe(isIndexed ? null : 'noindex');
		expect(answer.headers['x-robots-tag']).toBe(isIndexed ? undefined : 'noindex');
		expect(head.canonical).toBe(`http://${product.host(name)}/about`);
	});

	test.each(['preview.firnlicht.example', 'www.perle-noire.example', 'anything.example'])(
		'%s is none of ours (BRAND-17)',
		async (name) => {
			expect((await product.ask('/about', { host: product.host(name) })).status).toBe(421);
		},
	);

	test.each([
		['firnlicht.localhost', 'Firnlicht Reisen GmbH', 'Österreich'],
		['demo.localhost', 'Blaufirn Travel AG', 'Schweiz'],
		['demo-gold.localhost', 'Goldgrat Concierge GmbH', 'Österreich'],
	])('the legal pages of %s name %s in %s', async (name, company, country) => {
		for (const path of ['/impressum', '/privacy-policy?lng=de', '/terms-and-conditions?lng=de']) {
			const { text } = await product.ask(path, { host: product.host(name) });
			const main = /<main.*<\/main>/s.exec(text)?.[0] ?? '';
			expect(main).toContain(company);
			expect(main).toContain(country);
			expect(main).not.toContain('{{');
		}
	});

	test.each(['firnlicht.example', 'www.firnlicht.example', 'WWW.Firnlicht.example'])(
		'%s is answered over https alone',
		async (name) => {
			// Over http it leads to https (ACCESS-30); what is canonical there, `tests/unit/brand` says.
			const { status, headers } = await product.ask('/search', { host: name });
			expect([status, headers.location]).toEqual([308, `https://${name.toLowerCase()}/search`]);
		},
	);

	test.each(['/'])('%s of a brand that requires login is its door', async (path) => {
		for (const name of ['demo-gold.localhost', 'corvin.localhost', 'partner.localhost']) {
			const answer = await product.ask(path, { host: product.host(name) });
			expect(answer.status).toBe(200);
			expect(pageHead(answer.text).robots).toBe('noindex');
			expect(answer.text).toContain('Partner access');
		}
	});

	test.each([
		['/search?adults=4', '/signin?to=%2Fsearch%3Fadults%3D4'],
		['/chalets', '/signin?to=%2Fchalets'],
		['/chalets/austria/lech', '/signin?to=%2Fchalets%2Faustria%2Flech'],
		[PROPERTY.en, `/signin?to=${encodeURIComponent(PROPERTY.en)}`],
		['/enquire-now', '/signin?to=%2Fenquire-now'],
		['/contact', '/signin?to=%2Fcontact'],
		['/hotels/42?tab=sales', '/signin?to=%2Fhotels%2F42%3Ftab%3Dsales'],
		['/hotels/42/rooms', '/signin?to=%2Fhotels%2F42%2Frooms'],
	])('%s of a brand that requires login asks for it', async (path, target) => {
		for (const name of ['demo-gold.localhost', 'corvin.localhost', 'partner.localhost']) {
			const answer = await product.ask(path, { host: product.host(name) });
			expect([answer.status, answer.headers.location]).toEqual([302, target]);
		}
	});
});
