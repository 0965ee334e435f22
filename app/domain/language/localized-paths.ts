import type { Language } from './language';

/** Paths of one page in both languages, as search engines hear of them. */
export type LocalizedPaths = Record<Language, string>;

/** The address of a page whose path is the same in both languages, in one of them: `?lng=` says it (BRAND-23). */
export function withLanguage(path: string, language: Language): string {
	const [pathname = '/', query = ''] = path.split('?', 2);
	const params = new URLSearchParams(query);
	// At the end also where it stood before: server and browser, which sees the address with it, write the same link.
	params.delete('lng');
	params.append('lng', language);
	return `${pathname}?${params}`;
}

/**
 * A page whose path is the same in both languages: as it stands it is English, for visitors who state no language, and `?lng=de`
 * is German (docs/decisions/0009).
 */
export function sharedPath(path: string): LocalizedPaths {
	return { en: path, de: withLanguage(path, 'de') };
}
