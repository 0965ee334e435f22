import { forgivenErrors, prefixDistance } from './edit-distance';
import { foldWord, variantsOf, wordsOf } from './word-query';

/** A typed text, prepared once for many names. */
export type TypedWords = readonly {
	variants: readonly string[];
	forgiven: number;
	/** Errors to words that it was compared with: thousands of names share theirs. */
	known: Map<string, number>;
}[];

export function typedWords(text: string): TypedWords {
	return wordsOf(text).map((word) => ({
		variants: variantsOf(word),
		forgiven: forgivenErrors(foldWord(word)),
		known: new Map(),
	}));
}

/** The words of a name as they are compared. */
export function foldedWords(name: string): string[] {
	return wordsOf(name).map(foldWord);
}

/** A name as one word, so that a space too many or missing is no more than an error. */
export function joinedWords(name: string): string {
	return foldedWords(name).join('');
}

/**
 * How well the folded words of a name answer to typed words: null when a word is not in it, else the number of typing errors (0 when the
 * words are beginnings of the name's words). `mayErr` false forgives nothing.
 */
export function matchWords(typed: TypedWords, words: readonly string[], mayErr: boolean): number | null {
	if (typed.length === 0) return null;
	let errors = 0;
	for (const { variants, forgiven, known } of typed) {
		const least = leastErrors(variants, words, mayErr ? forgiven : 0, known);
		if (least === null) return null;
		errors += least;
	}
	return errors;
}

function leastErrors(
	variants: readonly string[],
	words: readonly string[],
	most: number,
	known: Map<string, number>,
): number | null {
	if (variants.some((variant) => words.some((word) => word.startsWith(variant)))) return 0;
	if (most === 0) return null;
	let least = most + 1;
	for (const word of words) {
		const errors = known.get(word) ?? Math.min(...variants.map((variant) => prefixDistance(variant, word, most)));
		known.set(word, errors);
		least = Math.min(least, errors);
	}
	return least > most ? null : least;
}
