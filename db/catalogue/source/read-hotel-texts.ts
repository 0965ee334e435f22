import { type Document, isAlias, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type * as z from 'zod';
import type { CatalogueError } from '../catalogue-error';
import { FILES, fileRules } from '../format/files';
import { hotelTextSchema } from '../format/hotel-text-schema';
import { partsOf, type Wrong } from '../format/refusal';
import { forbiddenCharacter } from './forbidden-characters';
import type { RawCell } from './raw-table';
import { readTextInside } from './read-inside';
import { readRows } from './read-rows';
import type { SourceRow } from './source-row';
import { textFiles } from './text-files';

/** Reads `hotels/texts/<hotel>.<language>.yaml`: a `HotelText` in YAML. */
export async function readHotelTexts(folder: string, errors: CatalogueError[]): Promise<SourceRow[]> {
	const rows: SourceRow[] = [];
	const right = { extension: 'yaml', example: 'the key of a hotel and a language, such as hotel-enzian.en.yaml' };
	for (const { file, key, language } of await textFiles(folder, FILES.hotelTexts.name, right, errors)) {
		const found: CatalogueError[] = [];
		const content = readTextInside(folder, file, found);
		const body = content === null ? null : readText(content, file, found);
		const cells = new Map<string, RawCell>(
			Object.entries({ hotel: key, language, body: body ?? '-' }).map(([name, text]) => [name, { text, line: 1 }]),
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

/** The text as JSON whose entries have the order of the schema; null with errors. */
function readText(content: string, file: string, errors: CatalogueError[]): string | null {
	const lines = new LineCounter();
	const document = parseSafely(content, lines);
	if (!document) {
		const wrong = 'the YAML is nested too deeply';
		errors.push({ file, line: 1, column: null, wrong, right: 'the entries of docs/catalogue.md' });
		return null;
	}
	for (const { pos, message } of document.errors) {
		const wrong = `the YAML cannot be read (${message.split('\n')[0]})`;
		const right = 'YAML as in docs/catalogue.md, texts with a colon in quotes';
		errors.push({ file, line: lines.linePos(pos[0]).line || 1, column: null, wrong, right });
	}
	if (document.errors.length > 0 || hasForbidden(document, lines, file, errors)) return null;
	const parsed = hotelTextSchema.safeParse(document.toJS());
	if (parsed.success) return JSON.stringify(parsed.data);
	for (const issue of parsed.error.issues) {
		const { wrong, right } = whatIsWrong(issue);
		const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
		const column = path.join('.') || null;
		errors.push({ file, line: lineOf(document, lines, path), column, wrong, right });
	}
	return null;
}

/** Null where nesting exhausts the parser. */
function parseSafely(content: string, lineCounter: LineCounter): Document | null {
	try {
		return parseDocument(content, { lineCounter, prettyErrors: false, logLevel: 'error' });
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}

/** Aliases, which multiply what a few lines hold, and control characters, which YAML can write as escapes. */
function hasForbidden(document: Document, lines: LineCounter, file: string, errors: CatalogueError[]): boolean {
	const before = errors.length;
	visit(document, (_, node) => {
		const line = isNode(node) && node.range ? lines.linePos(node.range[0]).line : 1;
		if (isAlias(node)) {
			const wrong = `there is an alias (*${node.source})`;
			errors.push({ file, line, column: null, wrong, right: 'the text itself, without anchors and aliases' });
			return visit.BREAK;
		}
		const found = isScalar(node) && typeof node.value === 'string' ? forbiddenCharacter(node.value) : null;
		if (found) errors.push({ file, line, column: null, wrong: found.wrong, right: found.right });
		return undefined;
	});
	return errors.length > before;
}

/** Line of the entry, or of what it is missing in. */
function lineOf(document: Document, lines: LineCounter, path: (string | number)[]): number {
	for (let length = path.length; length > 0; length--) {
		const node = document.getIn(path.slice(0, length), true);
		if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
	}
	return 1;
}

function whatIsWrong(issue: z.core.$ZodIssue): Wrong {
	if (issue.code === 'unrecognized_keys') {
		return { wrong: `${issue.keys.join(', ')}: not known here`, right: 'the entries of docs/catalogue.md only' };
	}
	if (issue.code === 'invalid_type') return { wrong: 'is missing or of another kind', right: `a ${issue.expected}` };
	if (issue.code === 'too_big') return { wrong: 'is too much', right: `at most ${issue.maximum}` };
	if (issue.code === 'too_small') return { wrong: 'is too little', right: `at least ${issue.minimum}` };
	return partsOf(issue.message, 'a value as in docs/catalogue.md');
}
