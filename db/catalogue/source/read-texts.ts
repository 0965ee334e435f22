import type { CatalogueError } from '../catalogue-error';
import { FILES, fileRules } from '../format/files';
import { parseText } from './parse-text';
import type { RawTable } from './raw-table';
import { readTextInside } from './read-inside';
import { readRows } from './read-rows';
import type { SourceRow } from './source-row';
import { textFiles } from './text-files';

/** Reads `texts/<property>.<language>.md`: a summary in the front matter, then sections under known headings. */
export async function readTexts(folder: string, errors: CatalogueError[]): Promise<SourceRow[]> {
	const rows: SourceRow[] = [];
	const right = { extension: 'md', example: 'the key of a house and a language, such as chalet-enzian.en.md' };
	for (const { file, key, language } of await textFiles(folder, FILES.texts.name, right, errors)) {
		const found: CatalogueError[] = [];
		const cells = parseText(readTextInside(folder, file, found), file, found);
		cells.set('property', { text: key, line: 1 }).set('language', { text: language, line: 1 });
		const table: RawTable = {
			file,
			columns: Object.keys(fileRules('texts').columns),
			records: [{ line: 1, cells, refusals: [] }],
		};
		for (const row of readRows(fileRules('texts'), table, found, new Map())) {
			if (found.length > 0) row.isRead = row.isSound = false;
			rows.push(row);
		}
		errors.push(...found);
	}
	return rows;
}
