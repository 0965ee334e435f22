/** A value that a template leaves to its writer: `[name of the person]`; a reply that holds one is not sent. */
const UNFILLED = /\[[^[\]\n]{1,60}\]/g;

/** The unfilled values of a text, in their order. */
export function unfilledValues(text: string): string[] {
	return text.match(UNFILLED) ?? [];
}

export type TextPart = { text: string; kind: 'plain' | 'value' | 'unfilled' };

/** A text in parts: what a template has filled in (`values`), what is left to be filled in, and the words between. */
export function textParts(text: string, values: readonly string[]): TextPart[] {
	const known = [...new Set(values)].filter((value) => value !== '').sort((a, b) => b.length - a.length);
	const marks = [UNFILLED.source, ...known.map((value) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))];
	const parts: TextPart[] = [];
	let from = 0;
	for (const match of text.matchAll(new RegExp(marks.join('|'), 'g'))) {
		if (match.index > from) parts.push({ text: text.slice(from, match.index), kind: 'plain' });
		parts.push({ text: match[0], kind: known.includes(match[0]) ? 'value' : 'unfilled' });
		from = match.index + match[0].length;
	}
	if (from < text.length) parts.push({ text: text.slice(from), kind: 'plain' });
	return parts;
}
