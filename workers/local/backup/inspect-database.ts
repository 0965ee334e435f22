import { Worker } from 'node:worker_threads';
import { Failure } from '../failure';
import type { Inspection, Share } from './inspect-part';

/** Looks at a database file that nobody writes to, on threads of its own; throws a Failure that says what is wrong with it. */
export async function inspectDatabase(file: string, what: string): Promise<Pick<Inspection, 'counts'>> {
	const [first, second, counts] = await Promise.all([
		inThread(file, 'integrity', { at: 0, of: 2 }),
		inThread(file, 'integrity', { at: 1, of: 2 }),
		inThread(file, 'counts'),
	]);
	const [orphans, ledger] = await Promise.all([inThread(file, 'orphans'), inThread(file, 'ledger')]);
	const integrity = [...first, ...second];
	if (integrity.length > 0) throw new Failure(`${what} is damaged: ${integrity.join('; ')}.`);
	if (orphans.length > 0) throw new Failure(`${what} has rows whose references lead nowhere: ${orphans.join('; ')}.`);
	if (ledger.length > 0) throw new Failure(`The books of ${what} do not balance: ${ledger.join('; ')}.`);
	return { counts };
}

/** Throws a Failure when a table has another number of rows. */
export function assertSameCounts(expected: Record<string, number>, counts: Record<string, number>, what: string): void {
	const names = [...new Set([...Object.keys(expected), ...Object.keys(counts)])];
	const faults = names
		.filter((name) => expected[name] !== counts[name])
		.map((name) => `${name} ${counts[name] ?? 'no'} instead of ${expected[name] ?? 'no'} rows`);
	if (faults.length > 0) throw new Failure(`${what} is not what was backed up: ${faults.join('; ')}.`);
}

function inThread<Part extends keyof Inspection>(file: string, part: Part, share?: Share): Promise<Inspection[Part]> {
	return new Promise((resolve, reject) => {
		const thread = new Worker(new URL('./inspect-thread.ts', import.meta.url), {
			workerData: { file, part, share },
			resourceLimits: { maxYoungGenerationSizeMb: 4 },
			// Also where the caller runs without it, as tests do.
			execArgv: ['--import', 'tsx'],
		});
		thread.once('message', ({ found, error }: { found: Inspection[Part]; error?: string }) =>
			error === undefined ? resolve(found) : reject(new Failure(`${file} cannot be read as a database: ${error}`)),
		);
		thread.once('error', reject);
		thread.once('exit', () => reject(new Error(`The look at ${part} ended too early.`)));
	});
}
