import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { describeChanges, summariseChanges } from '#db/seed/change/describe-changes';
import { formatFault } from '#db/seed/fault';
import { type ImportResult, importCatalogue } from '#db/seed/import-catalogue';
import { openCatalogueStores } from './catalogue-stores';
import { Failure } from './failure';
import { progressLine } from './progress-line';

const USAGE = `Usage:
  npm run catalogue -- import <folder> [--dry-run] [--skip-faulty] [--remove-missing]

  import            checks the folder and brings the catalogue to what it says; one fault, and nothing is written
  --dry-run         says what would change and writes nothing
  --skip-faulty     takes the sound rows and refuses the others
  --remove-missing  also removes houses of the folder's operators that the folder does not name

The format is described in docs/catalogue.md. DATA_DIR (default .local) holds the data, LIBSQL_URL is the address of the
database (default: the one that npm start runs; when none answers, one is started for the time being).
Exit codes: 0 fine, 1 faults and nothing written, 2 written without the faulty rows.`;

/** The command line of catalogues; gives the exit code. */
export async function runCatalogue(argv: string[]): Promise<number> {
	try {
		const { values, positionals } = parseArgs({
			args: argv,
			allowPositionals: true,
			options: {
				'dry-run': { type: 'boolean', default: false },
				'skip-faulty': { type: 'boolean', default: false },
				'remove-missing': { type: 'boolean', default: false },
				help: { type: 'boolean', short: 'h', default: false },
			},
		});
		const [verb, folder, ...rest] = positionals;
		if (values.help) {
			console.log(USAGE);
			return 0;
		}
		if (verb !== 'import' || !folder || rest.length > 0) throw new Failure(USAGE);
		const stores = await openCatalogueStores(process.env);
		try {
			const isDryRun = values['dry-run'];
			const result = await importCatalogue({
				...stores,
				folder,
				isDryRun,
				skipsFaulty: values['skip-faulty'],
				removesMissing: values['remove-missing'],
				note: `import of ${folder}`,
				onProgress: progressLine(process.stdout),
			});
			return report(result, isDryRun, values['skip-faulty']);
		} finally {
			await stores.stop();
		}
	} catch (error) {
		if (!(error instanceof Failure) && !isArgumentError(error)) throw error;
		console.error(error.message);
		return 1;
	}
}

function report(result: ImportResult, isDryRun: boolean, skipsFaulty: boolean): number {
	for (const fault of result.faults) console.error(formatFault(fault));
	for (const { file, taken, refused } of result.counts) console.log(`${file}: ${taken} taken, ${refused} refused`);
	if (result.faults.length > 0 && !skipsFaulty) {
		console.error(`${result.faults.length} ${result.faults.length === 1 ? 'fault' : 'faults'}: nothing was written.`);
		return 1;
	}
	if (isDryRun) for (const line of describeChanges(result.changes, result.removedHouses)) console.log(line);
	const summary = summariseChanges(result.changes, result.removedHouses.length);
	console.log(isDryRun ? `${summary}. Nothing was written (dry run).` : `${summary}.`);
	return result.faults.length > 0 ? 2 : 0;
}

function isArgumentError(error: unknown): error is Error {
	return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

if (process.argv[1] && import.meta.url === pathToFileURL(join(process.argv[1])).href) {
	process.exitCode = await runCatalogue(process.argv.slice(2));
}
