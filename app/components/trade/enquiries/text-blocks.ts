import type { Language } from '~/domain/language/language';

/** A reply to begin with, filled in for an enquiry; `values` are what was filled in. */
export type Template = { key: string; language: Language; name: string; text: string; values: string[] };

/** A paragraph of a template, as it goes into a reply. */
export type TextBlock = { id: string; name: string; text: string; values: readonly string[] };

/** What stands behind a slash at the caret: where the slash is, and the words. */
export type BlockQuery = { start: number; end: number; words: string };

/** A slash begins at the start of a line or after a space, so that "and/or" is no question. */
const QUERY = /(?:^|\s)\/(\S[^\n/]{0,40})?$/;

/** The paragraphs of the templates in a language, each once. */
export function textBlocks(templates: readonly Template[], language: Language): TextBlock[] {
	const known = new Set<string>();
	return templates
		.filter((each) => each.language === language)
		.flatMap(({ key, name, text, values }) =>
			text.split(/\n{2,}/).flatMap((paragraph, at) => {
				const block = paragraph.trim();
				if (block === '' || known.has(block)) return [];
				known.add(block);
				return [{ id: `${key}-${at}`, name, text: block, values: values.filter((value) => block.includes(value)) }];
			}),
		);
}

/** The question at the caret; null where there is none. */
export function blockQuery(body: string, caret: number): BlockQuery | null {
	const match = QUERY.exec(body.slice(0, caret));
	if (!match) return null;
	const words = match[1] ?? '';
	return { start: caret - words.length - 1, end: caret, words };
}

/** The blocks in which each of the words stands: in the text, then with the template's name. */
export function matchingBlocks(blocks: readonly TextBlock[], words: string): TextBlock[] {
	const wanted = folded(words).split(/\s+/).filter(Boolean);
	const has = (text: string) => wanted.every((word) => folded(text).includes(word));
	const inText = blocks.filter(({ text }) => has(text));
	return [...inText, ...blocks.filter((each) => !inText.includes(each) && has(`${each.name} ${each.text}`))];
}

/** The words with the block in the place of the question, and where the caret stands then. */
export function withBlock(body: string, { start, end }: BlockQuery, { text }: TextBlock) {
	return { body: `${body.slice(0, start)}${text}${body.slice(end)}`, caret: start + text.length };
}

function folded(text: string): string {
	return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
