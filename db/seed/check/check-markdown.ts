import { marked, type Token } from 'marked';

export type MarkdownFault = { line: number; wrong: string; right: string };

/** Links that a page may carry. */
export const SAFE_LINK = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/** Finds HTML, pictures and links that a page must not carry; lines count from 1 within the text. */
export function checkMarkdown(text: string): MarkdownFault[] {
	const faults: MarkdownFault[] = [];
	let from = 0;
	const lineOf = (raw: string) => {
		const at = text.indexOf(raw.trim(), from);
		if (at >= 0) from = at;
		return text.slice(0, at < 0 ? from : at).split('\n').length;
	};
	marked.walkTokens(marked.lexer(text), (token: Token) => {
		if (token.type === 'html') {
			if (token.raw.startsWith('</')) return;
			const raw = token.raw.trim().split('\n')[0] ?? '';
			faults.push({ line: lineOf(raw), wrong: `there is HTML (${raw.slice(0, 40)})`, right: 'Markdown without HTML' });
		} else if (token.type === 'image') {
			faults.push({ line: lineOf(token.raw), wrong: 'there is a picture', right: 'pictures in pictures.csv only' });
		} else if (token.type === 'link' && !SAFE_LINK.test(String(token.href))) {
			const wrong = `the link to ${String(token.href).slice(0, 40)} is not allowed`;
			faults.push({ line: lineOf(token.raw), wrong, right: 'https:, mailto:, tel: or a path of this site' });
		}
	});
	return faults;
}
