import { gzipSync } from 'node:zlib';
import { addDays, type PlainDate, parsePlainDate } from '~/domain/date/plain-date';
import { benchProposal } from './bench-proposal';
import { type BenchOptions, type BenchResult, type BenchRow, median } from './bench-row';
import { type BenchSite, startBenchSite } from './bench-site';
import { benchTrip } from './bench-trip';
import { rowPath } from './demo-pages';
import { cpuSeconds } from './process-cpu';
import { readResults } from './read-results';
import { uncachedClient } from './uncached';

const PROPERTIES = 1_000;
const FIRST_WEEK = '2027-01-09';

/** Processor time of an uncached page, workerd and database together, on a catalogue of a thousand properties. */
export async function benchCpu(options: BenchOptions): Promise<BenchResult> {
	const site = await startBenchSite(options, PROPERTIES);
	try {
		const properties = await bookablePropertyPaths(site);
		const calendars = properties.map((path) => `/property-calendar${path.split('?', 1)[0]}`);
		const pages = [
			{ what: 'Uncached `/search`, 24 results', budget: 8, paths: searchPaths(), cards: 24 },
			{ what: 'Uncached property page', budget: 6, paths: properties, cards: 0 },
			{ what: 'Uncached calendar of a property', budget: 6, paths: calendars, cards: 0 },
			{
				what: 'A client’s page of a proposal, three properties',
				budget: 6,
				paths: [await benchProposal(site)],
				cards: 0,
			},
			{ what: 'A trip page, eight guests', budget: 6, paths: [await benchTrip(site)], cards: 0 },
		];
		const result: BenchResult = { rows: [], notes: [] };
		for (const { what, budget, paths, cards } of pages) {
			const { total, ofDatabase, kilobytes } = await measure(options, site, paths, cards);
			result.rows.push({
				what: `${what}: CPU per request, database included`,
				measured: `${total.toFixed(1)} ms`,
				budget: `≤ ${budget} ms`,
				isMet: total <= budget,
			});
			result.notes.push(
				`${what}: of ${total.toFixed(2)} ms the database took ${ofDatabase.toFixed(2)} ms; ${kilobytes.toFixed(0)} kB of HTML before compression; ${PROPERTIES} houses; such as \`${paths[0]}\`.`,
			);
		}
		result.rows.push(await weigh(site, calendars));
		return result;
	} finally {
		await site.stop();
	}
}

/** Kilobytes of the heaviest calendar among a hundred properties, as they travel. */
async function weigh(site: BenchSite, paths: string[]): Promise<BenchRow> {
	const budget = 10;
	const client = uncachedClient(site.port);
	let most = 0;
	for (const path of paths.slice(0, 100)) {
		const { body } = await client.ask(path);
		most = Math.max(most, gzipSync(body).length / 1000);
	}
	client.close();
	return {
		what: 'Calendar of a property, 24 months, gzipped',
		measured: `${most.toFixed(1)} kB`,
		budget: `≤ ${budget} kB`,
		isMet: most <= budget,
	};
}

type Cost = { total: number; ofDatabase: number; kilobytes: number };

/** Medians over rounds of milliseconds per request, after a round that warms up. */
async function measure(options: BenchOptions, site: BenchSite, paths: string[], cards: number): Promise<Cost> {
	const perRound = options.isQuick ? 100 : 250;
	const rounds = options.isQuick ? 3 : 9;
	const client = uncachedClient(site.port);
	const totals: number[] = [];
	const ofDatabase: number[] = [];
	let bytes = 0;
	const samples = paths.slice(0, 5);
	for (const path of samples) {
		const { body } = await client.ask(path);
		const shown = cards === 0 ? 0 : readResults(body).properties.length;
		if (shown < cards) throw new Error(`${path} shows ${shown} houses, not ${cards}`);
		bytes += Buffer.byteLength(body);
	}
	for (let round = 0; round <= rounds; round++) {
		const before = [cpuSeconds([site.workerdPid]), cpuSeconds([site.sqldPid])] as const;
		for (let at = 0; at < perRound; at++) await client.ask(paths[(round * perRound + at) % paths.length] ?? '/');
		const workerd = cpuSeconds([site.workerdPid]) - before[0];
		const database = cpuSeconds([site.sqldPid]) - before[1];
		options.say(
			`round ${round}: ${((workerd / perRound) * 1000).toFixed(2)} + ${((database / perRound) * 1000).toFixed(2)} ms`,
		);
		if (round === 0) continue;
		totals.push(((workerd + database) / perRound) * 1000);
		ofDatabase.push((database / perRound) * 1000);
	}
	client.close();
	return { total: median(totals), ofDatabase: median(ofDatabase), kilobytes: bytes / samples.length / 1000 };
}

/** Searches with dates, guests and facilities; several weeks, so that the database does not hear one question only. */
function searchPaths(): string[] {
	return [0, 7, 14, 21, 28].map((days) => {
		const checkIn = addDays(firstWeek(), days);
		const period = `checkIn=${checkIn}&checkOut=${addDays(checkIn, 7)}`;
		return `/search?${period}&adults=4&children=1&facilityArray=sauna&sort=price_low`;
	});
}

/** Available properties of the first week, with that week selected; more than an isolate caches. */
export async function bookablePropertyPaths(site: Pick<BenchSite, 'db'>): Promise<string[]> {
	const week = addDays(firstWeek(), 7);
	const { rows } = await site.db.$client.execute({
		sql: `select distinct p.slug, p.property_type as type, place.slug as city, place.country_code as country
			from property p join place on place.no = p.place_no join stay_rate r on r.property_no = p.no
			where r.check_in = ?1 and r.check_out = ?2 and r.status = 'available' and r.price_minor is not null order by p.no limit 500`,
		args: [FIRST_WEEK, week],
	});
	return rows.map((row) => `${rowPath(row)}?checkIn=${FIRST_WEEK}&checkOut=${week}&adults=4`);
}

function firstWeek(): PlainDate {
	const day = parsePlainDate(FIRST_WEEK);
	if (!day) throw new Error(`${FIRST_WEEK} is no day`);
	return day;
}
