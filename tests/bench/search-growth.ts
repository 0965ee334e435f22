import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client/web';
import { drizzle } from 'drizzle-orm/libsql';
import { type Database, openDatabase } from '#db/client';
import { migrateDatabase } from '#db/migrate';
import { addDays, plainDate, weekday } from '~/domain/date/plain-date';
import { EMPTY_SEARCH_FILTER, type SearchFilter } from '~/domain/search/search-filter';
import { searchProperties } from '~/domain/search/search-properties.server';
import { freePort } from '../../workers/local/free-port';
import { startSqld } from '../../workers/local/sqld';
import { generateCatalogue, PROPERTIES_PER_PLACE } from './catalogue-generator';

const TODAY = plainDate('2026-11-20');
const FIRST_SATURDAY = addDays(TODAY, 6 - weekday(TODAY));
const SIZES = [1_000, 100_000] as const;

/** How much the median may grow from 1,000 to 100,000 properties. */
const MOST_GROWTH = { place: 1.5, country: 12, countryChoice: 12 } as const;

type Scope = keyof typeof MOST_GROWTH;

const COUNTRIES = ['Austria', 'Switzerland', 'France', 'Italy'] as const;
const CODES = ['AT', 'CH', 'FR', 'IT'] as const;

export type Measured = {
	properties: number;
	scope: Scope;
	medianMs: number;
	/** Processor time of a search in the database, and in this process; the same however busy the machine is. */
	databaseCpuMs: number | null;
	ownCpuMs: number;
	found: number;
};

/** A search that no other round asks: dates, guests, one facility, by price, page 1. */
function filterOf(scope: Scope, round: number, properties: number): SearchFilter {
	const checkIn = addDays(FIRST_SATURDAY, 7 * (3 + (round % 20)));
	const places = Math.ceil(properties / PROPERTIES_PER_PLACE);
	const where: Record<Scope, Partial<SearchFilter>> = {
		place: { destination: `Place ${1 + ((round * 7) % places)}` },
		country: { destination: COUNTRIES[round % 4] ?? 'Austria' },
		countryChoice: { countryArray: [CODES[round % 4] ?? 'AT'] },
	};
	return {
		...EMPTY_SEARCH_FILTER,
		...where[scope],
		checkIn,
		checkOut: addDays(checkIn, 7),
		adults: 4 + (round % 3),
		facilityArray: ['sauna'],
		sort: 'price_low',
	};
}

/**
 * Measures uncached searches over one place and over a whole country in catalogues of 1,000 and 100,000 properties, made on
 * the way in a temporary folder (about 4 GB). `databaseCpuMs` is null where processes cannot be read (`/proc`).
 */
export async function measureSearchGrowth(
	options: { rounds?: number; keep?: boolean; onProgress?: (line: string) => void } = {},
): Promise<Measured[]> {
	const measured: Measured[] = [];
	for (const properties of SIZES) {
		const folder = await mkdtemp(join(tmpdir(), 'firnlicht-growth-'));
		const start = async () => startSqld({ port: await freePort(), folder, logFile: join(folder, 'sqld.log') });
		let sqld = await start();
		try {
			const before = performance.now();
			const fresh = openDatabase({ url: sqld.url });
			await migrateDatabase(fresh, join(import.meta.dirname, '..', '..', 'migrations'));
			await generateCatalogue(fresh, properties, TODAY);
			options.onProgress?.(`${properties} houses made in ${((performance.now() - before) / 1000).toFixed(0)} s`);
			// Started anew, so that the write-ahead log of all that has gone into the database file.
			await sqld.stop();
			sqld = await start();
			const db = openAsWorkers(sqld.url);
			for (const scope of Object.keys(MOST_GROWTH) as Scope[]) {
				measured.push(await measure({ db, properties, scope, rounds: options.rounds ?? 60, pid: sqld.process.pid }));
			}
			await proveExact(db, properties);
		} finally {
			await sqld.stop();
			if (!options.keep) rmSync(folder, { recursive: true, force: true });
		}
	}
	return measured;
}

/** As workers call the database: without compression, for which Node asks by itself and which costs more than it saves here. */
function openAsWorkers(url: string): Database {
	const client = createClient({
		url,
		fetch: (request: Request) => {
			const headers = new Headers(request.headers);
			headers.set('accept-encoding', 'identity');
			return fetch(new Request(request, { headers }));
		},
	});
	return drizzle(client);
}

type Task = { db: Database; properties: number; scope: Scope; rounds: number; pid: number | undefined };

async function measure({ db, properties, scope, rounds, pid }: Task): Promise<Measured> {
	const ctx = { db, language: 'en' as const, today: TODAY, catalogueVersion: properties };
	for (let round = 0; round < 5; round++) await searchProperties({ ctx, filter: filterOf(scope, round, properties) });
	const times: number[] = [];
	let found = 0;
	const cpuBefore = cpuMs(pid);
	const ownBefore = process.cpuUsage();
	for (let round = 5; round < rounds + 5; round++) {
		const start = performance.now();
		found += (await searchProperties({ ctx, filter: filterOf(scope, round, properties) })).count;
		times.push(performance.now() - start);
	}
	const own = process.cpuUsage(ownBefore);
	const cpuAfter = cpuMs(pid);
	times.sort((a, b) => a - b);
	return {
		properties,
		scope,
		medianMs: times[Math.floor(times.length / 2)] ?? 0,
		databaseCpuMs: cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / rounds,
		ownCpuMs: (own.user + own.system) / 1000 / rounds,
		found: Math.round(found / rounds),
	};
}

/** Count and order of one search, against a statement that knows nothing of how the search goes about it. */
async function proveExact(db: Database, properties: number): Promise<void> {
	const ctx = { db, language: 'en' as const, today: TODAY, catalogueVersion: properties };
	const filter = filterOf('country', 8, properties);
	const { count, cards } = await searchProperties({ ctx, filter });
	const { rows } = await db.$client.execute({
		sql: `select p.id, min(coalesce(r.price_eur_minor, 9e15)) as price from property p
			join place on place.no = p.place_no and place.country_code = 'AT'
			join property_facet f on f.property_no = p.no and f.facility_mask & 2
			join stay s on s.property_no = p.no and s.check_in = :checkIn and s.check_out = :checkOut
			join stay_rate r on r.stay_no = s.no and r.status <> 'sold'
			where p.beds_adults >= :adults group by p.no order by price, p.no`,
		args: { checkIn: filter.checkIn, checkOut: filter.checkOut, adults: filter.adults },
	});
	const expected = rows.slice(0, cards.length).map(({ id }) => String(id));
	if (count !== rows.length || cards.some(({ id }, at) => id !== expected[at])) {
		throw new Error(`The search among ${properties} houses is not exact: ${count} found, ${rows.length} expected.`);
	}
}

/** Processor time of a process so far, in steps of 10 ms; null where there is no /proc. */
function cpuMs(pid: number | undefined): number | null {
	try {
		const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
		return (Number(fields[11]) + Number(fields[12])) * 10;
	} catch {
		return null;
	}
}

/** The figures as lines of a table, and whether every growth is within its budget. */
export function growthTable(measured: readonly Measured[]): { lines: string[]; isWithin: boolean } {
	const [small, large] = SIZES;
	const columns = (...cells: string[]) =>
		cells.map((cell, at) => (at === 0 ? cell.padEnd(14) : cell.padStart(12))).join('');
	const lines = [columns('scope', 'houses', 'median ms', 'db CPU ms', 'own CPU ms', 'found')];
	for (const { properties, scope, medianMs, databaseCpuMs, ownCpuMs, found } of measured) {
		const figures = [medianMs.toFixed(2), databaseCpuMs?.toFixed(2) ?? '-', ownCpuMs.toFixed(2)];
		lines.push(columns(scope, String(properties), ...figures, String(found)));
	}
	let isWithin = true;
	for (const [scope, most] of Object.entries(MOST_GROWTH)) {
		const of = (properties: number) =>
			measured.find((each) => each.scope === scope && each.properties === properties)?.medianMs ?? 0;
		const growth = of(large) / of(small);
		if (!(growth <= most)) isWithin = false;
		lines.push(`${scope.padEnd(13)} grows ${growth.toFixed(2)} times, at most ${most}`);
	}
	return { lines, isWithin };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
	const { lines, isWithin } = growthTable(await measureSearchGrowth({ onProgress: console.log }));
	for (const line of lines) console.log(line);
	process.exitCode = isWithin ? 0 : 1;
}
