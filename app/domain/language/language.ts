import type { LANGUAGES } from '#db/schema/enums';
import { hostCookieName, secureFlag } from '~/platform/cookies';

/** The languages the product speaks (BRAND-21). */
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Name of the cookie that mirrors the choice kept in local storage, so that the server can render it. */
export const LANGUAGE_COOKIE = 'lng';

/** What sets it, for a year: in `document.cookie` and as `Set-Cookie`. */
export function languageCookie(language: string, origin: string): string {
	const name = hostCookieName(LANGUAGE_COOKIE, origin);
	return `${name}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secureFlag(origin)}`;
}

/** Name of the query parameter that overrides everything else. */
export const LANGUAGE_QUERY = 'lng';

/** True for exactly 'en' or 'de'; anything else (other case, region, type) is no language of ours. */
export function isLanguage(value: unknown): value is Language {
	return value === 'en' || value === 'de';
}
