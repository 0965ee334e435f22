import { Marked, type TokensList } from 'marked';
import { MemoryCache } from '~/platform/cache/memory-cache';
import { MARKDOWN } from '~/platform/cache/policies';
import { SAFE_ADDRESS, WITHOUT_HTML } from '../content/safe-markdown';
import { escapeHtml } from '../mail/escape-html';

const cached = new MemoryCache<string>(MARKDOWN, (html) => html.length);

/** Level of a text's highest heading: it stands below the section's own. */
const FIRST_HEADING = 3;

const marked = new Marked({
	async: false,
	gfm: true,
	renderer: {
		...WITHOUT_HTML,
		heading({ tokens, depth }) {
			const level = Math.min(6, depth + FIRST_HEADING - 1);
			return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`;
		},
		link({ href, tokens }) {
			const words = this.parser.parseInline(tokens);
			if (!SAFE_ADDRESS.test(href)) return words;
			return `<a href="${escapeHtml(href)}" rel="noopener nofollow">${words}</a>`;
		},
	},
});

/**
 * HTML of a Markdown text without raw HTML, pictures or unsafe addresses (PAGE-9); null for null or nothing.
 * The same text gives the same HTML, so it is cached in this isolate.
 */
export function markdownHtml(markdown: string | null): string | null {
	if (!markdown?.trim()) return null;
	return cached.getOrMake(markdown, () => marked.parser(withoutSkippedLevels(marked.lexer(markdown))).trim());
}

/** Each heading one level below the one it stands under, whichever number of `#` was typed: screen readers list them by level. */
function withoutSkippedLevels(tokens: TokensList): TokensList {
	const above: number[] = [];
	marked.walkTokens(tokens, (token) => {
		if (token.type !== 'heading') return;
		while ((above.at(-1) ?? 0) >= token.depth) above.pop();
		above.push(token.depth);
		token.depth = above.length;
	});
	return tokens;
}
