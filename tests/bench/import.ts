import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#db/client';
import { migrateDatabase } from '#db/migrate';
import { addDays, type PlainDate, plainDate } from '~/domain/date/plain-date';
import { freePort } from '../../workers/local/free-port';
import { startSqld } from '../../workers/local/sqld';
import type { BenchOptions, BenchResult, BenchRow } from './bench-row';
import { runMeasured } from './run-measured';

const PROPERTIES = 1000;
const WEEKS = 50;
const PLACES = 20;
const FIRST = plainDate('2030-01-05');
const OTHER_WRITES_EVERY_MS = 500;
const LARGEST_MB = 300;
const LONGEST_WAIT_MS = 1500;
const LONGEST_SECONDS = 37;

/** 100,000 stays imported by the command line beside another writer: once new, once with every price changed. */
export async function benchImport({ root, dataDir, say }: BenchOptions): Promise<BenchResult> {
	const folder = join(dataDir, 'import');
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const sqld = await startSqld({
		port: await freePort(),
		folder: join(folder, 'sqld'),
		logFile: join(folder, 'sqld.log'),
	});
	const db = openDatabase({ url: sqld.url });
	try {
		await migrateDatabase(db, join(root, 'migrations'));
		await db.$client.execute('create table other_writer (no integer primary key, at integer)');
		const rows: BenchRow[] = [];
		for (const [what, factor] of [
			['100,000 new stays', 1],
			['100,000 stays with another price', 1.1],
		] as const) {
			const catalogue = join(folder, `catalogue-${factor}`);
			writeCatalogue(catalogue, { properties: PROPERTIES, weeks: WEEKS, factor });
			const other = startOtherWriter(() => db.$client.execute('insert into other_writer (at) values (unixepoch())'));
			const { seconds, peak, code } = await runImport(root, catalogue, sqld.url);
			const { longest, failed, writes } = await other.stop();
			say(`${what}: ${seconds.toFixed(1)} s, ${peak} MB, ${writes} other writes`);
			rows.push(
				{
					what: `Import of ${what}: time`,
					measured: `${seconds.toFixed(1)} s${code === 0 ? '' : `, exit code ${code}`}`,
					budget: `≤ ${LONGEST_SECONDS} s`,
					isMet: code === 0 && seconds <= LONGEST_SECONDS,
				},
				{
					what: `Import of ${what}: largest memory of the process`,
					measured: `${peak} MB`,
					budget: `≤ ${LARGEST_MB} MB`,
					isMet: peak <= LARGEST_MB,
				},
				{
					what: `Import of ${what}: longest wait of another writer (${writes} writes, ${failed} failed)`,
					measured: `${Math.round(longest)} ms`,
					budget: `≤ ${LONGEST_WAIT_MS} ms, none failed`,
					isMet: failed === 0 && longest <= LONGEST_WAIT_MS,
				},
			);
		}
		const note = `Import: ${PROPERTIES} properties in ${PLACES} places with ${WEEKS} weeks at two levels, by \`npm run catalogue\` into an empty database, then again with every price changed; meanwhile another client writes one row every half second.`;
		return { rows, notes: [note] };
	} finally {
		db.$client.close();
		await sqld.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** A writer that counts how long each of its writes took. */
function startOtherWriter(write: () => Promise<unknown>) {
	const state = { longest: 0, failed: 0, writes: 0 };
	let isOn = true;
	const work = (async () => {
		while (isOn) {
			const begun = performance.now();
			await write().catch(() => {
				state.failed += 1;
			});
			state.writes += 1;
			state.longest = Math.max(state.longest, performance.now() - begun);
			await new Promise((resolve) => setTimeout(resolve, OTHER_WRITES_EVERY_MS));
		}
	})();
	return {
		async stop() {
			isOn = false;
			await work;
			return state;
		},
	};
}

/** Imports a folder by the command line; seconds, and the largest memory of the process in MB. */
export async function runImport(
	root: string,
	folder: string,
	url: string,
): Promise<{ seconds: number; peak: number; code: number }> {
	// The flags of bootstrap.mjs, without its process between.
	const flags = ['--max-semi-space-size=4', '--heap-growing-percent=30'];
	return runMeasured([...flags, '--import', 'tsx', join(root, 'workers', 'local', 'catalogue.ts'), 'import', folder], {
		LIBSQL_URL: url,
		DATA_DIR: folder,
	});
}

type Size = { properties: number; weeks: number; factor: number };

/** A catalogue of properties with weeks at two levels. */
export function writeCatalogue(folder: string, { properties, weeks, factor }: Size): void {
	mkdirSync(folder, { recursive: true });
	const write = (name: string, lines: string[]) => writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
	const count = (many: number) => Array.from({ length: many }, (_, index) => index);
	write('places.csv', ['key,country,name_en', ...count(PLACES).map((no) => `place-${no},AT,Place ${no}`)]);
	write('properties.csv', [
		'key,name,property_type,place,bedrooms,beds_adults,currency',
		...count(properties).map((no) => `house-${no},House ${no},chalet,place-${no % PLACES},4,8,EUR`),
	]);
	const week = (no: number, at: number, level: string) => {
		const checkIn: PlainDate = addDays(FIRST, at * 7);
		const price = Math.round((5000 + ((no * 31 + at * 17) % 9000)) * factor);
		return `house-${no},${checkIn},${addDays(checkIn, 7)},${level},available,${price}`;
	};
	write('stays.csv', [
		'property,check_in,check_out,service_level,status,price',
		...count(properties).flatMap((no) =>
			count(weeks).flatMap((at) => ['self_catered', 'catered'].map((level) => week(no, at, level))),
		),
	]);
}
