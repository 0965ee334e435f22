import { escapeHtml } from '../mail/escape-html';
import { type BrandWords, fillIn } from './brand-words';
import type { ContentKind } from './content-page';
import type { ContentText } from './content-text';

/** A built text with the brand's words in it. */
export function fillText<K extends ContentKind>(text: ContentText<K>, words: BrandWords): ContentText<K> {
	const plain = (each: string) => fillIn(each, words);
	const html = (each: string) => fillIn(each, words, escapeHtml);
	const { frontMatter, intro, sections, questions } = text;
	const { title, description, heading, lead } = frontMatter;
	return {
		frontMatter: {
			...frontMatter,
			title: plain(title),
			description: plain(description),
			heading: plain(heading),
			...(lead === undefined ? {} : { lead: plain(lead) }),
		},
		intro: html(intro),
		sections: sections.map((section) => ({ ...section, heading: plain(section.heading), html: html(section.html) })),
		questions: questions.map((each) => ({
			question: plain(each.question),
			answer: plain(each.answer),
			html: html(each.html),
		})),
	};
}
