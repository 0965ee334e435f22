import type { Wrong } from '../format/refusal';

/**
 * Characters that no page, mail or terminal should be given: controls (but tab and line ends), and marks that turn the direction of
 * writing, by which a text shows something else than it holds.
 */
const FORBIDDEN =
	// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
	/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFFF9-\uFFFB\uFFFE\uFFFF]|[\u{E0000}-\u{E007F}]/u;

/** What is wrong with the first such character of a text, and the line of the text that it stands in; null where there is none. */
export function forbiddenCharacter(text: string): (Wrong & { line: number }) | null {
	const at = text.search(FORBIDDEN);
	if (at < 0) return null;
	const code = (text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0');
	const before = text.slice(0, at).split('\n');
	const column = [...(before.at(-1) ?? '')].length + 1;
	return {
		line: before.length,
		wrong: `has an invisible control character (U+${code}) at position ${column}`,
		right: 'the text without it',
	};
}
