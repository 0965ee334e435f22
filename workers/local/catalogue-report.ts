import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { describeChanges, summariseChanges } from '#db/seed/change/describe-changes';
import { type Fault, formatFault, refusedLines } from '#db/seed/fault';
import { summariseFaults } from '#db/seed/fault-summary';
import type { ImportResult } from '#db/seed/import-catalogue';
import { Failure } from './failure';

/** More than these are not printed one by one. */
export const PRINTED_FAULTS = 50;
const PRINTED_KINDS = 20;

const number = new Intl.NumberFormat('en');
const count = (many: number, word: string) => `${number.format(many)} ${word}${many === 1 ? '' : 's'}`;

/** Says at the terminal what an import has found and done; `report` is the file that lists all faults, if there is one. Gives the exit code. */
export function reportImport(
	result: ImportResult,
	{ isDryRun, report }: { isDryRun: boolean; report: string | null },
): number {
	const { faults, counts, newPictures } = result;
	printFaults(faults, report);
	for (const { file, taken, refused } of counts) {
		console.log(`${file}: ${taken} taken, ${refused} refused, ${taken + refused} in all`);
	}
	for (const note of result.notes) console.log(note);
	if (faults.length > 0 && !result.isSound) {
		console.error(`${count(faults.length, 'fault')}: nothing was written.`);
		return 1;
	}
	if (isDryRun) for (const line of describeChanges(result)) console.log(line);
	const summary = summariseChanges(result);
	console.log(isDryRun ? `${summary}. Nothing was written (dry run).` : `${summary}.`);
	if (newPictures > 0) console.log(`${newPictures} new pictures.`);
	return faults.length > 0 ? 2 : 0;
}

function printFaults(faults: readonly Fault[], report: string | null): void {
	const kinds = faults.length > PRINTED_FAULTS ? summariseFaults(faults) : [];
	if (kinds.length > 0) console.error(`${count(faults.length, 'fault')} of ${count(kinds.length, 'kind')}:`);
	for (const { file, column, wrong, count: many, firstLine } of kinds.slice(0, PRINTED_KINDS)) {
		console.error(
			`  ${number.format(many)} × ${file}${column ? ` ${column}` : ''}: ${wrong} (first in line ${firstLine})`,
		);
	}
	if (kinds.length > PRINTED_KINDS) console.error(`  … and ${count(kinds.length - PRINTED_KINDS, 'kind')} more`);
	if (kinds.length > 0) console.error(`The first ${PRINTED_FAULTS}:`);
	for (const fault of faults.slice(0, PRINTED_FAULTS)) console.error(formatFault(fault));
	if (report) console.error(`All of them are listed in ${report}.`);
}

/** Writes all faults as CSV, for the one who mends them. */
export async function writeReport(path: string, faults: readonly Fault[]): Promise<void> {
	try {
		const out = createWriteStream(path);
		for (const lines of refusedLines(faults)) {
			if (!out.write(lines)) await once(out, 'drain');
		}
		out.end();
		await finished(out);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new Failure(`The list of faults could not be written (${reason}): name another file with --report.`);
	}
}
