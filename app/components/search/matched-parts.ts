export type LabelPart = { text: string; isMatch: boolean };

const LETTER = /[\p{L}\p{N}]/u;

/**
 * A label split at the match of the input, to show the matched letters: case and accents are ignored, and words match at their beginning
 * only (`st an` in `St. Anton`).
 */
export function matchedParts(label: string, typed: string): LabelPart[] {
	const letters = [...label.normalize('NFC')];
	const folded = letters.map(fold);
	const isMatch = letters.map(() => false);
	for (const word of typed.normalize('NFC').split(/[^\p{L}\p{N}]+/u)) {
		const wanted = [...word].map(fold);
		if (wanted.length === 0) continue;
		const start = folded.findIndex(
			(_, index) =>
				(index === 0 || !LETTER.test(letters[index - 1] ?? '')) &&
				wanted.every((letter, offset) => folded[index + offset] === letter),
		);
		if (start !== -1) isMatch.fill(true, start, start + wanted.length);
	}
	const parts: LabelPart[] = [];
	for (const [index, letter] of letters.entries()) {
		const last = parts.at(-1);
		if (last && last.isMatch === isMatch[index]) last.text += letter;
		else parts.push({ text: letter, isMatch: isMatch[index] ?? false });
	}
	return parts;
}

function fold(letter: string): string {
	return (letter.normalize('NFD')[0] ?? letter).toLowerCase();
}
