import { lexer } from 'marked';
import { contentHtml, plainText } from './content-html.server';
import type { ContentText } from './content-text';
import type { ContentFile } from './read-content.server';

/** A text that has been read, rendered for its page. */
export function buildText({ frontMatter, body }: ContentFile): ContentText {
	const { questions = [], ...rest } = frontMatter;
	return {
		frontMatter: rest,
		...contentHtml(body),
		questions: questions.map(({ question, answer }) => ({
			question,
			answer: plainText(lexer(answer)).replace(/\s+/g, ' ').trim(),
			html: contentHtml(answer).intro,
		})),
	};
}
