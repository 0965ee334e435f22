import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#db/client';
import { migrateDatabase } from '#db/migrate';
import { importStatements } from '~/domain/bank-statement/desk/import-statements.server';
import { freePort } from '../../workers/local/free-port';
import { startSqld } from '../../workers/local/sqld';
import { moneyTeam } from '../integration/payment/money-workspace';
import { bytes, camtFile } from '../unit/bank-statement/camt-file';
import type { BenchOptions, BenchResult, BenchRow } from './bench-row';

const ENTRIES = 10_000;
const LONGEST_SECONDS = 10;

/** A bank's statement of 10,000 entries in both versions, read and stored, then dropped again. */
export async function benchStatement({ root, dataDir, say }: BenchOptions): Promise<BenchResult> {
	const folder = join(dataDir, 'statement');
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
		const rows: BenchRow[] = [];
		for (const version of ['02', '08'] as const) {
			const file = bytes(largeFile(version));
			for (const [what, expected] of [
				['', ENTRIES],
				[', dropped again', 0],
			] as const) {
				const started = performance.now();
				const taken = await importStatements({ ctx: moneyTeam({ db }), file, fileName: `${version}.xml` });
				const seconds = (performance.now() - started) / 1000;
				const added = 'refused' in taken ? -1 : taken.statements.reduce((sum, each) => sum + each.added, 0);
				say(`${version}${what}: ${seconds.toFixed(1)} s, ${added} new`);
				rows.push({
					what: `A statement of ${ENTRIES} entries, CAMT.053 version ${version}${what}: time; new entries`,
					measured: `${seconds.toFixed(1)} s; ${added}`,
					budget: `≤ ${LONGEST_SECONDS} s; ${expected}`,
					isMet: seconds <= LONGEST_SECONDS && added === expected,
				});
			}
		}
		return { rows, notes: [] };
	} finally {
		db.$client.close();
		await sqld.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

function largeFile(version: '02' | '08'): string {
	const entries = Array.from({ length: ENTRIES }, (_, at) => ({
		amount: `${(at % 900) + 100}.00`,
		bankReference: `${version}-${at}`,
		details: [{ debtor: `Client ${at}`, debtorIban: 'DE89370400440532013000', lines: [`Booking FL-${at}`] }],
	}));
	const sum = entries.reduce((before, { amount }) => before + Number(amount), 0);
	return camtFile([{ id: `BENCH-${version}`, closing: sum.toFixed(2), entries }], { version });
}
