import { ALPS_PATH } from '~/domain/content/alps-pages';
import { isCountryCode } from '~/domain/place/country';
import { propertyPath } from '~/domain/place/property-path';
import { isPropertyType } from '~/domain/property/property-type';
import { propertyCode } from '~/domain/shortlist/property-code';
import { shortlistAddress } from '~/domain/shortlist/shortlist-address';
import { benchProposal } from './bench-proposal';
import { type BenchSite, HOST } from './bench-site';

/** A page to measure: its address, and its indexing rule for search engines. */
export type DemoPage = {
	host: string;
	/** Path and query. */
	path: string;
	robots: 'indexed' | 'not indexed' | 'not found';
	/** Kilobytes of script where they are fewer than all pages may have. */
	script?: number;
	/** Kilobytes of its HTML before compression, where that has a limit: what a phone parses. */
	plainHtml?: number;
	/** Lighthouse's performance, where more is promised than of all pages. */
	performance?: number;
	/** Its HTML fits what a server sends before it waits for an answer. */
	isOneWindow?: boolean;
	/** How tables call it where its address says nothing. */
	name?: string;
};

/** The brand whose guests may book. */
const BOOKING_HOST = 'demo.localhost';

const STAY = '?checkIn=2027-03-20&checkOut=2027-03-27&serviceLevel=catered';

/** The three pages whose first view is promised: `/`, `/search` and the best placed chalet of the demonstration catalogue. */
export async function firstViews(site: BenchSite): Promise<string[]> {
	return ['/', '/search', ...(await bestChalets(site, 1)).map(rowPath)];
}

/** One page of every type that consumers see; only those whose address holds one of `words`, if there are any. */
export async function demoPages(site: BenchSite, words: readonly string[] = []): Promise<DemoPage[]> {
	const chalets = await bestChalets(site, 3);
	const [property = ''] = chalets.map(rowPath);
	const shortlist = shortlistAddress({ codes: chalets.map(({ id }) => propertyCode(String(id))) });
	const on = (host: string, robots: DemoPage['robots']) => (path: string) => ({ host, path, robots });
	const plainHtml: Record<string, number> = { '/search': 80, [property]: 90 };
	const first = (await firstViews(site)).map((path): DemoPage => {
		const limit = plainHtml[path];
		return { ...on(HOST, 'indexed')(path), script: 112, ...(limit ? { plainHtml: limit } : {}) };
	});
	const pages: DemoPage[] = [
		...first,
		...[
			'/chalets/austria/lech',
			'/destinations',
			`${ALPS_PATH}/oesterreich/lech`,
			'/diskretion-sicherheit',
			'/enquire-now',
			'/contact',
			'/about',
			'/transfers',
			'/terms-and-conditions',
			'/lds',
		].map(on(HOST, 'indexed')),
		...[`${property}/enquire-now${STAY}`, '/search/other-periods', shortlist, '/newsletter', '/fflags', '/api'].map(
			on(HOST, 'not indexed'),
		),
		on(BOOKING_HOST, 'not indexed')(`${property}/book-now${STAY}`),
		{
			...on(HOST, 'not indexed')(await benchProposal(site)),
			script: 110,
			performance: 100,
			isOneWindow: true,
			name: '/p/{token}',
		},
		on(HOST, 'not found')('/nowhere'),
	];
	return pages.filter(({ host, path }) => words.length === 0 || words.some((word) => `${host}${path}`.includes(word)));
}

/** How a table calls a page: without its query, with its host where it is another brand's. */
export function nameOf({ host, path, name }: DemoPage): string {
	if (name) return name;
	return `${host === HOST ? '' : host}${path.split('?', 1)[0]}`;
}

/** The English path of a property out of a row with `slug`, `type`, `city` and `country`. */
export function rowPath(row: Record<string, unknown>): string {
	const { slug, type, city, country } = row;
	if (!isPropertyType(type) || !isCountryCode(country)) throw new Error(`${type} or ${country} is unknown`);
	return propertyPath({ type, country, city: String(city), name: String(slug) }, 'en');
}

async function bestChalets(site: BenchSite, count: number): Promise<Record<string, unknown>[]> {
	const { rows } = await site.db.$client.execute({
		sql: `select p.id, p.slug, p.property_type as type, place.slug as city, place.country_code as country
			from property p join place on place.no = p.place_no where p.property_type = 'chalet' order by p.rank, p.no limit ?`,
		args: [count],
	});
	return rows;
}
