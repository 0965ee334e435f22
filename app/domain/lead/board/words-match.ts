/** More words than a person types. */
const MOST = 8;

/**
 * Typed words as a condition of the full-text table: every word begins one of the lead's, within one agency. Null when nothing is
 * left to look for. Nothing typed can be anything but a word: each is quoted, and quotes are no part of words.
 */
export function wordsMatch(text: string, agencyNo: number): string | null {
	const words = text
		.normalize('NFC')
		.split(/[^\p{L}\p{M}\p{N}]+/u)
		.filter(Boolean)
		.slice(0, MOST);
	if (words.length === 0) return null;
	return `tenant:a${agencyNo} AND words:(${words.map((word) => `"${word}"*`).join(' AND ')})`;
}
