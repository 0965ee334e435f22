import { forgivenErrors, prefixDistance } from './edit-distance';
import { foldWord, variantsOf, wordsOf } from './word-query';

/** A typed text, prepared once for many names. */
export type TypedWords = readonly { variants: readonly string[]; forgiven: number }[];

export function typedWords(text: string): TypedWords {
	return wordsOf(text).map((word) => ({ variants: variantsOf(word), forgiven: forgivenErrors(foldWord(word)) }));
}

/** The words of a name as they are compared. */
export function foldedWords(name: string): string[] {
	return wordsOf(name).map(foldWord);
}

/**
 * How well the folded words of a name answer to typed words: null when a word is not in it, else the number of typing errors (0 when the
 * words are beginnings of the name's words). `mayErr` false forgives nothing.
 */
export function matchWords(typed: TypedWords, words: readonly string[], mayErr: boolean): number | null {
	if (typed.length === 0) return null;
	let errors = 0;
	for (const { variants, forgiven } of typed) {
		const least = leastErrors(variants, words, mayErr ? forgiven : 0);
		if (least === null) return null;
		errors += least;
	}
	return errors;
}

function leastErrors(variants: readonly string[], words: readonly string[], most: number): number | null {
	if (variants.some((variant) => words.some((word) => word.startsWith(variant)))) return 0;
	if (most === 0) return null;
	let least = most + 1;
	for (const variant of variants) {
		for (const word of words) least = Math.min(least, prefixDistance(variant, word, most));
	}
	return least > most ? null : least;
}
