import type { CatalogueError } from '../catalogue-error';
import { FILES, fileRules } from '../format/files';
import { hotelTextSchema } from '../format/hotel-text-schema';
import type { RawCell } from './raw-table';
import { readTextInside } from './read-inside';
import { readRows } from './read-rows';
import { readYaml } from './read-yaml';
import type { SourceRow } from './source-row';
import { textFiles } from './text-files';

/** Reads `hotels/texts/<hotel>.<language>.yaml`: a `HotelText` in YAML. */
export async function readHotelTexts(folder: string, errors: CatalogueError[]): Promise<SourceRow[]> {
	const rows: SourceRow[] = [];
	const right = { extension: 'yaml', example: 'the key of a hotel and a language, such as hotel-enzian.en.yaml' };
	for (const { file, key, language } of await textFiles(folder, FILES.hotelTexts.name, right, errors)) {
		const found: CatalogueError[] = [];
		const content = readTextInside(folder, file, found);
		const text = content === null ? null : readYaml(content, { file, schema: hotelTextSchema }, found);
		const cells = new Map<string, RawCell>(
			Object.entries({ hotel: key, language, body: text ? JSON.stringify(text) : '-' }).map(([name, text]) => [
				name,
				{ text, line: 1 },
			]),
		);
		const columns = Object.keys(fileRules('hotelTexts').columns);
		const table = { file, columns, records: [{ line: 1, cells, refusals: [] }] };
		for (const row of readRows(fileRules('hotelTexts'), table, found, new Map())) {
			if (found.length > 0) row.isRead = row.isSound = false;
			rows.push(row);
		}
		errors.push(...found);
	}
	return rows;
}
