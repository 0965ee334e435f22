import { marked, type Token } from 'marked';

export type MarkdownError = { line: number; wrong: string; right: string };

/** Links that a page may carry. */
export const SAFE_LINK = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/** Finds HTML, pictures and links that a page must not carry; lines count from 1 within the text. */
export function checkMarkdown(text: string): MarkdownError[] {
	const errors: MarkdownError[] = [];
	let from = 0;
	const lineOf = (raw: string) => {
		const at = text.indexOf(raw.trim(), from);
		if (at >= 0) from = at;
		return text.slice(0, at < 0 ? from : at).split('\n').length;
	};
	const tokens = readTokens(text);
	if (!tokens)
		return [{ line: 1, wrong: 'the text is nested too deeply', right: 'lists and quotations of a few levels' }];
	marked.walkTokens(tokens, (token: Token) => {
		if (token.type === 'html') {
			if (token.raw.startsWith('</')) return;
			const raw = token.raw.trim().split('\n')[0] ?? '';
			errors.push({ line: lineOf(raw), wrong: `there is HTML (${raw.slice(0, 40)})`, right: 'Markdown without HTML' });
		} else if (token.type === 'image') {
			errors.push({ line: lineOf(token.raw), wrong: 'there is a picture', right: 'pictures in pictures.csv only' });
		} else if (token.type === 'link' && !SAFE_LINK.test(String(token.href))) {
			const wrong = `the link to ${String(token.href).slice(0, 40)} is not allowed`;
			errors.push({ line: lineOf(token.raw), wrong, right: 'https:, mailto:, tel: or a path of this site' });
		}
	});
	return errors;
}

/** Null where nesting exhausts the parser. */
function readTokens(text: string): Token[] | null {
	// Hundreds of levels take seconds before they fail.
	if (/^ {0,3}(?:(?:>|[-*+] |\d+[.)] ) ?){50}/m.test(text)) return null;
	try {
		return marked.lexer(text);
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}
