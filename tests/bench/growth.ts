import { type BenchOptions, type BenchResult, type BenchRow, median } from './bench-row';
import { type BenchSite, startBenchSite } from './bench-site';
import { assertExact, type Scope, searchPath } from './exact-search';
import { uncachedClient } from './uncached';

const SMALL = 1_000;
const LARGE = 100_000;

/** Several places, since their properties differ; every fourth lies in Austria. */
const SCOPES: { what: string; most: number; scopes: Scope[] }[] = [
	{
		what: 'one place',
		most: 1.5,
		scopes: [4, 8, 12, 16, 20, 24].map((no) => ({ destination: `Place ${no}`, placeNo: no })),
	},
	{ what: 'a country', most: 12, scopes: [{ destination: 'Austria', countryCode: 'AT' }] },
];

const WEEKS = ['2027-01-09', '2027-01-16', '2027-01-23', '2027-02-06', '2027-03-06'];

/** How an uncached search page grows from a thousand to a hundred thousand properties, and that it still counts and sorts exactly. */
export async function benchGrowth(options: BenchOptions): Promise<BenchResult> {
	const small = await startBenchSite(options, SMALL);
	try {
		const large = await startBenchSite(options, LARGE);
		try {
			const result: BenchResult = { rows: [], notes: [] };
			for (const { what, most, scopes } of SCOPES) {
				const counts = await check([small, large], scopes);
				const [before, after] = await measure(options, [small, large], scopes);
				result.rows.push(...describe(what, most, before, after, counts));
			}
			result.notes.push(
				`Growth: ${SMALL} and ${LARGE} properties with 52 stays each, the whole page through workerd and database, in turn, medians; dates, guests, one facility, sorted by price, such as \`${searchPath(SCOPES[0]?.scopes[0] ?? {}, WEEKS[0] ?? '', 1)}\`. Count and order of the first and the last page are compared with a plain query over the tables.`,
			);
			return result;
		} finally {
			await large.stop();
		}
	} finally {
		await small.stop();
	}
}

/** Compares with plain queries; gives the most properties that a search found on each site. */
async function check(sites: BenchSite[], scopes: Scope[]): Promise<number[]> {
	const most: number[] = [];
	for (const site of sites) {
		const counts: number[] = [];
		for (const scope of scopes) for (const week of WEEKS) counts.push(await assertExact(site, scope, week));
		most.push(Math.max(...counts));
	}
	return most;
}

/** Median milliseconds of each site, asked in turn. */
async function measure(
	options: BenchOptions,
	sites: [BenchSite, BenchSite],
	scopes: Scope[],
): Promise<[number, number]> {
	const times: [number[], number[]] = [[], []];
	const clients = sites.map((site) => uncachedClient(site.port));
	const rounds = options.isQuick ? 15 : 60;
	const warmUps = 6;
	for (let round = 0; round < rounds + warmUps; round++) {
		const path = searchPath(scopes[round % scopes.length] ?? {}, WEEKS[round % WEEKS.length] ?? '', 1);
		for (const [at, client] of clients.entries()) {
			const { milliseconds } = await client.ask(path);
			if (round >= warmUps) times[at]?.push(milliseconds);
		}
	}
	for (const client of clients) client.close();
	return [median(times[0]), median(times[1])];
}

function describe(what: string, most: number, before: number, after: number, counts: number[]): BenchRow[] {
	const growth = after / before;
	return [
		{
			what: `Uncached search in ${what}, ${SMALL} to ${LARGE} properties: growth of the median`,
			measured: `${growth.toFixed(2)} × (${before.toFixed(1)} to ${after.toFixed(1)} ms)`,
			budget: `≤ ${most} ×`,
			isMet: growth <= most,
		},
		{
			what: `Count and order of a search in ${what} against plain SQL`,
			measured: `equal (up to ${counts.join(' and ')} properties)`,
			budget: 'equal',
			isMet: true,
		},
	];
}
