import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault } from '../fault';
import { FILE_KEYS, FILES, type FileKey, fileRules } from '../format/files';
import { applyMapping } from '../mapping/apply-mapping';
import { nearestName } from '../nearest-name';
import type { RawTable } from './raw-table';
import { readCsv } from './read-csv';
import { readRows } from './read-rows';
import { readTexts } from './read-texts';
import type { Source, SourceRow } from './source-row';

/** Files that may lie beside the catalogue's own without being a mistake. */
const BESIDE = /^(readme|licen[cs]e|\.)/i;

/**
 * Reads a folder of our own format, or of an agency's when there is a mapping file (given, or `mapping.json` in the folder).
 * Pictures are not opened here.
 */
export async function readSource(folder: string, options: { mapping: string | null; today: string }): Promise<Source> {
	const faults: Fault[] = [];
	const beside = join(folder, 'mapping.json');
	const mapping = options.mapping ?? (existsSync(beside) ? beside : null);
	const mapped = mapping ? await applyMapping(mapping, options.today, faults) : null;
	const tables = Object.fromEntries(FILE_KEYS.map((file) => [file, [] as SourceRow[]])) as unknown as Source['tables'];
	const present = new Set<FileKey>();
	for (const file of FILE_KEYS) {
		const table = mapped?.get(file) ?? (file === 'texts' ? null : await readTable(folder, file, faults));
		if (!table) continue;
		const before = faults.length;
		// The rules of the file are the types of its rows: this is where text becomes typed.
		tables[file] = readRows(fileRules(file), table, faults) as never;
		// A file whose header is wrong says nothing, rather than that everything is gone.
		if (!faults.slice(before).some(({ line }) => line === 1)) present.add(file);
	}
	if (existsSync(join(folder, 'texts')) && !mapped?.has('texts')) {
		present.add('texts');
		tables.texts = (await readTexts(folder, faults)) as never;
	}
	if (!mapping && !existsSync(join(folder, FILES.properties.name))) {
		faults.push({
			file: 'properties.csv',
			line: 1,
			column: null,
			wrong: 'the file is missing',
			right: 'the list of houses',
		});
	}
	if (!mapping) faults.push(...unknownFiles(folder));
	return { tables, present, faults };
}

async function readTable(folder: string, file: FileKey, faults: Fault[]): Promise<RawTable | null> {
	const { name } = FILES[file];
	const path = join(folder, name);
	return existsSync(path) ? readCsv(await readFile(path), name, faults) : null;
}

function unknownFiles(folder: string): Fault[] {
	if (!existsSync(folder)) return [];
	const names: string[] = FILE_KEYS.map((file) => FILES[file].name);
	return readdirSync(folder, { withFileTypes: true })
		.filter(
			(entry) =>
				entry.isFile() && entry.name.endsWith('.csv') && !names.includes(entry.name) && !BESIDE.test(entry.name),
		)
		.map(({ name }) => ({
			file: name,
			line: 1,
			column: null,
			wrong: 'the file is not known',
			right: nearestName(name, names) ?? `one of ${names.filter((known) => known.endsWith('.csv')).join(', ')}`,
		}));
}
