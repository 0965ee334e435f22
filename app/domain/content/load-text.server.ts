import type { Language } from '../language/language';
import { type ContentKind, contentFile } from './content-page';
import type { ContentText } from './content-text';

// `vite-content.ts` has checked and rendered them.
const texts = import.meta.glob<ContentText>('../../content/**/*.md', { eager: true, import: 'default' });

/** The text of a page in a language. Throws where there is none: the build knows of every page and its texts. */
export function loadText<K extends ContentKind>(page: { kind: K; slug: string }, language: Language): ContentText<K> {
	const text = texts[contentFile(page, language).replace(/^app\//, '../../')];
	if (!text) throw new Error(`No text ${page.slug} in ${language}`);
	return text as ContentText<K>;
}
