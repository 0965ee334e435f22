import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import type { Fault } from '../fault';
import { FILES, fileRules } from '../format/files';
import { hotelTextSchema } from '../format/hotel-text-schema';
import type { RawCell } from './raw-table';
import { readRows } from './read-rows';
import type { SourceRow } from './source-row';
import { textFiles } from './text-files';

/** Reads `hotels/texts/<hotel>.<language>.yaml`: a `HotelText` in YAML. */
export async function readHotelTexts(folder: string, faults: Fault[]): Promise<SourceRow[]> {
	const rows: SourceRow[] = [];
	const right = { extension: 'yaml', example: 'the key of a hotel and a language, such as hotel-enzian.en.yaml' };
	for (const { file, key, language } of await textFiles(folder, FILES.hotelTexts.name, right, faults)) {
		const found: Fault[] = [];
		const body = readText(await readFile(join(folder, file), 'utf8'), file, found);
		const cells = new Map<string, RawCell>(
			Object.entries({ hotel: key, language, body: body ?? '-' }).map(([name, text]) => [name, { text, line: 1 }]),
		);
		const columns = Object.keys(fileRules('hotelTexts').columns);
		const table = { file, columns, records: [{ line: 1, cells, refusals: [] }] };
		for (const row of readRows(fileRules('hotelTexts'), table, found)) {
			if (found.length > 0) row.isRead = row.isSound = false;
			rows.push(row);
		}
		faults.push(...found);
	}
	return rows;
}

/** The text as JSON whose entries have the order of the schema; null with faults. */
function readText(content: string, file: string, faults: Fault[]): string | null {
	const lines = new LineCounter();
	const document = parseDocument(content, { lineCounter: lines, prettyErrors: false });
	for (const { pos, message } of document.errors) {
		const wrong = `the YAML cannot be read (${message.split('\n')[0]})`;
		const right = 'YAML as in docs/catalogue.md, texts with a colon in quotes';
		faults.push({ file, line: lines.linePos(pos[0]).line || 1, column: null, wrong, right });
	}
	if (document.errors.length > 0) return null;
	const parsed = hotelTextSchema.safeParse(document.toJS());
	if (parsed.success) return JSON.stringify(parsed.data);
	for (const issue of parsed.error.issues) {
		const { wrong, right } = sentence(issue);
		const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
		const column = path.join('.') || null;
		faults.push({ file, line: lineOf(document, lines, path), column, wrong, right });
	}
	return null;
}

/** Line of the entry, or of what it is missing in. */
function lineOf(document: Document, lines: LineCounter, path: (string | number)[]): number {
	for (let length = path.length; length > 0; length--) {
		const node = document.getIn(path.slice(0, length), true);
		if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
	}
	return 1;
}

function sentence(issue: z.core.$ZodIssue): { wrong: string; right: string } {
	if (issue.code === 'unrecognized_keys') {
		return { wrong: `${issue.keys.join(', ')}: not known here`, right: 'the entries of docs/catalogue.md only' };
	}
	if (issue.code === 'invalid_type') return { wrong: 'is missing or of another kind', right: `a ${issue.expected}` };
	if (issue.code === 'too_big') return { wrong: 'is too much', right: `at most ${issue.maximum}` };
	if (issue.code === 'too_small') return { wrong: 'is too little', right: `at least ${issue.minimum}` };
	const [wrong = '', right = 'a value as in docs/catalogue.md'] = issue.message.split('; right would be: ');
	return { wrong, right };
}
