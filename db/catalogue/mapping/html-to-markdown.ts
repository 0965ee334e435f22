import TurndownService from 'turndown';
import { SAFE_LINK } from '../check/check-markdown';
import type { Wrong } from '../format/refusal';

const DEEPEST = 100;

/** What is no text of a page, with everything in it. */
const DROPPED = [
	'script',
	'style',
	'noscript',
	'template',
	'iframe',
	'object',
	'embed',
	'form',
	'svg',
	'math',
	'head',
	'title',
] as const;

const service = new TurndownService({
	headingStyle: 'atx',
	bulletListMarker: '-',
	codeBlockStyle: 'fenced',
	emDelimiter: '*',
})
	.remove([...DROPPED] as (keyof HTMLElementTagNameMap)[])
	.addRule('pictures', { filter: ['img', 'picture', 'video', 'audio'], replacement: () => '' })
	// Headings of theirs stand below the heading of the section.
	.addRule('headings', {
		filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
		replacement: (content) => (content.trim() === '' ? '' : `\n\n### ${content.trim()}\n\n`),
	})
	.addRule('links', {
		filter: 'a',
		replacement: (content, node) => {
			const address = (node as HTMLElement).getAttribute('href')?.trim() ?? '';
			const isSafe = SAFE_LINK.test(address) && !/[\s<>()]/.test(address);
			return isSafe && content.trim() !== '' ? `[${content.trim()}](${address})` : content;
		},
	});

// A sign that was written as text stays text, and never becomes a tag again.
const escaped = service.escape.bind(service);
service.escape = (text) => escaped(text).replace(/</g, '\\<');

/**
 * A description written in HTML as Markdown without HTML: paragraphs, lists, emphasis, headings and safe links stay; scripts, frames,
 * pictures and everything else go. A text without any tag keeps its line breaks. What is nested beyond all sense is refused.
 */
export function htmlToMarkdown(html: string): string | Wrong {
	if (depthOf(html) > DEEPEST) return { wrong: 'the HTML is nested too deeply', right: `at most ${DEEPEST} levels` };
	const hasTags = /<\/?[a-z][^>]*>|&[a-z]+;|&#/i.test(html);
	const markup = hasTags ? html : html.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/\n/g, '<br>');
	return service
		.turndown(markup)
		.replace(/[^\S\n]+$/gm, '')
		.replace(/\u00a0/g, ' ')
		.replace(/\n{3,}/g, '\n\n')
		.trim();
}

/** Levels of tags, counted roughly: unclosed tags count too. */
function depthOf(html: string): number {
	let depth = 0;
	let deepest = 0;
	for (const [, closes, name] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
		if (/^(br|hr|img|wbr|input|p|li|meta|link)$/i.test(name ?? '')) continue;
		depth = closes ? Math.max(0, depth - 1) : depth + 1;
		deepest = Math.max(deepest, depth);
	}
	return deepest;
}
