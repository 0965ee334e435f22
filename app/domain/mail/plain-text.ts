export type Row = readonly [label: string, value: string];

const WIDTH = 72;

/** Words in lines of at most 72 characters; line breaks of the text stay, a longer word stands alone. */
export function wrapText(text: string, indent = ''): string {
	return text
		.replace(/\r\n?/g, '\n')
		.split('\n')
		.map((line) => wrapLine(line, indent))
		.join('\n');
}

/** Labels in one column and values beside them, wrapped under their own edge. */
export function textRows(rows: readonly Row[]): string {
	const edge = Math.max(0, ...rows.map(([label]) => letters(label))) + 3;
	return rows
		.map(([label, value]) => {
			const wrapped = wrapText(value, ' '.repeat(edge));
			return `${label}:${' '.repeat(edge - letters(label) - 1)}${wrapped.trimStart()}`;
		})
		.join('\n');
}

/** A heading with a line under it. */
export function textHeading(text: string): string {
	return `${text}\n${'-'.repeat(Math.min(WIDTH, letters(text)))}`;
}

function wrapLine(line: string, indent: string): string {
	const lines: string[] = [];
	let current = indent;
	for (const word of line.split(/[ \t]+/)) {
		if (current.trim() !== '' && letters(current) + 1 + letters(word) > WIDTH) {
			lines.push(current.trimEnd());
			current = indent;
		}
		current += current === indent ? word : ` ${word}`;
	}
	return [...lines, current.trimEnd()].join('\n');
}

function letters(text: string): number {
	return [...text].length;
}
