import { lexer, Marked, type Token, type Tokens, type TokensList } from 'marked';
import { escapeHtml } from '../mail/escape-html';
import { pathSegment } from '../place/path-segment';
import { SAFE_ADDRESS, WITHOUT_HTML } from './safe-markdown';

/** What stands below one heading of the second level; `id` is the anchor that leads to it. */
export type ContentSection = { id: string; heading: string; html: string };

const ON_THIS_SITE = /^[/#]/;

/** Anchors that a page has already. */
const TAKEN = ['content', 'questions', 'contact'];

/**
 * One of our own texts as HTML, cut at its headings of the second level: no raw HTML, no pictures, no unsafe addresses; links that
 * leave the site are `noopener nofollow` (docs/decisions/0008). Every heading has an anchor made of its words.
 */
export function contentHtml(markdown: string): { intro: string; sections: ContentSection[] } {
	const tokens = lexer(keepTimesTogether(markdown));
	const anchors = new Set(TAKEN);
	const marked = renderer(anchors);
	const html = (part: Token[]) => marked.parser(Object.assign(part, { links: tokens.links }) as TokensList).trim();
	const starts = tokens.flatMap((token, index) => (isSectionHeading(token) ? [index] : []));
	const sections = starts.map((start, i) => {
		const heading = plainText((tokens[start] as Tokens.Heading).tokens);
		const id = freeAnchor(heading, anchors);
		return { id, heading, html: html(tokens.slice(start + 1, starts[i + 1])) };
	});
	return { intro: html(tokens.slice(0, starts[0])), sections };
}

/** No line ends between a figure and its unit: `1 h 30 min`, `120 km`. */
function keepTimesTogether(markdown: string): string {
	return markdown
		.replace(/(\d) (?=(?:h|min|km|m|Std\.|Min\.)(?!\p{L}))/gu, '$1\u00a0')
		.replace(/(\d\u00a0(?:h|Std\.)) (?=\d)/g, '$1\u00a0');
}

function isSectionHeading(token: Token): boolean {
	return token.type === 'heading' && (token as Tokens.Heading).depth === 2;
}

function renderer(anchors: Set<string>): Marked {
	return new Marked({
		async: false,
		gfm: true,
		renderer: {
			...WITHOUT_HTML,
			heading({ tokens, depth }) {
				const id = freeAnchor(plainText(tokens), anchors);
				return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
			},
			link({ href, tokens }) {
				const words = this.parser.parseInline(tokens);
				if (!SAFE_ADDRESS.test(href)) return words;
				const rel = ON_THIS_SITE.test(href) ? '' : ' rel="noopener nofollow"';
				return `<a href="${escapeHtml(href)}"${rel}>${words}</a>`;
			},
			// What stands between ` / ` in a cell stands on lines of its own: Markdown has no other way to say it.
			tablecell({ tokens, header, align }) {
				const name = header ? 'th' : 'td';
				const words = this.parser.parseInline(tokens).replaceAll(' / ', '<br>');
				return `<${name}${align ? ` align="${align}"` : ''}>${words}</${name}>\n`;
			},
		},
	});
}

/** The words of tokens without their marks. */
export function plainText(tokens: readonly Token[]): string {
	return tokens
		.map((token) => {
			if ('tokens' in token && token.tokens) return plainText(token.tokens);
			if (token.type === 'list') return (token as Tokens.List).items.map((item) => plainText(item.tokens)).join(' ');
			return token.type === 'br' || token.type === 'space'
				? ' '
				: unescapeText('text' in token ? token.text : token.raw);
		})
		.join('');
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** marked hands plain words over with the entities it will print. */
function unescapeText(text: string): string {
	return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}

function freeAnchor(words: string, taken: Set<string>): string {
	const wanted = pathSegment(words) || 'part';
	let anchor = wanted;
	for (let count = 2; taken.has(anchor); count++) anchor = `${wanted}-${count}`;
	taken.add(anchor);
	return anchor;
}
