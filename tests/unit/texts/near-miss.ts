/** Below this a text is a label, in which every word counts: `Home` and `Hotel` are two labels, not one with a slip. */
const WORDS_OF_A_SENTENCE = 4;

/** From here on two letters are few enough to be a slip. */
const LETTERS_OF_A_LONG_TEXT = 12;

/**
 * Whether two different texts are so alike that one was probably meant to be the other: the same but for case, punctuation or
 * space, at most two letters apart if they are long, at most two words (one in three) apart if they are sentences. A label may
 * begin with either case, as running text wants it.
 */
export function isNearMiss(text: string, specified: string): boolean {
	if (text === specified) return false;
	const [one, other] = [lettersOf(text), lettersOf(specified)];
	const [words, otherWords] = [one.split(' '), other.split(' ')];
	const isSentence = otherWords.length >= WORDS_OF_A_SENTENCE;
	if (one === other) return isSentence || text.slice(1) !== specified.slice(1);
	const isLong = other.length >= LETTERS_OF_A_LONG_TEXT;
	if (isLong && isWithin(2, [...one], [...other])) return true;
	return isSentence && isWithin(Math.min(2, Math.floor(otherWords.length / 3)), words, otherWords);
}

/** In lower case, without punctuation and with single spaces. */
function lettersOf(text: string): string {
	return text
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}\s]/gu, '')
		.replaceAll(/\s+/g, ' ')
		.trim();
}

/** Whether so few insertions, deletions and replacements make one list the other. */
function isWithin(limit: number, one: readonly string[], other: readonly string[]): boolean {
	return Math.abs(one.length - other.length) <= limit && distance(one, other) <= limit;
}

/** Fewest insertions, deletions and replacements that make one list the other. */
function distance(one: readonly string[], other: readonly string[]): number {
	let row = other.map((_, index) => index + 1);
	for (const [index, item] of one.entries()) {
		let diagonal = index;
		let left = index + 1;
		row = row.map((above, column) => {
			left = Math.min(above + 1, left + 1, diagonal + (item === other[column] ? 0 : 1));
			diagonal = above;
			return left;
		});
	}
	return row.at(-1) ?? one.length;
}
