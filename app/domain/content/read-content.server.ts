import { LineCounter, parseDocument } from 'yaml';
import { FRONT_MATTER, type FrontMatterOf } from './content-kinds';
import type { ContentKind } from './content-page';

/** Something wrong in a text: `file:line: wrong`. */
export type ContentError = { file: string; line: number; wrong: string };

export type ContentFile<K extends ContentKind = ContentKind> = {
	/** From the project's root, with slashes. */
	file: string;
	kind: K;
	frontMatter: FrontMatterOf<K>;
	/** Line of each key of the front matter in the file. */
	lines: Readonly<Record<string, number>>;
	/** Markdown below the front matter, and the line of the file that it begins on. */
	body: string;
	bodyLine: number;
};

/** Reads one text. Errors in its front matter are added to `errors`, each with its line, and the answer is then null. */
export function readContent<K extends ContentKind>(
	kind: K,
	file: string,
	source: string,
	errors: ContentError[],
): ContentFile<K> | null {
	const lines = source.replace(/\r\n?/g, '\n').split('\n');
	const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
	if (end < 0) {
		errors.push({ file, line: 1, wrong: 'begins with no front matter (a line ---, keys, a line ---)' });
		return null;
	}
	const counter = new LineCounter();
	const document = parseDocument(lines.slice(1, end).join('\n'), { lineCounter: counter, prettyErrors: false });
	const lineAt = (offset: number | undefined) => (offset === undefined ? 1 : counter.linePos(offset).line + 1);
	if (document.errors.length > 0) {
		for (const error of document.errors) {
			errors.push({ file, line: lineAt(error.pos[0]), wrong: error.message });
		}
		return null;
	}
	const lineOf = (path: readonly PropertyKey[]): number => {
		const node = path.length === 0 ? document.contents : document.getIn(path, true);
		const range = (node as { range?: readonly number[] } | null | undefined)?.range;
		return range || path.length === 0 ? lineAt(range?.[0]) : lineOf(path.slice(0, -1));
	};
	const result = FRONT_MATTER[kind].safeParse(document.toJS());
	if (!result.success) {
		for (const issue of result.error.issues) {
			const unknown = issue.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : null;
			const path = unknown === null ? issue.path : [...issue.path, unknown];
			const name = path.map(String).join('.') || 'front matter';
			errors.push({
				file,
				line: lineOf(path),
				wrong: unknown === null ? `${name}: ${issue.message}` : `${name} is no key of a text`,
			});
		}
		return null;
	}
	return {
		file,
		kind,
		frontMatter: result.data as FrontMatterOf<K>,
		lines: Object.fromEntries(Object.keys(result.data).map((key) => [key, lineOf([key])])),
		body: lines.slice(end + 1).join('\n'),
		bodyLine: end + 2,
	};
}
