import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { type CatalogueError, formatError, refusedLines } from '#db/catalogue/catalogue-error';
import { describeChanges, summariseChanges } from '#db/catalogue/change/describe-changes';
import { summariseErrors } from '#db/catalogue/error-summary';
import type { ImportResult } from '#db/catalogue/import-catalogue';
import { Failure } from './failure';

/** More than these are not printed one by one. */
export const PRINTED_ERRORS = 50;
const PRINTED_KINDS = 20;

const number = new Intl.NumberFormat('en');
const count = (many: number, word: string) => `${number.format(many)} ${word}${many === 1 ? '' : 's'}`;

/** Says at the terminal what an import has found and done; `report` is the file that lists all errors, if there is one. Gives the exit code. */
export function reportImport(
	result: ImportResult,
	{ isDryRun, report }: { isDryRun: boolean; report: string | null },
): number {
	const { errors, counts, newPictures } = result;
	printErrors(errors, report);
	for (const { file, taken, refused } of counts) {
		console.log(`${file}: ${taken} taken, ${refused} refused, ${taken + refused} in all`);
	}
	for (const note of result.notes) console.log(note);
	if (errors.length > 0 && !result.isSound) {
		console.error(`${count(errors.length, 'error')}: nothing was written.`);
		return 1;
	}
	if (isDryRun) for (const line of describeChanges(result)) console.log(line);
	const summary = summariseChanges(result);
	console.log(isDryRun ? `${summary}. Nothing was written (dry run).` : `${summary}.`);
	if (newPictures > 0) console.log(`${newPictures} new pictures.`);
	return errors.length > 0 ? 2 : 0;
}

function printErrors(errors: readonly CatalogueError[], report: string | null): void {
	const kinds = errors.length > PRINTED_ERRORS ? summariseErrors(errors) : [];
	if (kinds.length > 0) console.error(`${count(errors.length, 'error')} of ${count(kinds.length, 'kind')}:`);
	for (const { file, column, wrong, count: many, firstLine } of kinds.slice(0, PRINTED_KINDS)) {
		console.error(
			`  ${number.format(many)} × ${file}${column ? ` ${column}` : ''}: ${wrong} (first in line ${firstLine})`,
		);
	}
	if (kinds.length > PRINTED_KINDS) console.error(`  … and ${count(kinds.length - PRINTED_KINDS, 'kind')} more`);
	if (kinds.length > 0) console.error(`The first ${PRINTED_ERRORS}:`);
	for (const error of errors.slice(0, PRINTED_ERRORS)) console.error(formatError(error));
	if (report) console.error(`All of them are listed in ${report}.`);
}

/** Writes all errors as CSV, for the one who mends them. */
export async function writeReport(path: string, errors: readonly CatalogueError[]): Promise<void> {
	try {
		const out = createWriteStream(path);
		for (const lines of refusedLines(errors)) {
			if (!out.write(lines)) await once(out, 'drain');
		}
		out.end();
		await finished(out);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new Failure(`The list of errors could not be written (${reason}): name another file with --report.`);
	}
}
