import type { LANGUAGES } from '#db/schema/enums';

/** The languages the product speaks (BRAND-21). */
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Name of the cookie that mirrors the choice kept in local storage, so that the server can render it. */
export const LANGUAGE_COOKIE = 'lng';

/** Name of the query parameter that overrides everything else. */
export const LANGUAGE_QUERY = 'lng';

/** True for exactly 'en' or 'de'; anything else (other case, region, type) is no language of ours. */
export function isLanguage(value: unknown): value is Language {
	return value === 'en' || value === 'de';
}
