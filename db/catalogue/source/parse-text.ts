import { parse as parseYaml, YAMLParseError } from 'yaml';
import { nearestName } from '~/platform/nearest-name';
import type { CatalogueError } from '../catalogue-error';
import { checkMarkdown } from '../check/check-markdown';
import { forbiddenCharacter } from './forbidden-characters';
import type { RawCell } from './raw-table';

/** Stands for what is missing, whose error is noted already. */
const MISSING: RawCell = { text: '-', line: 1 };

const SECTIONS = ['General', 'Information', 'Location'] as const;

/** The cells of a property's text in Markdown (docs/catalogue.md): a summary in the front matter, then sections under known headings; `content` null: it could not be read. */
export function parseText(content: string | null, file: string, errors: CatalogueError[]): Map<string, RawCell> {
	const hidden = content === null ? null : forbiddenCharacter(content.replace(/^\uFEFF/, ''));
	if (hidden) errors.push({ file, line: hidden.line, column: null, wrong: hidden.wrong, right: hidden.right });
	if (content === null || hidden) {
		return new Map([
			['summary', MISSING],
			['general', MISSING],
		]);
	}
	const lines = content
		.replace(/^\uFEFF/, '')
		.replace(/\r\n?/g, '\n')
		.split('\n');
	const fail = (line: number, column: string | null, wrong: string, right: string) =>
		void errors.push({ file, line, column, wrong, right });
	const cells = new Map<string, RawCell>();
	const end = lines[0]?.trim() === '---' ? lines.findIndex((line, index) => index > 0 && line.trim() === '---') : -1;
	if (end < 0) fail(1, 'summary', 'the front matter is missing', 'a first part "---", "summary: …", "---"');
	else readFrontMatter(lines.slice(1, end), cells, fail);
	let heading: string | null = null;
	let start = end + 1;
	let isFenced = false;
	const close = (until: number) => {
		const text = lines.slice(start, until).join('\n').trim();
		const first = lines.findIndex((line, index) => index >= start && line.trim() !== '');
		if (heading) {
			cells.set(heading.toLowerCase(), { text, line: first + 1 });
			for (const error of checkMarkdown(lines.slice(start, until).join('\n'))) {
				fail(start + error.line, heading.toLowerCase(), error.wrong, error.right);
			}
		} else if (text !== '')
			fail(first + 1, null, 'there is text before the first section', 'a heading "## General" above it');
	};
	for (let index = end + 1; index < lines.length; index++) {
		const line = lines[index] ?? '';
		if (/^\s{0,3}(```|~~~)/.test(line)) isFenced = !isFenced;
		const title = isFenced ? undefined : /^##\s+(.*?)\s*#*\s*$/.exec(line)?.[1];
		if (title === undefined) continue;
		close(index);
		heading = SECTIONS.find((section) => section === title) ?? null;
		if (!heading) {
			fail(
				index + 1,
				null,
				`the section "${title}" is not known`,
				nearestName(title, SECTIONS) ?? `one of ${SECTIONS.join(', ')}`,
			);
			heading = title;
		} else if (cells.has(heading.toLowerCase())) fail(index + 1, null, `the section "${title}" is there twice`, 'once');
		start = index + 1;
	}
	close(lines.length);
	if (!cells.get('general')?.text) {
		fail(
			Math.max(1, lines.length - 1),
			'general',
			'the section is missing',
			'a heading "## General" and a text below it',
		);
		cells.set('general', MISSING);
	}
	if (!cells.get('summary')?.text) {
		if (end >= 0) fail(1, 'summary', 'is missing', 'one line "summary: …" in the front matter');
		cells.set('summary', MISSING);
	}
	return cells;
}

function readFrontMatter(
	lines: string[],
	cells: Map<string, RawCell>,
	fail: (line: number, column: string | null, wrong: string, right: string) => void,
): void {
	try {
		// Aliases multiply what a few lines hold.
		const matter: unknown = parseYaml(lines.join('\n'), { maxAliasCount: 0, logLevel: 'error' });
		for (const [name, value] of Object.entries(typeof matter === 'object' && matter ? matter : {})) {
			const line = lines.findIndex((text) => text.startsWith(`${name}:`)) + 2;
			if (name !== 'summary') fail(line, name, 'the entry is not known', 'summary');
			else if (typeof value !== 'string')
				fail(line, name, 'is not a text', 'one sentence, in quotes when it has a colon');
			else cells.set('summary', { text: value, line });
		}
	} catch (error) {
		// One sentence without quotes is clear enough, whatever colons it has.
		const sentence = lines.length === 1 ? /^summary:\s+([^"'].*)$/.exec(lines[0] ?? '')?.[1] : undefined;
		if (sentence) return void cells.set('summary', { text: sentence, line: 2 });
		cells.set('summary', MISSING);
		const line = (error instanceof YAMLParseError ? (error.linePos?.[0].line ?? 1) : 1) + 1;
		fail(line, 'summary', 'the front matter cannot be read', 'one line "summary: …", in quotes when it has a colon');
	}
}
