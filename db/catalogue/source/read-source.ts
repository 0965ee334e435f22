import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { nearestName } from '~/platform/nearest-name';
import type { CatalogueError } from '../catalogue-error';
import {
	FILE_KEYS,
	FILES,
	type FileKey,
	type FileRules,
	fileRules,
	isTextFile,
	LIST_FILES,
	TEXT_FILES,
	type TextFile,
} from '../format/files';
import { applyMapping } from '../mapping/apply-mapping';
import type { RawRecord } from './raw-table';
import { type CsvSink, readCsv } from './read-csv';
import { readGuides } from './read-guides';
import { readHotelTexts } from './read-hotel-texts';
import { readInside } from './read-inside';
import { readMapSets } from './read-map-sets';
import { readRows, rowReader } from './read-rows';
import { readTexts } from './read-texts';
import type { Source, SourceRow } from './source-row';

const TEXT_READERS: Record<TextFile, (folder: string, errors: CatalogueError[]) => Promise<SourceRow[]>> = {
	texts: readTexts,
	guides: readGuides,
	mapSets: readMapSets,
	hotelTexts: readHotelTexts,
};

/** Files that may lie beside the catalogue's own without being a mistake. */
const BESIDE = /^(readme|licen[cs]e|\.)/i;

/**
 * Reads a folder of our own format, or of an agency's when a mapping file is named. A `mapping.json` that merely lies in the folder
 * is not used: who sends a folder does not decide how it is read. Pictures are not opened here.
 */
export async function readSource(folder: string, options: { mapping: string | null; today: string }): Promise<Source> {
	const errors: CatalogueError[] = [];
	const { mapping } = options;
	const mapped = mapping ? applyMapping(mapping, folder, options.today, errors) : null;
	const tables = Object.fromEntries(FILE_KEYS.map((file) => [file, [] as SourceRow[]])) as unknown as Source['tables'];
	const present = new Set<FileKey>();
	const untranslated = new Map<string, number>();
	for (const file of FILE_KEYS) {
		const table = mapped?.get(file);
		if (!table && (isTextFile(file) || !existsSync(join(folder, FILES[file].name)))) continue;
		const before = errors.length;
		const rules = fileRules(file);
		const rows = table ? readRows(rules, table, errors, untranslated) : readTable(folder, rules, errors, untranslated);
		if (!rows) continue;
		// The rules of the file are the types of its rows: this is where text becomes typed.
		tables[file] = rows as never;
		// A file whose header is wrong says nothing, rather than that everything is gone.
		if (!errors.slice(before).some(({ line }) => line === 1)) present.add(file);
	}
	for (const file of TEXT_FILES) {
		if (mapped?.has(file) || !existsSync(join(folder, FILES[file].name))) continue;
		present.add(file);
		tables[file] = (await TEXT_READERS[file](folder, errors)) as never;
	}
	if (!mapping && !LIST_FILES.some((file) => existsSync(join(folder, FILES[file].name)))) {
		const error = { file: FILES.properties.name, line: 1, column: null };
		const right = existsSync(join(folder, 'mapping.json'))
			? `the list of houses, or --mapping ${join(folder, 'mapping.json')}, which is used only when it is named`
			: 'the list of houses, or hotels/hotels.csv';
		errors.push({ ...error, wrong: 'the file is missing', right });
	}
	if (!mapping) errors.push(...unknownFiles(folder));
	const isUnreadable =
		!LIST_FILES.some((file) => present.has(file)) ||
		LIST_FILES.some((file) => !present.has(file) && existsSync(join(folder, FILES[file].name)));
	return { tables, present, errors, untranslated, isUnreadable };
}

/** The rows of one table, of which only what they say is held; null when it cannot be read to its end. */
function readTable(
	folder: string,
	rules: FileRules,
	errors: CatalogueError[],
	untranslated: Map<string, number>,
): SourceRow[] | null {
	const bytes = readInside(folder, rules.name, errors);
	if (!bytes) return null;
	const rows: SourceRow[] = [];
	let read: (record: RawRecord) => SourceRow;
	const sink: CsvSink = {
		header: (columns) => {
			read = rowReader(rules, rules.name, columns, errors, untranslated);
		},
		record: (record) => void rows.push(read(record)),
	};
	return readCsv(bytes, rules.name, errors, {}, sink) ? rows : null;
}

/** Tables of an unknown name, also among those of the hotels. */
function unknownFiles(folder: string): CatalogueError[] {
	const names = FILE_KEYS.map((file) => FILES[file].name as string).filter((name) => name.endsWith('.csv'));
	return ['', 'hotels/'].flatMap((part) => {
		if (!existsSync(join(folder, part))) return [];
		const entries = entriesOf(join(folder, part));
		if (!entries) {
			return [
				{ file: part, line: 1, column: null, wrong: 'there is a file of this name', right: 'a folder with tables' },
			];
		}
		const here = names.filter((name) => name.startsWith(part) && !name.slice(part.length).includes('/'));
		return entries
			.filter((entry) => entry.isFile() && entry.name.endsWith('.csv') && !BESIDE.test(entry.name))
			.map((entry) => `${part}${entry.name}`)
			.filter((name) => !here.includes(name))
			.map((name) => ({
				file: name,
				line: 1,
				column: null,
				wrong: 'the file is not known',
				right: nearestName(name, here) ?? `one of ${here.join(', ')}`,
			}));
	});
}

function entriesOf(path: string): Dirent[] | null {
	try {
		return readdirSync(path, { withFileTypes: true });
	} catch {
		return null;
	}
}
