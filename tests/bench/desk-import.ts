import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Database, openDatabase } from '#db/client';
import { migrateDatabase } from '#db/migrate';
import { user } from '#db/schema/user';
import { applyImport, stepImport } from '~/domain/operator-desk/import/apply-import.server';
import type { ImportContext } from '~/domain/operator-desk/import/find-import.server';
import { importProgress } from '~/domain/operator-desk/import/load-import.server';
import { beginImport, stageRows } from '~/domain/operator-desk/import/stage-import.server';
import { listDeskProperties } from '~/domain/operator-desk/list-desk-properties.server';
import { freePort } from '../../workers/local/free-port';
import { startSqld } from '../../workers/local/sqld';
import { contextOf } from '../integration/lead/agent-workspace';
import { readFiles } from '../integration/operator-desk/import-desk';
import { type BenchOptions, type BenchResult, type BenchRow, median } from './bench-row';
import { runImport, writeCatalogue } from './import';

const PROPERTIES = 10_000;
const WEEKS = 4;
const LISTED = 100_000;
/** As the page sends them. */
const AT_ONCE = 80;
const LONGEST_SECONDS = 60;
const LARGEST_MB = 300;
const TIMES = 20;
const LIST_MS = 60;

/**
 * 10,000 properties by the command line and at the desk: files with a changed fact and two changed prices of each, from reading them to the last property written. Then a desk's list
 * of 100,000 properties.
 */
export async function benchDeskImport({ root, dataDir, say }: BenchOptions): Promise<BenchResult> {
	const folder = join(dataDir, 'desk-import');
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const sqld = await startSqld({
		port: await freePort(),
		folder: join(folder, 'sqld'),
		logFile: join(folder, 'sqld.log'),
	});
	const db = openDatabase({ url: sqld.url });
	const rows: BenchRow[] = [];
	const add = (what: string, measured: string, budget: string, isMet: boolean) => {
		say(`${what}: ${measured}`);
		rows.push({ what, measured, budget, isMet });
	};
	try {
		await migrateDatabase(db, join(root, 'migrations'));
		const catalogue = join(folder, 'catalogue');
		writeCatalogue(catalogue, { properties: PROPERTIES, weeks: WEEKS, factor: 1 });
		const { seconds, peak, code } = await runImport(root, catalogue, sqld.url);
		const isWhole = code === 0;
		add(
			'10,000 properties by the command line: time',
			`${seconds.toFixed(1)} s`,
			`≤ ${LONGEST_SECONDS} s`,
			isWhole && seconds <= LONGEST_SECONDS,
		);
		add(
			'10,000 properties by the command line: largest memory',
			`${peak} MB`,
			`≤ ${LARGEST_MB} MB`,
			peak <= LARGEST_MB,
		);
		await benchDesk(db, add);
		await benchList(db, add);
		return {
			rows,
			notes: [
				`Import of 10,000 properties: ${WEEKS} weeks at two levels each into an empty database by \`npm run catalogue\`; at the desk, a table of facts and one of prices, each with a changed value for every property, read, compared and written ${AT_ONCE} and 50 properties at a time. Memory at the desk is the heap after collecting garbage, rows of the files included.`,
			],
		};
	} finally {
		db.$client.close();
		await sqld.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

type Add = (what: string, measured: string, budget: string, isMet: boolean) => void;

async function benchDesk(db: Database, add: Add): Promise<void> {
	const ctx: ImportContext = contextOf({ db }, 'admin', { may: ['catalogue'] });
	const { actor } = ctx;
	if (!actor) throw new Error('No actor');
	const { no, id: userId, email, role } = actor;
	await db.insert(user).values({ no, id: userId, email, role, issuer: 'test', subject: 'admin', updatedAt: ctx.now });
	const names = Array.from({ length: PROPERTIES }, (_, at) => `house-${at}`);
	const files = {
		'houses.csv': `key;Wohnfläche\n${names.map((name) => `${name};180 m²`).join('\n')}\n`,
		'prices.csv': `property;Anreise;Abreise;SC;Catered\n${names.map((name) => `${name};05.01.2030;12.01.2030;3 000;7 000`).join('\n')}\n`,
	};
	setFlagsFromString('--expose-gc');
	const collect = runInNewContext('gc') as () => void;
	const heap = () => {
		collect();
		return process.memoryUsage().heapUsed / 1e6;
	};
	const before = heap();
	let largest = 0;
	const look = () => {
		largest = Math.max(largest, heap() - before);
	};
	const began = performance.now();
	const staged = readFiles(files);
	const { id } = await beginImport(ctx, { name: 'Winter', files: [], isComplete: false });
	for (let from = 0; from < staged.length; from += AT_ONCE) {
		await stageRows({
			ctx,
			id,
			properties: staged.slice(from, from + AT_ONCE),
			isLast: from + AT_ONCE >= staged.length,
		});
		if (from % 2000 === 0) look();
	}
	const compared = performance.now();
	await applyImport({ ctx, id, skipsInvalid: false });
	for (let steps = 0; await stepImport(ctx, id); steps += 1) if (steps % 50 === 0) look();
	const seconds = (performance.now() - began) / 1000;
	const { done } = await importProgress(ctx, id);
	const measured = `${seconds.toFixed(1)} s, of which the dry run ${((compared - began) / 1000).toFixed(1)} s`;
	add(
		`${done} properties at the desk: time`,
		measured,
		`≤ ${LONGEST_SECONDS} s`,
		done === PROPERTIES && seconds <= LONGEST_SECONDS,
	);
	add(
		'10,000 properties at the desk: memory beyond that of the process before',
		`${Math.round(largest)} MB`,
		`≤ ${LARGEST_MB} MB`,
		largest <= LARGEST_MB,
	);
}

async function benchList(db: Database, add: Add): Promise<void> {
	const { rows } = await db.$client.execute(
		"select name from pragma_table_info('property') where name not in ('no', 'id', 'key', 'slug')",
	);
	const columns = rows.map(({ name }) => String(name)).join(', ');
	for (let copy = 1; copy < LISTED / PROPERTIES; copy += 1)
		await db.$client.execute(`insert into property (id, key, slug, ${columns})
			select id || '-${copy}', key || '-${copy}', slug || '-${copy}', ${columns} from property where key like 'house-%' and key not like 'house-%-%'`);
	const ctx = contextOf({ db }, 'admin', { may: ['catalogue'] });
	const measure = async (what: string, input: { words: string; after: number }) => {
		const times: number[] = [];
		for (let at = 0; at < TIMES; at += 1) {
			const start = performance.now();
			await listDeskProperties({ ctx, input });
			times.push(performance.now() - start);
		}
		const middle = median(times);
		add(
			`A desk's list of 100,000 properties, ${what}: median`,
			`${middle.toFixed(1)} ms`,
			`≤ ${LIST_MS} ms`,
			middle <= LIST_MS,
		);
	};
	await measure('first page', { words: '', after: 0 });
	await measure('a page in the middle', { words: '', after: 50_000 });
	await measure('a name', { words: 'House 4711', after: 0 });
}
