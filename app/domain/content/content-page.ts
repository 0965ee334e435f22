import type { Language } from '../language/language';

/** Which front matter a text has (`content-kinds.ts`) and which folder below `app/content` it lies in. */
export const CONTENT_FOLDERS = { page: '', alps: 'alps' } as const;

export type ContentKind = keyof typeof CONTENT_FOLDERS;

/** A page whose text is Markdown below `app/content`: what routes, sitemap, footer and language switch must know of it. */
export type ContentPage = {
	kind: ContentKind;
	/** The files are `<slug>.<language>.md` in the folder of its kind. */
	slug: string;
	/** The address in each language it is written in, as it is read (not percent-encoded). The same one twice: the visitor's language decides. */
	paths: Partial<Record<Language, string>>;
	isNoindex?: boolean;
};

/** The languages a page is written in. */
export function languagesOf({ paths }: Pick<ContentPage, 'paths'>): Language[] {
	return (['en', 'de'] as const).filter((language) => paths[language] !== undefined);
}

/** Every address of a page, each once. */
export function addressesOf({ paths }: Pick<ContentPage, 'paths'>): string[] {
	return [...new Set(Object.values(paths))];
}

/** Path of a page's text in a language, from the project's root. */
export function contentFile({ kind, slug }: Pick<ContentPage, 'kind' | 'slug'>, language: Language): string {
	return ['app/content', CONTENT_FOLDERS[kind], `${slug}.${language}.md`].filter(Boolean).join('/');
}
