import { isIndexable } from '~/domain/brand/is-indexable';
import { BRAND_PROFILES } from '~/domain/brand/profiles';
import { resolveBrand } from '~/domain/brand/resolve-brand';
import { isLanguage, LANGUAGE_COOKIE, LANGUAGE_QUERY } from '~/domain/language/language';
import { type LanguageSigns, resolveLanguage } from '~/domain/language/resolve-language';
import type { Settings } from '~/platform/env';
import type { Visit } from './load-context';

/** Cookie of a signed-in session; its bearer never meets the page cache. */
const SESSION_COOKIE = 'session';

/** Brand, language and standing of a request, by pure functions of what it says of itself. */
export function resolveVisit(request: Request, url: URL, settings: Settings): Visit {
	const cookies = request.headers.get('cookie');
	const query = url.search === '' ? null : url.searchParams.get(LANGUAGE_QUERY);
	const cookie = readCookie(cookies, LANGUAGE_COOKIE);
	const signs = {
		query,
		pathname: url.pathname,
		cookie,
		acceptLanguage: request.headers.get('accept-language'),
		host: url.host,
	};
	return {
		url,
		...standingOf(signs, settings),
		choosesLanguage: isLanguage(query) && cookie !== query,
		hasSession: readCookie(cookies, SESSION_COOKIE) !== null,
	};
}

type Standing = Pick<Visit, 'brand' | 'language' | 'isIndexable'>;

const MAX_KNOWN = 500;
const MAX_SIGNS_LENGTH = 400;

/** What earlier requests with the same signs were found to be: finding out costs more than the rest of a page from the cache. */
const known = new WeakMap<Settings, Map<string, Standing>>();

function standingOf(signs: LanguageSigns, settings: Settings): Standing {
	const ofSettings = known.get(settings) ?? new Map<string, Standing>();
	const key = `${signs.host}\n${signs.pathname}\n${signs.query}\n${signs.cookie}\n${signs.acceptLanguage}`;
	const found = ofSettings.get(key);
	if (found) return found;
	const brand = resolveBrand({ host: signs.host, company: null, pinnedKey: null }, BRAND_PROFILES);
	const isOpen = isIndexable(signs.host, brand, settings.PRODUCTION_HOSTS);
	const standing = { brand, language: resolveLanguage(signs), isIndexable: isOpen };
	if (ofSettings.size >= MAX_KNOWN) ofSettings.clear();
	if (key.length <= MAX_SIGNS_LENGTH) ofSettings.set(key, standing);
	known.set(settings, ofSettings);
	return standing;
}

function readCookie(header: string | null, name: string): string | null {
	if (!header) return null;
	for (const part of header.split(';')) {
		const [key, value] = part.trim().split('=', 2);
		if (key === name && value !== undefined) return value;
	}
	return null;
}
