/** The beginning of a Markdown text as plain words: whole sentences up to a length, or whole words where the first one is longer. */
export function shorten(text: string, longest: number): string {
	const plain = text
		.replace(/^\s*(#{1,6}|[-*+>]|\d+\.)\s+/gm, '')
		.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
		.replace(/\\([^\w\s])|[*_`]+/g, (_, escaped?: string) => escaped ?? '')
		.replace(/\s+/g, ' ')
		.trim();
	if (plain.length <= longest) return plain;
	const start = plain.slice(0, longest);
	const sentence = /^.*[.!?…](?=\s)/su.exec(`${start} `)?.[0] ?? '';
	if (sentence.length > longest / 3) return sentence;
	return `${start.slice(0, Math.max(start.lastIndexOf(' '), longest / 2) - 1).replace(/[\s,;:–-]+$/, '')}…`;
}
