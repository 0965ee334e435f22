import { lexer, type Tokens } from 'marked';
import { plainText } from '~/domain/content/content-html.server';
import type { ContentFile } from '~/domain/content/read-content.server';

/** A paragraph, list item, table cell or other block of words, and where it stands. */
export type Passage = { file: string; line: number; text: string };

/** Words in a row that are compared, and how many of a passage's rows may stand in another one. */
const ROW = 5;
const MOST_SHARED = 0.5;
/** Shorter passages are labels and figures. */
const LEAST_WORDS = 12;

export type Repeat = { first: Passage; again: Passage };

/**
 * Passages that say what another one says, word for word or nearly so: half of the rows of five words are the same. Case,
 * punctuation and marks do not count, so that a copy with another place's name in it is found too.
 */
export function findRepeats(passages: readonly Passage[]): Repeat[] {
	const repeats: Repeat[] = [];
	const seen = new Map<string, Set<number>>();
	passages.forEach((passage, index) => {
		const rows = rowsOf(passage.text);
		const shared = new Map<number, number>();
		for (const row of rows) for (const other of seen.get(row) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
		const twin = [...shared].find(([other, count]) => {
			const shorter = Math.min(rows.size, rowsOf(passages[other]?.text ?? '').size);
			return count > shorter * MOST_SHARED;
		});
		const first = twin && passages[twin[0]];
		if (first) repeats.push({ first, again: passage });
		for (const row of rows) {
			const places = seen.get(row) ?? new Set();
			seen.set(row, places.add(index));
		}
	});
	return repeats;
}

function rowsOf(text: string): Set<string> {
	const words =
		text
			.normalize('NFC')
			.toLowerCase()
			.match(/[\p{L}\p{N}]+/gu) ?? [];
	if (words.length < LEAST_WORDS) return new Set();
	return new Set(words.slice(ROW - 1).map((_, i) => words.slice(i, i + ROW).join(' ')));
}

/** All passages of a text, front matter included, as they would be read. */
export function passagesOf({ file, frontMatter, lines, body, bodyLine }: ContentFile): Passage[] {
	const passages: Passage[] = [];
	const add = (line: number, text: string) =>
		void passages.push({ file, line, text: text.replace(/\s+/g, ' ').trim() });
	if (frontMatter.lead) add(lines.lead ?? 1, frontMatter.lead);
	for (const { answer } of frontMatter.questions ?? []) add(lines.questions ?? 1, plainText(lexer(answer)));
	let line = bodyLine;
	for (const token of lexer(body)) {
		if (token.type === 'table') {
			const { header, rows } = token as Tokens.Table;
			for (const cell of [header, ...rows].flat()) add(line, plainText(cell.tokens));
		} else if (token.type === 'list') {
			for (const item of (token as Tokens.List).items) add(line, plainText(item.tokens));
		} else if ('tokens' in token && token.tokens) {
			add(line, plainText(token.tokens));
		}
		line += token.raw.split('\n').length - 1;
	}
	return passages.filter(({ text }) => text !== '');
}
