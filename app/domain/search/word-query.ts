/** Words that a text may be searched by. */
const MOST_WORDS = 8;

/**
 * Typed text as a full-text query: every word must be there, the last one may be unfinished unless the words are
 * `whole`. Only letters and digits are taken over, each word in quotes, so that no operator gets through. '' without any.
 */
export function wordQuery(text: string, last: 'unfinished' | 'whole'): string {
	const words = wordsOf(text).slice(0, MOST_WORDS);
	return words.map((word, at) => `"${word}"${last === 'unfinished' && at === words.length - 1 ? '*' : ''}`).join(' ');
}

/** The words of a text: runs of letters, digits and accents. */
export function wordsOf(text: string): string[] {
	return text.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}
