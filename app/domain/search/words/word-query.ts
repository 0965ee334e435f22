import { forgivenErrors } from './edit-distance';

/** Words that a text may be searched by. */
const MOST_WORDS = 8;

/** Different spellings of one word in names of places. */
const SAINTS = ['st', 'sankt', 'saint', 'sainte', 'santa', 'san'];

/** The words of a text in lower case: runs of letters, digits and their accents. At most eight. */
export function wordsOf(text: string): string[] {
	const words =
		text
			.normalize('NFC')
			.toLowerCase()
			.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
	return words.filter((word) => foldWord(word) !== '').slice(0, MOST_WORDS);
}

/** A word without accents; `ß` is `ss`. */
export function foldWord(word: string): string {
	return word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
}

/** How else a typed word may be written: umlauts instead of `ae`, `oe`, `ue`, `ß` instead of `ss`, kinds of saints. */
export function variantsOf(word: string): string[] {
	const folded = foldWord(word);
	const umlauts = folded.replace(/([aou])e/g, '$1');
	const saints = SAINTS.slice(0, 3).includes(folded) ? SAINTS : [];
	return [...new Set([folded, umlauts, folded.replaceAll('ss', 'ß'), ...saints])];
}

/**
 * Typed text as a full-text query: every word must be there in one of its spellings, the last one may be unfinished unless
 * the words are `whole`. Only letters and digits are taken over, each word in quotes: no operator gets through. '' without
 * any word.
 */
export function wordQuery(text: string, last: 'unfinished' | 'whole'): string {
	const words = wordsOf(text);
	return words
		.map((word, index) => {
			const star = last === 'unfinished' && index === words.length - 1 ? '*' : '';
			return anyOf(variantsOf(word), star);
		})
		.join(' AND ');
}

export type FuzzyQuery = {
	/** For `suggestion_words`. */
	beginnings: string;
	/** For `suggestion_trigrams`: three letters or more each. */
	pieces: string;
};

/** Letters of the shortest piece that the trigrams can find. */
const SHORTEST_PIECE = 3;

/** Letters of the longest beginning that `suggestion_words` keeps an index of; longer ones are collected from all words that begin so. */
const LONGEST_INDEXED_BEGINNING = 3;

/**
 * Queries that hold the names within the forgiven errors of the longest typed word, and with all words that are forgiven
 * none. Cut into one piece more than errors are forgiven, at least one piece is written right; two swapped letters, which
 * may lie in two pieces, are swapped back. What they find still has to be compared. Null when nothing is forgiven.
 */
export function fuzzyQuery(text: string): FuzzyQuery | null {
	const words = wordsOf(text).map(foldWord);
	const [longest = ''] = words.filter((word) => forgivenErrors(word) > 0).sort((a, b) => b.length - a.length);
	const errors = forgivenErrors(longest);
	if (errors === 0) return null;
	const required = words.filter((word) => forgivenErrors(word) === 0);
	const letters = [...longest];
	const size = Math.max(SHORTEST_PIECE, Math.floor(letters.length / (errors + 1)));
	const head = letters.length - errors * size;
	const pieces = Array.from({ length: errors }, (_, at) => letters.slice(head + at * size, head + (at + 1) * size));
	const swapped = letters
		.slice(1)
		.map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)]);
	// A second word narrows enough, so that the indexed beginnings do: they are read as far as they are needed.
	const most = required.length > 0 ? LONGEST_INDEXED_BEGINNING : letters.length;
	const beginnings = new Set([letters.slice(0, head), ...swapped].map((word) => word.slice(0, most).join('')));
	return {
		beginnings: allOf([anyOf([...beginnings], '*'), ...required.map((word) => anyOf(variantsOf(word), '*'))]),
		pieces: allOf([
			anyOf(pieces.map((piece) => piece.join(''))),
			...required
				.map(variantsOf)
				.filter(areFoundByTrigrams)
				.map((variants) => anyOf(variants)),
		]),
	};
}

const areFoundByTrigrams = (variants: string[]) => variants.every((variant) => [...variant].length >= SHORTEST_PIECE);

const anyOf = (words: string[], star = '') => `(${words.map((word) => `"${word}"${star}`).join(' OR ')})`;

const allOf = (groups: string[]) => groups.join(' AND ');
