/** Words of a payer's name are joined to names of so many words, as in `van der Berg`. */
const LONGEST_NAME = 3;
const LEAST_LETTERS = 2;
const MOST_WORDS = 30;

const VOWELS: readonly [RegExp, string][] = [
	[/ae/g, 'ä'],
	[/oe/g, 'ö'],
	[/ue/g, 'ü'],
];

/**
 * The last names that the words of a transfer may hold, as they may be written in the database: each word and its neighbours, as it stands, with
 * a capital first letter, and with umlauts in the place of their substitutes.
 */
export function lastNamesIn(texts: readonly (string | null)[]): string[] {
	const names = new Set<string>();
	for (const text of texts) {
		const words = (text ?? '')
			.split(/[^\p{L}'’-]+/u)
			.filter((word) => word.length >= LEAST_LETTERS)
			.slice(0, MOST_WORDS);
		for (const [at] of words.entries()) {
			for (let length = 1; length <= LONGEST_NAME && at + length <= words.length; length += 1) {
				const name = words
					.slice(at, at + length)
					.map(capitalised)
					.join(' ');
				names.add(name);
				names.add(VOWELS.reduce((spelled, [from, to]) => spelled.replace(from, to), name));
			}
		}
	}
	return [...names];
}

/** The database compares letters of ASCII without case, all others as they are. */
function capitalised(word: string): string {
	return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}
