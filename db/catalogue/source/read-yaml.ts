import { type Document, isAlias, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type * as z from 'zod';
import type { CatalogueError } from '../catalogue-error';
import { partsOf, type Wrong } from '../format/refusal';
import { forbiddenCharacter } from './forbidden-characters';

/**
 * YAML of a file that fits a schema; null with an error for each entry that does not. `above` is the number of lines of the file before it.
 */
export function readYaml<T>(
	content: string,
	{ file, schema, above = 0 }: { file: string; schema: z.ZodType<T>; above?: number },
	errors: CatalogueError[],
): T | null {
	const lines = new LineCounter();
	const lineAt = (offset: number) => (lines.linePos(offset).line || 1) + above;
	const document = parseSafely(content, lines);
	if (!document) {
		const wrong = 'the YAML is nested too deeply';
		errors.push({ file, line: 1 + above, column: null, wrong, right: 'the entries of docs/catalogue.md' });
		return null;
	}
	for (const { pos, message } of document.errors) {
		const wrong = `the YAML cannot be read (${message.split('\n')[0]})`;
		const right = 'YAML as in docs/catalogue.md, texts with a colon in quotes';
		errors.push({ file, line: lineAt(pos[0]), column: null, wrong, right });
	}
	if (document.errors.length > 0 || hasForbidden(document, lineAt, file, errors)) return null;
	const parsed = schema.safeParse(document.toJS());
	if (parsed.success) return parsed.data;
	for (const issue of parsed.error.issues) {
		const { wrong, right } = whatIsWrong(issue);
		const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
		const column = path.join('.') || null;
		errors.push({ file, line: lineOf(document, lineAt, path) ?? 1 + above, column, wrong, right });
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
function hasForbidden(
	document: Document,
	lineAt: (offset: number) => number,
	file: string,
	errors: CatalogueError[],
): boolean {
	const before = errors.length;
	visit(document, (_, node) => {
		const line = isNode(node) && node.range ? lineAt(node.range[0]) : 1;
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
function lineOf(document: Document, lineAt: (offset: number) => number, path: (string | number)[]): number | null {
	for (let length = path.length; length > 0; length--) {
		const node = document.getIn(path.slice(0, length), true);
		if (isNode(node) && node.range) return lineAt(node.range[0]);
	}
	return null;
}

function whatIsWrong(issue: z.core.$ZodIssue): Wrong {
	if (issue.code === 'unrecognized_keys') {
		return { wrong: `${issue.keys.join(', ')}: not known here`, right: 'the entries of docs/catalogue.md only' };
	}
	if (issue.code === 'invalid_type') return { wrong: 'is missing or of another kind', right: `a ${issue.expected}` };
	if (issue.code === 'too_big' && issue.message.startsWith('Too big')) {
		return { wrong: 'is too much', right: `at most ${issue.maximum}` };
	}
	if (issue.code === 'too_small' && issue.message.startsWith('Too small')) {
		return { wrong: 'is too little', right: `at least ${issue.minimum}` };
	}
	return partsOf(issue.message, 'a value as in docs/catalogue.md');
}
