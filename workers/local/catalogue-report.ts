import { describeChanges, summariseChanges } from '#db/seed/change/describe-changes';
import { formatFault } from '#db/seed/fault';
import type { ImportResult } from '#db/seed/import-catalogue';

/** Says at the terminal what an import has found and done; gives the exit code. */
export function reportImport(result: ImportResult, flags: { isDryRun: boolean; skipsFaulty: boolean }): number {
	const { faults, counts, newPictures } = result;
	for (const fault of faults) console.error(formatFault(fault));
	for (const { file, taken, refused } of counts) {
		console.log(`${file}: ${taken} taken, ${refused} refused, ${taken + refused} in all`);
	}
	if (faults.length > 0 && !result.isSound) {
		console.error(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}: nothing was written.`);
		return 1;
	}
	if (flags.isDryRun) for (const line of describeChanges(result)) console.log(line);
	const summary = summariseChanges(result);
	console.log(flags.isDryRun ? `${summary}. Nothing was written (dry run).` : `${summary}.`);
	if (newPictures > 0) console.log(`${newPictures} new pictures.`);
	return faults.length > 0 ? 2 : 0;
}
