import type { ContentSection } from './content-html.server';
import type { FrontMatterOf } from './content-kinds';
import type { ContentKind } from './content-page';

/** A question and its answer: `answer` in plain words, for search engines; `html` as it is shown. */
export type ContentQuestion = { question: string; answer: string; html: string };

/** A text as the build leaves it: checked, and its Markdown rendered. */
export type ContentText<K extends ContentKind = ContentKind> = {
	frontMatter: Omit<FrontMatterOf<K>, 'questions'>;
	/** What stands above the first heading of the second level, as HTML. */
	intro: string;
	sections: ContentSection[];
	questions: ContentQuestion[];
};
