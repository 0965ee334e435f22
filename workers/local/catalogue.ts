import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { exportCatalogue } from '#db/seed/export-catalogue';
import { formatRefused } from '#db/seed/fault';
import { importCatalogue } from '#db/seed/import-catalogue';
import { reportImport } from './catalogue-report';
import { openCatalogueStores } from './catalogue-stores';
import { Failure } from './failure';
import { progressLine } from './progress-line';

const USAGE = `Usage:
  npm run catalogue -- import <folder> [options]   brings the catalogue to what a folder says
  npm run catalogue -- export <folder>             writes the whole catalogue into a new or empty folder

Options of import:
  --dry-run          says what would change and writes nothing
  --skip-faulty      takes the sound rows, refuses the others and lists them with their reasons in a CSV file
  --report <file>    that file (default: <folder>-refused.csv, beside the folder)
  --remove-missing   also removes houses of the folder's operators that the folder does not name, and all hotels that it
                     does not name when it has hotels
  --mapping <file>   reads an agency's own spreadsheets (default: mapping.json in the folder when it is there)

Everything is checked before anything is written; without --skip-faulty one fault is enough to write nothing. The format and
mapping files are described in docs/catalogue.md. DATA_DIR (default .local) holds the data; LIBSQL_URL is the address of the
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
				mapping: { type: 'string' },
				report: { type: 'string' },
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
			skipsFaulty: values['skip-faulty'],
			removesMissing: values['remove-missing'],
			mapping: values.mapping,
			report: values.report,
		});
	} catch (error) {
		if (!(error instanceof Failure) && !isArgumentError(error)) throw error;
		console.error(error.message);
		return 1;
	}
}

type ImportFlags = {
	isDryRun: boolean;
	skipsFaulty: boolean;
	removesMissing: boolean;
	mapping: string | undefined;
	report: string | undefined;
};

async function runImport(folder: string, { report, ...flags }: ImportFlags): Promise<number> {
	if (!existsSync(folder)) throw new Failure(`There is no folder ${folder}.`);
	const stores = await openCatalogueStores(process.env);
	try {
		const onProgress = progressLine(process.stdout);
		const result = await importCatalogue({ ...stores, ...flags, folder, note: `import of ${folder}`, onProgress });
		if (flags.skipsFaulty && result.faults.length > 0) {
			const path = report ?? `${resolve(folder)}-refused.csv`;
			writeFileSync(path, formatRefused(result.faults));
			console.log(`The refused rows are listed in ${path}.`);
		}
		return reportImport(result, flags);
	} finally {
		await stores.stop();
	}
}

async function runExport(folder: string): Promise<number> {
	if (existsSync(folder) && readdirSync(folder).length > 0) {
		throw new Failure(`The folder ${folder} is not empty: an export would mix with what is there.`);
	}
	const stores = await openCatalogueStores(process.env);
	try {
		const { counts, pictures } = await exportCatalogue({ ...stores, folder, onProgress: progressLine(process.stdout) });
		for (const { file, rows } of counts) console.log(`${file}: ${rows}`);
		console.log(`${pictures} picture files. The catalogue is in ${folder}.`);
		return 0;
	} finally {
		await stores.stop();
	}
}

function isArgumentError(error: unknown): error is Error {
	return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	process.exitCode = await runCatalogue(process.argv.slice(2));
}
