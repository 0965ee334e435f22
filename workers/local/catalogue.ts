import { appendFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect, parseArgs } from 'node:util';
import { exportCatalogue } from '#db/catalogue/export-catalogue';
import { importCatalogue } from '#db/catalogue/import-catalogue';
import { ImportConflict, isEndedForOthers } from '#db/catalogue/write/stage';
import { PRINTED_ERRORS, reportImport, writeReport } from './catalogue-report';
import { openCatalogueStores } from './catalogue-stores';
import { Failure } from './failure';
import { progressLine } from './progress-line';

const USAGE = `Usage:
  npm run catalogue -- import <folder> [options]   brings the catalogue to what a folder says
  npm run catalogue -- export <folder>             writes the whole catalogue into a new or empty folder

Options of import:
  --dry-run          says what would change and writes nothing
  --skip-invalid      takes the sound rows, refuses the others and lists them with their reasons in a CSV file
  --report <file>    that file (default: <folder>-refused.csv, beside the folder); without --skip-invalid it is written
                     when there are more than ${PRINTED_ERRORS} errors
  --remove-missing   also removes houses of the folder's operators that the folder does not name, and all hotels that it
                     does not name when it has hotels
  --mapping <file>   reads an agency's own spreadsheets, which lie in the folder, as this file says
  --new              begins a new database in .local when DATA_DIR names no other place and there is none

Everything is checked before anything is written; without --skip-invalid one error is enough to write nothing. The format and
mapping files are described in docs/catalogue.md. DATA_DIR (default .local) holds the data; LIBSQL_URL is the address of the
database (default: the one that npm start runs; when none answers, one is started for the time being).

Exit codes: 0 fine, 1 errors and nothing written, 2 written without the invalid rows.`;

/** The command line of catalogues; gives the exit code. */
export async function runCatalogue(argv: string[]): Promise<number> {
	try {
		const { values, positionals } = parseArgs({
			args: argv,
			allowPositionals: true,
			options: {
				'dry-run': { type: 'boolean', default: false },
				'skip-invalid': { type: 'boolean', default: false },
				'remove-missing': { type: 'boolean', default: false },
				mapping: { type: 'string' },
				report: { type: 'string' },
				new: { type: 'boolean', default: false },
				help: { type: 'boolean', short: 'h', default: false },
			},
		});
		if (values.help) {
			console.log(USAGE);
			return 0;
		}
		const [verb, folder, ...rest] = positionals;
		if (!folder || rest.length > 0) throw new Failure(USAGE);
		if (verb === 'export') return await runExport(folder);
		if (verb !== 'import') throw new Failure(USAGE);
		return await runImport(folder, {
			isDryRun: values['dry-run'],
			skipsInvalid: values['skip-invalid'],
			removesMissing: values['remove-missing'],
			mapping: values.mapping,
			report: values.report,
			mayBeNew: values.new,
		});
	} catch (error) {
		console.error(sentenceOf(error));
		return 1;
	}
}

type ImportFlags = {
	isDryRun: boolean;
	skipsInvalid: boolean;
	removesMissing: boolean;
	mapping: string | undefined;
	report: string | undefined;
	mayBeNew: boolean;
};

async function runImport(folder: string, { report, mayBeNew, ...flags }: ImportFlags): Promise<number> {
	assertFolder(folder);
	const stores = await openCatalogueStores(process.env, { mayBeNew, say: (line) => console.log(line) });
	try {
		const onProgress = progressLine(process.stdout);
		const result = await importCatalogue({ ...stores, ...flags, folder, note: `import of ${folder}`, onProgress });
		const isListed = flags.skipsInvalid || report !== undefined || result.errors.length > PRINTED_ERRORS;
		const path = isListed && result.errors.length > 0 ? (report ?? `${resolve(folder)}-refused.csv`) : null;
		if (path) await writeReport(path, result.errors);
		return reportImport(result, { isDryRun: flags.isDryRun, report: path });
	} finally {
		await stores.stop();
	}
}

async function runExport(folder: string): Promise<number> {
	if (existsSync(folder)) assertFolder(folder);
	if (existsSync(folder) && readdirSync(folder).length > 0) {
		throw new Failure(`The folder ${folder} is not empty: an export would mix with what is there.`);
	}
	const stores = await openCatalogueStores(process.env, { say: (line) => console.log(line) });
	try {
		const { counts, pictures } = await exportCatalogue({ ...stores, folder, onProgress: progressLine(process.stdout) });
		for (const { file, rows } of counts) console.log(`${file}: ${rows}`);
		console.log(`${pictures} picture files. The catalogue is in ${folder}.`);
		return 0;
	} finally {
		await stores.stop();
	}
}

function assertFolder(folder: string): void {
	const found = statSync(folder, { throwIfNoEntry: false });
	if (!found) throw new Failure(`There is no folder ${folder}.`);
	if (!found.isDirectory())
		throw new Failure(`${folder} is a file: unpack it, if it is an archive, and name the folder.`);
}

/** The error as one sentence. The details of an unexpected one are in a file. */
function sentenceOf(error: unknown): string {
	if (error instanceof Failure || error instanceof ImportConflict || isArgumentError(error)) return error.message;
	const log = join(resolve(process.env.DATA_DIR || '.local'), 'logs', 'catalogue.log');
	const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
	try {
		mkdirSync(dirname(log), { recursive: true });
		appendFileSync(log, `${new Date().toISOString()} ${inspect(error)}\n`);
		return `The command broke off: ${reason}. Details are in ${log}.`;
	} catch {
		return `The command broke off: ${reason}.`;
	}
}

function isArgumentError(error: unknown): error is Error {
	return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	// A transaction that the database ended leaves unhandled promises in its client; the importer writes it again.
	process.on('unhandledRejection', (error: unknown) => {
		if (isEndedForOthers(error)) return;
		console.error(sentenceOf(error));
		process.exit(1);
	});
	process.exitCode = await runCatalogue(process.argv.slice(2));
}
