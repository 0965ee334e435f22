import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault } from '../fault';
import {
	FILE_KEYS,
	FILES,
	type FileKey,
	fileRules,
	isTextFile,
	LIST_FILES,
	TEXT_FILES,
	type TextFile,
} from '../format/files';
import { applyMapping } from '../mapping/apply-mapping';
import { nearestName } from '../nearest-name';
import type { RawTable } from './raw-table';
import { readCsv } from './read-csv';
import { readHotelTexts } from './read-hotel-texts';
import { readRows } from './read-rows';
import { readTexts } from './read-texts';
import type { Source, SourceRow } from './source-row';

const TEXT_READERS: Record<TextFile, (folder: string, faults: Fault[]) => Promise<SourceRow[]>> = {
	texts: readTexts,
	hotelTexts: readHotelTexts,
};

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
		const table = mapped?.get(file) ?? (isTextFile(file) ? null : await readTable(folder, file, faults));
		if (!table) continue;
		const before = faults.length;
		// The rules of the file are the types of its rows: this is where text becomes typed.
		tables[file] = readRows(fileRules(file), table, faults) as never;
		// A file whose header is wrong says nothing, rather than that everything is gone.
		if (!faults.slice(before).some(({ line }) => line === 1)) present.add(file);
	}
	for (const file of TEXT_FILES) {
		if (mapped?.has(file) || !existsSync(join(folder, FILES[file].name))) continue;
		present.add(file);
		tables[file] = (await TEXT_READERS[file](folder, faults)) as never;
	}
	if (!mapping && !LIST_FILES.some((file) => existsSync(join(folder, FILES[file].name)))) {
		const fault = { file: FILES.properties.name, line: 1, column: null };
		faults.push({ ...fault, wrong: 'the file is missing', right: 'the list of houses, or hotels/hotels.csv' });
	}
	if (!mapping) faults.push(...unknownFiles(folder));
	const isUnreadable =
		!LIST_FILES.some((file) => present.has(file)) ||
		LIST_FILES.some((file) => !present.has(file) && existsSync(join(folder, FILES[file].name)));
	return { tables, present, faults, isUnreadable };
}

async function readTable(folder: string, file: FileKey, faults: Fault[]): Promise<RawTable | null> {
	const { name } = FILES[file];
	const path = join(folder, name);
	return existsSync(path) ? readCsv(await readFile(path), name, faults) : null;
}

/** Tables of an unknown name, also among those of the hotels. */
function unknownFiles(folder: string): Fault[] {
	const names = FILE_KEYS.map((file) => FILES[file].name as string).filter((name) => name.endsWith('.csv'));
	return ['', 'hotels/'].flatMap((part) => {
		if (!existsSync(join(folder, part))) return [];
		const here = names.filter((name) => name.startsWith(part) && !name.slice(part.length).includes('/'));
		return readdirSync(join(folder, part), { withFileTypes: true })
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
