import { bareHost } from '../brand/bare-host';
import { countryFromPathWord } from '../place/country';
import { acceptLanguage } from './accept-language';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from './language';

/** First path segments that are of one language (BRAND-21): the German pages for search engines, and pages with a path in each language. */
const PAGES: ReadonlyMap<string, Language> = new Map([
	['die-luxuriösesten-chalets-der-alpen', 'de'],
	['diskretion-sicherheit', 'de'],
	['impressum', 'de'],
	['kontakt', 'de'],
	['legal-notice', 'en'],
	['luxus-ski-reisen', 'de'],
]);

export type LanguageSigns = {
	/** Value of `?lng=`, null when absent. */
	query: string | null;
	/** Path of the request as it arrived, percent-encoded or not. */
	pathname: string;
	/** The saved choice: value of the language cookie, null when absent. */
	cookie: string | null;
	/** The whole Accept-Language header. */
	acceptLanguage: string | null;
	/** Host of the request, port allowed. */
	host: string;
};

/**
 * The language of a request. In this order: `?lng=`, the language of the path (country word, or a page whose path is of one
 * language), the saved choice, the browser's list by weight, a host ending in `.de`, English (BRAND-21).
 * Unsupported values count as absent.
 */
export function resolveLanguage(signs: LanguageSigns): Language {
	if (isLanguage(signs.query)) return signs.query;
	const ofPath = languageOfPath(signs.pathname);
	if (ofPath) return ofPath;
	if (isLanguage(signs.cookie)) return signs.cookie;
	const ofBrowser = acceptLanguage(signs.acceptLanguage);
	if (ofBrowser) return ofBrowser;
	return bareHost(signs.host).endsWith('.de') ? 'de' : DEFAULT_LANGUAGE;
}

/** The language a path itself is written in, or null: `/chalets/schweiz` is German, `/search` is neither. */
export function languageOfPath(pathname: string): Language | null {
	const [, first = '', second = ''] = pathname.split('/', 3);
	if (second !== '') {
		const country = countryFromPathWord(second);
		if (country) return country.language;
	}
	return PAGES.get(decodeSegment(first)) ?? null;
}

function decodeSegment(segment: string): string {
	try {
		return decodeURIComponent(segment).normalize('NFC').toLowerCase();
	} catch {
		return '';
	}
}
