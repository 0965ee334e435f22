import { marked } from 'marked';
import type { CatalogueError } from '../catalogue-error';
import { checkMarkdown, type MarkdownError } from '../check/check-markdown';
import { FILES, fileRules } from '../format/files';
import { type GuideMatter, guideSchema } from '../format/guide-schema';
import { forbiddenCharacter } from './forbidden-characters';
import type { RawCell } from './raw-table';
import { readTextInside } from './read-inside';
import { readRows } from './read-rows';
import { readYaml } from './read-yaml';
import type { SourceRow } from './source-row';
import { textFiles } from './text-files';

const EXAMPLE = 'the key of a place or region or the code of a country, and a language, such as lech.en.md';

/** Reads `guides/<key>.<language>.md`: front matter, then Markdown whose headings are of the second level. */
export async function readGuides(folder: string, errors: CatalogueError[]): Promise<SourceRow[]> {
	const rows: SourceRow[] = [];
	for (const { file, key, language } of await textFiles(
		folder,
		FILES.guides.name,
		{ extension: 'md', example: EXAMPLE },
		errors,
	)) {
		const found: CatalogueError[] = [];
		const content = readTextInside(folder, file, found);
		const cells = content === null ? new Map<string, RawCell>() : readGuide(content, file, language, found);
		cells.set('key', { text: key, line: 1 }).set('language', { text: language, line: 1 });
		const table = {
			file,
			columns: Object.keys(fileRules('guides').columns),
			records: [{ line: 1, cells, refusals: [] }],
		};
		// What is missing in a guide that could not be read is told already.
		const ofCells: CatalogueError[] = [];
		for (const row of readRows(fileRules('guides'), table, ofCells, new Map())) {
			if (found.length > 0) row.isRead = row.isSound = false;
			rows.push(row);
		}
		errors.push(...found, ...(found.length > 0 ? [] : ofCells));
	}
	return rows;
}

function readGuide(content: string, file: string, language: string, errors: CatalogueError[]): Map<string, RawCell> {
	const fail = (line: number, column: string | null, wrong: string, right: string) =>
		void errors.push({ file, line, column, wrong, right });
	const cells = new Map<string, RawCell>();
	const plain = content.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
	const hidden = forbiddenCharacter(plain);
	if (hidden) {
		fail(hidden.line, null, hidden.wrong, hidden.right);
		return cells;
	}
	const lines = plain.split('\n');
	const end = lines[0]?.trim() === '---' ? lines.findIndex((line, index) => index > 0 && line.trim() === '---') : -1;
	if (end < 0) {
		fail(1, null, 'the front matter is missing', 'a first part "---", entries such as "heading: …", "---"');
		return cells;
	}
	const schema = guideSchema(language === 'de' ? 'de' : 'en');
	const matter = readYaml(lines.slice(1, end).join('\n'), { file, schema, above: 1 }, errors);
	if (matter) for (const [name, text] of Object.entries(cellsOf(matter))) if (text) cells.set(name, lineOf(name, text));
	const body = lines.slice(end + 1).join('\n');
	const first = lines.findIndex((line, index) => index > end && line.trim() !== '');
	if (first < 0)
		fail(lines.length, 'body', 'there is no text below the front matter', 'paragraphs below headings "## …"');
	else cells.set('body', { text: body, line: first + 1 });
	const unfit = checkMarkdown(body);
	for (const { line, wrong, right } of unfit.length > 0 ? unfit : checkHeadings(body)) {
		fail(end + 1 + line, 'body', wrong, right);
	}
	return cells;

	function lineOf(name: string, text: string): RawCell {
		const entry = name.replace(/_(property|file)$/, '');
		const at = lines.findIndex((line, index) => index < end && line.startsWith(`${entry}:`));
		return { text, line: at < 0 ? 1 : at + 1 };
	}
}

function cellsOf({ hero, scene, facts, ...texts }: GuideMatter): Record<string, string | undefined> {
	return {
		...texts,
		hero_property: hero?.property,
		hero_file: hero?.file,
		scene_property: scene?.property,
		scene_file: scene?.file,
		facts: JSON.stringify(facts),
	};
}

/** The page's own heading is that of the front matter, and no level is left out. */
function checkHeadings(body: string): MarkdownError[] {
	const errors: MarkdownError[] = [];
	let line = 1;
	let depth = 1;
	for (const token of marked.lexer(body)) {
		if (token.type === 'heading') {
			if (token.depth === 1) {
				errors.push({ line, wrong: 'there is a heading of the first level', right: 'headings "## …"' });
			} else if (token.depth > depth + 1) {
				errors.push({
					line,
					wrong: 'a level of headings is left out',
					right: `${'#'.repeat(depth + 1)} ${token.text}`,
				});
			}
			depth = token.depth;
		}
		line += token.raw.split('\n').length - 1;
	}
	return errors;
}
