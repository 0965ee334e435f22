import { Marked } from 'marked';

const MOST_KEPT = 500;
const kept = new Map<string, string>();

const SAFE_ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

function escapeHtml(text: string): string {
	return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** A text whose `#` is a heading of this level. */
const renderer = (firstHeading: number) =>
	new Marked({
		async: false,
		gfm: true,
		renderer: {
			html: ({ text }) => escapeHtml(text),
			image: ({ text }) => escapeHtml(text),
			heading({ tokens, depth }) {
				const level = Math.min(6, depth + firstHeading - 1);
				return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`;
			},
			link({ href, tokens }) {
				const words = this.parser.parseInline(tokens);
				if (!SAFE_ADDRESS.test(href)) return words;
				return `<a href="${escapeHtml(href)}" rel="noopener nofollow">${words}</a>`;
			},
		},
	});

/** Headings of a house's text stand below the section's own; those of a page right below its title. */
const RENDERERS = { section: renderer(3), page: renderer(1) };

/**
 * HTML of a Markdown text without raw HTML, pictures or unsafe addresses (decisions 46); null for null or nothing.
 * The same text gives the same HTML, so the last 500 are kept in this isolate.
 */
export function markdownHtml(markdown: string | null, place: keyof typeof RENDERERS = 'section'): string | null {
	if (!markdown?.trim()) return null;
	const key = `${place}:${markdown}`;
	const known = kept.get(key);
	if (known !== undefined) return known;
	const html = String(RENDERERS[place].parse(markdown)).trim();
	const oldest = kept.keys().next().value;
	if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
	kept.set(key, html);
	return html;
}
