import { cpSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@libsql/client/web';
import { DATABASE_FILE } from '../../workers/local/backup';
import { newBackupKey } from '../../workers/local/backup/backup-keys';
import type { BenchOptions, BenchResult } from './bench-row';
import { median } from './bench-row';
import { type BenchSite, startBenchSite } from './bench-site';
import { booksOf } from './books-generator';
import { searchPath } from './exact-search';
import { addLeads } from './many-leads';
import { runMeasured } from './run-measured';
import { uncachedClient } from './uncached';

const PROPERTIES = 100_000;
const BOOKINGS = 100_000;
const LEADS = 1_000_000;
const LONGEST_SECONDS = 300;
const LARGEST_MB = 400;
const LONGEST_WAIT_MS = 1000;
const WRITES_EVERY_MS = 100;

/** A backup of 100,000 properties and 1,000,000 leads while the site serves and writes, and how long it takes from an empty folder until it serves again. */
export async function benchRestore(options: BenchOptions): Promise<BenchResult> {
	const { root, dataDir, say } = options;
	const file = join(dataDir, 'restore.age');
	// The folder that a site of the bench starts from.
	const other = { ...options, dataDir: join(dataDir, 'restored') };
	const folders = {
		from: join(dataDir, `catalogue-${PROPERTIES}`),
		to: join(other.dataDir, `catalogue-${PROPERTIES}`),
	};
	const env = { BACKUP_KEYS: (await newBackupKey()).secret };
	// The flags of bootstrap.mjs, without its process between.
	const flags = ['--max-semi-space-size=4', '--heap-growing-percent=30'];
	const command = (name: string) => [...flags, '--import', 'tsx', join(root, 'workers', 'local', `${name}.ts`), file];
	const cleanUp = () => {
		for (const path of [file, `${file}.part`, other.dataDir]) rmSync(path, { recursive: true, force: true });
	};
	cleanUp();
	try {
		const site = await startBenchSite(options, PROPERTIES);
		let cookie = '';
		let saved: Awaited<ReturnType<typeof runMeasured>>;
		try {
			({ cookie } = await booksOf(site.db, BOOKINGS, say));
			await addLeads(site.db, LEADS, say);
			const quiet = await loadOf(site).stop(10_000);
			say(`Quiet: ${JSON.stringify(quiet)}. Backup …`);
			const load = loadOf(site);
			saved = await runMeasured(command('backup'), { ...env, DATA_DIR: folders.from });
			const busy = await load.stop();
			say(`Backup: ${saved.seconds.toFixed(1)} s, ${saved.peak} MB; ${JSON.stringify(busy)}`);
			await site.stop();
			mkdirSync(folders.to, { recursive: true });
			const begun = performance.now();
			const restored = await runMeasured(command('restore'), { ...env, DATA_DIR: folders.to });
			say(`Restore: ${restored.seconds.toFixed(1)} s, ${restored.peak} MB`);
			cpSync(join(folders.from, 'generated'), join(folders.to, 'generated'));
			const again = await startBenchSite(other, PROPERTIES);
			try {
				const rows = await proveServing(again, cookie);
				const serving = (performance.now() - begun) / 1000;
				const together = saved.seconds + serving;
				const size = (path: string) => (statSync(path).size / 1e9).toFixed(2);
				return {
					rows: [
						row('Backup while serving: time', `${saved.seconds.toFixed(1)} s`, '', null),
						row('Restore into an empty folder until pages are served: time', `${serving.toFixed(1)} s`, '', null),
						row(
							`Backup and restore of ${PROPERTIES} properties and ${LEADS} leads, together`,
							`${together.toFixed(1)} s`,
							`≤ ${LONGEST_SECONDS} s`,
							together <= LONGEST_SECONDS && saved.code === 0 && restored.code === 0 && rows >= LEADS,
						),
						row(
							'Backup, restore: largest memory of the process',
							`${saved.peak}, ${restored.peak} MB`,
							`≤ ${LARGEST_MB} MB`,
							Math.max(saved.peak, restored.peak) <= LARGEST_MB,
						),
						row(
							`Longest wait of a writer during the backup (${busy.writes} writes, ${busy.failed} failed)`,
							`${Math.round(busy.longest)} ms`,
							`≤ ${LONGEST_WAIT_MS} ms, none failed`,
							busy.failed === 0 && busy.longest <= LONGEST_WAIT_MS,
						),
						row(
							'Uncached search before and during the backup: median',
							`${quiet.page.toFixed(1)}, ${busy.page.toFixed(1)} ms`,
							'',
							null,
						),
					],
					notes: [
						`Backup: a database of ${size(join(folders.to, 'sqld', DATABASE_FILE))} GB became ${size(file)} GB; one client asks uncached searches and another writes a row every ${WRITES_EVERY_MS} ms meanwhile. Restored, a search and the money page of a session that was backed up answer.`,
					],
				};
			} finally {
				await again.stop();
			}
		} finally {
			await site.stop();
		}
	} finally {
		cleanUp();
	}
}

const row = (what: string, measured: string, budget: string, isMet: boolean | null) => ({
	what,
	measured,
	budget,
	isMet,
});

/** Pages of a restored site that need its catalogue, its books and its sessions; the number of its leads. */
async function proveServing(site: BenchSite, cookie: string): Promise<number> {
	const client = uncachedClient(site.port, cookie);
	for (const path of [searchPath({ destination: 'Place 4' }, '2027-01-09', 1), '/partner/money'])
		await client.ask(path);
	client.close();
	const { rows } = await site.db.$client.execute('select count(*) as n from lead');
	return Number(rows[0]?.n);
}

/** A reader and a writer, until they are stopped. */
function loadOf(site: BenchSite) {
	let isOn = true;
	const pages: number[] = [];
	const state = { writes: 0, failed: 0, longest: 0 };
	const reads = (async () => {
		const client = uncachedClient(site.port);
		for (let at = 0; isOn; at++) {
			const path = searchPath({ destination: `Place ${1 + (at % 50)}` }, '2027-01-09', 1);
			pages.push((await client.ask(path)).milliseconds);
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
		client.close();
	})();
	const writes = writeRows(site.db.$client, () => isOn, state);
	return {
		/** Stops after so many milliseconds more. */
		async stop(milliseconds = 0) {
			await new Promise((resolve) => setTimeout(resolve, milliseconds));
			isOn = false;
			await Promise.all([reads, writes]);
			return { ...state, page: median(pages) };
		},
	};
}

async function writeRows(
	client: Client,
	isOn: () => boolean,
	state: { writes: number; failed: number; longest: number },
) {
	while (isOn()) {
		const begun = performance.now();
		await client.execute('update property set updated_at = updated_at + 1 where no = 7').catch(() => {
			state.failed += 1;
		});
		state.writes += 1;
		state.longest = Math.max(state.longest, performance.now() - begun);
		await new Promise((resolve) => setTimeout(resolve, WRITES_EVERY_MS));
	}
}
