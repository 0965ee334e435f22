import { isIndexable } from '~/domain/brand/is-indexable';
import { BRAND_PROFILES } from '~/domain/brand/profiles';
import { resolveBrand } from '~/domain/brand/resolve-brand';
import { isLanguage, LANGUAGE_COOKIE, LANGUAGE_QUERY } from '~/domain/language/language';
import { resolveLanguage } from '~/domain/language/resolve-language';
import type { Settings } from '~/platform/env';
import type { Visit } from './load-context';

/** Cookie of a signed-in session; its bearer never meets the page cache. */
const SESSION_COOKIE = 'session';

/** Brand, language and standing of a request, by pure functions of what it says of itself. */
export function resolveVisit(request: Request, url: URL, settings: Settings): Visit {
	const cookies = request.headers.get('cookie');
	const query = url.search === '' ? null : url.searchParams.get(LANGUAGE_QUERY);
	const cookie = readCookie(cookies, LANGUAGE_COOKIE);
	const language = resolveLanguage({
		query,
		pathname: url.pathname,
		cookie,
		acceptLanguage: request.headers.get('accept-language'),
		host: url.host,
	});
	const brand = resolveBrand({ host: url.host, company: null, pinnedKey: null }, BRAND_PROFILES);
	return {
		url,
		brand,
		language,
		choosesLanguage: isLanguage(query) && cookie !== query,
		hasSession: readCookie(cookies, SESSION_COOKIE) !== null,
		isIndexable: isIndexable(url.host, brand, settings.PRODUCTION_HOSTS),
	};
}

function readCookie(header: string | null, name: string): string | null {
	if (!header) return null;
	for (const part of header.split(';')) {
		const [key, value] = part.trim().split('=', 2);
		if (key === name && value !== undefined) return value;
	}
	return null;
}
