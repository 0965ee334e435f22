import { expect, test } from 'playwright/test';
import { ask } from '../integration/http';
import { type PageHead, pageHead } from '../integration/routes/page-head';

/** As many questions at once as a search engine would dare. */
const AT_ONCE = 8;

/** Addresses of one page that differ in the values of their query only. */
const OF_A_KIND = 2;

type Found = PageHead & {
	status: number;
	location: string | null;
	/** Addresses that the page links to, and the page that first linked to this one. */
	links: string[];
	from: string;
};

/** Goes through the whole site as a search engine does: without a language, without cookies, along every link. */
test('the whole site, along its links', async ({ baseURL }) => {
	test.setTimeout(240_000);
	const port = Number(new URL(String(baseURL)).port);
	const origin = `http://firnlicht.localhost:${port}`;
	const host = new URL(origin).host;
	const pages = new Map<string, Found>();

	const read = async (path: string, from: string): Promise<Found> => {
		const answer = await ask(port, path, { host, headers: { 'accept-encoding': 'gzip' } });
		return {
			...pageHead(answer.text),
			status: answer.status,
			location: answer.headers.location ?? null,
			links: answer.status === 200 ? linksOf(answer.text, `${origin}${path}`) : [],
			from,
		};
	};

	// The same page with other dates or filters: a few of each kind stand for all.
	const kinds = new Map<string, number>();
	const isOneOfFew = (path: string) => {
		const { pathname, searchParams } = new URL(path, origin);
		const names = [...new Set(searchParams.keys())].filter((name) => name !== 'lng' && name !== 'page');
		const kind = `${pathname} ${names.sort().join(' ')}`;
		const count = (kinds.get(kind) ?? 0) + 1;
		kinds.set(kind, count);
		return names.length === 0 || count <= OF_A_KIND;
	};

	let waiting = [['/', 'the beginning']];
	while (waiting.length > 0) {
		const next = waiting.splice(0, AT_ONCE).filter(([path = '']) => !pages.has(path) && isOneOfFew(path));
		const found = await Promise.all(next.map(([path = '', from = '']) => read(path, from)));
		for (const [index, page] of found.entries()) {
			const path = next[index]?.[0] ?? '';
			pages.set(path, page);
			// Pages with noindex are visited, but their endless links are not followed.
			if (page.robots !== 'noindex') waiting.push(...page.links.map((link) => [link, path]));
		}
		waiting = waiting.filter(([path = '']) => !pages.has(path));
	}

	const all = [...pages].map(([path, page]) => ({ path, ...page }));
	const astray = all
		.filter(({ status }) => status !== 200)
		.map(({ path, status, location, from }) => `${from} → ${path}: ${status} ${location ?? ''}`);
	expect.soft(astray, 'links that lead to no page or on to another').toEqual([]);

	const indexed = all.filter(({ status, robots }) => status === 200 && robots !== 'noindex');
	const pathOf = (address: string) => (address === origin ? '/' : address.slice(origin.length));
	const canonical = indexed.filter(({ path, canonical }) => pathOf(canonical ?? '') === path);
	const isCanonical = new Set(canonical.map(({ path }) => path));
	const wrong = indexed
		.filter((page) => !isCanonical.has(pathOf(page.canonical ?? '')))
		.map(({ path, canonical }) => `${path} names ${canonical}`);
	expect.soft(wrong, 'canonical links to a page that is not its own').toEqual([]);
	expect.soft(canonical.length).toBeGreaterThan(300);

	for (const part of ['title', 'description'] as const) {
		const byWords = Map.groupBy(canonical, (page) => page[part]);
		const twice = [...byWords].filter(([, with_]) => with_.length > 1);
		expect
			.soft(
				twice.map(([words, with_]) => `${words}: ${with_.map(({ path }) => path).join(', ')}`),
				`one ${part} for several pages`,
			)
			.toEqual([]);
	}
	const lengths = canonical.flatMap(({ path, title, description }) => [
		...((title ?? '').length > 70 ? [`${path}: title of ${title?.length}`] : []),
		...(/^.{50,170}$/.test(description ?? '') ? [] : [`${path}: description of ${description?.length}`]),
	]);
	expect.soft(lengths, 'titles of up to 70, descriptions of 50 to 170 letters').toEqual([]);

	const unanswered = canonical.flatMap(({ path, alternates }) =>
		Object.entries(alternates).flatMap(([language, address]) => {
			const other = pages.get(pathOf(address));
			if (other?.status !== 200) return `${path} names ${address}, which is no page`;
			const pointsBack = Object.values(other.alternates).some((each) => pathOf(each) === path);
			const speaks = language === 'x-default' || other.language === language;
			return pointsBack && speaks && isCanonical.has(pathOf(address)) ? [] : `${path} names ${address} for ${language}`;
		}),
	);
	expect.soft(unanswered, 'alternates that do not answer in their language or do not point back').toEqual([]);

	const mapped = await sitemapPaths(port, host, origin);
	expect
		.soft(
			[...mapped.keys()].filter((path) => !isCanonical.has(path)),
			'in the sitemap, but not found',
		)
		.toEqual([]);
	expect
		.soft(
			[...isCanonical].filter((path) => !mapped.has(path)),
			'found, but not in the sitemap',
		)
		.toEqual([]);
	for (const { path, alternates } of canonical) {
		const told = mapped.get(path);
		if (told) expect.soft(told, `alternates of ${path} in the sitemap`).toEqual(alternates);
	}
});

/** Every address of every sitemap with its alternates. */
async function sitemapPaths(port: number, host: string, origin: string): Promise<Map<string, Record<string, string>>> {
	const index = await ask(port, '/sitemap.xml', { host });
	expect(index.status).toBe(200);
	const found = new Map<string, Record<string, string>>();
	for (const [, part = ''] of index.text.matchAll(/<loc>([^<]+)<\/loc>/g)) {
		const sitemap = await ask(port, part.slice(origin.length), { host });
		expect(sitemap.status).toBe(200);
		for (const [, url = ''] of sitemap.text.matchAll(/<url>(.*?)<\/url>/g)) {
			const address = plain(/<loc>([^<]+)</.exec(url)?.[1] ?? '');
			const links = url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g);
			const path = address === origin ? '/' : address.slice(origin.length);
			expect.soft(found.has(path), `${path} stands twice in the sitemaps`).toBe(false);
			found.set(path, Object.fromEntries(Array.from(links, ([, language = '', href = '']) => [language, plain(href)])));
		}
	}
	return found;
}

/** Addresses of this host that a page links to, without fragments, each once; what robots are asked not to follow is left out. */
function linksOf(html: string, base: string): string[] {
	const found = new Set<string>();
	for (const [link] of html.replace(/<script[\s\S]*?<\/script>/g, '').matchAll(/<a\b[^>]*>/g)) {
		const [, href] = /\shref="([^"]*)"/.exec(link) ?? [];
		if (href === undefined || link.includes('rel="nofollow"')) continue;
		const address = new URL(plain(href), base);
		if (address.origin === new URL(base).origin) found.add(address.pathname + address.search);
	}
	return [...found];
}

function plain(text: string): string {
	return text
		.replace(/&#x27;|&#39;/g, "'")
		.replace(/&quot;/g, '"')
		.replace(/&amp;/g, '&');
}
