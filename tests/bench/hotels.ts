import { Agent, get } from 'node:http';
import { openDatabase } from '#db/client';
import { addDays, type PlainDate, plainDate } from '~/domain/date/plain-date';
import { availabilityStatement } from '~/domain/hotel-search/availability-statement';
import { agencyWithLeads } from './agency-leads';
import { type BenchOptions, type BenchResult, type BenchRow, median } from './bench-row';
import { type BenchSite, HOST, startBenchSite } from './bench-site';
import { compareWithConstant } from './cached';
import { HOTEL_COUNTRIES } from './hotel-generator';
import { cpuSeconds } from './process-cpu';

const SMALL = 500;
const LARGE = 5_000;
const NIGHTS = 7;
const AT_ONCE = 1_000;
const FIRST_DAY = plainDate('2026-12-05');
/** Pause after a response: it is compressed meanwhile, for the next identical request. */
const PAUSE_MILLISECONDS = 60;

type Signed = BenchSite & { cookie: string };

/** What hotels have in a week, and what their rooms cost, among 5,000 of them: uncached, cached, with more hotels, and for many at once. */
export async function benchHotels(options: BenchOptions): Promise<BenchResult> {
	const large = await startSigned(options, LARGE);
	try {
		const result: BenchResult = { rows: [], notes: [] };
		const add = ({ rows, notes }: BenchResult) => {
			for (const { what, measured } of rows) options.say(`${what}: ${measured}`);
			result.rows.push(...rows);
			result.notes.push(...notes);
		};
		add(await benchUncached(options, large));
		add(await benchList(options, large));
		add(await benchCalendar(options, large));
		add(await benchOffers(options, large));
		add(await benchCachedAnswer(options, large));
		add(await benchSingleFlight(large));
		const small = await startSigned(options, SMALL);
		try {
			add(await benchGrowth(options, small, large));
		} finally {
			await small.stop();
		}
		return result;
	} finally {
		await large.stop();
	}
}

/** The site with so many hotels, and an agent whose agency has negotiated rates. */
async function startSigned(options: BenchOptions, hotels: number): Promise<Signed> {
	const site = await startBenchSite(options, { hotels });
	const cookie = await agencyWithLeads(site.db, 0, Date.now());
	await site.db.$client.execute(
		`insert into program_membership (agency_no, program_no, status)
		select no, 1, 'confirmed' from travel_agency where id = 'agency_bench' on conflict do nothing`,
	);
	return { ...site, cookie };
}

const stayOf = (destination: string, checkIn: PlainDate) =>
	`destination=${encodeURIComponent(destination)}&checkInDate=${checkIn}&checkOutDate=${addDays(checkIn, NIGHTS)}`;
const addressOf = (destination: string, checkIn: PlainDate, rooms = '') =>
	`/api/available-hotels?${stayOf(destination, checkIn)}${rooms && `&rooms=${rooms}`}`;

/** Two couples, one of them with a child. */
const TWO_ROOMS = '2,2-7';

type Answer = { status: number; cacheStatus: string; bytes: number; milliseconds: number };

function client(site: Signed, connections = 1) {
	const agent = new Agent({ keepAlive: true, maxSockets: connections });
	const headers = { host: HOST, cookie: site.cookie, 'accept-encoding': 'gzip', 'accept-language': 'en' };
	const ask = (path: string): Promise<Answer> =>
		new Promise((resolve, reject) => {
			const started = performance.now();
			get({ host: '127.0.0.1', port: site.port, path, headers, agent }, (response) => {
				let bytes = 0;
				response.on('data', (chunk: Buffer) => {
					bytes += chunk.length;
				});
				response.on('error', reject);
				response.on('end', () => {
					const { statusCode: status = 0, headers: answered } = response;
					const cacheStatus = String(answered['cache-status'] ?? '');
					resolve({ status, cacheStatus, bytes, milliseconds: performance.now() - started });
				});
			}).on('error', reject);
		});
	return { ask, close: () => agent.destroy() };
}

/** Sends an uncached request. */
async function askCold(ask: (path: string) => Promise<Answer>, path: string): Promise<Answer> {
	const answer = await ask(path);
	if (answer.status !== 200 || !answer.cacheStatus.includes('stored'))
		throw new Error(`${path} was not worked out for this question (${answer.status}, ${answer.cacheStatus})`);
	await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
	return answer;
}

/** A country and a week for each round; no two rounds ask the same. */
function questionOf(round: number): { country: string; checkIn: PlainDate } {
	const country = HOTEL_COUNTRIES[round % HOTEL_COUNTRIES.length] ?? 'AT';
	return { country, checkIn: addDays(FIRST_DAY, (round * 5) % 430) };
}

/** The whole answer through the site for two rooms, and the bare statement straight from the database, in turn. */
async function benchUncached(options: BenchOptions, site: Signed): Promise<BenchResult> {
	const rounds = options.isQuick ? 20 : 60;
	const warmUps = HOTEL_COUNTRIES.length;
	const db = openDatabase({ url: site.databaseUrl, keepsStreams: true });
	const { ask, close } = client(site);
	const whole: number[] = [];
	const bare: number[] = [];
	const bytes: number[] = [];
	const cpu = { site: 0, database: 0, bare: 0 };
	const used = (pid: number) => cpuSeconds([pid]);
	const measureBare = async (country: string, checkIn: PlainDate) => {
		const { sql, args } = availabilityStatement({
			filter: { paymentProfile: 'ClientPays', hotelCategories: [], roomCategories: [], maxKeys: null, hotelIds: null },
			scope: { countries: [country], placeNos: null, hotelNos: null, area: null, programNos: null },
			period: { checkIn, checkOut: addDays(checkIn, NIGHTS) },
			...{ hotelMask: 0, roomMask: 0, programNos: [1], includesDemos: false, hasSingles: false },
		});
		const started = performance.now();
		await db.$client.execute({ sql, args });
		return performance.now() - started;
	};
	for (let round = 0; round < rounds + warmUps; round++) {
		const { country, checkIn } = questionOf(round);
		const isCounted = round >= warmUps;
		const askWhole = async () => {
			const before = [used(site.workerdPid), used(site.sqldPid)] as const;
			const answer = await askCold(ask, addressOf(country, checkIn, TWO_ROOMS));
			if (!isCounted) return;
			whole.push(answer.milliseconds);
			bytes.push(answer.bytes);
			cpu.site += used(site.workerdPid) - before[0];
			cpu.database += used(site.sqldPid) - before[1];
		};
		const askBare = async () => {
			const before = used(site.sqldPid);
			const milliseconds = await measureBare(country, checkIn);
			if (!isCounted) return;
			bare.push(milliseconds);
			cpu.bare += used(site.sqldPid) - before;
		};
		// The second run would find the database's pages warm, so the runs alternate.
		const order = round % 2 === 0 ? [askWhole, askBare] : [askBare, askWhole];
		for (const step of order) await step();
	}
	close();
	db.$client.close();
	const [wholeMs, bareMs] = [median(whole), median(bare)];
	const each = (seconds: number) => `${((seconds / rounds) * 1000).toFixed(1)} ms`;
	return {
		rows: [
			row(
				`Uncached \`available-hotels\`, two rooms, a country, ${NIGHTS} nights, ${LARGE} hotels: median`,
				wholeMs,
				60,
			),
			{
				what: 'The same against the bare SQL',
				measured: `${(wholeMs / bareMs).toFixed(2)} × (${wholeMs.toFixed(1)} / ${bareMs.toFixed(1)} ms)`,
				budget: '≤ 1.2 ×',
				isMet: wholeMs / bareMs <= 1.2,
			},
		],
		notes: [
			`Hotels: ${rounds} questions that nobody had asked, ${LARGE / HOTEL_COUNTRIES.length} hotels in each country, the answer ${(median(bytes) / 1000).toFixed(0)} kB before it is packed; 8 room types and 3 rate plans each, seasons for 540 days, a third of the nights partly sold. Processor time of one: workerd ${each(cpu.site)} (packing for the next reader included), database ${each(cpu.database)}; of the bare statement ${each(cpu.bare)}.`,
		],
	};
}

/** The data of the page of a search, as its script asks for them. */
const pageOf = (country: string, checkIn: PlainDate, more = '') =>
	`/hotels?${stayOf(country, checkIn)}&rooms=${TWO_ROOMS}${more}&_data=routes%2Fagent%2Fhotels`;

/** Ways to sort and filter a search; each is asked for once, so that no answer of another is given. */
const REFINEMENTS = [
	...[
		'sort=price',
		'sort=commission',
		'sort=rating',
		'sort=name',
		'boards=breakfast',
		'freeDays=30',
		'payments=inParts',
	],
	...['commissionFrom=10', 'ratingFrom=90', 'chains=independent', 'name=hotel%201', 'priceTo=9000', 'priceFrom=4000'],
];

/** The list with its counts: searched anew, and sorted and filtered out of what the isolate keeps. */
async function benchList(options: BenchOptions, site: Signed): Promise<BenchResult> {
	const { ask, close } = client(site);
	const rounds = options.isQuick ? 20 : 40;
	const warmUps = HOTEL_COUNTRIES.length;
	const whole: number[] = [];
	const sorted: number[] = [];
	const again: number[] = [];
	for (let round = 0; round < rounds + warmUps; round++) {
		const { country, checkIn } = questionOf(round + 500);
		const first = await askPage(ask, pageOf(country, checkIn));
		const known = await askPage(ask, pageOf(country, checkIn));
		const refinement = REFINEMENTS[round % REFINEMENTS.length] ?? '';
		const refined = await askPage(ask, pageOf(country, checkIn, `&${refinement}`));
		if (round < warmUps) continue;
		whole.push(first.milliseconds);
		again.push(known.milliseconds);
		sorted.push(refined.milliseconds);
	}
	close();
	const more = median(sorted) - median(again);
	return {
		rows: [
			row(`List page of two rooms with its counts, a country, uncached, ${LARGE} hotels: median`, median(whole), 60),
			{
				what: 'Sorting or filtering it out of the cache, beyond the same page asked once more: median',
				measured: `${more.toFixed(1)} ms (${median(sorted).toFixed(1)} against ${median(again).toFixed(1)} ms)`,
				budget: '≤ 3 ms',
				isMet: more <= 3,
			},
		],
		notes: [],
	};
}

async function askPage(ask: (path: string) => Promise<Answer>, path: string): Promise<Answer> {
	const answer = await ask(path);
	if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
	return answer;
}

/** Sixty days of a hotel for two rooms. */
async function benchCalendar(options: BenchOptions, site: Signed): Promise<BenchResult> {
	const { ask, close } = client(site);
	const rounds = options.isQuick ? 20 : 60;
	const warmUps = 10;
	const times: number[] = [];
	for (let round = 0; round < rounds + warmUps; round++) {
		const checkIn = addDays(FIRST_DAY, (round * 7) % 400);
		const hotel = 1 + ((round * 41) % LARGE);
		const period = `checkInDate=${checkIn}&checkOutDate=${addDays(checkIn, NIGHTS)}`;
		const { milliseconds } = await askPage(ask, `/hotels/hotel_${hotel}/prices?${period}&rooms=${TWO_ROOMS}`);
		if (round >= warmUps) times.push(milliseconds);
	}
	close();
	return {
		rows: [row(`Uncached price calendar of 60 days, two rooms, ${NIGHTS} nights: median`, median(times), 15)],
		notes: [],
	};
}

async function benchOffers(options: BenchOptions, site: Signed): Promise<BenchResult> {
	const { ask, close } = client(site);
	const times: number[] = [];
	const rounds = options.isQuick ? 30 : 100;
	const warmUps = 10;
	for (let round = 0; round < rounds + warmUps; round++) {
		const checkIn = addDays(FIRST_DAY, (round * 7) % 430);
		const hotel = 1 + ((round * 37) % LARGE);
		const period = `checkInDate=${checkIn}&checkOutDate=${addDays(checkIn, NIGHTS)}`;
		const path = `/api/hotelrooms/room_${hotel}.${round % 8}/offers?${period}&numAdults=2&numChildren=1&childrenAges=7`;
		const { milliseconds } = await askCold(ask, path);
		if (round >= warmUps) times.push(milliseconds);
	}
	close();
	return {
		rows: [row(`Uncached offers of one room, ${NIGHTS} nights, ${LARGE} hotels: median`, median(times), 10)],
		notes: [],
	};
}

/** A cached response: its latency, and its throughput against a constant. */
async function benchCachedAnswer(options: BenchOptions, site: Signed): Promise<BenchResult> {
	const path = addressOf('AT', addDays(FIRST_DAY, 3));
	const { ask, close } = client(site);
	for (let tries = 0; !(await ask(path)).cacheStatus.endsWith('; hit'); tries++) {
		if (tries > 50) throw new Error(`${path} is not kept`);
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	const times: number[] = [];
	for (let round = 0; round < 200; round++) times.push((await ask(path)).milliseconds);
	close();
	const compared = await compareWithConstant(options, site, path, site.cookie);
	return {
		rows: [row('Cached `available-hotels` of a country: median', median(times), 2), ...compared.rows],
		notes: compared.notes,
	};
}

/** A thousand concurrent requests for uncached data. */
async function benchSingleFlight(site: Signed): Promise<BenchResult> {
	const { ask, close } = client(site, AT_ONCE);
	const path = addressOf('FR', addDays(FIRST_DAY, 1));
	const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => ask(path)));
	close();
	const fills = answers.filter(({ cacheStatus }) => cacheStatus.includes('stored')).length;
	const failures = answers.filter(({ status }) => status !== 200).length;
	return {
		rows: [
			{
				what: `${AT_ONCE} requests at once for one cold key: fills`,
				measured: `${fills}${failures > 0 ? `, ${failures} failed` : ''}`,
				budget: '1',
				isMet: fills === 1 && failures === 0,
			},
		],
		notes: [],
	};
}

/** One destination of twenty hotels, in a small and in a large catalogue, in turn. */
async function benchGrowth(options: BenchOptions, small: Signed, large: Signed): Promise<BenchResult> {
	const rounds = options.isQuick ? 30 : 80;
	// Every destination once, so that both know the cards of its hotels.
	const warmUps = 20;
	const sites = [small, large].map((site) => ({ ...client(site), times: [] as number[] }));
	for (let round = 0; round < rounds + warmUps; round++) {
		const path = addressOf(`Place ${1 + (round % 20)}`, addDays(FIRST_DAY, 2 + ((round * 3) % 400)));
		for (const { ask, times } of sites) {
			const { milliseconds } = await askCold(ask, path);
			if (round >= warmUps) times.push(milliseconds);
		}
	}
	for (const { close } of sites) close();
	const [before = 0, after = 0] = sites.map(({ times }) => median(times));
	return {
		rows: [
			{
				what: `Uncached \`available-hotels\` of one destination, ${SMALL} to ${LARGE} hotels: growth of the median`,
				measured: `${(after / before).toFixed(2)} × (${before.toFixed(1)} to ${after.toFixed(1)} ms)`,
				budget: '≤ 1.3 ×',
				isMet: after / before <= 1.3,
			},
		],
		notes: [],
	};
}

function row(what: string, milliseconds: number, budget: number): BenchRow {
	return { what, measured: `${milliseconds.toFixed(1)} ms`, budget: `≤ ${budget} ms`, isMet: milliseconds <= budget };
}
