import { useRef, useState } from 'react';
import { guessMapping, type ImportTargets } from '~/domain/operator-desk/import/guess-mapping';
import { IMPORT_LIMITS, type ImportedFile } from '~/domain/operator-desk/import/import-files';
import type { RememberedMapping } from '~/domain/operator-desk/import/load-import.server';
import { type ReadFault, type ReadFile, readFile } from '~/domain/operator-desk/import/read-file';
import { BY_NAME, mappingFault, type TableMapping } from '~/domain/operator-desk/import/table-mapping';
import { openContainer } from './open-container';

/** A file that was chosen: what was read of it, and how its columns are. */
export type ChosenFile = {
	key: number;
	name: string;
	file: File;
	read:
		| Exclude<ReadFile, { kind: 'fault' }>
		| { kind: 'fault'; fault: ReadFault | 'spreadsheet' | 'archive'; line: number | null; detail: string };
	mapping: TableMapping | null;
};

export type ImportFiles = ReturnType<typeof useImportFiles>;

/** Headings as they are remembered. */
export function headingsName(headings: readonly string[]): string {
	return JSON.stringify(headings).slice(0, 8000);
}

/** The files of an import while they are in the browser: read as they are added, mapped by what is remembered or guessed. */
export function useImportFiles(targets: ImportTargets, remembered: readonly RememberedMapping[]) {
	const [files, setFiles] = useState<readonly ChosenFile[]>([]);
	const [current, setCurrent] = useState<number | null>(null);
	const [isReading, setIsReading] = useState(false);
	const last = useRef(0);

	const mapped = (read: ChosenFile['read']): TableMapping | null => {
		if (read.kind !== 'table') return null;
		const { table } = read;
		const known = remembered.find(({ headings }) => headings === headingsName(table.headings));
		const isFit = known && known.mapping.columns.length === table.headings.length;
		return isFit ? known.mapping : guessMapping(table, targets);
	};

	return {
		files,
		isReading,
		current: files.find(({ key }) => key === current) ?? files.find(({ read }) => read.kind === 'table') ?? null,
		choose: setCurrent,
		async add(given: readonly { path: string; file: File }[]) {
			setIsReading(true);
			try {
				for (const each of given) {
					for (const { name, file, read: opened } of await openContainer(each)) {
						const read =
							opened ??
							(file.size > IMPORT_LIMITS.fileBytes
								? ({ kind: 'fault', fault: 'tooLarge', line: null, detail: '' } as const)
								: readFile(name, new Uint8Array(await file.arrayBuffer()), targets));
						last.current += 1;
						const added: ChosenFile = { key: last.current, name, file, read, mapping: mapped(read) };
						// A file of the same name is its newer version.
						setFiles((before) => [...before.filter((other) => other.name !== name), added]);
					}
				}
			} finally {
				setIsReading(false);
			}
		},
		remove(key: number) {
			setFiles((before) => before.filter((each) => each.key !== key));
		},
		map(key: number, mapping: TableMapping) {
			setFiles((before) => before.map((each) => (each.key === key ? { ...each, mapping } : each)));
		},
	};
}

/** What is wrong with how a file is read; null where it can be taken. */
export function faultOf({ mapping }: ChosenFile): ReturnType<typeof mappingFault> {
	return mapping ? mappingFault(mapping) : null;
}

/** Rows and columns that are read of a file. */
export function describe({ name, file, read, mapping }: ChosenFile): ImportedFile {
	const table = read.kind === 'table' ? read.table : null;
	const headings: Record<string, string> = {};
	for (const [at, { target }] of (mapping?.columns ?? []).entries()) {
		const heading = table?.headings[at] ?? '';
		if (target !== '' && heading !== '' && heading !== target)
			headings[target === BY_NAME ? 'name' : target] = heading.slice(0, 200);
	}
	return {
		...{ name: name.slice(0, 300), bytes: file.size, headings },
		rows: table ? table.rows.length : 'rows' in read ? read.rows.length : 0,
		columns: table?.headings.length ?? 0,
	};
}
